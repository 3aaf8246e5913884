import {env, exports} from 'cloudflare:workers';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {presentEnv} from '../../../service/env';
import {AdminTokenObject} from '../../../service/objects/admin-token-object';
import {hang, serve} from './hosted-services';
import type {HostedServices} from './hosted-services';

const {SERVICE_API_TOKEN, SERVICE_ORIGIN} = presentEnv(env);
const STATEMENT = {name: 'Ida', contract: 'L10001', language: 'de', kind: 'extraordinary'};
const REASON = 'Umzug ins Ausland';

let services: HostedServices;
/** The platform, which does not answer while a test runs, and how often it was asked. */
let platform: {asked: number; isOver: boolean};
beforeEach(() => {
  services = serve();
  const own = {asked: 0, isOver: false};
  platform = own;
  const answers = vi.mocked(fetch).getMockImplementation() ?? fetch;
  vi.mocked(fetch).mockImplementation((input, init) => {
    const {pathname} = new URL(input instanceof Request ? input.url : input);
    if (!pathname.startsWith('/admin')) return answers(input, init);
    own.asked += 1;
    return hang(() => own.isOver);
  });
  const {setTimeout: timer} = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run) => timer(run));
});
afterEach(() => {
  platform.isOver = true;
});

const send = (path: string, fields: object) =>
  exports.default.fetch(`${SERVICE_ORIGIN}/v1${path}`, {
    method: 'POST',
    headers: {Authorization: `Bearer ${SERVICE_API_TOKEN}`},
    body: JSON.stringify({...STATEMENT, ...fields}),
  });

it.each([
  ['/withdrawals', 'asks nobody', {}, 0, 'L10001'],
  ['/cancellations', 'asks nobody', {kind: 'ordinary'}, 0, 'Kündigung'],
  ['/cancellations', 'with a reason does not wait for it', {reason: REASON}, 1, '(17 Zeichen)'],
])('the receipt of %s %s while the platform does not answer', async (path, _, more, times, expected) => {
  const email = `slow${path.slice(1)}-${times}@example.com`;
  expect((await send(path, {email, ...more})).status).toBe(201);
  expect(platform.asked).toBe(times);
  await vi.waitFor(() => expect(services.mails.map(({to}) => to)).toEqual([email]), {timeout: 20_000});
  expect(services.mails[0]?.text).toContain(expected);
  expect(services.mails[0]?.text).not.toContain(REASON);
});

it.each([
  ['reset', Object.assign(new Error('The object was reset'), {durableObjectReset: true})],
  ['broken', new TypeError('The object is broken')],
])(
  'the receipt of a cancellation with a reason goes out while the object that asks the platform is %s',
  async (state, error) => {
    vi.mocked(setTimeout).mockRestore();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(AdminTokenObject.prototype, 'token').mockRejectedValueOnce(error);
    const email = `token-${state}@example.com`;
    expect((await send('/cancellations', {email, reason: REASON})).status).toBe(201);
    await vi.waitFor(() => expect(services.mails.map(({to}) => to)).toEqual([email]), {timeout: 20_000});
  },
);
