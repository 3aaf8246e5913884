import {once} from 'node:events';
import http from 'node:http';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {chargeListSchema} from '../../../contracts/subscriptions';
import {createCart, order, variant} from '../service-api/shopper';
import type {RunningServices} from '../service-api/start-services';
import {startServices} from '../service-api/start-services';
import {breakDown, control, isServed, shopName, storefront} from './controlled';

const DAY_MS = 24 * 60 * 60 * 1000;
const receivedSchema = z.object({count: z.int(), operations: z.record(z.string(), z.int())});

let services: RunningServices;
beforeAll(async () => {
  services = await startServices({LIMIT_FACTOR: '1000'});
}, 60_000);
afterAll(() => services.stop());
beforeEach(async () => {
  await services.send('/control/repair', {method: 'POST'});
});

/** All charges of all subscribers. */
async function charges() {
  const {text} = await services.send('/recharge/api/charges?limit=250&sort_by=id-asc', {
    headers: {'X-Recharge-Version': '2021-11', 'X-Recharge-Access-Token': 'local-subscription-api-token'},
  });
  return chargeListSchema.parse(JSON.parse(text)).charges;
}

async function cart(id: string): Promise<unknown> {
  const reply = await storefront(services, 'query ($id: ID!) { cart(id: $id) { id } }', {id});
  return z.object({data: z.object({cart: z.unknown()})}).parse(reply).data.cart;
}

/** Something of every service that tells whether anything happened there. */
async function everything(): Promise<Readonly<Record<string, unknown>>> {
  const coffee = `gid://shopify/ProductVariant/${variant('waldgold')}`;
  const read = async (path: string) => z.json().parse(JSON.parse((await services.send(path)).text));
  const tracked = await services.call('/order-tracking', {number: 'L10001', email: 'mara@example.com'});
  return {
    stock: await storefront(
      services,
      'query ($id: ID!) { node(id: $id) { ... on ProductVariant { quantityAvailable } } }',
      {
        id: coffee,
      },
    ),
    orders: tracked.status,
    subscriptions: (await charges()).map(({id, status}) => [id, status]),
    mails: (await services.mails({})).length,
    content: await read(
      `/v2025-02-19/data/query/production?query=${encodeURIComponent('count(*[_id == "page-de-impressum"])')}`,
    ).then((reply) => z.object({result: z.int()}).parse(reply).result),
    errors: await read('/sentry/events'),
    analytics: await read('/analytics/events'),
    clock: / (\S+) days ahead/.exec((await services.send('/control')).text)?.[1],
  };
}

/** Asks the service worker on the wire; gives what arrives before the connection ends, and whether it ended too early. */
async function contact(email: string) {
  const body = JSON.stringify({kind: 'customer', name: 'Mara', message: 'Hallo', email, language: 'de'});
  const request = http.request(`${services.wire}/v1/contact-requests`, {
    method: 'POST',
    headers: {
      // The emulator stands before it, and is told by the host for whom a request is.
      Host: '127.0.0.1:3002',
      Authorization: 'Bearer local-service-api-token',
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    },
  });
  const [response] = z.tuple([z.instanceof(http.IncomingMessage)]).parse(await once(request.end(body), 'response'));
  let text = '';
  let isCut = false;
  try {
    for await (const part of response.setEncoding('utf8')) text += String(part);
  } catch {
    isCut = true;
  }
  const header = (name: string) => String(response.headers[name] ?? '');
  return {status: response.statusCode, header, text, isCut};
}

