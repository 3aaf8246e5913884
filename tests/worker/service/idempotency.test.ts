import {runInDurableObject} from 'cloudflare:test';
import {env, exports} from 'cloudflare:workers';
import {expect, it, vi} from 'vitest';
import {AddressIndexObject} from '../../../service/objects/address-index-object';
import {IdempotencyObject} from '../../../service/objects/idempotency-object';
import type {Beginning} from '../../../service/objects/idempotency-object';
import {NoticeObject} from '../../../service/objects/notice-object';
import {presentEnv} from '../../../service/env';
import {START} from './alarms';

const LOST_AFTER_MS = 10_000;
const ANSWER = {status: 202, body: '{}'};
const LATER = {status: 409, body: '{}'};

const runOf = (beginning: Beginning): string => (beginning.state === 'new' ? beginning.run : beginning.state);

/** Runs a test inside an object, where one call need not wait for the other. */
function inside(name: string, test: (request: IdempotencyObject) => Promise<void>): Promise<void> {
  return runInDurableObject(env.IDEMPOTENCY.getByName(name), (object) => {
    if (!(object instanceof IdempotencyObject)) throw new Error('Another class');
    return test(object);
  });
}

/** Sends a message under a key. */
function send(key: string, email: string, signal: AbortSignal | null = null): Promise<Response> {
  const {SERVICE_API_TOKEN, SERVICE_ORIGIN} = presentEnv(env);
  const headers = {Authorization: `Bearer ${SERVICE_API_TOKEN}`, 'Idempotency-Key': key};
  const person = {name: 'Ida', email, language: 'en'};
  const body = JSON.stringify({...person, kind: 'customer', message: 'Hi', receipt: false});
  return exports.default.fetch(`${SERVICE_ORIGIN}/v1/contact-requests`, {method: 'POST', headers, body, signal});
}

/** Waits as long as the test may take. By looking: what waits for a promise of another object would go on as that object. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await scheduler.wait(1);
}

/** Begins a request, counts it as lost, and begins the next run. */
async function beginTwice(request: IdempotencyObject): Promise<readonly [lost: string, next: string]> {
  vi.useFakeTimers({toFake: ['Date', 'setTimeout'], now: START});
  const lost = runOf(await request.begin('fingerprint'));
  vi.advanceTimersByTime(LOST_AFTER_MS);
  return [lost, runOf(await request.begin('fingerprint'))];
}

it('stores no answer of a request that was erased while it ran', async () => {
  const request = env.IDEMPOTENCY.getByName('erased');
  const run = runOf(await request.begin('fingerprint'));
  await request.erase();
  await request.finish(run, 'fingerprint', ANSWER);
  expect(await request.answer()).toBeNull();
});

it('stores no answer of a request whose key another one took after the erasure', async () => {
  await inside('taken', async (request) => {
    vi.useFakeTimers({toFake: ['Date', 'setTimeout'], now: START});
    const erased = runOf(await request.begin('erased'));
    await request.erase();
    vi.advanceTimersByTime(LOST_AFTER_MS);
    await request.begin('other');
    await request.finish(erased, 'erased', ANSWER);
    expect(await request.answer()).toBeNull();
  });
});

it('the failure of a run that was counted as lost does not free the key of the next run', async () => {
  await inside('abandoned', async (request) => {
    const [lost, next] = await beginTwice(request);
    await request.abandon(lost);
    const repetition = request.begin('fingerprint');
    await request.finish(next, 'fingerprint', ANSWER);
    expect(await repetition).toEqual({state: 'answered', answer: ANSWER});
  });
});

it('repetitions get the first answer where a run that was counted as lost finishes late', async () => {
  await inside('late', async (request) => {
    const [lost, next] = await beginTwice(request);
    await request.finish(lost, 'fingerprint', ANSWER);
    await request.finish(next, 'fingerprint', LATER);
    expect(await request.begin('fingerprint')).toEqual({state: 'answered', answer: ANSWER});
  });
});

it('a request whose caller has gone runs to its end, and its repetition gets that answer', async () => {
  let isLeft = false;
  const takeIn = vi.spyOn(NoticeObject.prototype, 'takeIn').mockImplementation(async ({receivedAt}) => {
    await until(() => isLeft);
    return receivedAt;
  });
  const caller = new AbortController();
  const left = send('left', 'left@example.com', caller.signal);
  await until(() => takeIn.mock.calls.length === 1);
  caller.abort();
  await expect(left).rejects.toThrow();
  isLeft = true;
  const repetition = await send('left', 'left@example.com');
  expect([repetition.status, repetition.headers.get('Idempotency-Replayed')]).toEqual([201, 'true']);
});

it('an address whose request has the key of another one is not noted as an owner of the answer', async () => {
  expect((await send('shared', 'owner-of-the-answer@example.com')).status).toBe(201);
  expect((await send('shared', 'key-of-another@example.com')).status).toBe(422);
  const holdings = (email: string) => env.ADDRESS_INDEX.getByName(email).holdings();
  const names = (await holdings('owner-of-the-answer@example.com')).map(({name}) => name);
  expect(names).toContain('/v1/contact-requests shared');
  expect(await holdings('key-of-another@example.com')).toEqual([]);
});

it('a request whose owner cannot be noted is not carried out, and its repetition is, at once', async () => {
  vi.spyOn(AddressIndexObject.prototype, 'note').mockImplementationOnce(() => {
    throw new Error('The object was reset');
  });
  const takeIn = vi.spyOn(NoticeObject.prototype, 'takeIn');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await send('unnoted', 'unnoted@example.com')).status).toBe(500);
  expect(takeIn).not.toHaveBeenCalled();
  const repetition = await send('unnoted', 'unnoted@example.com');
  expect([repetition.status, repetition.headers.get('Idempotency-Replayed')]).toEqual([201, null]);
});
