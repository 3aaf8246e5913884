import {env, exports} from 'cloudflare:workers';
import {expect, it} from 'vitest';
import {OPERATIONS} from '../../../contracts/operations';
import {presentEnv} from '../../../service/env';

const CHUNK = new Uint8Array(16 * 1024);
const {SERVICE_API_TOKEN, OPERATOR_TOKEN, SERVICE_ORIGIN} = presentEnv(env);

const PATHS: readonly (readonly [path: string, token: string])[] = [
  ...OPERATIONS.filter(({method}) => method === 'post').map(
    ({path}) =>
      [path.replaceAll(/\{\w+\}/g, 'x'), path.startsWith('/operator') ? OPERATOR_TOKEN : SERVICE_API_TOKEN] as const,
  ),
  ...['/webhooks/platform', '/webhooks/cms', '/webhooks/mail'].map((path) => [path, ''] as const),
];

const send = (path: string, token: string, body: BodyInit) =>
  exports.default.fetch(
    new Request(SERVICE_ORIGIN + path, {method: 'POST', headers: {Authorization: `Bearer ${token}`}, body}),
  );

it.each(PATHS)('POST %s refuses a body of too many bytes, however few characters they are', async (path, token) => {
  const response = await send(path, token, `"${'ä'.repeat(33_000)}"`);
  expect([response.status, await response.json()]).toEqual([413, {error: {code: 'too_large'}}]);
});

it.each([
  ['/webhooks/platform', ''],
  ['/v1/contact-requests', SERVICE_API_TOKEN],
])('POST %s stops reading an endless body', async (path, token) => {
  let chunks = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      chunks += 1;
      if (chunks > 100) throw new Error('It reads on and on');
      controller.enqueue(CHUNK);
    },
  });
  expect((await send(path, token, endless)).status).toBe(413);
  expect(chunks).toBeLessThan(20);
});
