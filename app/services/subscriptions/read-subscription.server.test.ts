import {describe, expect, it} from 'vitest';
import * as z from 'zod';

import type {Goods} from '../../domain/subscription/subscription';
import type {SubscriptionGateway} from './gateway.server';
import {readSubscription, type ReadGoods} from './read-subscription.server';
import {
  wireAddressOf,
  wireCharge,
  wireChargeLine,
  wireOnetime,
  wireOrder,
  wirePayment,
  wireSubscription,
} from './wire.fixture';

const goods: Goods = {
  title: 'Morgentau (neu)',
  variantTitle: null,
  handle: 'morgentau',
  picture: null,
  isCoffee: true,
  donates: true,
  isForBusinesses: false,
  available: 0,
  isPreOrder: false,
  needsPlan: false,
  filters: ['filter'],
};
const TODAY = '2026-11-21';
const noVariant = {external_variant_id: {ecommerce: null}};

/** A service with one of everything: an open charge, one that is over, an item that recurs, one that comes once. */
function createService(
  regular = wireSubscription({order_interval_frequency: 6}),
  onetime = wireOnetime({external_variant_id: {ecommerce: '40003'}}),
  bend = (_: string, value: unknown) => value,
  orders = [wireOrder({charge: {id: 1000011, status: 'success'}})],
) {
  const asked: string[] = [];
  const lists: Readonly<Record<string, readonly unknown[]>> = {
    '/charges?status=queued,pending,pending_manual_payment,error,skipped&limit=250': [
      wireCharge({line_items: [wireChargeLine(), wireChargeLine({...noVariant, purchase_item_id: 9})]}),
    ],
    '/charges?status=success,refunded,partially_refunded&limit=100&sort_by=scheduled_at-desc': [
      wireCharge({
        id: 1000011,
        status: 'success',
        line_items: [
          wireChargeLine({external_variant_id: {ecommerce: '40002'}}),
          wireChargeLine({...noVariant, purchase_item_id: 7}),
        ],
      }),
    ],
    '/orders?limit=100&sort_by=scheduled_at-desc': orders,
    '/subscriptions?limit=250': [regular],
    '/onetimes?limit=250': [onetime],
    '/addresses?limit=250': [wireAddressOf({is_gift: true})],
    '/payment_methods?limit=250': [wirePayment()],
  };
  const gateway: SubscriptionGateway = {
    read<T>(path: string, schema: z.ZodType<T>) {
      const name = /^\/(\w+)/.exec(path)?.[1] ?? '';
      const list = JSON.stringify({[name]: lists[path], next_cursor: null, previous_cursor: null});
      return Promise.resolve(schema.parse(JSON.parse(list, bend)));
    },
    write: () => Promise.reject(new Error('nothing is changed')),
    customerId: () => Promise.resolve(1),
  };
  const readGoods: ReadGoods = (numbers) => {
    asked.push(...numbers);
    return Promise.resolve({state: 'ready', data: new Map([['40001', goods]])});
  };
  return {gateway, readGoods, asked};
}

