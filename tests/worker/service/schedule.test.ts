import {createScheduledController} from 'cloudflare:test';
import {env} from 'cloudflare:workers';
import {describe, expect, it, vi} from 'vitest';
import * as z from 'zod';
import worker from '../../../service/index';
import store from '../../../store/webhooks.json';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const VARIANTS = 60;

const requestSchema = z.object({
  query: z.string(),
  variables: z.object({
    after: z.string().nullish(),
    metafields: z.array(z.object({ownerId: z.string(), value: z.string()})).optional(),
  }),
});

/** Every webhook that `store/webhooks.json` asks for. */
const WEBHOOKS = [
  ...subscriptions('http://localhost:3000', store.shop),
  ...subscriptions('http://127.0.0.1:3002', store.service),
];

function subscriptions(origin: string, entries: readonly {readonly topics: readonly string[]}[]) {
  return entries.flatMap(({topics}) => topics.map((topic) => ({topic, uri: `${origin}/webhooks/platform`})));
}

/** A charge with one line of these properties, which failed so long ago for the last time. */
const failed = (id: number, error: string, property: string, agoMs = 0) => ({
  id,
  error_type: error,
  updated_at: Date.now() - agoMs,
  line_items: [{properties: [{name: property, value: 'x'}]}],
});

type FailedCharge = ReturnType<typeof failed>;

/** What failed at the subscription service, in pages: gifts have the property `_source`. */
const failedCharges = () => [
  [failed(1, 'CARD_DECLINED', '_D'), failed(2, 'OUT_OF_STOCK', '_source')],
  [
    failed(3, 'NO_PAYMENT_METHOD', '_source', 7 * DAY_MS - MINUTE_MS),
    failed(4, 'OUT_OF_STOCK', '_source', 7 * DAY_MS + MINUTE_MS),
  ],
];

/** The pages of charges that have changed since the moment that the first request names; cursors hold it. */
function subscriptionService(pages: readonly (readonly FailedCharge[])[]): (query: URLSearchParams) => object {
  let since = 0;
  return (query) => {
    const page = Number(query.get('cursor') ?? 0);
    if (page === 0) since = Date.parse(query.get('updated_at_min') ?? '');
    const charges = pages[page]?.filter(({updated_at: at}) => at >= since) ?? [];
    return {charges, next_cursor: page + 1 < pages.length ? String(page + 1) : null};
  };
}

/**
 * A platform with two pages of reduced variants; collects how many metafields each request writes. `charges` are those that failed at the
 * subscription service, by page.
 */
function platform(
  written: number[],
  webhooks: readonly object[] = WEBHOOKS,
  charges: readonly (readonly FailedCharge[])[] = [],
): typeof fetch {
  const chargesOn = subscriptionService(charges);
  return byVersion((input, init) => {
    const {pathname, searchParams} = new URL(input instanceof Request ? input.url : input);
    if (pathname.endsWith('/charges')) return Promise.resolve(Response.json(chargesOn(searchParams)));
    if (init?.body instanceof URLSearchParams) {
      return Promise.resolve(Response.json({access_token: 'shpat_admin', scope: '', expires_in: 86_399}));
    }
    const {query, variables} = requestSchema.parse(JSON.parse(z.string().parse(init?.body)));
    if (query.includes('metafieldsSet')) {
      written.push(variables.metafields?.length ?? 0);
      return Promise.resolve(Response.json({data: {metafieldsSet: {userErrors: []}}}));
    }
    const pageInfo = {hasNextPage: false, endCursor: null};
    if (query.includes('ServicePaidOrders'))
      return Promise.resolve(Response.json({data: {orders: {pageInfo, nodes: []}}}));
    if (query.includes('ServiceWebhooks'))
      return Promise.resolve(Response.json({data: {webhookSubscriptions: {pageInfo, nodes: webhooks}}}));
    if (query.includes('ServiceHandles')) {
      return Promise.resolve(Response.json({data: {page: {pageInfo, nodes: []}}}));
    }
    const isFirst = variables.after === null;
    const nodes = Array.from({length: VARIANTS / 2}, (_entry, index) => ({
      id: `gid://shopify/ProductVariant/${(isFirst ? 1 : 1 + VARIANTS / 2) + index}`,
      price: {amount: '11.9'},
      compareAtPrice: {amount: '13.9'},
      lowest: null,
    }));
    const page = {hasNextPage: isFirst, endCursor: isFirst ? 'next' : null};
    return Promise.resolve(Response.json({data: {products: {pageInfo: page, nodes: [{variants: {nodes}}]}}}));
  });
}

