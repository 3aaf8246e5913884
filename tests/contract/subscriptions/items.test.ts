import {beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {
  onetimeListSchema,
  onetimeReplySchema,
  onetimesReplySchema,
  subscriptionAddressListSchema,
  subscriptionAddressReplySchema,
  subscriptionReplySchema,
} from '../../../contracts/subscriptions';
import {bulkReplySchema} from '../../../contracts/subscriptions-bulk';
import type {WireSubscription} from '../../../contracts/subscriptions';
import {variantNumber} from '../../../emulator/seed/fields';
import {borrowSubscriptions, DAY_MS} from './start-subscriptions';
import type {BorrowedSubscriptions} from './start-subscriptions';

const COFFEE = {ecommerce: String(variantNumber(1002, 0))};
const GEAR = {ecommerce: String(variantNumber(1108, 0))};
const GIFT_CARD = {ecommerce: String(variantNumber(1203, 0))};
const WEEKLY = {order_interval_unit: 'week', order_interval_frequency: 4, charge_interval_frequency: 4};
const REGENERATED_MS = 6_000;

let service: BorrowedSubscriptions;
beforeAll(async () => {
  service = await borrowSubscriptions();
}, 60_000);
beforeEach(() => service.renew());

async function update(who: number, id: number, body: object, query = ''): Promise<WireSubscription> {
  const {json} = await service.call(who, 'PUT', `/subscriptions/${id}${query}`, body);
  return subscriptionReplySchema.parse(json).subscription;
}

const queuedIds = async (who: number) => (await service.charges(who, 'status=queued')).map(({id}) => id);

describe('regeneration', () => {
  it('an edit shows in the charges five seconds later, under new ids', async () => {
    const before = await service.charges(7003, 'status=queued');
    const item = await service.firstSubscription(7003);
    expect(await update(7003, item.id, {quantity: 3})).toMatchObject({quantity: 3});
    const meanwhile = await service.charges(7003, 'status=queued');
    expect(meanwhile.map(({id}) => id)).toEqual(before.map(({id}) => id));
    expect(meanwhile.every(({has_uncommitted_changes}) => has_uncommitted_changes)).toBe(true);
    service.moveClock(REGENERATED_MS);
    const after = await service.charges(7003, 'status=queued');
    expect(after.map(({scheduled_at}) => scheduled_at)).toEqual(before.map(({scheduled_at}) => scheduled_at));
    expect(after.some(({id}) => before.some((charge) => charge.id === id))).toBe(false);
    const line = after.flatMap(({line_items}) => line_items).find((other) => other.purchase_item_id === item.id);
    expect(line?.quantity).toBe(3);
    expect(after.some(({has_uncommitted_changes}) => has_uncommitted_changes)).toBe(false);
  });

  it('with `commit` it shows at once', async () => {
    const before = await queuedIds(7003);
    const item = await service.firstSubscription(7003);
    await update(7003, item.id, {quantity: 2}, '?commit=true');
    const after = await service.charges(7003, 'status=queued');
    expect(after.some(({id}) => before.includes(id))).toBe(false);
    expect(after[0]?.has_uncommitted_changes ?? false).toBe(false);
  });

  it('loses the discount of a charge', async () => {
    const [charge] = await service.charges(7003, 'status=queued');
    await service.call(7003, 'POST', `/charges/${charge?.id}/apply_discount`, {discount_code: 'LICHTUNG15'});
    await update(7003, (await service.firstSubscription(7003)).id, {quantity: 2}, '?commit=true');
    expect((await service.charges(7003, 'status=queued')).flatMap(({discounts}) => discounts)).toEqual([]);
  });
});

describe('subscriptions', () => {
  it('swap, with the price and name of the other coffee', async () => {
    const item = await service.firstSubscription(7003);
    const swapped = await update(7003, item.id, {external_variant_id: COFFEE});
    expect(swapped.external_variant_id).toEqual(COFFEE);
    expect(swapped.product_title).not.toBe(item.product_title);
  });

  it('change the social project', async () => {
    const properties = [{name: '_D', value: 'SP024'}];
    expect((await update(7003, (await service.firstSubscription(7003)).id, {properties})).properties).toEqual(
      properties,
    );
  });

  it('come on the skipped day again with another interval', async () => {
    const item = await service.firstSubscription(7003);
    const planned = item.next_charge_scheduled_at;
    const [charge] = await service.charges(7003, `status=queued&purchase_item_id=${item.id}`);
    await service.call(7003, 'POST', `/charges/${charge?.id}/skip`, {purchase_item_ids: [item.id]});
    const skipped = () => service.charges(7003, `status=skipped&purchase_item_id=${item.id}`);
    expect(await update(7003, item.id, {quantity: 3})).not.toMatchObject({next_charge_scheduled_at: planned});
    expect(await skipped()).toHaveLength(1);
    const changed = await update(7003, item.id, {...WEEKLY, order_interval_frequency: 6, charge_interval_frequency: 6});
    expect(changed.next_charge_scheduled_at).toBe(planned);
    expect(await skipped()).toEqual([]);
  });

  it('change the interval of all items of a charge, all or none', async () => {
    const items = await service.subscriptions(7003, 'sort_by=id-asc');
    const [address] = (await service.get(7003, '/addresses', subscriptionAddressListSchema)).addresses;
    const path = `/addresses/${address?.id}/subscriptions-bulk`;
    const interval = {order_interval_unit: 'week', order_interval_frequency: '6', charge_interval_frequency: '6'};
    const put = (subscriptions: readonly object[], version = '2021-01') =>
      service.call(7003, 'PUT', path, {subscriptions, commit_update: true}, version);
    expect((await put([items[0]?.id ?? 0, 1].map((id) => ({id, ...interval})))).status).toBe(404);
    expect((await put([{...interval, id: items[0]?.id, order_interval_frequency: 6}])).status).toBe(422);
    expect((await put([{...interval, id: items[0]?.id}], '2021-11')).status).toBe(426);
    expect((await service.firstSubscription(7003)).order_interval_frequency).toBe(4);
    const {json} = await put(items.map(({id}) => ({id, ...interval})));
    const changed = bulkReplySchema.parse(json).subscriptions;
    expect(changed.map(({order_interval_frequency: weeks}) => weeks)).toEqual(['6', '6', '6']);
  });

  it('are added as recurring items, ten per cent off, with the next delivery', async () => {
    const address_id = (await service.firstSubscription(7003)).address_id;
    const body = {address_id, external_variant_id: COFFEE, quantity: 2, ...WEEKLY};
    const {status, json} = await service.call(7003, 'POST', '/subscriptions?commit=true', body);
    expect(status).toBe(201);
    const {subscription} = subscriptionReplySchema.parse(json);
    const charge = (await service.charges(7003, `status=queued&purchase_item_id=${subscription.id}`))[0];
    expect(charge?.scheduled_at).toBe((await service.firstSubscription(7003)).next_charge_scheduled_at);
    const line = charge?.line_items.find((other) => other.purchase_item_id === subscription.id);
    expect(Number(line?.unit_price)).toBeCloseTo(Number(line?.original_price) * 0.9, 2);
  });

  it('are cancelled with a reason and come back with the next delivery', async () => {
    const item = await service.firstSubscription(7003);
    const body = {cancellation_reason: 'tooExpensive', cancellation_reason_comments: 'Schade'};
    const cancelled = await service.call(7003, 'POST', `/subscriptions/${item.id}/cancel`, body);
    expect(subscriptionReplySchema.parse(cancelled.json).subscription).toMatchObject({
      status: 'cancelled',
      next_charge_scheduled_at: null,
      cancellation_reason: 'tooExpensive',
      cancellation_reason_comments: 'Schade',
    });
    expect((await service.mailsTo(await service.emailOf(7003))).at(-1)?.kind).toBe('subscription-cancelled');
    expect((await service.call(7003, 'PUT', `/subscriptions/${item.id}`, {quantity: 2})).status).toBe(422);
    expect((await service.call(7003, 'POST', `/subscriptions/${item.id}/cancel`, body)).status).toBe(422);
    const active = await service.call(7003, 'POST', `/subscriptions/${item.id}/activate`);
    expect(subscriptionReplySchema.parse(active.json).subscription).toMatchObject({
      status: 'active',
      cancellation_reason: null,
      next_charge_scheduled_at: item.next_charge_scheduled_at,
    });
  });

  it('all cancelled: nothing is planned', async () => {
    for (const {id} of await service.subscriptions(7003, 'status=active')) {
      await service.call(7003, 'POST', `/subscriptions/${id}/cancel?commit=true`, {cancellation_reason: 'other'});
    }
    expect(await queuedIds(7003)).toEqual([]);
  });

  it.each([
    ['no pieces', {quantity: 0}],
    ['too many', {quantity: 1000}],
    ['an unknown variant', {external_variant_id: {ecommerce: '1'}}],
    ['a gift card', {external_variant_id: GIFT_CARD}],
    ['two intervals', {order_interval_frequency: 2, charge_interval_frequency: 4}],
    ['a day that is over', {next_charge_scheduled_at: '2020-01-01'}],
    ['text for a number', {quantity: 'viele'}],
  ])('refuse %s', async (_what, body) => {
    const item = await service.firstSubscription(7003);
    expect((await service.call(7003, 'PUT', `/subscriptions/${item.id}`, body)).status).toBe(422);
    expect(await service.firstSubscription(7003)).toEqual(item);
  });

  it('on a legacy payment method take coffee, never gear', async () => {
    const address_id = (await service.firstSubscription(7011)).address_id;
    const gear = {address_id, external_variant_id: GEAR, quantity: 1};
    const next = {add_to_next_charge: true};
    expect((await service.call(7011, 'POST', '/onetimes', {...gear, ...next})).status).toBe(422);
    expect((await service.call(7011, 'POST', '/subscriptions', {...gear, ...WEEKLY})).status).toBe(422);
    const coffee = {...gear, external_variant_id: COFFEE};
    expect((await service.call(7011, 'POST', '/onetimes', {...coffee, ...next})).status).toBe(201);
    // Without a day, and not with the next charge: the service takes neither.
    expect((await service.call(7011, 'POST', '/onetimes', coffee)).status).toBe(422);
  });

  it('a gift is a subscription like others to the service, at a price of nothing', async () => {
    const item = await service.firstSubscription(7010);
    expect(item).toMatchObject({price: '0.00', is_prepaid: false, is_swappable: true});
    const {external_variant_id: swapped} = await update(7010, item.id, {external_variant_id: COFFEE});
    expect(swapped).toEqual(COFFEE);
  });
});

describe('one-time items', () => {
  it('go into the next delivery only, and can be changed and removed', async () => {
    const {address_id, next_charge_scheduled_at} = await service.firstSubscription(7003);
    const body = {address_id, external_variant_id: GEAR, quantity: 1, add_to_next_charge: true};
    const {onetime} = onetimeReplySchema.parse((await service.call(7003, 'POST', '/onetimes?commit=true', body)).json);
    expect(onetime).toMatchObject({next_charge_scheduled_at, is_cancelled: false});
    const changed = await service.call(7003, 'PUT', `/onetimes/${onetime.id}?commit=true`, {quantity: 2});
    expect(onetimeReplySchema.parse(changed.json).onetime.quantity).toBe(2);
    expect((await service.call(7003, 'DELETE', `/onetimes/${onetime.id}?commit=true`)).status).toBe(204);
    expect((await service.get(7003, '/onetimes', onetimeListSchema)).onetimes).toEqual([]);
    expect(await service.charges(7003, `status=queued&purchase_item_id=${onetime.id}`)).toEqual([]);
  });

  it('are delivered once', async () => {
    const {onetimes} = await service.get(7009, '/onetimes', onetimeListSchema);
    service.moveClock(30 * DAY_MS);
    const charges = await service.charges(7009, `purchase_item_id=${onetimes[0]?.id}`);
    expect(charges.map(({status}) => status)).toEqual(['success']);
    expect((await service.get(7009, '/onetimes', onetimeListSchema)).onetimes).toEqual([]);
  });
});

describe('addresses', () => {
  const home = {
    first_name: 'Lena',
    last_name: 'Hoffmann',
    address1: 'Neue Straße 1',
    city: 'Jena',
    zip: '07743',
    country_code: 'DE',
    phone: '',
  };

  it('change for all their deliveries', async () => {
    const {address_id} = await service.firstSubscription(7003);
    const {json} = await service.call(7003, 'PUT', `/addresses/${address_id}?commit=true`, {
      city: 'Jena',
      zip: '07743',
    });
    expect(subscriptionAddressReplySchema.parse(json).address).toMatchObject({city: 'Jena', first_name: 'Lena'});
    const cities = (await service.charges(7003, 'status=queued')).map(({shipping_address}) => shipping_address.city);
    expect(cities).toEqual(['Jena', 'Jena']);
  });

  it('a subscription moves to another one', async () => {
    const created = await service.call(7003, 'POST', '/addresses', home);
    expect(created.status).toBe(201);
    const {address} = subscriptionAddressReplySchema.parse(created.json);
    expect(address.payment_method_id).not.toBeNull();
    const item = await service.firstSubscription(7003);
    const path = `/subscriptions/${item.id}/change_address?commit=true`;
    await service.call(7003, 'POST', path, {address_id: address.id});
    expect(await service.charges(7003, `status=queued&address_id=${address.id}`)).toHaveLength(1);
    expect((await service.call(7003, 'DELETE', `/addresses/${address.id}`)).status).toBe(422);
  });

  it.each([
    ['a country without subscription', {country_code: 'CH', zip: '8001'}],
    ['no name', {first_name: ''}],
    ['a wrong postal code', {zip: '1'}],
  ])('refuse %s', async (_what, change) => {
    expect((await service.call(7003, 'POST', '/addresses', {...home, ...change})).status).toBe(422);
  });

  it('a delivery can be given away once', async () => {
    const [charge] = await service.charges(7003, 'status=queued&sort_by=scheduled_at-asc');
    const ids = charge?.line_items.map((line) => line.purchase_item_id);
    const recipient_address = {...home, first_name: 'Ada', email: 'ada@example.com'};
    const body = {purchase_item_ids: ids, recipient_address};
    const {json} = await service.call(7003, 'POST', '/purchase_items/skip_gift', body);
    const {onetimes} = onetimesReplySchema.parse(json);
    expect(onetimes.map((item) => item.next_charge_scheduled_at)).toEqual(onetimes.map(() => charge?.scheduled_at));
    expect((await service.charges(7003, 'status=skipped')).map(({id}) => id)).toEqual([charge?.id]);
    expect((await service.mailsTo('ada@example.com')).map(({kind}) => kind)).toEqual(['subscription-gifted']);
  });
});
