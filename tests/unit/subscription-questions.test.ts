import {afterEach, describe, expect, it, vi} from 'vitest';

import {GIFT_SOURCE_PROPERTY} from '../../contracts/subscriptions';
import {Unknown} from '../../scripts/lib/questions.mjs';
import {subscriptionQuestions} from '../../scripts/lib/subscription-questions.mjs';

afterEach(() => void vi.unstubAllGlobals());

const ENV = {SUBSCRIPTION_API_URL: 'https://subscriptions.example', SHOP_ORIGIN: 'https://lichtung.example'};
const coffee = {
  id: 'gid://shopify/ProductVariant/40001',
  product: {id: 'gid://shopify/Product/1001'},
  sellingPlanAllocations: {nodes: [{}]},
};

/** Asks a question of a service that answers by method and path, and says what was asked of it. */
async function ask(what: RegExp, answers: Readonly<Record<string, unknown>>, token = 'store-token') {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, {method = 'GET'}: RequestInit) => {
    const {pathname, searchParams} = new URL(address);
    const status = searchParams.get('status');
    const name = `${method} ${pathname}${status === null ? '' : ` ${status}`}`;
    asked.push(name);
    const answer = answers[name];
    return Promise.resolve(answer === undefined ? new Response(null, {status: 422}) : Response.json(answer));
  });
  const question = subscriptionQuestions(ENV, token, () => Promise.resolve([coffee])).find((each) =>
    what.test(each.what),
  );
  const answer = await question?.ask().then(
    () => 'yes',
    (error: unknown) => {
      if (error instanceof Unknown) return `unknown: ${error.message}`;
      return error instanceof Error ? error.message : '';
    },
  );
  return {answer, asked};
}

const charge = (over: object = {}, properties: readonly object[] = []) => ({
  id: 5,
  error: null,
  line_items: [{properties}],
  shipping_address: {country_code: 'DE'},
  shipping_lines: [{price: '0.00'}],
  total_line_items_price: '39.00',
  total_discounts: '0.00',
  ...over,
});
const gift = (over: object = {}) => charge(over, [{name: GIFT_SOURCE_PROPERTY, value: 'voucher-1'}]);

describe('a gift on trial', () => {
  const MADE = {
    'GET /customers': {customers: [{id: 1}]},
    'GET /subscriptions': {subscriptions: []},
    'POST /addresses': {address: {id: 2}},
    'POST /subscriptions': {subscription: {id: 3}},
    'GET /subscriptions/3': {subscription: {id: 3, address_id: 2}},
    'GET /subscriptions active': {subscriptions: [{id: 3}]},
    'POST /subscriptions/3/cancel': {},
    'DELETE /addresses/2': {},
  };

  it.each([
    ['0.00', 'yes'],
    ['4.90', 'it costs 4.90'],
  ])('costs %s, and is taken back', async (price, answer) => {
    const found = await ask(/prices a gift/, {...MADE, 'GET /charges queued': {charges: [{total_price: price}]}});
    expect(found.answer).toBe(answer);
    expect(found.asked.slice(-2)).toEqual(['POST /subscriptions/3/cancel', 'DELETE /addresses/2']);
  });

  it('is refused', async () => {
    const answers = {'GET /customers': MADE['GET /customers'], 'GET /subscriptions': MADE['GET /subscriptions']};
    expect((await ask(/prices a gift/, answers)).answer).toBe('subscriptions: 422 for /addresses');
  });
});

it.each([
  ['sent', [gift()], [charge({error: 'Card declined'})], 'yes'],
  ['none', [charge()], [], 'unknown: it has sent none in 90 days: redeem one, and ask again after its first day'],
  ['failed', [gift()], [gift({error: 'Payment method not found'})], 'charge 5 failed: Payment method not found'],
])('paid gifts: %s', async (_, sent, failed, answer) => {
  const answers = {'GET /charges success': {charges: sent}, 'GET /charges error': {charges: failed}};
  expect((await ask(/sends paid gifts/, answers)).answer).toBe(answer);
});

const paid = {shipping_lines: [{price: '4.90'}]};
const NONE = 'unknown: no charge is that large yet: add to a subscription of your own, and ask again';
it.each([
  ['free from the threshold on', [charge(), charge({...paid, total_line_items_price: '38.99'})], 'yes'],
  ['not free', [charge(paid)], 'charge 5 has shipping of 490 cents'],
  ['below the threshold after codes', [charge({...paid, total_discounts: '0.01'})], NONE],
  ['of gifts alone', [gift()], NONE],
  ['elsewhere', [charge({...paid, shipping_address: {country_code: 'AT'}})], NONE],
  ['not estimated yet', [charge({shipping_lines: []})], NONE],
])('shipping of what comes regularly: %s', async (_, charges, answer) => {
  expect((await ask(/ships what comes/, {'GET /charges queued': {charges}})).answer).toBe(answer);
});

it.each([
  ['told', [{id: 6, line_items: [{purchase_item_id: 3}]}], 'yes'],
  [
    'without the ids of its items',
    [{id: 6, line_items: [{purchase_item_id: null}]}],
    'order 6 has items without an id',
  ],
  ['none', [], 'unknown: it has none that old yet: ask again later'],
])('an order of more than 90 days ago: %s', async (_, orders, answer) => {
  expect((await ask(/more than 90 days ago/, {'GET /orders': {orders}})).answer).toBe(answer);
});

it('without a token each is open', async () => {
  for (const what of [/prices/, /takes/, /sends/, /more than 90 days/, /ships/]) {
    expect(await ask(what, {}, '')).toEqual({answer: 'unknown: SUBSCRIPTION_API_TOKEN is not set', asked: []});
  }
});
