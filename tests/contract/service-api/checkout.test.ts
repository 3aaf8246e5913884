import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  chargeListSchema,
  subscriptionCustomerListSchema,
  subscriptionListSchema,
} from '../../../contracts/subscriptions';
import {orderSchema} from '../../../contracts/order';
import {PAYMENT_METHODS} from '../../../emulator/checkout/payment';
import {seed} from '../../../emulator/seed/seed';
import {sellingPlans} from '../../../emulator/seed/trade';
import {checkOut, createCart, order, variant} from './shopper';
import {parsed, startServices} from './start-services';
import type {RunningServices} from './start-services';

const FOUR_WEEKS = sellingPlans.find(({weeks}) => weeks === 4)?.number ?? 0;
const coffee = variant('waldgold');
const gear = seed.products.find(({productType}) => productType === 'Gear')?.variants[0]?.number ?? 0;

let services: RunningServices;
beforeAll(async () => {
  services = await startServices();
}, 60_000);
afterAll(() => services.stop());

async function press(lines: Parameters<typeof createCart>[1]['lines'], form: Readonly<Record<string, string>>) {
  const {checkoutUrl} = await createCart(services, {lines, language: 'en'});
  return checkOut(services, `${checkoutUrl}&locale=en`, form);
}

/** What the subscription service tells the shop's own worker. */
async function recharge(path: string) {
  return services.send(`/recharge/api${path}`, {
    headers: {'X-Recharge-Version': '2021-11', 'X-Recharge-Access-Token': 'local-subscription-api-token'},
  });
}

describe('each way to pay', () => {
  it.each(PAYMENT_METHODS)('%s succeeds, is declined and stays pending on demand', async (payment) => {
    const lines = [{variant: coffee}];
    const email = `${payment}@example.com`;
    const declined = await press(lines, {payment, outcome: 'decline', email});
    expect(declined.status).toBe(422);
    expect(declined.text).toContain('Your payment provider declined the payment.');
    expect(await services.mails({to: email})).toEqual([]);
    for (const [outcome, paymentStatus] of [
      ['approve', 'paid'],
      ['pending', 'pending'],
    ] as const) {
      const token = await order(services, {lines}, {payment, outcome, email});
      expect(parsed(orderSchema.strict(), await services.call(`/orders/${token}`))).toMatchObject({paymentStatus});
    }
  });

  it('any other is refused', async () => {
    expect((await press([{variant: coffee}], {payment: 'seashells'})).status).toBe(422);
  });
});

describe('the rules of countries', () => {
  const zips = {CH: '8001', NO: '0150', GB: 'SW1A 1AA', AT: '1010', HR: '10000'};

  it.each(['CH', 'NO', 'GB'] as const)('%s takes coffee only', async (countryCode) => {
    const to = {countryCode, zip: zips[countryCode]};
    const refused = await press([{variant: coffee}, {variant: gear}], to);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('To this country we deliver coffee only.');
    expect((await press([{variant: coffee}], to)).status).toBe(303);
  });

  it.each(['CH', 'HR'] as const)('%s has no subscriptions', async (countryCode) => {
    const refused = await press([{variant: coffee, plan: FOUR_WEEKS}], {countryCode, zip: zips[countryCode]});
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('There are no subscriptions in this country');
  });

  it('a country of the Union takes everything', async () => {
    const lines = [{variant: coffee, plan: FOUR_WEEKS}, {variant: gear}];
    expect((await press(lines, {countryCode: 'AT', zip: zips.AT})).status).toBe(303);
  });
});

it('an order takes the stock, charges the gift card, begins the subscription and tells all of it by mail', async () => {
  const {STOCK, GIFT_CARDS} = await services.env();
  const stock = async () => (await STOCK.getByName('shop').read([coffee])).get(coffee) ?? 0;
  const before = await stock();
  const email = 'joined@example.com';
  const token = await order(
    services,
    {
      lines: [{variant: coffee, quantity: 2, plan: FOUR_WEEKS}, {variant: coffee}],
      giftCardCodes: ['tau2500moos'],
      language: 'en',
    },
    {email},
  );
  const placed = parsed(orderSchema.strict(), await services.call(`/orders/${token}`));
  expect(placed.lines.map(({quantity, planWeeks}) => [quantity, planWeeks])).toEqual(
    expect.arrayContaining([
      [2, 4],
      [1, null],
    ]),
  );
  expect(await stock()).toBe(before - 3);
  expect(await GIFT_CARDS.getByName('shop').balance('TAU2500MOOS')).toBe(0);

  const {customers} = parsed(subscriptionCustomerListSchema, await recharge(`/customers?email=${email}`));
  expect(customers).toHaveLength(1);
  const of = `customer_id=${customers[0]?.id ?? ''}`;
  const {subscriptions} = parsed(subscriptionListSchema, await recharge(`/subscriptions?${of}`));
  expect(subscriptions).toMatchObject([{quantity: 2, status: 'active', order_interval_frequency: 4}]);
  const {charges} = parsed(chargeListSchema, await recharge(`/charges?${of}&status=queued`));
  expect(charges).toHaveLength(1);
  const paid = parsed(chargeListSchema, await recharge(`/charges?${of}&status=success`));
  expect(paid.charges.map(({external_order_id: id}) => id.ecommerce)).toEqual([placed.number.replace('L', '')]);
  const kinds = (await services.mails({to: email})).map(({kind, language}) => `${kind} ${language}`);
  expect(new Set(kinds)).toEqual(new Set(['order-confirmation en', 'subscription-created en']));
});
