import {beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {
  chargeReplySchema,
  paymentMethodListSchema,
  subscriptionCustomerListSchema,
  subscriptionOrderListSchema,
} from '../../../contracts/subscriptions';
import type {WireCharge} from '../../../contracts/subscriptions';
import {at} from '../../support/at';
import {DAY_MS, SHOP, borrowSubscriptions} from './start-subscriptions';
import type {BorrowedSubscriptions} from './start-subscriptions';

let service: BorrowedSubscriptions;
beforeAll(async () => {
  service = await borrowSubscriptions();
}, 60_000);
beforeEach(() => service.renew());

function itemsOf({line_items}: WireCharge, type?: 'subscription' | 'onetime'): readonly number[] {
  return line_items
    .filter((line) => type === undefined || line.purchase_item_type === type)
    .map((line) => line.purchase_item_id);
}

async function post(who: number, charge: WireCharge, action: string, body?: unknown): Promise<WireCharge> {
  const {json} = await service.call(who, 'POST', `/charges/${charge.id}/${action}`, body);
  return chargeReplySchema.parse(json).charge;
}

/** A day from today on, `2026-11-21`. */
const inDays = (count: number) => new Date(Date.now() + count * DAY_MS).toISOString().slice(0, 10);
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

describe('skip and unskip', () => {
  it('skips the recurring items and moves the one-time ones on', async () => {
    const charge = at(await service.charges(7009, 'status=queued&sort_by=scheduled_at-asc'), 0);
    const skipped = await post(7009, charge, 'skip', {purchase_item_ids: itemsOf(charge, 'subscription')});
    expect(skipped).toMatchObject({id: charge.id, status: 'skipped'});
    expect(itemsOf(skipped, 'onetime')).toEqual([]);
    const holder = (await service.charges(7009, 'status=queued')).find((other) => itemsOf(other, 'onetime').length > 0);
    expect(itemsOf(charge, 'onetime')).toEqual(holder === undefined ? [] : itemsOf(holder, 'onetime'));
    expect(holder?.scheduled_at).not.toBe(charge.scheduled_at);
  });

  it('unskip restores the planned shipment', async () => {
    const before = await service.nextCharge(7009);
    const skipped = await post(7009, before, 'skip', {purchase_item_ids: itemsOf(before, 'subscription')});
    const back = await post(7009, skipped, 'unskip', {purchase_item_ids: itemsOf(skipped)});
    expect(back).toMatchObject({id: before.id, status: 'queued', scheduled_at: before.scheduled_at});
    expect([...itemsOf(back)].sort()).toEqual([...itemsOf(before)].sort());
    expect(await service.charges(7009, 'status=skipped')).toEqual([]);
  });

  it('one of two coffees can be skipped alone', async () => {
    const charge = await service.nextCharge(7003);
    const [one = 0, other = 0] = itemsOf(charge);
    const skipped = await post(7003, charge, 'skip', {purchase_item_ids: [one]});
    expect(itemsOf(skipped)).toEqual([one]);
    const left = at(await service.charges(7003, `ids=${charge.id}`), 0);
    expect([left.status, itemsOf(left)]).toEqual(['queued', [other]]);
  });

  it('a skipped delivery is not charged, and the rhythm stays', async () => {
    const charge = await service.nextCharge(7003);
    await post(7003, charge, 'skip', {purchase_item_ids: itemsOf(charge)});
    service.moveClock(10 * DAY_MS);
    expect(await service.charges(7003, 'status=success')).toHaveLength(3);
    const items = await service.subscriptions(7003);
    const moved = items
      .filter(({id}) => itemsOf(charge).includes(id))
      .map((item) => item.next_charge_scheduled_at ?? '');
    expect(moved.map((day) => days(charge.scheduled_at, day))).toEqual([28, 28]);
  });
});

describe('reschedule', () => {
  it('moves the delivery and those after it, and keeps its id', async () => {
    const charge = await service.nextCharge(7003);
    const day = new Date(Date.parse(charge.scheduled_at) + 10 * DAY_MS).toISOString().slice(0, 10);
    const moved = await post(7003, charge, 'change_next_charge_date', {next_charge_date: day});
    expect(moved).toMatchObject({id: charge.id, scheduled_at: day, original_scheduled_at: charge.scheduled_at});
    service.moveClock(25 * DAY_MS);
    const followers = await service.charges(7003, `status=queued&purchase_item_ids=${itemsOf(charge).join()}`);
    expect(followers.map(({scheduled_at: to}) => days(day, to))).toEqual([28]);
  });

  it('to a day within a year', async () => {
    const day = inDays(366);
    const charge = await service.nextCharge(7003);
    expect(await post(7003, charge, 'change_next_charge_date', {next_charge_date: day})).toMatchObject({
      scheduled_at: day,
    });
  });

  it.each(['2020-01-01', '2027-02-30', 'morgen, vielleicht', inDays(368)])('not to %s', async (day) => {
    const charge = await service.nextCharge(7003);
    const answer = await service.call(7003, 'POST', `/charges/${charge.id}/change_next_charge_date`, {
      next_charge_date: day,
    });
    expect(answer.status).toBe(422);
    expect((await service.nextCharge(7003)).scheduled_at).toBe(charge.scheduled_at);
  });
});

describe('send now', () => {
  it('charges at once and makes the order', async () => {
    const charge = await service.nextCharge(7003);
    const sent = await post(7003, charge, 'process');
    expect(sent).toMatchObject({id: charge.id, status: 'success', orders_count: 1});
    const order = await service.get(7003, `/orders?charge_id=${charge.id}`, subscriptionOrderListSchema);
    expect(order.orders).toHaveLength(1);
    const again = await service.call(7003, 'POST', `/charges/${charge.id}/skip`, {purchase_item_ids: itemsOf(charge)});
    expect(again.status).toBe(422);
  });

  it('takes what was sent out of stock, once', async () => {
    const {STOCK} = await service.env();
    const charge = await service.nextCharge(7003);
    const variant = Number(at(charge.line_items, 0).external_variant_id.ecommerce);
    const before = (await STOCK.getByName('shop').read([variant])).get(variant) ?? 0;
    await post(7003, charge, 'process');
    expect((await STOCK.getByName('shop').read([variant])).get(variant)).toBe(before - 1);
  });

  it('is refused when all items are out of stock', async () => {
    const charge = await service.nextCharge(7015);
    expect((await service.call(7015, 'POST', `/charges/${charge.id}/process`)).status).toBe(422);
    expect((await service.nextCharge(7015)).id).toBe(charge.id);
  });

  it('a declined payment is 402; the charge is errored and will be tried again', async () => {
    const charge = at(await service.charges(7005, 'status=error'), 0);
    const answer = await service.call(7005, 'POST', `/charges/${charge.id}/process`);
    expect(answer.status).toBe(402);
    expect(at(await service.charges(7005, 'status=error'), 0)).toMatchObject({id: charge.id, charge_attempts: 2});
  });

  it('refuses every command for a charge in processing', async () => {
    const charge = at(await service.charges(7004, 'status=pending'), 0);
    for (const action of [
      'skip',
      'unskip',
      'process',
      'change_next_charge_date',
      'apply_discount',
      'remove_discount',
    ]) {
      const body = {purchase_item_ids: itemsOf(charge), next_charge_date: inDays(10), discount_code: 'LICHTUNG15'};
      expect((await service.call(7004, 'POST', `/charges/${charge.id}/${action}`, body)).status, action).toBe(422);
    }
  });
});

describe('payment methods', () => {
  it('the mailed link renews the payment method, and what had failed is charged at once', async () => {
    const {customers} = await service.get(7005, '/customers', subscriptionCustomerListSchema);
    const body = {type: 'email', template_type: 'shopify_update_payment_information'};
    expect((await service.call(7005, 'POST', `/customers/${at(customers, 0).id}/notifications`, body)).status).toBe(
      200,
    );
    const mail = at(await service.mailsTo(at(customers, 0).email), 0);
    expect(mail).toMatchObject({kind: 'subscription-update-payment', language: 'de'});
    const path = new URL(/https?:\S+/.exec(mail.text)?.[0] ?? '').pathname;
    expect((await service.fetch(path)).status).toBe(200);
    const saved = await service.fetch(path, {
      method: 'POST',
      headers: {'content-type': 'application/x-www-form-urlencoded'},
      body: 'outcome=approve',
    });
    expect([saved.status, saved.headers.get('location')?.startsWith(SHOP)]).toEqual([303, true]);
    expect(await service.charges(7005, 'status=error')).toEqual([]);
    expect(await service.charges(7005, 'status=success')).toHaveLength(3);
    service.moveClock(2 * DAY_MS);
    expect((await service.fetch(path)).status).toBe(404);
  });

  it.each([7011, 7014])('%i has a gateway that cannot be updated', async (who) => {
    const {customers} = await service.get(who, '/customers', subscriptionCustomerListSchema);
    const body = {type: 'email', template_type: 'shopify_update_payment_information'};
    expect((await service.call(who, 'POST', `/customers/${at(customers, 0).id}/notifications`, body)).status).toBe(422);
    expect(await service.mailsTo(at(customers, 0).email)).toEqual([]);
  });

  it('none can be changed through the API', async () => {
    const {payment_methods: methods} = await service.get(7003, '/payment_methods', paymentMethodListSchema);
    expect((await service.call(7003, 'PUT', `/payment_methods/${at(methods, 0).id}`, {})).status).toBe(422);
  });
});

describe('discounts', () => {
  it('one code counts until the charge is made anew', async () => {
    const charge = await service.nextCharge(7003);
    const applied = await post(7003, charge, 'apply_discount', {discount_code: 'lichtung15'});
    expect(Number(applied.total_discounts)).toBeGreaterThan(0);
    const second = await service.call(7003, 'POST', `/charges/${charge.id}/apply_discount`, {
      discount_code: 'NUR-KAFFEE',
    });
    expect(second.status).toBe(422);
    expect(await post(7003, charge, 'remove_discount')).toMatchObject({total_discounts: '0.00', discounts: []});
  });

  it.each(['QUATSCH', 'ABGELAUFEN'])('not %s', async (code) => {
    const charge = await service.nextCharge(7003);
    const answer = await service.call(7003, 'POST', `/charges/${charge.id}/apply_discount`, {discount_code: code});
    expect(answer.status).toBe(422);
  });
});
