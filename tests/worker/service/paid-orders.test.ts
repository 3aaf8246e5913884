import {runInDurableObject} from 'cloudflare:test';
import {env} from 'cloudflare:workers';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {MockInstance} from 'vitest';
import * as z from 'zod';
import {mailQueueName} from '../../../service/objects/mail-queue';
import shop from '../../../store/merchant/shop.json';
import {alarmOf, goTo, START} from './alarms';
import {hang} from './hosted-services';
import {tellService} from './platform-webhook';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The platform with orders of a gift subscription by their numbers, or of other `goods`. */
type Platform = {
  readonly orders: Map<
    number,
    {
      status: string;
      cancelledAt?: string;
      recipients: readonly string[];
      sendOn?: string;
      email?: string;
      goods?: object;
    }
  >;
  /** What lists of orders answer, and what was asked for. */
  listed: readonly number[];
  /** When the listed orders changed last. */
  updatedAt: number;
  readonly queries: string[];
  isDown: boolean;
  isSlow: boolean;
};

let platform: Platform;
let mails: string[];
let log: MockInstance<typeof console.error>;

const GIFT = {
  currentQuantity: 1,
  isGiftCard: false,
  variantTitle: '3',
  product: {handle: shop.giftSubscription.de, productType: 'Gift Card'},
  variant: {deliveries: null, coffee: null},
};
const questionSchema = z.object({
  query: z.string(),
  variables: z.object({id: z.string().optional(), query: z.string().optional(), after: z.string().nullish()}),
});
const mailSchema = z.object({To: z.string()});

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  platform = {orders: new Map(), listed: [], updatedAt: START, queries: [], isDown: false, isSlow: false};
  mails = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    answer(input instanceof Request ? input.url : input.toString(), init?.body),
  );
});
afterEach(() => {
  platform.isSlow = false;
});

function answer(url: string, body: unknown): Promise<Response> {
  if (url.includes('/postmark')) {
    const mail = mailSchema.safeParse(JSON.parse(z.string().parse(body))).data;
    if (mail !== undefined) mails.push(mail.To);
    return Promise.resolve(Response.json({TotalCount: 0}));
  }
  if (platform.isSlow) return hang(() => !platform.isSlow);
  if (platform.isDown) return Promise.resolve(new Response(null, {status: 503}));
  if (url.includes('/oauth/'))
    return Promise.resolve(Response.json({access_token: 'shpat_admin', scope: '', expires_in: 86_399}));
  const {query, variables} = questionSchema.parse(JSON.parse(z.string().parse(body)));
  if (query.includes('ServicePaidOrders')) {
    platform.queries.push(variables.query ?? '');
    const nodes = platform.listed.map((number) => ({
      id: `gid://shopify/Order/${number}`,
      updatedAt: new Date(platform.updatedAt).toISOString(),
    }));
    const pageInfo = {hasNextPage: false, endCursor: null};
    return Promise.resolve(Response.json({data: {orders: {nodes, pageInfo}}}));
  }
  if (query.includes('ServicePaidOrder'))
    return Promise.resolve(
      Response.json({
        data: {order: orderOf(Number(/\d+$/.exec(variables.id ?? '')?.[0]), Number(variables.after ?? 0))},
      }),
    );
  if (query.includes('ServiceOrderPieces')) {
    const status = platform.orders.get(Number(/\d+$/.exec(variables.id ?? '')?.[0]))?.status;
    const lineItems = {nodes: [], pageInfo: {hasNextPage: false, endCursor: null}};
    return Promise.resolve(
      Response.json({data: {order: {displayFinancialStatus: status, cancelledAt: null, lineItems}}}),
    );
  }
  return Promise.resolve(Response.json({data: {}}));
}

/** An order with two of its lines a page. */
function orderOf(number: number, from: number): object | null {
  const order = platform.orders.get(number);
  if (order === undefined) return null;
  return {
    cancelledAt: order.cancelledAt ?? null,
    displayFinancialStatus: order.status,
    createdAt: new Date(START).toISOString(),
    customerLocale: 'en',
    email: order.email ?? 'giver@example.com',
    lineItems: {
      pageInfo: {hasNextPage: from + 2 < order.recipients.length, endCursor: String(from + 2)},
      nodes: order.recipients.slice(from, from + 2).map((value, index) => ({
        id: `gid://shopify/LineItem/${from + index + 1}`,
        ...GIFT,
        ...order.goods,
        customAttributes: [
          {key: '_recipient_email', value},
          {key: '_send_on', value: order.sendOn ?? ''},
        ],
      })),
    },
  };
}

