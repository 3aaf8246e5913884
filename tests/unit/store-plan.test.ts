import {describe, expect, it} from 'vitest';

import {applySteps, planStore} from '../../scripts/lib/store/plan.mjs';
import {answerAdmin, emptyAdminShop} from '../support/admin-shop';
import type {AdminShop} from '../support/admin-shop';

const settings = {
  shopOrigin: 'https://shop.example',
  serviceOrigin: 'https://service.example',
  startsAt: '2026-11-25T08:00:00.000Z',
};
const URI = 'https://shop.example/webhooks/platform';
const RATE = 'shipping to DE: set a rate of 4.90 EUR: Settings, Shipping and delivery';
const HOUSE_PLANS =
  'selling plans Hausespresso-Abo: make in the subscription service: every 14 days 15 % off; every 28 days 12 % off; every 56 days 7 % off';
const COFFEE_PLANS = `selling plans Kaffee-Abo: make in the subscription service: ${[7, 14, 21, 28, 35, 42, 56]
  .map((days) => `every ${days} days 10 % off`)
  .join('; ')}`;

/** What the subscription service makes of `store/selling-plans.json`, one group in days, as merchants enter either. */
const GROUPS: AdminShop['groups'] = [
  [1, 2, 3, 4, 5, 6, 8].map((intervalCount) => ({interval: 'WEEK', intervalCount, percentage: 10})),
  [
    {interval: 'DAY', intervalCount: 56, percentage: 7},
    {interval: 'DAY', intervalCount: 14, percentage: 15},
    {interval: 'DAY', intervalCount: 28, percentage: 12},
  ],
];

const askOf =
  (shop: AdminShop) =>
  async (query: string, variables: object = {}) =>
    answerAdmin(shop, query, variables);
const plan = async (shop: AdminShop) =>
  (await planStore(askOf(shop), settings)).map(({object, change}) => `${object}: ${change}`);

async function apply(shop: AdminShop) {
  const log: string[] = [];
  const steps = await planStore(askOf(shop), settings);
  const left = await applySteps(askOf(shop), steps, (line: string) => log.push(line));
  return {left, log};
}

/** A shop as `store/` says. */
async function appliedShop() {
  const shop = emptyAdminShop();
  await apply(shop);
  shop.rates.push({country: 'DE', amount: '4.9'});
  shop.groups.push(...structuredClone(GROUPS));
  return shop;
}

describe('an empty shop of the platform', () => {
  it('lacks something of every object, and a plan changes nothing', async () => {
    const shop = emptyAdminShop();
    const steps = await plan(shop);
    const objects = new Set(steps.map((step) => step.split(' ')[0]));
    expect([...objects].sort()).toEqual(
      ['discount', 'language', 'metafield', 'product', 'selling', 'shipping', 'webhook'].sort(),
    );
    expect(steps).toContain('product spende: create');
    expect(shop).toEqual(emptyAdminShop());
  });

  it('is set up by one run but for what is made by hand; a second one has nothing to do', async () => {
    const shop = emptyAdminShop();
    const {left, log} = await apply(shop);
    const byHand = [COFFEE_PLANS, HOUSE_PLANS, RATE];
    expect(left).toBe(byHand.length);
    expect(log.filter((line) => line.startsWith('LEFT'))).toEqual(byHand.map((step) => `LEFT  ${step} (by hand)`));
    expect(await plan(shop)).toEqual(byHand);
    const before = structuredClone(shop);
    await apply(shop);
    expect(shop).toEqual(before);
    expect(await plan(await appliedShop())).toEqual([]);
  });

  it('gets everything that is not refused', async () => {
    const shop = emptyAdminShop();
    shop.refused.push('ProductSet');
    const {log} = await apply(shop);
    expect(log).toContain('LEFT  product spende: create (refused)');
    expect(log).toContain(
      'LEFT  discount “Drip Bag zum Probieren: geschenkt ab 79 €”: create (there is no product drip-bag-probe)',
    );
    expect(shop.webhooks.length).toBeGreaterThan(0);
  });
});

it('what an order says is nothing for storefronts', async () => {
  const {metafields} = await appliedShop();
  const [ofOrders, others] = [true, false].map((wanted) =>
    metafields.filter(({ownerType}) => (ownerType === 'ORDER') === wanted).map(({storefront}) => storefront),
  );
  expect(new Set(ofOrders)).toEqual(new Set(['NONE']));
  expect(new Set(others)).toEqual(new Set(['PUBLIC_READ']));
});

