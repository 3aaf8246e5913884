import type {Page} from '@playwright/test';

import {createFormat} from '~/i18n/format';

import {LANGUAGES} from '../../app/config/languages';
import {expectAccessible} from '../support/accessibility';
import {controlOf} from '../support/control';
import {createLogins, CUSTOMERS, lendSession, openAs, resetSubscriptions, subscriptionsOf} from '../support/customer';
import {trials} from '../support/full-run';
import {holdBack} from '../support/hold-back';
import {expect, test} from '../support/shop-test';
import {createShopper, type Shopper} from '../support/shopper';

test.describe.configure({timeout: trials({quick: 60_000, full: 180_000})});

test.beforeEach(async ({shop}) => {
  await controlOf(shop.emulator).repair();
  await resetSubscriptions(shop);
});

test('a command in a dialog shows its optimistic result, is rolled back with an error after a failure, and can be undone', async ({
  page,
  shop,
  expectStatuses,
}) => {
  expectStatuses(409);
  const {t, link, button, heading, command} = createShopper(page, 'de');
  const control = controlOf(shop.emulator);
  const service = subscriptionsOf(shop, CUSTOMERS.upcoming);
  await openAs(page, shop, CUSTOMERS.upcoming, '/de/account/subscription');
  const askedOfService = async () => (await control.received()).filter(({service: name}) => name === 'subscriptions');
  const asked = (await askedOfService()).length;
  for (const name of ['products', 'past', 'upcoming'] as const) {
    await link(t(`account:subscription.pages.${name}`))
      .first()
      .click();
    await expect(heading(t(`account:subscription.pages.${name}`))).toBeVisible();
  }
  // The query is cached for the session: the pages send no request.
  expect((await askedOfService()).slice(asked)).toEqual([]);

  const [first] = await service.days('queued');
  const dialog = page.getByRole('dialog');
  const skipped = page.getByRole('article').getByText(t('account:delivery.state.skipped'), {exact: true});
  await (await command('skip')).click();
  const skip = t('account:commands.skip.title', {date: createFormat('de').date(first ?? '')});
  await expect(page.getByRole('dialog', {name: skip})).toBeVisible();
  await control.breakDown({service: 'subscriptions', operation: 'charges', method: 'POST', kind: 'drop'});
  const submit = dialog.getByRole('button', {name: t('account:commands.skip.submit')});
  const key = dialog.locator('input[name="idempotencyKey"]');
  await expect(key).toHaveValue(/^[\da-f-]{36}$/);
  const sentKey = await key.inputValue();
  const answer = await holdBack(page, '**/skip.data*');
  await submit.click();
  await expect(skipped, 'before the service has answered').toBeVisible();
  await expect(dialog).toBeHidden();
  answer();
  await expect(dialog.getByRole('alert')).toContainText(t('account:refusal.try-again'));
  await expect(skipped, 'taken back').toBeHidden();
  await expect(key, 'what is sent again is another command').toHaveValue(/^[\da-f-]{36}$/);
  await expect(key).not.toHaveValue(sentKey);
  expect(await service.days('skipped')).toEqual([]);

  await submit.click();
  await expect(page.getByRole('status').first()).toContainText(t('account:commands.moment'));
  await expect(skipped).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect.poll(() => service.days('skipped')).toEqual([first]);
  const unskip = await command('unskip');
  await unskip.click();
  await button(t('account:commands.unskip.submit')).click();
  await expect(unskip).toBeHidden();
  await expect.poll(() => service.days('skipped')).toEqual([]);

  // A command whose page is left before its answer comes is carried out, and the next page says so.
  let tell: () => void = () => undefined;
  const carriedOut = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route('**/skip*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    tell();
  });
  await (await command('skip')).click();
  await submit.click();
  await carriedOut;
  for (const name of ['products', 'upcoming'] as const) {
    const next = link(t(`account:subscription.pages.${name}`)).first();
    // A pointer that rests on a link asks the routes, too, what the next page would need.
    await next.hover();
    await expect(page.locator('link[rel="prefetch"][href*="account/subscription"]')).not.toHaveCount(0);
    await next.click();
  }
  await expect(skipped).toBeVisible();
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await unskip.click();
  await button(t('account:commands.unskip.submit')).click();
  await expect(unskip).toBeHidden();
  await expect.poll(() => service.days('skipped')).toEqual([]);

  // Loaded anew it is a page, and stays one after a jump within it.
  await (await command('skip')).click();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(heading(skip)).toBeVisible();
  await link(t('shell:skip.content')).press('Enter');
  await expect(page).toHaveURL(/#content$/);
  await expect(dialog).toHaveCount(0);
  await expect(heading(skip)).toBeVisible();
});

