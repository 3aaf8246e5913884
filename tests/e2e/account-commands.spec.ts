import {controlOf} from '../support/control';
import {CUSTOMERS, lendSession, logIn, openAs, resetSubscriptions, subscriptionsOf} from '../support/customer';
import {isFullRun} from '../support/full-run';
import {GIVEN, look} from '../support/given-commands';
import type {Language} from '../support/messages';
import {mailsTo} from '../support/outbox';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';
import {COMMANDS, titleOf} from '../support/subscription-commands';
import {prepareForm} from '../support/subscription-forms';

const LANGUAGES = ['de', 'en'] as const satisfies readonly Language[];

test.describe.configure({timeout: isFullRun ? 300_000 : 90_000});

test.beforeEach(async ({shop}) => {
  await controlOf(shop.emulator).repair();
  await resetSubscriptions(shop);
});

for (const language of LANGUAGES) {
  test(
    `every command is given on its page, carried out by the service and told, in ${language}`,
    {tag: '@no-js'},
    async ({page, shop, javaScriptEnabled, expectStatuses}) => {
      expectStatuses(422);
      const dashboard = `/${language}/account/subscription`;
      const shopper = createShopper(page, language);
      const {t, link, button} = shopper;
      expect(GIVEN.map(({title}) => title).sort()).toEqual(COMMANDS.map(titleOf).sort());
      // In `npm test` every other one by script in English, the rest without in German.
      const own = GIVEN.filter((_, index) => isFullRun || index % 2 === (javaScriptEnabled ? 0 : 1));
      for (const {title, page: below, email = CUSTOMERS.upcoming, texts, fill, seen} of own) {
        await test.step(title, async () => {
          const asked = COMMANDS.find((command) => titleOf(command) === title);
          const name = texts ?? asked?.name ?? '';
          await resetSubscriptions(shop);
          const visitor = await logIn(shop, email);
          if (asked?.after !== undefined) await prepareForm(subscriptionsOf(shop, email), visitor, dashboard, asked);
          const before = await look(shop, email);
          await lendSession(visitor, page.context(), shop.shop);
          await page.goto(`${dashboard}/${below}`);
          await link(t(`account:commands.${name}.link`))
            .first()
            .click();
          await fill?.(page, shopper, before);
          await button(t(`account:commands.${name}.submit`)).click();
          const words = t(`account:commands.${name}.done`, {date: '@'}).split('@')[0] ?? '';
          await expect(page.getByRole('status').filter({hasText: words}).first()).toBeVisible();
          seen(await look(shop, email), before);
        });
      }
    },
  );
}

test('a lost answer, an outage and a refusal do nothing twice', async ({page, shop, expectStatuses}) => {
  expectStatuses(409);
  const {t, link, button} = createShopper(page, 'de');
  const control = controlOf(shop.emulator);
  const service = subscriptionsOf(shop, CUSTOMERS.upcoming);
  await openAs(page, shop, CUSTOMERS.upcoming, '/de/account/subscription/deliveries');

  await control.breakDown({service: 'subscriptions', operation: 'onetimes', kind: 'commit-then-drop', method: 'POST'});
  await link(t('account:commands.add.link')).first().click();
  await page
    .getByRole('navigation', {name: t('account:commands.add.choose')})
    .getByRole('link')
    .first()
    .click();
  await button(t('account:commands.add.submit')).click();
  await expect(page.getByRole('status').filter({hasText: t('account:commands.add.done')})).toBeVisible();
  expect(await service.own('onetimes')).toHaveLength(1);

  await control.breakDown({service: 'subscriptions', operation: 'addresses', kind: 'drop', method: 'PUT'});
  await link(t('account:commands.interval.link')).first().click();
  await page.getByLabel(t('account:commands.interval.label')).selectOption('6');
  await button(t('account:commands.interval.submit')).click();
  await expect(page.getByRole('alert')).toContainText(t('account:refusal.try-again'));
  await control.repair();
  await button(t('account:commands.interval.submit')).click();
  await expect(page.getByRole('status').filter({hasText: t('account:commands.interval.done')})).toBeVisible();

  const links = async () =>
    (await mailsTo(shop.emulator, CUSTOMERS.upcoming)).filter(({kind}) => kind.endsWith('update-payment')).length;
  const before = await links();
  await control.breakDown({service: 'subscriptions', operation: 'customers', kind: 'commit-then-drop', method: 'POST'});
  await link(t('account:commands.payment.link')).first().click();
  for (const press of ['the first', 'once more']) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await button(t('account:commands.payment.submit')).click();
    expect((await answered).status(), press).toBe(409);
    await expect(page.getByRole('alert')).toContainText(t('account:refusal.mail-not-known'));
    await expect.poll(links, press).toBe(before + 1);
  }
});
