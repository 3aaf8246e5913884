import type {Page} from '@playwright/test';

import {controlOf} from '../support/control';
import {CUSTOMERS, lendSession, logIn, resetSubscriptions, subscriptionsOf} from '../support/customer';
import {trials} from '../support/full-run';
import {mailsTo} from '../support/outbox';
import type {RunningShop} from '../support/shop-process';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';

const DAY_MS = 24 * 60 * 60 * 1000;

test.describe.configure({timeout: 90_000});

test.beforeEach(async ({shop}) => {
  await controlOf(shop.emulator).repair();
  await resetSubscriptions(shop);
});

async function openAs(page: Page, shop: RunningShop, email: string, path: string) {
  await lendSession(await logIn(shop, email), page.context(), shop.shop);
  await page.goto(path);
}

const later = (day: string | undefined, days: number) =>
  new Date(Date.parse(`${day ?? ''}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

test(
  'every command reaches the service, with a script in English and without in German',
  {tag: '@no-js'},
  async ({page, shop, javaScriptEnabled, expectStatuses}) => {
    expectStatuses(422);
    const language = javaScriptEnabled ? 'en' : 'de';
    const dashboard = `/${language}/account/subscription`;
    const {t, link, button} = createShopper(page, language);
    const service = subscriptionsOf(shop, CUSTOMERS.upcoming);
    await openAs(page, shop, CUSTOMERS.upcoming, `${dashboard}/deliveries`);
    /** Follows a command's link, fills the form in and sends it; waits until the page says that it is done. */
    const give = async (name: string, fill: () => Promise<unknown> = () => Promise.resolve()) => {
      await link(t(`account:commands.${name}.link`))
        .first()
        .click();
      await fill();
      await button(t(`account:commands.${name}.submit`)).click();
      const words = t(`account:commands.${name}.done`, {date: '@'}).split('@')[0] ?? '';
      await expect(page.getByRole('status').filter({hasText: words}).first()).toBeVisible();
    };
    const [first, second] = await service.days('queued');

    await test.step('put off by a week: the next delivery is later', async () => {
      await give('reschedule', () => page.getByLabel(t('account:commands.reschedule.weeksLabel')).selectOption('1'));
      expect(await service.days('queued')).toContain(later(first, 7));
    });

    await test.step('moved to a day', async () => {
      const day = later(second, 1);
      await give('reschedule', async () => {
        await page.getByRole('radio', {name: t('account:commands.reschedule.day')}).check();
        await page.getByLabel(t('account:commands.reschedule.dayLabel')).fill(day);
      });
      expect(await service.days('queued')).toContain(day);
    });

    await test.step('skipped in part', async () => {
      const charges = await service.own('charges', 'status=queued');
      const most = Math.max(...charges.map(({line_items: lines}) => (Array.isArray(lines) ? lines.length : 0)));
      expect(most).toBe(2);
      await page
        .getByRole('article')
        .filter({has: page.getByRole('listitem').filter({hasText: 'Waldgold'})})
        .getByRole('link', {name: t('account:commands.skip.link'), exact: true})
        .click();
      await page.getByRole('radio', {name: t('account:commands.skip.some')}).check();
      await page.getByRole('checkbox').last().check();
      await button(t('account:commands.skip.submit')).click();
      await expect(link(t('account:commands.unskip.link'))).toBeVisible();
      expect(await service.days('skipped')).toHaveLength(1);
    });

    await test.step('another interval', async () => {
      await give('interval', () => page.getByLabel(t('account:commands.interval.label')).selectOption('6'));
      const items = await service.own('subscriptions');
      expect(items.some((item) => item['order_interval_frequency'] === 6)).toBe(true);
    });

    await test.step('another address; what is missing is said, what was typed stays', async () => {
      await link(t('account:commands.address.link')).first().click();
      await page.getByLabel(t('account:commands.address.city'), {exact: true}).fill('');
      await page.getByLabel(t('account:commands.address.phone'), {exact: true}).fill('+49 3643 112233');
      await button(t('account:commands.address.submit')).click();
      await expect(page.getByText(t('account:field.required'))).toBeVisible();
      await expect(page.getByLabel(t('account:commands.address.phone'), {exact: true})).toHaveValue('+49 3643 112233');
      await page.getByLabel(t('account:commands.address.city'), {exact: true}).fill('Jena');
      await button(t('account:commands.address.submit')).click();
      await expect(page.getByRole('status').filter({hasText: t('account:commands.address.done')})).toBeVisible();
      expect((await service.own('addresses')).map(({city}) => city)).toContain('Jena');
    });

    await test.step('something more, once', async () => {
      await link(t('account:commands.add.link')).first().click();
      await page
        .getByRole('navigation', {name: t('account:commands.add.choose')})
        .getByRole('link')
        .first()
        .click();
      await page.getByLabel(t('account:commands.add.quantity')).fill('2');
      await button(t('account:commands.add.submit')).click();
      await expect(page.getByRole('status').filter({hasText: t('account:commands.add.done')})).toBeVisible();
      expect((await service.own('onetimes')).map(({quantity}) => quantity)).toEqual([2]);
    });

    await test.step('sent now', async () => {
      await give('send-now');
      expect((await service.own('orders')).length).toBe(4);
    });

    await test.step('products: other pieces, another project, cancelled, back again, all cancelled', async () => {
      await page.goto(`${dashboard}/products`);
      await give('edit', () => page.getByLabel(t('account:commands.add.quantity')).fill('3'));
      expect((await service.own('subscriptions')).map(({quantity}) => quantity)).toContain(3);
      await give('project', () => page.getByRole('radio', {name: t('account:project.SP024.title')}).check());
      expect(JSON.stringify(await service.own('subscriptions'))).toContain('SP024');
      await link(t('account:commands.cancel.link')).first().click();
      await page.getByRole('radio', {name: t('account:commands.cancel.reasons.tooExpensive')}).check();
      await button(t('account:commands.cancel.submit')).click();
      await expect(link(t('account:commands.reactivate.link'))).toBeVisible();
      expect((await service.own('subscriptions', 'status=cancelled'))[0]).toMatchObject({
        cancellation_reason: 'tooExpensive',
      });
      await give('reactivate');
      expect(await service.own('subscriptions', 'status=cancelled')).toEqual([]);
      await link(t('account:products.cancelAll')).click();
      await expect(link(t('account:commands.keep'))).toBeVisible();
      await page.getByRole('radio', {name: t('account:commands.cancel.reasons.other')}).check();
      await button(t('account:commands.cancel-all.submit')).click();
      await expect(link(t('account:commands.reactivate.link')).first()).toBeVisible();
      expect(await service.own('subscriptions', 'status=active')).toEqual([]);
    });
  },
);

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

test('while the service is down the dashboard says so, and the shop goes on', {tag: '@no-js'}, async ({page, shop}) => {
  const {t, heading} = createShopper(page, 'de');
  await openAs(page, shop, CUSTOMERS.upcoming, '/de/account/subscription');
  await controlOf(shop.emulator).breakDown({service: 'subscriptions', kind: 'status', times: 200});
  await page.reload();
  await expect(page.getByText(t('account:subscription.unavailable.title'))).toBeVisible();
  await expect(heading(t('account:subscription.pages.overview'))).toBeVisible();
  await page.goto('/de/c/coffee-shop');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('states tell the truth: being processed, failed, out of stock, legacy and custom gateways', async ({
  page,
  shop,
}) => {
  const {t, link} = createShopper(page, 'en');
  const open = (email: string, path = '') => openAs(page, shop, email, `/en/account/subscription${path}`);
  await open(CUSTOMERS.processing);
  await expect(page.getByText(t('account:delivery.processing'))).toBeVisible();
  await expect(link(t('account:commands.skip.link'))).toBeHidden();
  await open(CUSTOMERS.errored);
  await expect(page.getByText('We were unable to process this order.')).toBeVisible();
  await open(CUSTOMERS.outOfStock);
  await link(t('account:commands.send-now.link')).click();
  await expect(page.getByText(t('account:refusal.out-of-stock'))).toBeVisible();
  await open(CUSTOMERS.legacyPayment);
  await expect(page.getByText(t('account:commands.payment.legacy'))).toBeVisible();
  await expect(link(t('account:commands.payment.link'))).toBeHidden();
  await open(CUSTOMERS.customGateway);
  await expect(page.getByText(t('account:commands.payment.custom'))).toBeVisible();
  await expect(link(t('account:commands.payment.link'))).toBeHidden();
  await open(CUSTOMERS.nothing);
  await expect(page.getByRole('heading', {name: 'No upcoming deliveries'})).toBeVisible();
  await open(CUSTOMERS.cancelled, '/products');
  await expect(page.getByText(t('account:products.state.no-longer-available'), {exact: true})).toBeVisible();
  await expect(page.getByText(t('account:products.state.cancelled'), {exact: true})).toBeVisible();
});

const WEEKS = [0, 2, 4, 6, 8, 10, 12];

/** Whoever has a delivery that failed in `npm test`, everybody in the full run. */
const WATCHED = [CUSTOMERS.errored, ...Object.values(CUSTOMERS).filter((email) => email !== CUSTOMERS.errored)];

for (const email of WATCHED.slice(0, trials({quick: 1, full: WATCHED.length}))) {
  test(`twelve weeks go by: charges run, and the dashboard tells ${email} what became of them`, async ({shop}) => {
    const control = controlOf(shop.emulator);
    const service = subscriptionsOf(shop, email);
    const visitor = await logIn(shop, email);
    const page = async (below: string) => (await visitor.get(`/en/account/subscription${below}`)).body;
    const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0;
    // The shop's own clock stands still.
    const today = new Date().toLocaleDateString('sv-SE', {timeZone: 'Europe/Berlin'});
    const over: number[] = [];
    for (const week of WEEKS) {
      await control.moveClock(week * 7 * DAY_MS);
      const charges = await service.own('charges');
      const inState = (...states: readonly string[]) => charges.filter(({status}) => states.includes(String(status)));
      const failed = inState('error');
      const retried = failed.filter((charge) => charge['retry_date'] !== null).length;
      const upcoming = await page('/deliveries');
      expect(count(upcoming, />We were unable to process this order\.</g), `week ${week}: errored`).toBe(retried);
      const skipped = inState('skipped').map((charge) => String(charge['scheduled_at']) < today);
      const open = inState('queued', 'pending').length + retried + skipped.filter((isPast) => !isPast).length;
      expect(count(upcoming, /<article/g), `week ${week}: open`).toBe(open);
      const settled = inState('success', 'refunded', 'partially_refunded').length + failed.length - retried;
      const closed = settled + skipped.filter(Boolean).length;
      expect(count(await page('/deliveries/past'), /<article/g), `week ${week}: over`).toBe(closed);
      over.push(closed);
    }
    // Each retry comes to its end, and the rhythm goes on; nothing that is over comes back.
    expect(over).toEqual([...over].sort((one, other) => one - other));
    if (email === CUSTOMERS.errored) expect(over.at(-1)).toBeGreaterThan(over[0] ?? 0);
    await control.moveClock(0);
  });
}