test('what became of a command is in view and has the focus on a phone', {tag: '@no-js'}, async ({page, shop}) => {
  const {t, button, command} = createShopper(page, 'de');
  await page.setViewportSize({width: 390, height: 844});
  await openAs(page, shop, CUSTOMERS.upcoming, '/de/account/subscription/deliveries');
  for (const name of ['skip', 'unskip'] as const) {
    await (await command(name)).click();
    await button(t(`account:commands.${name}.submit`)).click();
    const done = page.getByText(t(`account:commands.${name}.done`).split('{{')[0] ?? '');
    await expect(done.first(), name).toBeInViewport({ratio: 1});
    await expect(page.locator(':focus').filter({has: done}), name).toBeVisible();
  }
});

test('what is wrong with a long form in a dialog is in view and has the focus', async ({
  page,
  shop,
  expectStatuses,
}) => {
  expectStatuses(409, 422);
  const {t, button, command} = createShopper(page, 'de');
  const control = controlOf(shop.emulator);
  await page.setViewportSize({width: 390, height: 844});
  await openAs(page, shop, CUSTOMERS.upcoming, '/de/account/subscription/deliveries');
  const dialog = page.getByRole('dialog');
  const field = (label: string) => dialog.getByLabel(t(`account:commands.address.${label}`), {exact: true});
  for (const name of ['address', 'gift'] as const) {
    await test.step(name, async () => {
      await (await command(name)).click();
      if (name === 'gift') {
        for (const label of ['firstName', 'lastName', 'address1', 'city'] as const) await field(label).fill('Ole');
        await field('zip').fill('07743');
        await field('email').fill('ole@example.com');
      }
      await field('phone').fill('+49 3641 112233');
      const zip = await field('zip').inputValue();
      await field('zip').fill('9942');
      await button(t(`account:commands.${name}.submit`)).click();
      await expect(dialog.getByText(t('account:commands.address.wrong.zip'))).toBeInViewport();
      await expect(field('zip')).toBeFocused();
      await expect(field('zip')).toBeInViewport({ratio: 1});

      await field('zip').fill(zip);
      const method = name === 'gift' ? 'POST' : 'PUT';
      await control.breakDown({service: 'subscriptions', method, kind: 'status', status: 422, times: 1});
      await button(t(`account:commands.${name}.submit`)).click();
      const notice = page.getByRole('alert').filter({hasText: t('account:refusal.not-changed')});
      await expect(notice).toBeInViewport({ratio: 1});
      await expect(page.locator(':focus').filter({has: notice})).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(notice).toBeHidden();
    });
  }
});

test('a command from an outdated tab says so in its dialog, which leads on', async ({page, shop, expectStatuses}) => {
  expectStatuses(404);
  const {t, button, command} = createShopper(page, 'de');
  const visitor = await openAs(page, shop, CUSTOMERS.upcoming, '/de/account/subscription/deliveries');
  const key = await subscriptionsOf(shop, CUSTOMERS.upcoming).nextKey();
  await (await command('reschedule')).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const path = `/de/account/subscription/deliveries/${key}/reschedule`;
  await visitor.post(path, {body: {how: 'weeks', weeks: '1', idempotencyKey: crypto.randomUUID()}});
  // A day that cannot be, and is not meant any more, keeps nothing back.
  await page.getByLabel(t('account:commands.reschedule.day')).check();
  await page.getByLabel(t('account:commands.reschedule.dayLabel')).fill('2020-01-01');
  await page.getByLabel(t('account:commands.reschedule.weeks')).check();
  await button(t('account:commands.reschedule.submit')).click();
  await expect(dialog.getByRole('heading', {name: t('account:gone.upcoming')})).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText(t('account:refusal.gone'));
  await dialog.getByRole('link', {name: t('account:subscription.pages.upcoming')}).click();
  await expect(dialog).toBeHidden();
});