/** Answers by the version that is asked for. */
function byVersion(answer: typeof fetch): typeof fetch {
  return async (input, init) => {
    const reply = await answer(input, init);
    const version = /\/api\/(\d[^/]+)\//.exec(input instanceof Request ? input.url : input.toString())?.[1];
    if (version !== undefined) reply.headers.set('X-Shopify-API-Version', version);
    return reply;
  };
}

it('the schedule reads every page, writes 25 metafields at a time, and forgets what has long left', async () => {
  const written: number[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(platform(written));
  const history = env.PRICES.getByName('shop');
  const numbers = Array.from({length: VARIANTS + 1}, (_, index) => index + 1);
  const full = numbers.map((variant) => ({variant, cents: 1390, compareAtCents: null}));
  await history.note(full, Date.now() - 3 * DAY_MS);
  await history.forgetMissing(numbers.slice(0, VARIANTS), Date.now() - 60 * DAY_MS);
  await worker.scheduled(createScheduledController(), env);
  expect(written).toEqual([25, 25, 10]);
  const left = {variant: VARIANTS + 1, cents: 1190, compareAtCents: 1390};
  expect(await history.note([left], Date.now())).toEqual([{variant: VARIANTS + 1, lowestCents: null}]);
});

/** Runs the schedule and returns the faults that it logs. */
async function faults(
  webhooks: readonly object[],
  charges?: readonly (readonly FailedCharge[])[],
): Promise<readonly string[]> {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation(platform([], webhooks, charges));
  await worker.scheduled(createScheduledController(), env);
  // Others log outages: here only the index's object has one.
  return log.mock.calls.flatMap(([entry]: readonly unknown[]) =>
    typeof entry === 'string' && entry.includes('"fault"') ? [entry] : [],
  );
}

it('gifts that could not be sent are a fault for seven days, whatever page they are on; what others owe is none', async () => {
  const charges = [
    {charge: 2, error: 'OUT_OF_STOCK'},
    {charge: 3, error: 'NO_PAYMENT_METHOD'},
  ];
  expect(await faults(WEBHOOKS, failedCharges())).toEqual([
    JSON.stringify({event: 'fault', fault: 'gift-failed', charges}),
  ]);
});

describe('a webhook that the platform has deleted', () => {
  it('is a fault', async () => {
    const uri = 'http://127.0.0.1:3002/webhooks/platform';
    const others = WEBHOOKS.filter((each) => each.topic !== 'ORDERS_PAID');
    const moved = {topic: 'ORDERS_PAID', uri: 'https://another.example/webhooks/platform'};
    const fault = {event: 'fault', fault: 'webhooks-missing', webhooks: [{topic: 'ORDERS_PAID', uri}]};
    expect(await faults([...others, moved])).toEqual([JSON.stringify(fault)]);
  });

  it('is none while all are there', async () => {
    expect(await faults(WEBHOOKS)).toEqual([]);
  });
});

describe('a version of the platform’s APIs', () => {
  const versionFaults = async (answered: string) => {
    const answer = platform([]);
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const reply = await answer(input, init);
      const url = new URL(input instanceof Request ? input.url : input);
      if (url.pathname.startsWith('/admin/api/')) reply.headers.set('X-Shopify-API-Version', answered);
      return reply;
    });
    await worker.scheduled(createScheduledController(), env);
    return log.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('"api-version-ended"'));
  };

  it('is a fault once another one answers', async () => {
    const versions = [{api: 'admin', asked: '2026-04', answered: '2026-07'}];
    expect(await versionFaults('2026-07')).toEqual([
      JSON.stringify({event: 'fault', fault: 'api-version-ended', versions}),
    ]);
  });

  it('is none while it answers', async () => {
    expect(await versionFaults('2026-04')).toEqual([]);
  });
});

