import {beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {subscriptionAddressReplySchema, subscriptionCustomerReplySchema} from '../../../contracts/subscriptions';
import {variantNumber} from '../../../emulator/seed/fields';
import {createSubscriptionsFromOrder} from '../../../emulator/subscriptions/open-subscriptions';
import {borrowSubscriptions, DAY_MS} from './start-subscriptions';
import type {BorrowedSubscriptions} from './start-subscriptions';

const COFFEE = {ecommerce: String(variantNumber(1002, 0))};
const WEEKLY = {order_interval_unit: 'week', order_interval_frequency: 4, charge_interval_frequency: 4};

let service: BorrowedSubscriptions;
beforeAll(async () => {
  service = await borrowSubscriptions();
}, 60_000);
beforeEach(() => service.renew());

describe('creation of subscriptions', () => {
  const address = {
    firstName: 'Nele',
    lastName: 'Neu',
    company: '',
    address1: 'Weg 1',
    address2: '',
    zip: '10115',
    city: 'Berlin',
    countryCode: 'DE',
    phone: '',
  };

  it('an order makes them once, and is the first delivery', async () => {
    const merchandise = {
      title: 'Kaffee',
      variantTitle: null,
      kind: 'Coffee',
      isCoffee: true,
      picture: null,
      requiresShipping: true,
      donationGrams: 250,
    } as const;
    const line = {
      variantNumber: variantNumber(1001, 0),
      merchandise,
      quantity: 2,
      attributes: [{key: '_D', value: 'SP023'}],
      subtotalCents: 2340,
      totalCents: 2340,
    };
    const order = {
      id: 'a'.repeat(64),
      number: 'L10001',
      cartToken: 'cart',
      createdAt: Date.now(),
      language: 'de',
      email: 'Nele.Neu@example.com',
      address,
      quote: {
        lines: [
          {...line, weeks: 4},
          {...line, weeks: null},
        ],
        itemCount: 4,
        subtotalCents: 4680,
        discounts: [],
        shippingCents: 0,
        totalCents: 4680,
        giftCards: [],
        dueCents: 4680,
        donations: [],
      },
      discountCodes: [],
      paymentMethod: 'visa',
      paymentStatus: 'paid',
      deliveryDays: null,
    } as const;
    const env = await service.env();
    await createSubscriptionsFromOrder(env, order);
    await createSubscriptionsFromOrder(env, order);
    const known = await env.SUBSCRIPTION_DIRECTORY.getByName('shop').enter('nele.neu@example.com', null);
    const account = await env.SUBSCRIBERS.getByName(String(known.number)).view(known, Date.now());
    expect(account.subscriptions).toMatchObject([
      {quantity: 2, unitCents: 1170, interval: {unit: 'week', count: 4}, properties: [{name: '_D', value: 'SP023'}]},
    ]);
    expect(account.charges.map(({status, type}) => `${status} ${type}`).sort()).toEqual([
      'queued recurring',
      'success checkout',
    ]);
    expect((await service.mailsTo('nele.neu@example.com')).map(({kind}) => kind)).toEqual(['subscription-created']);
  });

  it('the store makes a subscription that costs nothing and ends by itself; a session may not', async () => {
    const env = await service.env();
    const email = 'nele.neu@example.com';
    const {json} = await service.call(null, 'POST', '/customers', {email, first_name: 'Nele', last_name: 'Neu'});
    const {id: customer} = subscriptionCustomerReplySchema.parse(json).customer;
    const taken = await service.call(null, 'POST', '/customers', {email, first_name: 'Nele', last_name: 'Neu'});
    expect(taken.status).toBe(422);
    const postal = {
      first_name: 'Nele',
      last_name: 'Neu',
      address1: 'Weg 1',
      zip: '10115',
      city: 'Berlin',
      country_code: 'DE',
    };
    const shippingFree = [{code: 'Gift', title: 'Gift', price: '0.00'}];
    const place = {customer_id: customer, ...postal, shipping_lines_override: shippingFree};
    const made = await service.call(null, 'POST', '/addresses', place);
    const {id: address_id} = subscriptionAddressReplySchema.parse(made.json).address;
    const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
    const gift = {
      address_id,
      external_variant_id: COFFEE,
      quantity: 1,
      price: '0.00',
      ...WEEKLY,
      next_charge_scheduled_at: tomorrow,
      expire_after_specific_number_of_charges: 3,
      properties: [],
    };
    expect((await service.call(null, 'POST', '/subscriptions', gift)).status).toBe(201);
    const known = await env.SUBSCRIPTION_DIRECTORY.getByName('shop').enter(email, null);
    const later = await env.SUBSCRIBERS.getByName(String(known.number)).view(known, Date.now() + 100 * DAY_MS);
    expect(later.subscriptions).toMatchObject([{status: 'expired', delivered: 3}]);
    expect(later.charges.map(({amounts}) => amounts.totalCents)).toEqual([0, 0, 0]);
    // Promised where it is redeemed: at the end one question whether to go on, and the way to it.
    const sent = await service.mailsTo(email);
    expect(sent.map(({kind}) => kind)).not.toContain('subscription-created');
    const asked = sent.filter(({kind}) => kind === 'subscription-expired');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.text).toMatch(/Magst du weitermachen\?[^]*\/de\/e\/abo$/m);
    const who = 7003;
    const own = await service.firstSubscription(who);
    const wish = {...gift, address_id: own.address_id};
    expect((await service.call(who, 'POST', '/subscriptions', wish)).status).toBe(422);
    const ownPlace = {...postal, shipping_lines_override: shippingFree};
    expect((await service.call(who, 'POST', '/addresses', ownPlace)).status).toBe(422);
    const path = `/addresses/${own.address_id}`;
    expect((await service.call(who, 'PUT', path, {shipping_lines_override: shippingFree})).status).toBe(422);
  });

  it('what costs nothing is not sent where its shipping does and nobody pays', async () => {
    const item = await service.firstSubscription(7010);
    const path = `/addresses/${item.address_id}?commit=true`;
    await service.call(null, 'PUT', path, {shipping_lines_override: null});
    const env = await service.env();
    const known = await env.SUBSCRIPTION_DIRECTORY.getByName('shop').enter('wilma.krueger@example.com', 7010);
    const later = await env.SUBSCRIBERS.getByName(String(known.number)).view(known, Date.now() + 10 * DAY_MS);
    expect(later.charges.filter(({status}) => status === 'error')).toMatchObject([
      {errorType: 'NO_PAYMENT_METHOD', amounts: {linesCents: 0, totalCents: 490}},
    ]);
  });

  it('a guest’s subscription appears after logging in', async () => {
    const {SUBSCRIPTION_DIRECTORY} = await service.env();
    const directory = SUBSCRIPTION_DIRECTORY.getByName('shop');
    const guest = await directory.enter('gast@example.com', null);
    expect(await directory.enter('GAST@example.com', 8001)).toEqual({...guest, external: 8001});
    expect((await directory.enter('neue.adresse@example.com', 8001)).number).toBe(guest.number);
  });
});