describe('a subscription', () => {
  it('is all that is open, what is over, and what the catalogue says of it', async () => {
    const {gateway, readGoods} = createService();
    const {deliveries, products, addresses} = await readSubscription(gateway, readGoods, TODAY);
    expect(deliveries).toMatchObject([
      {
        id: 1000010,
        state: 'upcoming',
        isGift: true,
        payment: {id: 5},
        items: [
          {title: 'Morgentau (neu)', stock: 'out-of-stock', weeks: 6},
          {title: 'Morgentau', stock: 'gone'},
        ],
      },
      {id: 1000011, state: 'completed'},
    ]);
    expect(products).toMatchObject([
      {itemId: 1000003, kind: 'recurring', weeks: 6, inStock: false},
      {itemId: 1000020, kind: 'one-time', state: 'no-longer-available'},
    ]);
    expect(addresses).toMatchObject([{id: 1000002, isGift: true, payment: {id: 5}, address: {city: 'Weimar'}}]);
  });

  it('comes next when a delivery that failed is tried again', async () => {
    const failed = (key: string, value: unknown) =>
      key === 'retry_date' ? '2026-11-24' : key === 'status' && value === 'queued' ? 'error' : value;
    const {gateway, readGoods} = createService(wireSubscription(), wireOnetime(), failed);
    const {products} = await readSubscription(gateway, readGoods, TODAY);
    expect(products).toMatchObject([
      {itemId: 1000003, nextDay: '2026-11-24'},
      {itemId: 1000020, nextDay: '2026-12-01'},
    ]);
  });

  it.each([
    ['nothing', 'active', null, null],
    ['what is left', 'active', 3, {left: 2, of: 3}],
    ['what was more than agreed', 'active', 1, {left: 0, of: 1}],
    ['the end', 'expired', 3, {left: 0, of: 3}],
  ] as const)('counts of a gift’s deliveries %s', async (_, status, of, expected) => {
    const gift = wireSubscription({status, expire_after_specific_number_of_charges: of});
    const {gateway, readGoods} = createService(gift);
    const {deliveries, products} = await readSubscription(gateway, readGoods, TODAY);
    expect(products[0]?.giftCount).toEqual(expected);
    expect(deliveries[0]?.items.map(({giftCount}) => giftCount)).toEqual([expected, null]);
  });

  it('counts and shows what was sent more than 90 days ago by its orders', async () => {
    const older = Array.from({length: 9}, (_, at) => wireOrder({charge: {id: 900 + at, status: 'success'}}));
    const others = [
      wireOrder({charge: {id: 800, status: 'refunded'}, line_items: [wireChargeLine({purchase_item_id: 8})]}),
      wireOrder({charge: {id: 1000010, status: 'queued'}}),
      wireOrder({charge: {id: 700, status: null}, status: 'queued'}),
      wireOrder({charge: {id: 1000011, status: 'success'}}),
    ];
    const gift = wireSubscription({expire_after_specific_number_of_charges: 12});
    const {gateway, readGoods} = createService(gift, wireOnetime({id: 8}), undefined, [...older, ...others]);
    const {deliveries, products} = await readSubscription(gateway, readGoods, TODAY);
    expect(products.map(({kind, giftCount}) => [kind, giftCount])).toEqual([['recurring', {left: 2, of: 12}]]);
    const sent = deliveries.filter(({state}) => state === 'completed');
    expect(sent.map(({id, outcome}) => [id, outcome])).toEqual([
      [1000011, 'delivered'],
      ...older.map(({charge}) => [charge.id, 'delivered']),
      [800, 'refunded'],
    ]);
    expect(sent[1]).toMatchObject({day: '2026-06-01', isOrdered: true, total: {cents: 1381}, retryDay: null});
  });

  it.each([
    ['is planned', {}, true],
    ['comes today', {next_charge_scheduled_at: TODAY}, true],
    ['was to come yesterday', {next_charge_scheduled_at: '2026-11-20'}, false],
    ['failed yesterday', {id: 9, next_charge_scheduled_at: '2026-11-20'}, true],
    ['is in an open delivery', {id: 9, next_charge_scheduled_at: null}, true],
    ['was delivered', {id: 7}, false],
    ['has no day', {next_charge_scheduled_at: null}, false],
    ['was cancelled', {is_cancelled: true}, false],
  ])('shows what comes once where it %s: %j %s', async (_, over, isShown) => {
    const {gateway, readGoods} = createService(undefined, wireOnetime(over));
    const {products} = await readSubscription(gateway, readGoods, TODAY);
    expect(products.some(({kind}) => kind === 'one-time')).toBe(isShown);
  });

  it('is whole where records are odd in what nobody reads', async () => {
    const unread = {grams: 0.5, images: null, tax_due: null, taxable: null, sku: 7, handle: 7};
    const properties = [
      {name: 'weight', value: 250},
      {name: 'note', value: null},
    ];
    const odd = {...unread, properties, has_queued_charges: null, max_retries_reached: null, updated_at: 'never'};
    const {gateway, readGoods} = createService(undefined, undefined, (_, value) =>
      z
        .object({id: z.int()})
        .or(z.object({purchase_item_id: z.int()}))
        .safeParse(value).success
        ? Object.assign({}, value, odd)
        : value,
    );
    const {deliveries, products} = await readSubscription(gateway, readGoods, TODAY);
    expect(deliveries).toHaveLength(2);
    expect(products[0]?.otherProperties).toEqual([
      {name: 'weight', value: '250'},
      {name: 'note', value: ''},
    ]);
  });

  it('asks the catalogue for each variant once, and for none that is not at the platform', async () => {
    const {gateway, readGoods, asked} = createService();
    await readSubscription(gateway, readGoods, TODAY);
    expect(asked).toEqual(['40001', '40002', '40003']);
  });

  it('is empty for somebody whom the service does not know', async () => {
    const {gateway, readGoods} = createService();
    const nobody = {
      ...gateway,
      read: () => Promise.reject(new Error('not asked')),
      customerId: () => Promise.resolve(null),
    };
    expect(await readSubscription(nobody, readGoods, TODAY)).toEqual({deliveries: [], products: [], addresses: []});
  });

  it('does without the catalogue', async () => {
    const {gateway} = createService();
    const {deliveries, products} = await readSubscription(
      gateway,
      () => Promise.resolve({state: 'unavailable'}),
      TODAY,
    );
    expect(deliveries[0]?.items[0]).toMatchObject({title: 'Morgentau', stock: 'in-stock'});
    expect(products[1]).toMatchObject({state: 'one-time', inStock: true});
  });
});
