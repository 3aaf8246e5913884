import {createHmac} from 'node:crypto';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import * as z from 'zod';
import {inventoryItemOf} from '../../emulator/storefront/inventory-item';
import store from '../../store/webhooks.json';
import {startHookReceiver} from './hook-receiver';
import type {Hook, HookReceiver} from './hook-receiver';
import {ORIGIN, startStorefront} from './storefront/start-storefront';
import type {RunningStorefront} from './storefront/start-storefront';

const SECRET = 'secret-of-the-platform';
const AT = Date.parse('2026-11-21T09:30:00.700Z');
const MOMENT = '2026-11-21T10:30:00+01:00';
/** Two variants of the fixture's product 2, and one of its product 7. */
const [FIRST, SECOND, BOOK] = [21, 23, 71] as const;

let shop: HookReceiver;
let service: HookReceiver;
let storefront: RunningStorefront;
beforeAll(async () => {
  [shop, service] = [await startHookReceiver(), await startHookReceiver()];
  storefront = await startStorefront({
    SHOP_ORIGIN: shop.origin,
    SERVICE_ORIGIN: service.origin,
    PLATFORM_WEBHOOK_SECRET: SECRET,
  });
}, 60_000);
afterAll(async () => {
  await storefront.stop();
  for (const receiver of [shop, service]) receiver.stop();
});

const stock = async () => (await storefront.env()).STOCK.getByName('shop');
/** The values of a header in some messages, each once. */
const valuesOf = (name: string, hooks: readonly Hook[]) => [...new Set(hooks.map(({headers}) => headers[name]))];
/** Topic and body of the messages, once so many have come. */
async function toldTo({hooks}: HookReceiver, count: number): Promise<readonly (readonly [unknown, unknown])[]> {
  await vi.waitUntil(() => hooks.length >= count, {timeout: 10_000});
  return hooks.map(({headers, body}) => [headers['x-shopify-topic'], JSON.parse(body)]);
}

it('an order tells of each product in it, and the service worker of each figure of the stock', async () => {
  const level = (variant: number) => [
    'inventory_levels/update',
    {inventory_item_id: inventoryItemOf(variant), updated_at: MOMENT},
  ];
  const lines = [
    {variantNumber: FIRST, quantity: 1},
    {variantNumber: SECOND, quantity: 2},
    {variantNumber: BOOK, quantity: 1},
  ];
  expect(await (await stock()).take(lines, 'webhooks-a', AT)).toEqual([]);
  const products = [2, 7].map((id) => ['products/update', {id, updated_at: MOMENT}]);
  expect(await toldTo(service, 5)).toEqual([...products, level(FIRST), level(SECOND), level(BOOK)]);
  expect(await toldTo(shop, 2)).toEqual(products);
});

it('a message has the fields that its subscription asks for, and no others', () => {
  const subscriptions = [
    [shop, store.shop],
    [service, store.service],
  ] as const;
  for (const [{hooks}, wanted] of subscriptions) {
    for (const {headers, body} of hooks) {
      const topic = String(headers['x-shopify-topic']).toUpperCase().replace('/', '_');
      const fields = wanted.find(({topics}) => topics.includes(topic))?.fields;
      expect(Object.keys(z.record(z.string(), z.json()).parse(JSON.parse(body)))).toEqual(fields);
    }
  }
});

it('a message says which shop sends it, and the moment of the change', () => {
  const hooks = [...shop.hooks, ...service.hooks];
  expect(valuesOf('x-shopify-shop-domain', hooks)).toEqual([new URL(ORIGIN).host]);
  expect(valuesOf('x-shopify-triggered-at', hooks)).toEqual([new Date(AT).toISOString()]);
});

it('the messages of an action share its event id; each delivery has an id of its own, and is signed', () => {
  const hooks = [...shop.hooks, ...service.hooks];
  expect(valuesOf('x-shopify-event-id', hooks)).toHaveLength(1);
  expect(valuesOf('x-shopify-webhook-id', hooks)).toHaveLength(hooks.length);
  for (const {headers, body} of hooks) {
    expect(headers['x-shopify-hmac-sha256']).toBe(createHmac('sha256', SECRET).update(body).digest('base64'));
  }
});

it('a retry has the id and the content of the delivery that failed', async () => {
  const already = shop.hooks.length;
  shop.hookStatuses.push(500);
  await (await stock()).set(FIRST, 40, AT);
  const told = ['products/update', {id: 2, updated_at: MOMENT}];
  expect((await toldTo(shop, already + 2)).slice(already)).toEqual([told, told]);
  expect(valuesOf('x-shopify-webhook-id', shop.hooks.slice(already))).toHaveLength(1);
});
