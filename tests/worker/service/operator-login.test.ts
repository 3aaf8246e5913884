import {createExecutionContext, runInDurableObject} from 'cloudflare:test';
import {env, exports} from 'cloudflare:workers';
import {expect, it} from 'vitest';
import {networksOf} from '../../../contracts/internet-address';
import {subjectLimit} from '../../../service/domain/subject-limit';
import worker from '../../../service/index';
import {LOGIN_TEXTS} from '../../../service/pages/texts/login';

const ORIGIN = 'http://127.0.0.1:3002';
const OPERATOR_TOKEN = 'local-operator-token-with-32-characters';
const HOUR_MS = 60 * 60 * 1000;

function logIn(address: string, token: string, clockOffsetMs = 0): Promise<Response> {
  return exports.default.fetch(`${ORIGIN}/operator/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      Origin: ORIGIN,
      'Content-Type': 'application/x-www-form-urlencoded',
      'CF-Connecting-IP': address,
      'Test-Clock-Offset': String(clockOffsetMs),
    },
    body: new URLSearchParams({token}).toString(),
  });
}

/** Sends so many requests at once, and returns their statuses: one after the other they take long where other steps use the cores. */
const statusesOf = async (count: number, send: (index: number) => Promise<Response>): Promise<number[]> =>
  (await Promise.all(Array.from({length: count}, (_, index) => send(index)))).map(({status}) => status);

/** The counter of everybody's attempts. */
const counterOfAll = () => env.LIMITS.getByName(subjectLimit('operator-login', 'all'));

/** The counter of the attempts from a network of an address; 1 is the network around the smallest one. */
const counterFrom = (address: string, index: number) =>
  env.LIMITS.getByName(`operator-login from ${networksOf(address)[index]}`);

/** Lets so many attempts have been counted by now, without as many requests. */
async function countUpTo(count: number, counter: ReturnType<typeof counterOfAll>, clockOffsetMs = 0): Promise<void> {
  const before = await counter.taken();
  const more = Array.from({length: count - before.length}, () => Date.now() + clockOffsetMs);
  await runInDurableObject(counter, (_, {storage}) => storage.kv.put('taken', [...before, ...more]));
}

const all = (count: number, status: number) => Array.from({length: count}, () => status);

it('attempts to log in are limited by network and in all, the right key too', async () => {
  expect(await statusesOf(5, () => logIn('192.0.2.1', 'x'))).toEqual(all(5, 403));
  const limited = await logIn('192.0.2.99', OPERATOR_TOKEN);
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(800);
  expect(limited.headers.get('Set-Cookie')).toBeNull();
  expect(await limited.text()).toContain(LOGIN_TEXTS.de.limited(15));

  expect((await logIn('192.0.3.1', OPERATOR_TOKEN)).status).toBe(303);
  expect(await counterOfAll().taken(), 'what a network has no room for does not count for all').toHaveLength(6);
  await countUpTo(49, counterOfAll());
  expect((await logIn('198.51.100.1', 'x')).status).toBe(403);
  expect((await logIn('203.0.113.1', OPERATOR_TOKEN)).status).toBe(429);
  expect((await logIn('203.0.113.1', OPERATOR_TOKEN, HOUR_MS)).status).toBe(303);
});

it('attempts from many small networks of a wide one are limited, and leave room for others', async () => {
  const day = 10 * 24 * HOUR_MS;
  expect(await statusesOf(6, (attempt) => logIn(`2001:db8:1:1::${attempt}`, 'x', day))).toEqual([...all(5, 403), 429]);
  const wide = counterFrom('2001:db8:1:1::1', 1);
  expect(await wide.taken(), 'what a small network has no room for does not count').toHaveLength(5);
  await countUpTo(39, wide, day);
  expect((await logIn('2001:db8:1:2::1', 'x', day)).status).toBe(403);
  expect((await logIn('2001:db8:1:3::1', OPERATOR_TOKEN, day)).status).toBe(429);
  expect((await logIn('2001:db8:2::1', OPERATOR_TOKEN, day)).status).toBe(303);
});

it('a wrong bearer counts as an attempt to log in, and the right one waits as well', async () => {
  const ask = (address: string, token: string, day: number) =>
    exports.default.fetch(`${ORIGIN}/operator/personal-data/export`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'CF-Connecting-IP': address,
        'Test-Clock-Offset': String(day * 24 * HOUR_MS),
      },
      // Exporting would ask every object: what nobody can ask for is refused after the token.
      body: '{}',
    });
  expect(await statusesOf(6, () => ask('192.0.2.1', OPERATOR_TOKEN, 5))).toEqual(all(6, 422));
  expect(await statusesOf(5, () => ask('192.0.2.1', 'x', 5))).toEqual(all(5, 401));
  const limited = await ask('192.0.2.99', OPERATOR_TOKEN, 5);
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(800);
  expect((await logIn('192.0.2.1', OPERATOR_TOKEN, 5 * 24 * HOUR_MS)).status).toBe(429);
  expect((await ask('192.0.3.1', OPERATOR_TOKEN, 5)).status).toBe(422);

  expect(await counterOfAll().taken(), 'the right bearer does not count').toHaveLength(5);
  await countUpTo(49, counterOfAll(), 5 * 24 * HOUR_MS);
  expect((await ask('198.51.100.1', 'x', 5)).status).toBe(401);
  expect((await ask('203.0.113.1', OPERATOR_TOKEN, 5)).status).toBe(429);
});

it('a new key ends every session', async () => {
  const [cookie = ''] =
    (await logIn('192.0.2.200', OPERATOR_TOKEN, 2 * HOUR_MS)).headers.get('Set-Cookie')?.split(';') ?? [];
  const open = (key: string) =>
    worker.fetch(
      new Request(`${ORIGIN}/operator`, {headers: {Cookie: cookie, 'Test-Clock-Offset': String(2 * HOUR_MS)}}),
      Object.assign({...env}, {OPERATOR_TOKEN: key}),
      createExecutionContext(),
    );
  expect((await open(OPERATOR_TOKEN)).status).toBe(200);
  expect((await open('another-operator-token-with-32-characters')).status).toBe(303);
});