it('what storefronts can read of an order is closed once', async () => {
  const shop = await appliedShop();
  const before = structuredClone(shop);
  for (const each of shop.metafields) if (each.ownerType === 'ORDER') each.storefront = 'PUBLIC_READ';
  expect(await plan(shop)).toContain('metafield ORDER donation.projects: close to storefronts');
  await apply(shop);
  expect(shop).toEqual(before);
  expect(await plan(shop)).toEqual([]);
});

it('the service worker is sent nothing personal of a paid order', async () => {
  const {webhooks} = await appliedShop();
  const paid = webhooks.filter(({topic}) => topic === 'ORDERS_PAID');
  expect(paid).toMatchObject([{uri: 'https://service.example/webhooks/platform'}]);
  expect(paid[0]?.includeFields).toEqual(['id', 'updated_at']);
});

describe('a shop that differs', () => {
  it.each<[string, (shop: AdminShop) => void, string]>([
    [
      'an app without a right',
      ({scopes}) => scopes.splice(scopes.indexOf('read_orders'), 1),
      'access scopes: give the app read_orders: Dev Dashboard, Apps, Versions',
    ],
    [
      'a metafield of another type',
      ({metafields}) => metafields.splice(0, 1, {...first(metafields), type: 'json'}),
      'metafield PRODUCT analytics.category: is json, not single_line_text_field: delete it and run again',
    ],
    [
      'a metafield that storefronts cannot read',
      ({metafields}) => metafields.splice(0, 1, {...first(metafields), storefront: 'NONE'}),
      'metafield PRODUCT analytics.category: open to storefronts',
    ],
    [
      'a webhook with every field',
      ({webhooks}) => webhooks.splice(0, 1, {...first(webhooks), includeFields: []}),
      'webhook PRODUCTS_CREATE: send id, updated_at alone',
    ],
    [
      'a webhook to another address',
      ({webhooks}) => webhooks.splice(0, 1, {...first(webhooks), uri: 'https://another.example/'}),
      `webhook PRODUCTS_CREATE: create, to ${URI}`,
    ],
    [
      'plans with another discount',
      ({groups}) => groups.splice(1, 1, [{interval: 'WEEK', intervalCount: 2, percentage: 15}]),
      HOUSE_PLANS,
    ],
    [
      'a donation without an amount',
      ({products}) => void products['spende']?.variants.pop(),
      'product spende: add by hand: Enthalten, 5000 g for 0.00',
    ],
    [
      'free shipping from another amount',
      ({discounts}) => discounts.splice(0, 1, {...first(discounts), from: '49.0'}),
      'discount “Versandkostenfrei ab 39 €”: counts from 49.0: change it to 39.00',
    ],
    [
      'free shipping from an amount of before, too',
      ({discounts}) => discounts.push({...first(discounts), title: 'Versandkostenfrei ab 29 €', from: '29.0'}),
      'discount “Versandkostenfrei ab 29 €”: end it: store/merchant/shop.json says something else',
    ],
    [
      'a free article that subscriptions do not count for',
      ({discounts}) => discounts.splice(1, 1, {...first(discounts.slice(1)), countsSubscriptions: false}),
      'discount “Drip Bag zum Probieren: geschenkt ab 79 €”: leaves subscriptions out: let it count them',
    ],
    [
      'a language that is not published',
      ({locales}) => locales.splice(1, 1, {locale: 'en', primary: false, published: false}),
      'language en: publish',
    ],
    [
      'another default language',
      ({locales}) => locales.splice(0, 1, {locale: 'de', primary: false, published: true}),
      'language de: make it the default language: Settings, Languages',
    ],
    ['another rate', ({rates}) => rates.splice(0, 1, {country: 'DE', amount: '5.90'}), RATE],
  ])('has %s', async (_what, spoil, step) => {
    const shop = await appliedShop();
    spoil(shop);
    expect(await plan(shop)).toEqual([step]);
  });

  it('keeps the webhooks of others', async () => {
    const shop = await appliedShop();
    const foreign = {id: 'x', topic: 'PRODUCTS_UPDATE', uri: 'https://another.example/', includeFields: []};
    shop.webhooks.push(foreign);
    await apply(shop);
    expect(shop.webhooks).toContainEqual(foreign);
  });
});

function first<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('Nothing is there');
  return item;
}