it('a part of the schedule that fails keeps no other one back', async () => {
  const written: number[] = [];
  const answer = platform(written);
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    typeof init?.body === 'string' && init.body.includes('ServicePaidOrders')
      ? Promise.resolve(new Response(null, {status: 503}))
      : answer(input, init),
  );
  const history = env.PRICES.getByName('shop');
  await history.note([{variant: 1, cents: 1290, compareAtCents: null}], Date.now() - 2 * DAY_MS);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const runs = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await expect(worker.scheduled(createScheduledController(), env)).rejects.toThrow('503');
  expect(runs.mock.calls).toEqual([['{"event":"schedule"}']]);
  expect(written).not.toEqual([]);
  expect(log).toHaveBeenCalledWith('{"event":"fault","fault":"job-failed","job":"paid-orders"}');
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^\{"event":"outage".*503/));
});

it('who waits for stock of which no webhook told is told', async () => {
  const answer = platform([]);
  const mails: string[] = [];
  let pieces = 0;
  const variant = () => ({
    id: 'gid://shopify/ProductVariant/1',
    availableForSale: pieces > 0,
    quantityAvailable: pieces,
    selectedOptions: [],
    product: {id: 'gid://shopify/Product/1', title: 'Waldgold', handle: 'waldgold', tags: []},
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const body = typeof init?.body === 'string' ? init.body : '';
    if (body.includes('"Tag"')) mails.push(z.object({Tag: z.string()}).parse(JSON.parse(body)).Tag);
    if (body.includes('"Tag"')) return Promise.resolve(Response.json({}));
    if (body.includes('ServiceVariants')) return Promise.resolve(Response.json({data: {nodes: [variant()]}}));
    return answer(input, init);
  });
  const wish = {email: 'ida@example.com', language: 'de', variant: 1, occasion: 'stock'} as const;
  const watch = env.STOCK_WATCHES.getByName('unheard');
  await watch.request(wish, {title: 'Waldgold', quantity: 0}, 'unheard', Date.now());
  await watch.confirm('unheard', Date.now());
  await worker.scheduled(createScheduledController(), env);
  expect(mails).toEqual(['back-in-stock-confirmation']);
  pieces = 4;
  for (let times = 0; times < 2; times += 1) await worker.scheduled(createScheduledController(), env);
  expect(mails).toEqual(['back-in-stock-confirmation', 'back-in-stock']);
});

it('a variant that is not listed keeps its prices for 60 days', async () => {
  const history = env.PRICES.getByName('missing');
  const listed = async (day: number, ...variants: number[]) => {
    await history.forgetMissing(variants, day * DAY_MS);
    const prices = variants.map((variant) => ({variant, cents: 1390, compareAtCents: null}));
    await history.note(prices, day * DAY_MS);
  };
  const reduced = {cents: 1190, compareAtCents: 1390};
  await listed(0, 1, 2);
  await listed(10, 2);
  await listed(69, 2);
  // Back for a day: the 60 days begin anew.
  await listed(70, 1, 2);
  await listed(71, 2);
  await listed(130, 2);
  expect(await history.note([{variant: 1, ...reduced}], 130 * DAY_MS)).toEqual([{variant: 1, lowestCents: 1390}]);
  await listed(131, 1);
  await listed(191, 1);
  expect(await history.note([{variant: 2, ...reduced}], 191 * DAY_MS)).toEqual([{variant: 2, lowestCents: null}]);
});
