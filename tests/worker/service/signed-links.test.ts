import {env, exports} from 'cloudflare:workers';
import {expect, it} from 'vitest';
import {signLink} from '../../../service/domain/link-token';
import {presentEnv} from '../../../service/env';

const {SERVICE_API_TOKEN, SERVICE_ORIGIN, LINK_SECRET} = presentEnv(env);
const FORGED_SECRET = 'a-secret-of-somebody-else-with-32-characters';
const SUBJECT = {objectId: env.NEWSLETTER.newUniqueId().toString(), nonce: 'all'};

async function post(path: string, token: string) {
  const key = crypto.randomUUID();
  const headers = {Authorization: `Bearer ${SERVICE_API_TOKEN}`, 'Idempotency-Key': key};
  const body = JSON.stringify({token});
  const response = await exports.default.fetch(new Request(SERVICE_ORIGIN + path, {method: 'POST', headers, body}));
  const kept = await env.IDEMPOTENCY.getByName(`${path} ${key}`).answer();
  return {answer: [response.status, await response.json()], isKept: kept !== null};
}

it.each([
  ['/v1/newsletter/confirmations', 'newsletter-confirm'],
  ['/v1/newsletter/unsubscriptions', 'newsletter-unsubscribe'],
  ['/v1/back-in-stock/confirmations', 'back-in-stock-confirm'],
  ['/v1/back-in-stock/cancellations', 'back-in-stock-cancel'],
] as const)('POST %s keeps nothing of a link that nobody signed', async (path, purpose) => {
  const refused = {answer: [404, {error: {code: 'unknown'}}], isKept: false};
  expect(await post(path, 'a')).toEqual(refused);
  expect(await post(path, await signLink(purpose, SUBJECT, FORGED_SECRET))).toEqual(refused);
  expect(await post(path, await signLink('operator-session', SUBJECT, LINK_SECRET))).toEqual(refused);
});

it('the answer to a link that was signed is kept', async () => {
  const token = await signLink('newsletter-unsubscribe', SUBJECT, LINK_SECRET);
  expect(await post('/v1/newsletter/unsubscriptions', token)).toEqual({
    answer: [404, {error: {code: 'unknown'}}],
    isKept: true,
  });
});