describe('faults', () => {
  it('status: returns it the given number of times and for that operation only', async () => {
    await breakDown(services, {service: 'storefront', operation: 'Other', kind: 'status'});
    await breakDown(services, {service: 'storefront', operation: 'Name', kind: 'status', status: 500, times: 2});
    expect([
      (await shopName(services)).status,
      (await shopName(services)).status,
      (await shopName(services)).status,
    ]).toEqual([500, 500, 200]);
  });

  it.each([
    [undefined, 200, /"THROTTLED"/],
    [200, 200, /"THROTTLED"/],
    [429, 429, /Too Many Requests/],
    [430, 430, /Too Many Requests/],
  ])('throttle with %s: the storefront answers %i', async (wanted, status, body) => {
    await breakDown(services, {
      service: 'storefront',
      kind: 'throttle',
      ...(wanted === undefined ? {} : {status: wanted}),
    });
    const answer = await shopName(services);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(body);
    expect(await isServed(services)).toBe(true);
  });

  it('throttle: every other service refuses with 429 in words of its own', async () => {
    await breakDown(services, {service: 'service-api', kind: 'throttle'});
    const {status, text, header} = await contact('throttled@example.com');
    expect([status, header('retry-after'), JSON.parse(text)]).toEqual([429, '1', {error: {code: 'rate_limited'}}]);
    expect(await services.mails({to: 'throttled@example.com'})).toEqual([]);
  });

  it('delay: is answered after that time', async () => {
    await breakDown(services, {service: 'storefront', kind: 'delay', ms: 300});
    const started = performance.now();
    expect(await isServed(services)).toBe(true);
    expect(performance.now() - started).toBeGreaterThanOrEqual(295);
  });

  it('truncate: cuts the response after carrying out the request', async () => {
    await breakDown(services, {service: 'service-api', kind: 'truncate'});
    const {status, text, isCut, header} = await contact('truncated@example.com');
    expect([status, isCut]).toEqual([201, true]);
    expect(text).toMatch(/^\{"/);
    expect(text.length).toBe(Math.ceil(Number(header('content-length')) / 2));
    expect(await services.mails({to: 'truncated@example.com'})).toHaveLength(1);
  });

  it('drop: nothing is answered, nothing done', async () => {
    await breakDown(services, {service: 'service-api', kind: 'drop'});
    expect((await contact('dropped@example.com')).isCut).toBe(true);
    expect(await services.mails({to: 'dropped@example.com'})).toEqual([]);
  });

  it('commit-then-drop: nothing is answered, all is done', async () => {
    await breakDown(services, {service: 'service-api', kind: 'commit-then-drop'});
    expect((await contact('committed@example.com')).isCut).toBe(true);
    expect(await services.mails({to: 'committed@example.com'})).toHaveLength(1);
  });

  it('black-hole: nothing answers for that time, then the connection is cut', async () => {
    await breakDown(services, {service: 'service-api', kind: 'black-hole', ms: 300});
    const started = performance.now();
    expect((await contact('swallowed@example.com')).isCut).toBe(true);
    expect(performance.now() - started).toBeGreaterThanOrEqual(295);
    expect(await services.mails({to: 'swallowed@example.com'})).toEqual([]);
  });

  it('share: breaks that part of the calls', async () => {
    const failed = async (share: number) => {
      await services.send('/control/repair', {method: 'POST'});
      await breakDown(services, {service: 'storefront', kind: 'status', times: 1000, share});
      const answers = await Promise.all(Array.from({length: 60}, () => shopName(services)));
      return answers.filter(({status}) => status === 503).length;
    };
    expect([await failed(0), await failed(1)]).toEqual([0, 60]);
    // Chance misses this range once in ten million runs.
    const half = await failed(0.5);
    expect(half).toBeGreaterThan(9);
    expect(half).toBeLessThan(51);
  });

  it.each([
    [{service: 'nobody', kind: 'status'}],
    [{service: 'storefront', kind: 'explode'}],
    [{service: 'storefront', kind: 'password'}],
    [{service: 'storefront', kind: 'status', status: 200}],
    [{service: 'storefront', kind: 'throttle', status: 500}],
    [{service: 'storefront', kind: 'status', share: 2}],
    [{service: 'storefront', kind: 'status', times: 0}],
    [null],
  ])('refuses %j', async (fault) => {
    expect((await control(services, 'faults', fault)).status).toBe(422);
  });
});

describe('the clock', () => {
  it('moved four weeks: charges run, mails go out and retries are booked', async () => {
    await services.send('/control/reset', {method: 'POST'});
    const before = await charges();
    expect((await control(services, 'clock', {offsetMs: 28 * DAY_MS})).status).toBe(200);
    const after = await charges();
    const paid = (list: typeof before) => list.filter(({status}) => status === 'success').length;
    expect(paid(after)).toBeGreaterThan(paid(before));
    const due = new Date(Date.now() + 27 * DAY_MS).toISOString().slice(0, 10);
    expect(after.filter(({status, scheduled_at}) => status === 'queued' && scheduled_at < due)).toEqual([]);
    const declined = after.filter(({status, charge_attempts}) => status === 'error' && (charge_attempts ?? 0) > 1);
    expect(declined.length).toBeGreaterThan(0);
    expect(
      declined.some(({retry_date, error_type}) => retry_date !== null || error_type === 'CLOSED_MAX_RETRIES_REACHED'),
    ).toBe(true);
    const kinds = new Set((await services.mails({})).map(({kind}) => kind));
    for (const kind of ['subscription-charged', 'subscription-failed', 'subscription-upcoming'])
      expect(kinds).toContain(kind);
    expect((await control(services, 'clock', {offsetMs: 0})).status).toBe(200);
  });

  it('moved: carts expire by it, and the search dates changes by it', async () => {
    const {id} = await createCart(services, {lines: [{variant: variant('waldgold')}]});
    await control(services, 'clock', {offsetMs: 9 * DAY_MS});
    expect(await cart(id)).toMatchObject({id});
    const headers = {
      'Content-Type': 'application/json',
      'x-algolia-application-id': 'LOCALSEARCH',
      'x-algolia-api-key': 'local-search-admin-api-key',
    };
    const set = await services.send('/1/indexes/dated/settings', {method: 'PUT', headers, body: '{}'});
    const deleted = await services.send('/1/indexes/dated', {method: 'DELETE', headers});
    for (const [name, {text}] of Object.entries({updatedAt: set, deletedAt: deleted})) {
      const moment = z.record(z.string(), z.unknown()).parse(JSON.parse(text))[name];
      expect(Date.parse(String(moment))).toBeGreaterThan(Date.now() + 8 * DAY_MS);
    }
    await control(services, 'clock', {offsetMs: 10 * DAY_MS + 60_000});
    expect(await cart(id)).toBeNull();
    await control(services, 'clock', {offsetMs: 0});
  });

  it('refuses what is no time', async () => {
    expect((await control(services, 'clock', {offsetMs: 'tomorrow'})).status).toBe(422);
    expect((await control(services, 'clock', {offsetMs: 1e15})).status).toBe(422);
  });
});

describe('repair', () => {
  it('forgets requests, faults and the clock, and keeps what the services hold', async () => {
    await contact('kept@example.com');
    await breakDown(services, {service: 'storefront', kind: 'status', times: 9});
    await control(services, 'clock', {offsetMs: DAY_MS});
    await services.send('/control/repair', {method: 'POST'});
    const {text} = await services.send('/control/received');
    expect(receivedSchema.parse(JSON.parse(text))).toMatchObject({count: 0, operations: {}});
    expect(await isServed(services)).toBe(true);
    expect((await services.send('/control')).text).toContain(', 0 days ahead');
    expect(await services.mails({to: 'kept@example.com'})).toHaveLength(1);
  });
});

describe('reset', () => {
  it('resets the subscriptions on request', async () => {
    await services.send('/control/reset', {method: 'POST'});
    const before = (await charges()).map(({id}) => id);
    await control(services, 'clock', {offsetMs: 28 * DAY_MS});
    expect((await charges()).length).toBeGreaterThan(before.length);
    await services.send('/control/repair', {method: 'POST'});
    expect((await services.send('/control/subscriptions/reset', {method: 'POST'})).status).toBe(200);
    expect((await charges()).map(({id}) => id)).toEqual(before);
  });

  it('lets every service begin anew', async () => {
    const coffee = variant('waldgold');
    await services.send('/control/reset', {method: 'POST'});
    const first = await everything();
    const {id} = await createCart(services, {lines: [{variant: coffee}]});
    await order(services, {lines: [{variant: coffee, quantity: 3}], giftCardCodes: ['TAU0735REST']});
    await services.call('/newsletter/subscriptions', {email: 'anew@example.com', language: 'de'});
    await services.send('/v2025-02-19/data/mutate/production', {
      method: 'POST',
      headers: {Authorization: 'Bearer local-cms-token', 'Content-Type': 'application/json'},
      body: JSON.stringify({mutations: [{delete: {id: 'page-de-impressum'}}]}),
    });
    await services.send('/sentry/api/1/envelope/?sentry_key=a', {
      method: 'POST',
      body: '{"event_id":"9ec79c33ec9942ab8353589fcb2e04dc"}\n{"type":"event"}\n{"message":"x"}\n',
    });
    await services.send('/collect', {
      method: 'POST',
      body: JSON.stringify({container: 'GTM-TEST1', page: '/', kind: 'event', name: 'view', data: {}}),
    });
    expect(await cart(id)).toMatchObject({id});
    await control(services, 'clock', {offsetMs: 28 * DAY_MS});
    const changed = await everything();
    for (const [service, state] of Object.entries(first))
      expect([service, changed[service]]).not.toEqual([service, state]);

    expect((await services.send('/control/reset', {method: 'POST'})).status).toBe(200);
    expect(await everything()).toEqual(first);
    expect(await cart(id)).toBeNull();
  }, 30_000);
});
