import {createExecutionContext, runInDurableObject} from 'cloudflare:test';
import {env, exports} from 'cloudflare:workers';
import {beforeEach, expect, it, vi} from 'vitest';
import type {MockInstance} from 'vitest';
import {refusalSchema} from '../../../contracts/refusal';
import {UpstreamError} from '../../../service/adapters/upstream';
import {IdempotencyObject} from '../../../service/objects/idempotency-object';
import {LimitObject} from '../../../service/objects/limit-object';
import {NewsletterObject} from '../../../service/objects/newsletter-object';
import {presentEnv} from '../../../service/env';
import worker from '../../../service/index';
import {VOUCHER} from './hosted-services';

const NEWSLETTER = {email: 'ida@example.com', language: 'de'};

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function call(path: string, body?: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return exports.default.fetch(`https://service.test${path}`, {
    headers: {Authorization: 'Bearer local-service-api-token', ...headers},
    ...(body === undefined ? {} : {method: 'POST', body: JSON.stringify(body)}),
  });
}

async function expectUnavailable(response: Response): Promise<void> {
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(refusalSchema.strict().parse(await response.json())).toEqual({error: {code: 'unavailable'}});
}

/** An error of the object's own code is no outage, and a person is told. */
async function expectFault(response: Response, method: string, path: string): Promise<void> {
  expect(response.status).toBe(500);
  expect(refusalSchema.strict().parse(await response.json())).toEqual({error: {code: 'internal'}});
  const line = `{"event":"fault","fault":"unexpected","method":"${method}","path":"${path}"`;
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(line));
}

it('an object whose tables are broken is a fault, and another object is not affected', async () => {
  await runInDurableObject(
    env.REVIEWS.getByName('shop'),
    (_, {storage}) => void storage.sql.exec('ALTER TABLE reviews RENAME TO lost'),
  );
  await expectFault(await call('/v1/reviews/figures?products=1'), 'GET', '/v1/reviews/figures');
  expect((await call('/v1/newsletter/subscriptions', NEWSLETTER)).status).toBe(202);
});

it('a call whose idempotency record cannot be read is a fault', async () => {
  const path = '/v1/newsletter/subscriptions';
  const record = env.IDEMPOTENCY.getByName(`${path} broken`);
  await runInDurableObject(record, (_, {storage}) => {
    storage.kv.put('kept', null);
  });
  await expectFault(await call(path, NEWSLETTER, {'Idempotency-Key': 'broken'}), 'POST', path);
});

it('an error of one of the operator’s pages names the page', async () => {
  vi.spyOn(LimitObject.prototype, 'take').mockRejectedValue(new TypeError('broken'));
  const {SERVICE_ORIGIN} = presentEnv(env);
  const response = await exports.default.fetch(`${SERVICE_ORIGIN}/operator/login`, {
    method: 'POST',
    headers: {Origin: SERVICE_ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded'},
    body: 'token=x',
  });
  expect(response.status).toBe(500);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"method":"POST","path":"/operator/login"'));
});

it('an outage of a hosted service that an object met is one of the call', async () => {
  vi.spyOn(NewsletterObject.prototype, 'request').mockRejectedValue(new UpstreamError('platform', '503', 7));
  const response = await call('/v1/newsletter/subscriptions', NEWSLETTER);
  expect(response.headers.get('Retry-After')).toBe('7');
  await expectUnavailable(response);
  expect(log).toHaveBeenCalledExactlyOnceWith(
    '{"event":"outage","method":"POST","path":"/v1/newsletter/subscriptions","service":"platform","reason":"503"}',
  );
});

/** Throttles the platform for seven seconds, which is longer than the shop waits. Returns what it is asked. */
function throttlePlatform(): readonly string[] {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = input instanceof Request ? input.url : input.toString();
    if (url.includes('/oauth/')) return Response.json({access_token: 'shpat_admin', scope: '', expires_in: 86_399});
    if (url.includes('/graphql')) asked.push(url);
    const throttleStatus = {currentlyAvailable: 0, restoreRate: 50};
    return Response.json({
      errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}],
      extensions: {cost: {requestedQueryCost: 350, throttleStatus}},
    });
  });
  return asked;
}

it.each([
  ['itself', () => call('/v1/order-tracking', {number: 'L9050', email: 'ida@example.com'})],
  [
    'by a voucher',
    async () => {
      const code = 'THROTTLED1';
      const purchase = {order: 1, line: 1, index: 0};
      await env.GIFT_VOUCHERS.getByName(code).issue({...VOUCHER, code, expiresAt: Date.now() + 60_000, purchase});
      return call(`/v1/gift-subscriptions/${code}`);
    },
  ],
])('a call that asks a throttled platform %s does not wait longer than the shop does', async (_, send) => {
  const asked = throttlePlatform();
  const response = await send();
  expect(response.headers.get('Retry-After')).toBe('7');
  await expectUnavailable(response);
  expect(asked).toHaveLength(1);
});

it('a confirmation does not wait for a throttled platform, either', async () => {
  const asked = throttlePlatform();
  const subscriber = env.NEWSLETTER.getByName('throttled@example.com');
  const request = {email: 'throttled@example.com', variant: 'default', language: 'de'} as const;
  await subscriber.request(request, 'nonce', Date.now());
  expect(await subscriber.confirm('nonce', Date.now())).toMatchObject({state: 'confirmed', welcomeVoucher: false});
  expect(asked).toHaveLength(1);
});

it('an object that is reset while a call waits for it makes the call unavailable, and the next one runs', async () => {
  const path = '/v1/newsletter/subscriptions';
  const record = env.IDEMPOTENCY.getByName(`${path} reset`);
  const body = {...NEWSLETTER, email: 'reset@example.com'};
  const begin = vi.spyOn(IdempotencyObject.prototype, 'begin');
  // Another request with this key is running: the call waits for it.
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(body)));
  await record.begin([...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
  const waiting = call(path, body, {'Idempotency-Key': 'reset'});
  await vi.waitFor(() => expect(begin).toHaveBeenCalledTimes(2), {timeout: 20_000});
  await runInDurableObject(record, (_, state) => {
    state.abort('reset');
  }).catch(() => undefined);
  await expectUnavailable(await waiting);
  expect((await call(path, body, {'Idempotency-Key': 'reset'})).status).toBe(202);
});

it('a request is a fault where a variable is wrong', async () => {
  const wrong = {...env, ADMIN_API_URL: 'nowhere'};
  const answer = worker.fetch(new Request('https://service.test/healthz'), wrong, createExecutionContext());
  await expect(answer).rejects.toThrow('ADMIN_API_URL');
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/"fault":"unexpected".*ADMIN_API_URL/));
});
