import {env, exports} from 'cloudflare:workers';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {LimitName} from '../../../service/config/limits';
import {presentEnv} from '../../../service/routes/env';
import {START} from './alarms';
import {serve} from './hosted-services';

const {SERVICE_API_TOKEN, SERVICE_ORIGIN} = presentEnv(env);
const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date'], now: START});
  serve();
  const services = vi.mocked(fetch).getMockImplementation() ?? fetch;
  vi.mocked(fetch).mockImplementation((input, init) => {
    const question = typeof init?.body === 'string' ? init.body : '';
    if (question.includes('ServiceProductType'))
      return Promise.resolve(Response.json({data: {product: {productType: 'Coffee'}}}));
    if (question.includes('query ServiceOrders(')) return Promise.resolve(Response.json({data: {orders: {nodes: []}}}));
    return services(input, init);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
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
const newsletter = (number: number): Call => ({path: '/newsletter/subscriptions', body: person(number)});

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
    subject: [20, HOUR_S],
    visitor: [10, MINUTE_S],
  },
  returns: {
    call: (number) => ({
      path: '/returns',
      body: {...person(number), number: numberOf(number), items: [{line: 0, quantity: 1}]},
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

/** Sends a request so often, and returns what became of the last one. */
async function sendOften(times: number, sendOne: (time: number) => Promise<Response>) {
  let answer: Response | null = null;
  for (let time = 0; time < times; time += 1) answer = await sendOne(time);
  return [answer?.status === 429, Number(answer?.headers.get('Retry-After'))];
}

describe.each(Object.entries(LIMITED))('%s', (_, {call, subject, visitor}) => {
  it('counts an address, an order number or a code', async () => {
    const [max, seconds] = subject;
    const sendOne = async () => send(call(0));
    expect(await sendOften(max, sendOne)).toEqual([false, 0]);
    expect(await sendOften(1, sendOne)).toEqual([true, seconds]);
  });

  it('counts a visitor', async () => {
    const [max, seconds] = visitor;
    const from = {'Shopper-Address': '203.0.113.7'};
    expect(await sendOften(max, (time) => send(call(1 + time), from))).toEqual([false, 0]);
    expect(await sendOften(1, () => send(call(1 + max), from))).toEqual([true, seconds]);
  });
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