const orders = () => env.PAID_ORDERS.getByName('shop');
const paid = (number: number, ...recipients: string[]) => platform.orders.set(number, {status: 'PAID', recipients});
const listed = (...numbers: number[]) => {
  platform.listed = numbers;
};

const tell = (topic: string, id: number) => tellService(topic, {id});

it('a webhook is answered at once, and its gifts go out when the platform answers again', async () => {
  paid(1, 'ida@example.com');
  platform.isDown = true;
  expect(await tell('orders/paid', 1)).toBe(200);
  await goTo(alarmOf(orders()), START + 2 * DAY_MS);
  expect(mails).toEqual([]);
  platform.isDown = false;
  await goTo(alarmOf(orders()), START + 2 * DAY_MS + HOUR_MS);
  expect(mails).toEqual(['ida@example.com']);
});

it('a webhook whose work takes long is answered within the five seconds of the platform, and says what became of the work', async () => {
  platform.isSlow = true;
  const from = performance.now();
  expect(await tell('products/update', 1)).toBe(200);
  expect(performance.now() - from).toBeLessThan(4_000);
  platform.isSlow = false;
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('"event":"outage"')), {
    timeout: 20_000,
  });
});

it('an order is fulfilled once, whoever tells of it and however often', async () => {
  paid(2, 'ida@example.com', 'jan@example.com', 'kim@example.com');
  await orders().reconcile(START);
  listed(2);
  await Promise.all([
    tell('orders/paid', 2),
    orders().reconcile(START),
    orders().run(),
    tell('orders/paid', 2),
    orders().run(),
  ]);
  await goTo(alarmOf(orders()), START + HOUR_MS);
  await tell('orders/paid', 2);
  await orders().reconcile(START + HOUR_MS);
  await goTo(alarmOf(orders()), START + DAY_MS);
  expect(mails.toSorted()).toEqual(['ida@example.com', 'jan@example.com', 'kim@example.com']);
});

it('an order that nobody told of is found, but none of before the first look', async () => {
  const books = env.PAID_ORDERS.getByName('found');
  await books.reconcile(START);
  expect(platform.queries[0]).toContain(`created_at:>='${new Date(START).toISOString()}'`);
  paid(3, 'ida@example.com');
  listed(3);
  await books.reconcile(START + 60 * DAY_MS);
  expect(platform.queries[1]).toBe(
    '(financial_status:paid OR financial_status:partially_refunded)' +
      ` AND created_at:>='${new Date(START + 30 * DAY_MS).toISOString()}'` +
      ` AND updated_at:>='${new Date(START + 53 * DAY_MS).toISOString()}'`,
  );
  await goTo(alarmOf(books), START + HOUR_MS);
  expect(mails).toEqual(['ida@example.com']);
});

it('a gift that is added to a fulfilled order is found without a webhook, and what was mailed is not mailed again', async () => {
  const books = env.PAID_ORDERS.getByName('edited');
  await books.reconcile(START);
  paid(40, 'first@example.com');
  await books.note(40);
  await goTo(alarmOf(books), START + HOUR_MS);
  paid(40, 'first@example.com', 'added@example.com');
  listed(40);
  platform.updatedAt = START - 1000;
  await books.reconcile(START + HOUR_MS);
  expect(await alarmOf(books).alarm()).toBeNull();
  platform.updatedAt = START + 90 * 60_000;
  vi.setSystemTime(START + 2 * HOUR_MS);
  await books.reconcile(START + 2 * HOUR_MS);
  await goTo(alarmOf(books), START + 3 * HOUR_MS);
  expect(mails).toEqual(['first@example.com', 'added@example.com']);
});

