import {runInDurableObject} from 'cloudflare:test';
import {env, exports} from 'cloudflare:workers';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {LimitName} from '../../../service/config/limits';
import {subjectLimit} from '../../../service/domain/subject-limit';
import {presentEnv} from '../../../service/env';
import {START} from './alarms';
import {serve} from './hosted-services';

const {SERVICE_API_TOKEN, SERVICE_ORIGIN} = presentEnv(env);
const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

beforeEach(() => {
  serve();
  const services = vi.mocked(fetch).getMockImplementation() ?? fetch;
  vi.mocked(fetch).mockImplementation((input, init) => {
    const question = typeof init?.body === 'string' ? init.body : '';
    if (question.includes('ServiceProductType'))
      return Promise.resolve(Response.json({data: {product: {productType: 'Coffee'}}}));
    if (question.includes('query ServiceOrders(')) {
      const [, number] = /L(5[1-9]\d{3})/.exec(question) ?? [];
      const nodes = number === undefined ? [] : [orderOf(Number(number) - 50_000)];
      return Promise.resolve(Response.json({data: {orders: {nodes}}}));
    }
    return services(input, init);
  });
});

/** A request to the service API; a GET where it has no body. */
type Call = {readonly path: string; readonly body?: object};

function send({path, body}: Call, headers: Record<string, string> = {}): Promise<Response> {
  return exports.default.fetch(`${SERVICE_ORIGIN}/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {Authorization: `Bearer ${SERVICE_API_TOKEN}`, ...headers},
    ...(body !== undefined && {body: JSON.stringify(body)}),
  });
}

const person = (number: number) => ({email: `limited-${number}@example.com`, language: 'de'});
const numberOf = (number: number) => `L${50_000 + number}`;
/** Orders from this one on are known at the platform. */
const KNOWN = 1000;
const newsletter = (number: number): Call => ({path: '/newsletter/subscriptions', body: person(number)});

/** The order of the person with a number, as the platform tells of it. */
function orderOf(number: number) {
  const none = {shopMoney: {amount: '0.00'}};
  return {
    id: `gid://shopify/Order/${number}`,
    name: `#${numberOf(number)}`,
    createdAt: new Date(START).toISOString(),
    cancelledAt: null,
    email: person(number).email,
    customerLocale: 'de',
    displayFinancialStatus: 'PAID',
    requiresShipping: true,
    totalShippingPriceSet: none,
    totalPriceSet: none,
    shippingAddress: null,
    roastedAt: null,
    donations: null,
    discountApplications: {nodes: []},
    transactions: [],
    fulfillments: [],
    lineItems: {pageInfo: {hasNextPage: false, endCursor: null}, nodes: []},
  };
}

/** How often, within so many seconds. */
type Limit = readonly [max: number, seconds: number];

/** What each limit counts, of the person with a number; and how much it lets through. The operator’s login has a test of its own. */
const LIMITED: Record<
  Exclude<LimitName, 'operator-login'>,
  {readonly call: (number: number) => Call; readonly subject: Limit; readonly visitor: Limit}
> = {
  newsletter: {call: newsletter, subject: [3, DAY_S], visitor: [5, MINUTE_S]},
  'gift-subscription': {
    call: (number) => ({path: `/gift-subscriptions/ABO-LIMIT-${number}`}),
    subject: [20, HOUR_S],
    visitor: [60, HOUR_S],
  },
  'back-in-stock': {
    call: (number) => ({path: '/back-in-stock/requests', body: {...person(number), variant: 1}}),
    subject: [10, DAY_S],
    visitor: [5, MINUTE_S],
  },
  'order-tracking': {
    call: (number) => ({path: '/order-tracking', body: {...person(number), number: numberOf(number)}}),
    subject: [200, HOUR_S],
    visitor: [10, MINUTE_S],
  },
  returns: {
    call: (number) => ({
      path: '/returns',
      body: {...person(KNOWN + number), number: numberOf(KNOWN + number), items: [{line: 0, quantity: 1}]},
    }),
    subject: [10, HOUR_S],
    visitor: [5, MINUTE_S],
  },
  reviews: {
    call: (number) => ({
      path: '/products/1/reviews',
      body: {...person(number), stars: 5, title: 'Gut', text: 'Schmeckt.', author: 'Ida'},
    }),
    subject: [5, DAY_S],
    visitor: [5, MINUTE_S],
  },
  notices: {
    call: (number) => ({
      path: '/contact-requests',
      body: {...person(number), kind: 'customer', name: 'Ida', message: 'Hallo'},
    }),
    subject: [10, HOUR_S],
    visitor: [5, MINUTE_S],
  },
  'saved-carts': {
    call: (number) => ({
      path: '/saved-carts',
      body: {
        ...person(number),
        lines: [{merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 1, sellingPlanId: null, attributes: []}],
      },
    }),
    subject: [5, DAY_S],
    visitor: [5, MINUTE_S],
  },
};

