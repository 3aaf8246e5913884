import {runInDurableObject} from 'cloudflare:test';
import {env} from 'cloudflare:workers';
import {expect, it, vi} from 'vitest';
import {START} from './alarms';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A platform that issues `token 1`, `token 2` …, or answers with another status; collects the forms of the requests. */
function platform(status = () => 200): readonly string[] {
  const forms: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    // Not `text()`: workerd warns that a form is no text.
    forms.push(`${request.url} ${new TextDecoder().decode(await request.arrayBuffer())}`);
    const grant = {access_token: `token ${forms.length}`, scope: 'read_orders', expires_in: 86_399};
    return Response.json(grant, {status: status()});
  });
  return forms;
}

const tokenOf = (name: string, refused: string | null = null) => env.ADMIN_TOKEN.getByName(name).token(refused);

it('callers share one exchange, at the same time and later, also after a restart of the object', async () => {
  const forms = platform();
  const first = {ok: true, token: 'token 1'};
  expect(await Promise.all([tokenOf('shared'), tokenOf('shared'), tokenOf('shared')])).toEqual([first, first, first]);
  expect(forms).toEqual([
    'http://127.0.0.1:3001/admin/oauth/access_token grant_type=client_credentials&client_id=local-admin-client-id&client_secret=local-admin-client-secret',
  ]);
  await runInDurableObject(env.ADMIN_TOKEN.getByName('shared'), (_, state) => {
    state.abort('restart');
  }).catch(() => undefined);
  expect(await tokenOf('shared')).toEqual(first);
  expect(forms).toHaveLength(1);
});

it('a token is replaced five minutes before it expires', async () => {
  platform();
  expect(await tokenOf('expires')).toEqual({ok: true, token: 'token 1'});
  vi.setSystemTime(START + DAY_MS - 6 * MINUTE_MS);
  expect(await tokenOf('expires')).toEqual({ok: true, token: 'token 1'});
  vi.setSystemTime(START + DAY_MS - 5 * MINUTE_MS);
  expect(await tokenOf('expires')).toEqual({ok: true, token: 'token 2'});
});

it('a token that was refused is replaced once, whoever else was refused with it', async () => {
  platform();
  await tokenOf('refused');
  const second = {ok: true, token: 'token 2'};
  expect(await Promise.all([tokenOf('refused', 'token 1'), tokenOf('refused', 'token 1')])).toEqual([second, second]);
  expect(await tokenOf('refused', 'token 1')).toEqual(second);
});

it('a failed exchange is told and not kept', async () => {
  const statuses = [400, 503, 200];
  const forms = platform(() => statuses.shift() ?? 200);
  expect(await tokenOf('fails')).toEqual({ok: false, reason: '400 for the client credentials', waitSeconds: null});
  expect(await tokenOf('fails')).toEqual({ok: false, reason: '503', waitSeconds: null});
  expect(await tokenOf('fails')).toEqual({ok: true, token: 'token 3'});
  expect(forms).toHaveLength(3);
});