type Dialog = {
  readonly page: 'deliveries' | 'products';
  /** Whose; the customer with upcoming deliveries unless said otherwise. */
  readonly email?: string;
  /** The command by its texts. */
  readonly name: string;
  /** What is done in it before it is looked at. */
  readonly then?: (page: Page, shopper: Shopper) => Promise<unknown>;
};

/** Goes on to the second step of adding and swapping. */
const choose =
  (name: 'add' | 'swap') =>
  async (page: Page, {t, button}: Shopper) => {
    const products = page.getByRole('dialog').getByRole('navigation', {name: t(`account:commands.${name}.choose`)});
    await products.getByRole('link').first().click();
    await expect(button(t(`account:commands.${name}.submit`))).toBeVisible();
  };

/** Every dialog in each of its forms. Two of them in `npm test`, all in the full run. */
const DIALOGS: readonly Dialog[] = [
  {page: 'deliveries', name: 'reschedule'},
  {
    page: 'deliveries',
    name: 'address',
    // What is wrong with a field is told beside it.
    then: async (page, {t, button}) => {
      await page.getByLabel(t('account:commands.address.city'), {exact: true}).fill('');
      await button(t('account:commands.address.submit')).click();
      await expect(page.getByText(t('account:field.required')).first()).toBeVisible();
    },
  },
  {page: 'deliveries', name: 'send-now'},
  {page: 'deliveries', name: 'send-now', email: CUSTOMERS.outOfStock},
  {page: 'deliveries', name: 'skip'},
  {page: 'deliveries', name: 'unskip', email: CUSTOMERS.skipped},
  {page: 'deliveries', name: 'add'},
  {page: 'deliveries', name: 'add', then: choose('add')},
  {page: 'deliveries', name: 'interval'},
  {page: 'deliveries', name: 'gift'},
  {page: 'deliveries', name: 'payment'},
  {page: 'products', name: 'edit'},
  {page: 'products', name: 'swap'},
  {page: 'products', name: 'swap', then: choose('swap')},
  {page: 'products', name: 'project'},
  {page: 'products', name: 'cancel'},
  {page: 'products', name: 'cancel-all'},
  {page: 'products', name: 'remove', email: CUSTOMERS.skipped},
  {page: 'products', name: 'reactivate', email: CUSTOMERS.cancelled},
];

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const language of LANGUAGES) {
  test(`every dialog is accessible, and gives the focus back however it is closed, in ${language}`, async ({
    page,
    shop,
    expectStatuses,
  }) => {
    expectStatuses(422);
    const shopper = createShopper(page, language);
    const {t, command} = shopper;
    const logInOnce = createLogins(shop);
    const dialog = page.getByRole('dialog');
    const closed = [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', {name: t('account:commands.close')}).click(),
    ] as const;
    const tried = DIALOGS.slice(0, trials({quick: 2, full: DIALOGS.length}));
    for (const [index, {page: below, email = CUSTOMERS.upcoming, name, then}] of tried.entries()) {
      await test.step(`${name} ${email}`, async () => {
        await lendSession(await logInOnce(email), page.context(), shop.shop);
        await page.goto(`/${language}/account/subscription/${below}`);
        const opener = await command(name);
        await opener.scrollIntoViewIfNeeded();
        const top = await scrolledTo(page);
        await opener.click();
        // The dialog's name is its heading, and the page behind it keeps its scroll position.
        const title = await dialog.getByRole('heading', {level: 1}).innerText();
        await expect(page.getByRole('dialog', {name: title, exact: true})).toBeVisible();
        expect(await scrolledTo(page), name).toBe(top);
        // The focus starts in the form, not on the close button.
        await expect(dialog.getByRole('button', {name: t('account:commands.close')})).not.toBeFocused();
        await then?.(page, shopper);
        await expectAccessible(page, index === 0 ? {} : {within: dialog});
        await closed[index % 2 === 0 ? 0 : 1]();
        await expect(dialog).toBeHidden();
        await expect(opener, name).toBeFocused();
        expect(await scrolledTo(page), name).toBe(top);
      });
    }
  });
}