it('a gift that is added within the second in which its order was noted is found', async () => {
  const books = env.PAID_ORDERS.getByName('same-second');
  await books.reconcile(START);
  vi.setSystemTime(START + 400);
  paid(50, 'first-50@example.com');
  await books.note(50);
  await books.run();
  paid(50, 'first-50@example.com', 'added-50@example.com');
  listed(50);
  // Its change, 300 ms later, as the platform writes it.
  platform.updatedAt = START;
  await books.reconcile(START + HOUR_MS);
  await goTo(alarmOf(books), START + HOUR_MS);
  expect(mails).toEqual(['first-50@example.com', 'added-50@example.com']);
});

it('a new order does not wait for many that have changed', async () => {
  const books = env.PAID_ORDERS.getByName('bulk');
  await books.reconcile(START);
  const bulk = Array.from({length: 40}, (_, index) => 60 + index);
  for (const number of bulk) {
    paid(number, `bulk-${number}@example.com`);
    await books.note(number);
  }
  await goTo(alarmOf(books), START + HOUR_MS);
  expect(mails).toHaveLength(bulk.length);
  platform.updatedAt = START + HOUR_MS;
  listed(...bulk);
  await books.reconcile(START + HOUR_MS);
  vi.setSystemTime(START + HOUR_MS + 1);
  paid(100, 'new-100@example.com');
  await books.note(100);
  await books.run();
  expect(mails.slice(bulk.length)).toEqual(['new-100@example.com']);
});

it('a look reaches back to the last one that was complete, and an hour further', async () => {
  const books = env.PAID_ORDERS.getByName('looks');
  await books.reconcile(START);
  await books.reconcile(START + HOUR_MS);
  platform.isDown = true;
  await books.reconcile(START + 2 * HOUR_MS).then(
    () => expect.unreachable(),
    (error: unknown) => expect(String(error)).toContain('503'),
  );
  platform.isDown = false;
  await books.reconcile(START + 3 * HOUR_MS);
  const changed = platform.queries.map((query) => /updated_at:>='(.+)'/.exec(query)?.[1]);
  const days = (milliseconds: number) => new Date(START + milliseconds).toISOString();
  expect(changed).toEqual([days(-7 * DAY_MS), days(-HOUR_MS), days(0)]);
});

it.each([
  ['PENDING', 4],
  ['REFUNDED', 7],
])('nothing is issued for an order that is %s, until it is paid', async (status, number) => {
  platform.orders.set(number, {status, recipients: ['ida@example.com']});
  const books = env.PAID_ORDERS.getByName(status);
  await books.note(number);
  await goTo(alarmOf(books), START + HOUR_MS);
  expect(mails).toEqual([]);
  paid(number, `${status.toLowerCase()}@example.com`);
  listed(number);
  await books.reconcile(START + HOUR_MS);
  await goTo(alarmOf(books), START + 2 * HOUR_MS);
  expect(mails).toEqual([`${status.toLowerCase()}@example.com`]);
});

it('an order that was cancelled without a refund brings no gift', async () => {
  paid(21, 'ida@example.com');
  platform.orders.set(22, {
    status: 'PAID',
    cancelledAt: new Date(START).toISOString(),
    recipients: ['jan@example.com'],
  });
  await tell('orders/paid', 21);
  await tell('orders/paid', 22);
  await goTo(alarmOf(orders()), START + HOUR_MS);
  expect(mails).toEqual(['ida@example.com']);
});

it('a gift that cannot be mailed keeps no other one back', async () => {
  const queue = env.MAIL_QUEUE.getByName(mailQueueName('broken@example.com'));
  await runInDurableObject(queue, (_, {storage}) => void storage.sql.exec('ALTER TABLE mails RENAME TO lost'));
  paid(5, 'broken@example.com', 'whole@example.com');
  paid(6, 'other@example.com');
  const books = env.PAID_ORDERS.getByName('broken');
  await books.note(5);
  await books.note(6);
  await goTo(alarmOf(books), START + HOUR_MS);
  expect(mails).toEqual(['whole@example.com', 'other@example.com']);
});

