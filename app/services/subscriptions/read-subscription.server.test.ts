import {describe, expect, it} from 'vitest';
import * as z from 'zod';

import type {Goods} from '../../domain/subscription/subscription';
import type {SubscriptionGateway} from './gateway.server';
import {readSubscription, type ReadGoods} from './read-subscription.server';
import {wireAddressOf, wireCharge, wireChargeLine, wireOnetime, wirePayment, wireSubscription} from './wire.fixture';

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
  filters: ['filter'],
};
const noVariant = {external_variant_id: {ecommerce: null}};

/** A service with one of everything: an open charge, one that is over, an item that recurs, one that comes once. */
function createService(
  regular = wireSubscription({order_interval_frequency: 6}),
  onetime = wireOnetime({external_variant_id: {ecommerce: '40003'}}),
  bend = (_: string, value: unknown) => value,
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
    const {deliveries, products, addresses} = await readSubscription(gateway, readGoods);
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

  it.each([
    ['nothing', 'active', null, null],
    ['what is left', 'active', 3, {left: 2, of: 3}],
    ['what was more than agreed', 'active', 1, {left: 0, of: 1}],
    ['the end', 'expired', 3, {left: 0, of: 3}],
  ] as const)('counts of a gift’s deliveries %s', async (_, status, of, expected) => {
    const gift = wireSubscription({status, expire_after_specific_number_of_charges: of});
    const {gateway, readGoods} = createService(gift);
    const {deliveries, products} = await readSubscription(gateway, readGoods);
    expect(products[0]?.giftCount).toEqual(expected);
    expect(deliveries[0]?.items.map(({giftCount}) => giftCount)).toEqual([expected, null]);
  });

  it.each([
    ['is planned', {}, true],
    ['is in an open delivery', {id: 9, next_charge_scheduled_at: null}, true],
    ['was delivered', {id: 7}, false],
    ['has no day', {next_charge_scheduled_at: null}, false],
    ['was cancelled', {is_cancelled: true}, false],
  ])('shows what comes once where it %s: %j %s', async (_, over, isShown) => {
    const {gateway, readGoods} = createService(undefined, wireOnetime(over));
    const {products} = await readSubscription(gateway, readGoods);
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
    const {deliveries, products} = await readSubscription(gateway, readGoods);
    expect(deliveries).toHaveLength(2);
    expect(products[0]?.otherProperties).toEqual([
      {name: 'weight', value: '250'},
      {name: 'note', value: ''},
    ]);
  });

  it('asks the catalogue for each variant once, and for none that is not at the platform', async () => {
    const {gateway, readGoods, asked} = createService();
    await readSubscription(gateway, readGoods);
    expect(asked).toEqual(['40001', '40002', '40003']);
  });

  it('is empty for somebody whom the service does not know', async () => {
    const {gateway, readGoods} = createService();
    const nobody = {
      ...gateway,
      read: () => Promise.reject(new Error('not asked')),
      customerId: () => Promise.resolve(null),
    };
    expect(await readSubscription(nobody, readGoods)).toEqual({deliveries: [], products: [], addresses: []});
  });

  it('does without the catalogue', async () => {
    const {gateway} = createService();
    const {deliveries, products} = await readSubscription(gateway, () => Promise.resolve({state: 'unavailable'}));
    expect(deliveries[0]?.items[0]).toMatchObject({title: 'Morgentau', stock: 'in-stock'});
    expect(products[1]).toMatchObject({state: 'one-time', inStock: true});
  });
});
