import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {
  chargeListSchema,
  onetimeListSchema,
  paymentMethodListSchema,
  subscriptionAddressListSchema,
  subscriptionCustomerListSchema,
  subscriptionOrderListSchema,
} from '../../../contracts/subscriptions';
import {deliveryScheduleSchema} from '../../../contracts/subscriptions-schedule';
import {at} from '../../support/at';
import {borrowSubscriptions, DAY_MS, startSubscriptions} from './start-subscriptions';
import type {BorrowedSubscriptions} from './start-subscriptions';

let service: BorrowedSubscriptions;
beforeAll(async () => {
  service = await borrowSubscriptions();
}, 60_000);
beforeEach(() => service.renew());

describe('initial state', () => {
  it('everyone, in every state, as the contract has it', async () => {
    const charges = await service.get(null, '/charges?limit=250', chargeListSchema);
    const states = new Set(charges.charges.map(({status}) => status));
    expect(states).toEqual(new Set(['queued', 'success', 'pending', 'error', 'skipped']));
    await service.get(null, '/onetimes', onetimeListSchema);
    await service.get(null, '/addresses', subscriptionAddressListSchema);
    await service.get(null, '/payment_methods', paymentMethodListSchema);
    const orders = await service.get(null, '/orders?limit=250', subscriptionOrderListSchema);
    const isNew = ({processed_at: at}: {readonly processed_at?: string | null | undefined}) =>
      Date.parse(at ?? '') > Date.now() - 90 * DAY_MS;
    expect(orders.orders.filter(isNew)).toHaveLength(charges.charges.filter(isNew).length);
    expect(orders.orders.every(isNew)).toBe(false);
    const {customers} = await service.get(null, '/customers', subscriptionCustomerListSchema);
    expect(customers.length).toBeGreaterThan(10);
  });

  it.each([
    [7003, ['queued', 'queued', 'success', 'success', 'success']],
    [7004, ['pending', 'queued', 'success']],
    [7005, ['error', 'success', 'success']],
    [7006, ['queued', 'skipped', 'success']],
    [7008, ['success', 'success', 'success']],
  ])('charges of %i', async (who, states) => {
    expect((await service.charges(who)).map(({status}) => status).sort()).toEqual(states);
  });

  it('an errored charge says when it is tried again', async () => {
    const charge = at(await service.charges(7005, 'status=error'), 0);
    expect(charge).toMatchObject({charge_attempts: 1, error_type: 'CARD_DECLINED'});
    expect(Date.parse(charge.retry_date ?? '') - Date.parse(charge.scheduled_at)).toBe(3 * DAY_MS);
  });

  it('a product that left the portfolio keeps its name', async () => {
    const gone = (await service.subscriptions(7007)).find((item) => item.external_product_id.ecommerce === null);
    expect(gone).toMatchObject({product_title: 'Nachtwald Espresso', status: 'active'});
    expect((await service.nextCharge(7007)).external_variant_id_not_found).toBe(true);
  });

  it('somebody who never subscribed is no customer', async () => {
    expect((await service.call(7001, 'GET', '/charges')).status).toBe(401);
    expect((await service.call(null, 'GET', '/customers?external_customer_id=7001')).json).toMatchObject({
      customers: [],
    });
  });

  it('the schedule shows what comes in three months, skipped deliveries too', async () => {
    const {customers} = await service.get(7006, '/customers', subscriptionCustomerListSchema);
    const path = `/customers/${at(customers, 0).id}/delivery_schedule`;
    const {deliveries} = await service.get(7006, path, deliveryScheduleSchema);
    const lines = deliveries.map(({orders}) => orders.flatMap(({line_items}) => line_items));
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(new Set(at(lines, 0).map(({is_skipped}) => is_skipped))).toEqual(new Set([true]));
    expect(at(lines, 1).some(({onetime_id}) => onetime_id !== null)).toBe(true);
  });
});