it('a gift for a later day goes out on it, unless its order was refunded by then', async () => {
  const sendOn = '2090-12-24';
  const recipients = ['late@example.com', 'unwanted@example.com'];
  const books = env.PAID_ORDERS.getByName('scheduled');
  for (const [index, to] of recipients.entries()) {
    platform.orders.set(20 + index, {status: 'PAID', recipients: [to], sendOn});
    await books.note(20 + index);
  }
  await goTo(alarmOf(books), START + HOUR_MS);
  expect(mails).toEqual([]);
  platform.orders.set(21, {status: 'REFUNDED', recipients: []});
  for (const to of recipients) {
    await goTo(alarmOf(env.MAIL_QUEUE.getByName(mailQueueName(to))), Date.parse(`${sendOn}T08:00:00Z`));
  }
  expect(mails).toEqual(['late@example.com']);
});

it('a gift is mailed no second time after an erasure, however often its order is paid', async () => {
  const to = 'erased@example.com';
  paid(30, to);
  const books = env.PAID_ORDERS.getByName('erased');
  await books.note(30);
  await goTo(alarmOf(books), START + HOUR_MS);
  expect(mails).toEqual([to]);
  expect(await env.MAIL_QUEUE.getByName(mailQueueName(to)).erase(to)).toHaveLength(1);
  await books.note(30);
  await goTo(alarmOf(books), START + 2 * HOUR_MS);
  expect(mails).toEqual([to]);
});

it('an order that is given up, after three days, is a fault', async () => {
  platform.isDown = true;
  const books = env.PAID_ORDERS.getByName('given-up');
  await books.note(8);
  await goTo(alarmOf(books), START + 4 * DAY_MS);
  expect(log).toHaveBeenCalledWith('{"event":"fault","fault":"order-given-up","order":8}');
  paid(8, 'patient@example.com');
  platform.isDown = false;
  await goTo(alarmOf(books), START + 5 * DAY_MS);
  expect(mails).toEqual(['patient@example.com']);
});

const DELETED = {product: null, variant: null};
const UNKNOWN = {product: {handle: 'gift-box', productType: 'Gutschein'}};
it.each([
  ['its product was deleted', 31, {goods: DELETED}, 'no-product'],
  ['nobody knows its product', 32, {goods: UNKNOWN}, 'no-product'],
  ['nobody knows its product, which has no recipient', 33, {goods: UNKNOWN, recipients: ['']}, 'no-product'],
  ['nobody can be told', 34, {email: '', recipients: ['']}, 'no-address'],
])('a gift is named at once where %s, and issued a day after that was mended', async (_, number, over, code) => {
  const books = env.PAID_ORDERS.getByName(`refused ${number}`);
  platform.orders.set(number, {status: 'PAID', recipients: ['ida@example.com'], ...over});
  paid(number + 10, 'jan@example.com');
  await books.note(number);
  await books.note(number + 10);
  await goTo(alarmOf(books), START + HOUR_MS);
  const fault = `{"event":"fault","fault":"order-given-up","order":${number},"code":"${code}"}`;
  expect(log.mock.calls).toEqual([[fault]]);
  paid(number, 'ida@example.com');
  await goTo(alarmOf(books), START + DAY_MS + HOUR_MS);
  expect(mails).toEqual(['jan@example.com', 'ida@example.com']);
});

it('an order whose gifts need a person is named every day for a week, and found when it changes later', async () => {
  const books = env.PAID_ORDERS.getByName('refused');
  platform.orders.set(35, {status: 'PAID', recipients: ['ida@example.com'], goods: DELETED});
  await books.note(35);
  await goTo(alarmOf(books), START + 9 * DAY_MS);
  expect(log).toHaveBeenCalledTimes(8);
  paid(35, 'ida@example.com');
  listed(35);
  await books.reconcile(START + 9 * DAY_MS);
  await goTo(alarmOf(books), START + 9 * DAY_MS + HOUR_MS);
  expect(log).toHaveBeenCalledTimes(8);
  expect(mails).toEqual(['ida@example.com']);
});

it('a gift that was mailed is not missed when its product is deleted', async () => {
  const books = env.PAID_ORDERS.getByName('sold');
  paid(36, 'ida@example.com');
  await books.note(36);
  await goTo(alarmOf(books), START + HOUR_MS);
  platform.orders.set(36, {status: 'PAID', recipients: ['ida@example.com'], goods: DELETED});
  await books.note(36);
  await goTo(alarmOf(books), START + 2 * HOUR_MS);
  expect(log).not.toHaveBeenCalled();
});