/** Lets a subject have been counted so often, without as many requests. */
async function countBefore(name: string, subject: string, times: number): Promise<void> {
  await runInDurableObject(env.LIMITS.getByName(subjectLimit(name, subject)), (_, {storage}) =>
    storage.kv.put(
      'taken',
      Array.from({length: times}, () => START),
    ),
  );
}

/** Sends a request so often, and returns what became of the last one. */
async function sendOften(times: number, sendOne: (time: number) => Promise<Response>) {
  let answer: Response | null = null;
  for (let time = 0; time < times; time += 1) answer = await sendOne(time);
  return [answer?.status === 429, Number(answer?.headers.get('Retry-After'))];
}

describe.each(Object.entries(LIMITED))('%s', (name, {call, subject, visitor}) => {
  it('counts an address, an order number or a code', async () => {
    const [max, seconds] = subject;
    const sendOne = async () => send(call(0));
    const before = name === 'order-tracking' ? max - 20 : 0;
    if (before > 0) await countBefore(name, '50000', before);
    expect(await sendOften(max - before, sendOne)).toEqual([false, 0]);
    expect(await sendOften(1, sendOne)).toEqual([true, seconds]);
  });

  it('counts a visitor', async () => {
    const [max, seconds] = visitor;
    const from = {'Shopper-Address': '203.0.113.7'};
    expect(await sendOften(max, (time) => send(call(1 + time), from))).toEqual([false, 0]);
    expect(await sendOften(1, () => send(call(1 + max), from))).toEqual([true, seconds]);
  });
});

it.each(['# l50 400', '50400', 'l50400'])('counts the order %s, of tracking and of returns, as one', async (typed) => {
  const [max] = LIMITED['order-tracking'].subject;
  await countBefore('order-tracking', '50400', max);
  for (const name of ['order-tracking', 'returns'] as const) {
    const {path, body} = LIMITED[name].call(400);
    expect((await send({path, body: {...body, number: typed}})).status).toBe(429);
  }
});

it('a stranger’s attempts at an order do not use up its returns', async () => {
  const {call, subject} = LIMITED.returns;
  const {path, body} = call(300);
  const [max] = subject;
  const guess = async () => send({path, body: {...body, email: 'stranger@example.com'}});
  for (let time = 0; time <= max; time += 1) expect((await guess()).status).toBe(404);
  expect((await send(call(300))).status).toBe(409);
});

it('counts the spellings of a mailbox as one', async () => {
  const {call, subject} = LIMITED['saved-carts'];
  const [max] = subject;
  const spelled = (time: number): Call => {
    const {path, body} = call(300);
    return {path, body: {...body, email: `Limited-300+${time}@example.com`}};
  };
  expect(await sendOften(max, (time) => send(spelled(time)))).toEqual([false, 0]);
  expect(await sendOften(1, () => send(call(300)))).toEqual([true, DAY_S]);
});

it.each(['withdrawals', 'cancellations'])('nobody can use up the %s of an address', async (path) => {
  const content = {...person(100), name: 'Ida', contract: 'L1', kind: 'ordinary', endsOn: 'earliest'};
  const [max] = LIMITED.notices.subject;
  for (let time = 0; time <= max; time += 1) expect((await send({path: `/${path}`, body: content})).status).toBe(201);
});

it('a request that a limit refused is carried out under the same key once there is room', async () => {
  const from = {'Shopper-Address': '198.51.100.7'};
  for (let number = 200; number < 205; number += 1) await send(newsletter(number), from);
  const sendAgain = async () => {
    const {status, headers} = await send(newsletter(205), {...from, 'Idempotency-Key': 'limited'});
    return [status, headers.has('Idempotency-Replayed')];
  };
  expect(await sendAgain()).toEqual([429, false]);
  vi.setSystemTime(START + MINUTE_S * 1000);
  expect([await sendAgain(), await sendAgain()]).toEqual([
    [202, false],
    [202, true],
  ]);
});