describe('the charge run', () => {
  it('four weeks run the due charges, send the mails and book the retries', async () => {
    // To the last moment of that day: charges run in the morning.
    service.moveClock(29 * DAY_MS - (Date.now() % DAY_MS) - 1);
    await service.runCharges();
    const {orders: paid} = await service.get(7003, '/orders', subscriptionOrderListSchema);
    expect(paid).toHaveLength(5);
    const kinds = (await service.mailsTo(await service.emailOf(7003))).map(({kind}) => kind);
    expect(kinds).toEqual([
      'subscription-upcoming',
      'subscription-charged',
      'subscription-upcoming',
      'subscription-charged',
    ]);
    const failed = at(await service.charges(7005, 'status=error&sort_by=id-asc'), 0);
    expect(failed).toMatchObject({charge_attempts: 5, retry_date: null, error_type: 'CLOSED_MAX_RETRIES_REACHED'});
    const told = (await service.mailsTo(await service.emailOf(7005))).map(({kind}) => kind);
    expect(told.filter((kind) => kind === 'subscription-failed')).toHaveLength(4);
    expect(told).toContain('subscription-given-up');
    expect(at(await service.charges(7004, 'status=success&sort_by=id-asc'), 1).status).toBe('success');
  });

  it('gives the same in one step and in many', async () => {
    const facts = async () =>
      (await service.charges(7003)).map(({status, scheduled_at, total_price}) => [status, scheduled_at, total_price]);
    service.moveClock(60 * DAY_MS);
    const atOnce = await facts();
    service.renew();
    for (let day = 1; day <= 60; day += 7) {
      service.moveClock(day * DAY_MS);
      await service.runCharges();
    }
    service.moveClock(60 * DAY_MS);
    expect(await facts()).toEqual(atOnce);
  });

  it('where nothing is in stock a charge fails, costs nothing, and is tried again every day', async () => {
    service.moveClock(8 * DAY_MS);
    const failed = at(await service.charges(7015, 'status=error'), 0);
    expect(failed.error_type).toBe('insufficient_inventory');
    expect(failed.retry_date).toEqual(expect.any(String));
    expect(failed.charge_attempts).toBeUndefined();
    const {STOCK} = await service.env();
    await STOCK.getByName('shop').set(Number(failed.line_items[0]?.external_variant_id.ecommerce), 10);
    service.moveClock(9 * DAY_MS);
    expect(await service.charges(7015, 'status=success')).toHaveLength(2);
    const told = (await service.mailsTo(await service.emailOf(7015))).map(({kind}) => kind);
    expect(told.filter((kind) => kind === 'subscription-delayed')).toHaveLength(1);
  });

  it('what is not in stock for 60 days goes on to its next delivery', async () => {
    service.moveClock(70 * DAY_MS);
    const closed = {retry_date: null, error_type: 'CLOSED_MAX_RETRIES_REACHED'};
    expect(await service.charges(7015, 'status=error')).toMatchObject([closed]);
    expect(await service.charges(7015, 'status=queued')).toHaveLength(1);
    const mails = await service.mailsTo(await service.emailOf(7015));
    const [told, ...others] = mails.filter(({kind}) => kind === 'subscription-not-sent');
    expect(others).toEqual([]);
    expect(told?.text).toContain('Abgebucht haben wir dafür nichts.');
  });

  it('mails about a gift speak neither of a payment nor of a cancellation', async () => {
    const gift = at(await service.subscriptions(7010), 0);
    const {STOCK} = await service.env();
    await STOCK.getByName('shop').set(Number(gift.external_variant_id.ecommerce), 0);
    service.moveClock(60 * DAY_MS);
    await service.runCharges();
    const reason = {cancellation_reason: 'other'};
    expect((await service.call(7010, 'POST', `/subscriptions/${gift.id}/cancel`, reason)).status).toBe(200);
    const mails = await service.mailsTo(await service.emailOf(7010));
    const texts = mails.filter(({kind}) => kind === 'subscription-delayed' || kind === 'subscription-cancelled');
    expect(texts.map(({subject}) => subject.split(':')[0])).toEqual([
      'Deine Lieferung kommt später',
      'Keine Lieferungen mehr',
    ]);
    expect(texts.map(({text}) => text).join()).not.toMatch(/abbuchen|buchen wir|Zahlung|Abo/);
  });

  it('a gift ends with its last delivery and is never charged', async () => {
    service.moveClock(150 * DAY_MS);
    const [gift] = await service.subscriptions(7010);
    expect(gift).toMatchObject({status: 'expired', next_charge_scheduled_at: null});
    const {orders} = await service.get(7010, '/orders', subscriptionOrderListSchema);
    expect(orders.map(({total_price}) => total_price)).toEqual(Array.from({length: 6}, () => '0.00'));
  });

  it('tells what was sent more than 90 days ago by its order alone', async () => {
    const [charge] = await service.charges(7010, 'status=success&sort_by=id-asc');
    const id = at([charge?.id ?? 0], 0);
    expect(await service.call(7010, 'GET', `/charges/${id}`)).toMatchObject({status: 200});
    service.moveClock(91 * DAY_MS);
    expect(await service.charges(7010, `ids=${id}`)).toEqual([]);
    expect(await service.call(7010, 'GET', `/charges/${id}`)).toMatchObject({status: 404});
    const {orders} = await service.get(7010, `/orders?charge_id=${id}`, subscriptionOrderListSchema);
    expect(orders).toMatchObject([{charge: {id, status: 'success'}}]);
  });
});

it('survives kill -9: nothing is lost, nothing is charged or mailed twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'subscriptions-'));
  let own = await startSubscriptions(folder);
  try {
    const charge = await own.nextCharge(7003);
    expect((await own.call(7003, 'POST', `/charges/${charge.id}/process`)).status).toBe(200);
    const email = await own.emailOf(7003);
    own.kill();
    await own.stop();
    own = await startSubscriptions(folder);
    expect(at(await own.charges(7003, `ids=${charge.id}`), 0).status).toBe('success');
    const {orders} = await own.get(7003, `/orders?charge_id=${charge.id}`, subscriptionOrderListSchema);
    expect(orders).toHaveLength(1);
    expect((await own.mailsTo(email)).filter(({kind}) => kind === 'subscription-charged')).toHaveLength(1);
  } finally {
    await own.stop();
    rmSync(folder, {recursive: true});
  }
}, 30_000);
