import {expect, inject, test} from 'vitest';

import {createFormat} from '../../../app/i18n/format';
import {CUSTOMERS, logIn, subscriptionsOf} from '../../support/customer';
import {elements, tags} from '../../support/html';
import {messages} from '../../support/messages';

const shop = {shop: inject('shopOrigin'), emulator: inject('emulatorOrigin')};

test('states tell the truth: being processed, failed, out of stock, legacy and custom gateways', async () => {
  const t = messages('en');
  // Between tags: every text stands in the page's data too.
  const read = async (email: string, path = '') =>
    (await (await logIn(shop, email)).get(`/en/account/subscription${path}`)).body;
  const commandsIn = (html: string) =>
    [...html.matchAll(/href="[^"]*\/deliveries\/[\d-]+\/([\w-]+)"/g)].map(([, name]) => name);

  const processing = await read(CUSTOMERS.processing);
  expect(processing).toContain(`>${t('account:delivery.processing')}<`);
  expect(commandsIn(processing)).toEqual([]);
  const errored = await read(CUSTOMERS.errored);
  expect(errored).toContain('>We were unable to process this order.<');
  // Nothing can be added: no other delivery is planned.
  expect(commandsIn(errored)).toEqual(['payment', 'skip', 'send-now', 'interval', 'address']);
  const [retry] = await subscriptionsOf(shop, CUSTOMERS.errored).own('charges', 'status=error');
  const date = createFormat('en').date(String(retry?.['retry_date']));
  expect(errored).toContain(`>${t('account:delivery.errored.text', {date})}<`);
  const past = await read(CUSTOMERS.upcoming, '/deliveries/past');
  expect(past).toContain(`>${t('account:delivery.outcome.delivered')}<`);
  expect(await read(CUSTOMERS.skipped, '/deliveries')).toContain(`>${t('account:delivery.state.skipped')}<`);
  const key = await subscriptionsOf(shop, CUSTOMERS.outOfStock).nextKey();
  const blocked = await read(CUSTOMERS.outOfStock, `/deliveries/${key}/send-now`);
  expect(blocked).toContain(`>${t('account:refusal.out-of-stock')}<`);
  expect(blocked).not.toContain(`>${t('account:commands.send-now.submit')}<`);
  for (const [email, gateway] of [
    [CUSTOMERS.legacyPayment, 'legacy'],
    [CUSTOMERS.customGateway, 'custom'],
  ] as const) {
    const html = await read(email);
    expect(html).toContain(`>${t(`account:commands.payment.${gateway}`)}<`);
    expect(commandsIn(html)).not.toContain('payment');
  }
  expect(await read(CUSTOMERS.nothing)).toContain('>No upcoming deliveries<');
  const products = await read(CUSTOMERS.cancelled, '/products');
  for (const state of ['no-longer-available', 'cancelled'] as const) {
    expect(products).toContain(`>${t(`account:products.state.${state}`)}<`);
  }
  const [gone = ''] = products
    .split('</li>')
    .filter((row) => row.includes(t('account:products.state.no-longer-available')));
  expect(gone, 'does not come on any day').not.toContain(t('account:products.next', {date: '@'}).split('@')[0]);
  // A product that is missing today is not marked in a past delivery.
  for (const [email, missing] of [
    [CUSTOMERS.outOfStock, 'account:delivery.outOfStock'],
    [CUSTOMERS.cancelled, 'account:delivery.gone'],
  ] as const) {
    const before = await read(email, '/deliveries/past');
    expect(before).toContain(`>${t('account:delivery.outcome.delivered')}<`);
    expect(before).not.toContain(`>${t(missing)}<`);
  }
  const none = await read(CUSTOMERS.nothing, '/products');
  expect(none).toContain(`>${t('account:subscription.empty.nothing')}<`);
  expect(none).toContain(`>${t('account:subscription.next.shop')}<`);
  expect(none).not.toContain(`>${t('account:subscription.empty.productsText')}<`);
});

test('the months ahead name the days of their weeks, Monday first', async () => {
  const visitor = await logIn(shop, CUSTOMERS.upcoming);
  const {body} = await visitor.get('/de/account/subscription/deliveries');
  const [first] = elements(body, 'thead');
  const days = tags(first?.inside ?? '', 'abbr').map(({title}) => title);
  expect([days.length, days[0], days.at(-1)]).toEqual([7, 'Montag', 'Sonntag']);
  expect(tags(first?.inside ?? '', 'th').map(({scope}) => scope)).toEqual(days.map(() => 'col'));
});

test('an order leads to the withdrawal', async () => {
  const {body} = await (await logIn(shop, CUSTOMERS.business)).get('/de/account/orders');
  const [main] = elements(body, 'main');
  const links = elements(main?.inside ?? '', 'a').filter(
    ({text}) => text === messages('de')('account:orders.withdraw'),
  );
  expect(new Set(links.map(({attributes: {href}}) => href))).toEqual(new Set(['/de/service/widerruf']));
});

test('a paid gift is told in words of its own: how much of it is left, and nothing of money or contracts', async () => {
  const t = messages('en');
  const wilma = await logIn(shop, CUSTOMERS.gift);
  const read = async (path = '') => (await wilma.get(`/en/account/subscription${path}`)).body;
  /** What is shown: every text stands in the page's data too. */
  const shown = (html: string) => /<main[^]*<\/main>/.exec(html)?.[0].replace(/<script[^]*?<\/script>/g, '') ?? '';

  const overview = shown(await read());
  expect(overview).toContain(`>${t('account:paidGift.number', {number: 3, of: 6})}<`);
  expect(overview).toContain(t('account:paidGift.price'));
  for (const money of [
    /€/,
    t('account:delivery.payment'),
    t('account:delivery.noPayment'),
    t('account:delivery.total'),
  ])
    expect(overview).not.toMatch(money);
  const products = shown(await read('/products'));
  expect(products).toContain(`>${t('account:products.prepaid')}<`);
  expect(products).toContain(`>${t('account:paidGift.left', {count: 4})}<`);
  expect(products).toContain(`>${t('account:paidGift.cancel-all.link')}<`);
  // What a gift has paid for is neither swapped nor made more.
  expect(products).not.toMatch(/\/products\/\d+\/(edit|swap)"/);
  const key = await subscriptionsOf(shop, CUSTOMERS.gift).nextKey();
  const sending = shown(await read(`/deliveries/${key}/send-now`));
  expect(sending).toContain(`>${t('account:paidGift.send-now.text')}<`);
  expect(sending).toContain(`>${t('account:paidGift.send-now.submit')}<`);
  const cancelling = shown(await read('/cancel'));
  expect(cancelling).toContain(`>${t('account:paidGift.cancel-all.text')}<`);
  expect(cancelling).not.toContain(t('account:commands.cancel.reasons.tooExpensive'));

  const over = shown((await (await logIn(shop, CUSTOMERS.giftOver)).get('/en/account/subscription/products')).body);
  expect(over).toContain(`>${t('account:products.state.ended')}<`);
  expect(over).toContain(`>${t('account:paidGift.sent', {count: 3})}<`);
  expect(over).not.toContain(t('account:products.state.cancelled'));
});
