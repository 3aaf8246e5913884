import {runInDurableObject} from 'cloudflare:test';
import {env, exports} from 'cloudflare:workers';
import {afterEach, beforeEach, expect, it, onTestFinished, vi} from 'vitest';
import {refusalSchema} from '../../../contracts/refusal';
import {secretCode} from '../../../service/domain/codes';
import {base64, hmac} from '../../../service/domain/hmac';
import {mailQueueName} from '../../../service/objects/mail-queue';
import {presentEnv} from '../../../service/routes/env';
import {voucherOf} from '../../../service/routes/gift-voucher-of';

const NEWSLETTER = {email: 'ida@example.com', language: 'de'};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

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

it('an object whose storage is broken makes the call unavailable, and another object is not affected', async () => {
  const rename = (from: string, to: string) =>
    runInDurableObject(
      env.REVIEWS.getByName('shop'),
      (_, {storage}) => void storage.sql.exec(`ALTER TABLE ${from} RENAME TO ${to}`),
    );
  await rename('reviews', 'lost');
  onTestFinished(() => rename('lost', 'reviews'));
  await expectUnavailable(await call('/v1/reviews/figures?products=1'));
  expect((await call('/v1/newsletter/subscriptions', NEWSLETTER)).status).toBe(202);
});

it('a call whose idempotency record cannot be read is unavailable', async () => {
  const path = '/v1/newsletter/subscriptions';
  const record = env.IDEMPOTENCY.getByName(`${path} broken`);
  await runInDurableObject(record, (_, {storage}) => {
    storage.kv.put('kept', null);
  });
  await expectUnavailable(await call(path, NEWSLETTER, {'Idempotency-Key': 'broken'}));
});

it('an object that is reset while a call waits for it makes the call unavailable, and the next one runs', async () => {
  const path = '/v1/newsletter/subscriptions';
  const record = env.IDEMPOTENCY.getByName(`${path} reset`);
  const body = {...NEWSLETTER, email: 'reset@example.com'};
  // Somebody runs it already: the call waits for that.
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(body)));
  await record.begin([...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
  const waiting = call(path, body, {'Idempotency-Key': 'reset'});
  await scheduler.wait(50);
  await runInDurableObject(record, (_, state) => {
    state.abort('reset');
  }).catch(() => undefined);
  await expectUnavailable(await waiting);
  expect((await call(path, body, {'Idempotency-Key': 'reset'})).status).toBe(202);
});

/** The platform's catalogue with one gift subscription, and its webhook of an order with a line for each recipient. */
const GIFT = {
  id: 'gid://shopify/ProductVariant/7',
  availableForSale: true,
  quantityAvailable: null,
  selectedOptions: [{value: '3'}],
  product: {
    id: 'gid://shopify/Product/7',
    title: 'Gift',
    handle: 'gift',
    tags: ['gift-subscription'],
    variants: {nodes: []},
  },
};

async function tellPaid(order: number, recipients: readonly string[]): Promise<Response> {
  const body = JSON.stringify({
    id: order,
    email: 'giver@example.com',
    created_at: new Date().toISOString(),
    line_items: recipients.map((value, index) => ({
      ...{id: index + 1, variant_id: 7, quantity: 1, properties: [{name: '_recipient_email', value}]},
    })),
  });
  const signature = base64(await hmac(body, presentEnv(env).PLATFORM_WEBHOOK_SECRET));
  const headers = {'X-Shopify-Topic': 'orders/paid', 'X-Shopify-Hmac-Sha256': signature};
  return exports.default.fetch('https://service.test/webhooks/platform', {method: 'POST', headers, body});
}

it('a gift that cannot be mailed keeps no other one of its order back, and comes with the repeated webhook', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({data: {nodes: [GIFT]}})));
  const queue = env.MAIL_QUEUE.getByName(mailQueueName('broken@example.com'));
  const rename = (from: string, to: string) =>
    runInDurableObject(queue, (_, {storage}) => void storage.sql.exec(`ALTER TABLE ${from} RENAME TO ${to}`));
  await rename('mails', 'lost');
  const recipients = ['broken@example.com', 'whole@example.com'];
  await expectUnavailable(await tellPaid(4711, recipients));
  const code = await secretCode('ABO', presentEnv(env).LINK_SECRET, [4711, 2, 0]);
  expect(await voucherOf(env, code).isKnown()).toBe(true);
  await rename('lost', 'mails');
  expect((await tellPaid(4711, recipients)).status).toBe(200);
});
