import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {CALLS_AT_ONCE} from '../config/resilience';
import {createConcurrencyLimit} from '../runtime/concurrency-limit.server';
import {createTracer} from '../runtime/tracer.server';
import {createCircuits} from './circuits.server';
import {createServiceCalls} from './service-calls.server';
import {ServiceError, type ServiceFailure, type ServiceName} from './service-error.server';

const CALLS = ['read', 'mutate', 'mutateByKey'] as const;
const ANSWERED = () => Promise.resolve('answer');
const SILENCE = () => new Promise<never>(() => undefined);
const failing = (failure: ServiceFailure, waitSeconds: number | null = null, service: ServiceName = 'storefront') =>
  vi.fn(() => Promise.reject(new ServiceError(service, failure, 'on demand', {waitSeconds})));

/** One isolate, and requests that it answers. */
function createIsolate(mayOpen = true) {
  const circuits = createCircuits(Date.now, mayOpen);
  const tell = vi.fn();
  const waitUntil = vi.fn();
  const tracer = createTracer({clock: Date.now, native: undefined, keepsSpans: true});
  const request = ({visitorAddress = 'ada', pageMs = null}: {visitorAddress?: string; pageMs?: number | null} = {}) =>
    createServiceCalls({
      circuits,
      limit: createConcurrencyLimit(CALLS_AT_ONCE),
      clock: Date.now,
      random: () => 1,
      visitorAddress,
      pageMs,
      tell,
      runSpan: tracer.run,
      waitUntil,
    });
  return {request, tell, waitUntil, spans: tracer.ended};
}

/** How a call ends and after how many milliseconds, time passing by itself. */
async function endOf(call: Promise<unknown>) {
  const began = Date.now();
  const ended = call.then(
    (value) => value,
    (error: unknown) => (error instanceof ServiceError ? error.failure : error),
  );
  await vi.runAllTimersAsync();
  return {end: await ended, at: Date.now() - began};
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('attempt timeout 1.5 s for reads, 4 s for mutations; reads retry once with 50–250 ms jitter, mutations never blindly', () => {
  it.each([
    ['read', 2, 3250],
    ['mutate', 1, 4000],
    ['mutateByKey', 2, 8250],
  ] as const)('%s tries %i times and gives up after %i ms', async (name, times, milliseconds) => {
    const signals: AbortSignal[] = [];
    const attempt = vi.fn((signal: AbortSignal) => (signals.push(signal), SILENCE()));
    const {end, at} = await endOf(createIsolate().request()[name]('storefront', attempt));
    expect([end, signals.length]).toEqual(['timeout', times]);
    expect(at).toBe(milliseconds);
    expect(signals.every(({aborted}) => aborted)).toBe(true);
  });

  it.each([
    ['unreachable', 2],
    ['status', 2],
    ['rate-limited', 1],
    ['malformed', 1],
  ] as const)('a read that ends as %s is tried %i times', async (failure, times) => {
    const attempt = failing(failure);
    expect((await endOf(createIsolate().request().read('storefront', attempt))).end).toBe(failure);
    expect(attempt).toHaveBeenCalledTimes(times);
  });

  it.each([
    ['its second failure', failing('status').mockImplementationOnce(failing('unreachable')), null, 'status'],
    ['its first where the page had no time for a second', SILENCE, 200, 'status'],
  ] as const)('a read that fails twice ends with %s', async (_, second, pageMs, failure) => {
    const first = failing(failure);
    const attempt = vi.fn<() => Promise<string>>(second).mockImplementationOnce(first);
    expect((await endOf(createIsolate().request({pageMs}).read('cms', attempt))).end).toBe('status');
  });

  it('an error of the network is the cause of the outage', async () => {
    const cause = new TypeError('the network');
    const call = createIsolate()
      .request()
      .mutate('search', () => Promise.reject(cause));
    await expect(call).rejects.toMatchObject({failure: 'unreachable', cause});
  });

  it('a read whose second try is answered is answered', async () => {
    const attempt = vi.fn(ANSWERED).mockRejectedValueOnce(new TypeError('the network'));
    expect((await endOf(createIsolate().request().read('search', attempt))).end).toBe('answer');
  });

  it('retries stay under 10 % of demand', async () => {
    const {request} = createIsolate();
    const attempt = failing('status');
    const reads = Array.from({length: 19}, () => request().read('cms', attempt));
    await endOf(Promise.allSettled(reads));
    expect(attempt).toHaveBeenCalledTimes(19 + 10);
  });
});

describe('six calls of a request wait for their answers at once', () => {
  const inASecond = () => new Promise((resolve) => setTimeout(resolve, 1000, 'answer'));

  it('and the time of a seventh runs once it is sent', async () => {
    const calls = createIsolate().request({pageMs: 3000});
    const attempt = vi.fn(inASecond);
    const all = endOf(Promise.all(Array.from({length: 12}, () => calls.read('subscriptions', attempt))));
    expect(attempt).toHaveBeenCalledTimes(6);
    expect(await all).toEqual({end: Array.from({length: 12}, () => 'answer'), at: 2000});
    expect(attempt).toHaveBeenCalledTimes(12);
  });

  it('and what the page has no time left for is not sent', async () => {
    const {request, tell} = createIsolate();
    const calls = request({pageMs: 1900});
    const ends = Array.from({length: 25}, () => endOf(calls.read('subscriptions', inASecond)));
    const failures = (await Promise.all(ends)).map(({end}) => end);
    expect(failures.filter((end) => end === 'answer')).toHaveLength(6);
    expect(failures.filter((end) => end === 'out-of-time')).toHaveLength(19);
    expect(tell).not.toHaveBeenCalled();
  });
});

describe('a page’s reads share a deadline of 3 s', () => {
  it('whatever they are, one after the other', async () => {
    const calls = createIsolate().request({pageMs: 3000});
    const first = await endOf(calls.read('cms', SILENCE));
    expect(first).toEqual({end: 'timeout', at: 3000});
    const attempt = vi.fn(ANSWERED);
    expect((await endOf(calls.read('storefront', attempt))).end).toBe('out-of-time');
    expect(attempt).not.toHaveBeenCalled();
  });

  it('which a change does not have', async () => {
    const calls = createIsolate().request({pageMs: 100});
    await endOf(calls.read('cms', SILENCE));
    expect((await endOf(calls.mutate('storefront', ANSWERED))).end).toBe('answer');
  });

  it('which does not grow by more than a change takes', async () => {
    const calls = createIsolate().request({pageMs: 1000});
    await endOf(calls.mutate('account', SILENCE));
    expect(await endOf(calls.read('storefront', SILENCE))).toEqual({end: 'out-of-time', at: 1000});
  });

  it('which does not run while something is changed', async () => {
    const calls = createIsolate().request({pageMs: 3000});
    await endOf(calls.mutate('account', SILENCE));
    expect((await endOf(calls.read('storefront', ANSWERED))).end).toBe('answer');
  });

  it('and says nothing of a service that had no time', async () => {
    const {request} = createIsolate();
    const pages = Array.from({length: 40}, () => request({pageMs: 100}).read('cms', SILENCE));
    await endOf(Promise.allSettled(pages));
    expect((await endOf(request().read('cms', ANSWERED))).end).toBe('answer');
  });
});

describe('a breaker opens at half of 20 calls failing in 10 s and closes within 10 s of recovery', () => {
  async function broken(mayOpen = true) {
    const isolate = createIsolate(mayOpen);
    const calls = isolate.request();
    await endOf(Promise.allSettled(Array.from({length: 20}, () => calls.read('storefront', failing('status')))));
    return {...isolate, calls};
  }

  it('for the reads of one service, of all requests of the isolate', async () => {
    const {request, tell} = await broken();
    const attempt = vi.fn(ANSWERED);
    expect((await endOf(request({visitorAddress: 'bob'}).read('storefront', attempt))).end).toBe('circuit-open');
    expect(attempt).not.toHaveBeenCalled();
    expect((await endOf(request().mutate('storefront', ANSWERED))).end).toBe('answer');
    expect((await endOf(request().read('search', ANSWERED))).end).toBe('answer');
    expect(tell.mock.calls).toEqual([[{service: 'storefront', kind: 'read', change: 'opened'}]]);
  });

  it('one read in a second sees whether the service is back, without a retry', async () => {
    const {calls, tell} = await broken();
    await vi.advanceTimersByTimeAsync(1000);
    const attempt = failing('status');
    expect((await endOf(calls.read('storefront', attempt))).end).toBe('status');
    expect(attempt).toHaveBeenCalledOnce();
    expect((await endOf(calls.read('storefront', ANSWERED))).end).toBe('circuit-open');
    await vi.advanceTimersByTimeAsync(1000);
    expect((await endOf(calls.read('storefront', ANSWERED))).end).toBe('answer');
    expect((await endOf(calls.read('storefront', ANSWERED))).end).toBe('answer');
    expect(tell).toHaveBeenLastCalledWith({service: 'storefront', kind: 'read', change: 'closed'});
  });

  it('that read goes on where its page is answered without it, and no other does', async () => {
    const {calls, waitUntil} = await broken();
    await vi.advanceTimersByTimeAsync(1000);
    const trial = calls.read('storefront', failing('status'));
    await endOf(Promise.allSettled([trial, calls.read('storefront', ANSWERED), calls.read('search', ANSWERED)]));
    expect(waitUntil).toHaveBeenCalledOnce();
    await expect(waitUntil.mock.lastCall?.[0]).resolves.toBeUndefined();
  });

  it('unless the operators say that it must not', async () => {
    const {calls, tell} = await broken(false);
    expect((await endOf(calls.read('storefront', ANSWERED))).end).toBe('answer');
    expect(tell).not.toHaveBeenCalled();
  });

  it.each(['rate-limited', 'malformed'] as const)('never because of answers that are %s', async (failure) => {
    const {request} = createIsolate();
    await endOf(Promise.allSettled(Array.from({length: 99}, () => request().read('storefront', failing(failure)))));
    expect((await endOf(request().read('storefront', ANSWERED))).end).toBe('answer');
  });
});

describe('Retry-After is honoured up to 60 s', () => {
  it.each([
    ['storefront', 'the visitor who was told, and nobody else', true, false],
    ['subscriptions', 'the visitor who was told, and nobody else', true, false],
    ['search', 'everybody: it knows the shop alone', true, true],
    ['service-api', 'nobody: it counts by what is asked for', false, false],
  ] as const)('at %s by %s', async (service, _by, ada, bob) => {
    const {request} = createIsolate();
    await endOf(request({visitorAddress: 'ada'}).read(service, failing('rate-limited', 30, service)));
    const isHeld = async (visitorAddress: string) =>
      (await endOf(request({visitorAddress}).read(service, ANSWERED))).end !== 'answer';
    expect([await isHeld('ada'), await isHeld('bob')]).toEqual([ada, bob]);
  });

  it('does not block calls after a failure, despite its Retry-After', async () => {
    const {request} = createIsolate();
    await endOf(request().mutate('storefront', failing('status', 30)));
    expect((await endOf(request().mutate('storefront', ANSWERED))).end).toBe('answer');
  });

  it('with the seconds that are left', async () => {
    const {request} = createIsolate();
    await endOf(request().read('storefront', failing('rate-limited', 30)));
    await vi.advanceTimersByTimeAsync(10_500);
    await expect(request().read('storefront', ANSWERED)).rejects.toMatchObject({waitSeconds: 20});
  });

  it('keeps the last thousand visitors', async () => {
    const {request} = createIsolate();
    const addresses = Array.from({length: 1001}, (_, index) => `visitor ${index}`);
    for (const visitorAddress of addresses)
      await endOf(request({visitorAddress}).read('storefront', failing('rate-limited', 30)));
    const endFor = async (visitorAddress: string) =>
      (await endOf(request({visitorAddress}).read('storefront', ANSWERED))).end;
    expect(await endFor('visitor 0')).toBe('answer');
    expect(await endFor('visitor 1')).toBe('rate-limited');
    expect(await endFor('visitor 1000')).toBe('rate-limited');
  });

  it.each([
    [30, 29_000, 'rate-limited'],
    [30, 30_000, 'answer'],
    [3600, 59_000, 'rate-limited'],
    [3600, 60_000, 'answer'],
    [null, 0, 'answer'],
  ] as const)('told %j seconds, after %i ms a call of any kind ends as: %s', async (wait, milliseconds, end) => {
    const {request} = createIsolate();
    await endOf(request().read('storefront', failing('rate-limited', wait)));
    await vi.advanceTimersByTimeAsync(milliseconds);
    for (const name of CALLS) expect((await endOf(request()[name]('storefront', ANSWERED))).end).toBe(end);
  });
});

describe('a call is a span of its request', () => {
  it('with its service, its operation and what kind of call it is', async () => {
    const {request, spans} = createIsolate();
    await endOf(request().read('storefront', ANSWERED, 'Product'));
    await endOf(request().mutate('cms', ANSWERED));
    expect(spans().map(({name, attributes, isFailed}) => ({name, attributes, isFailed}))).toEqual([
      {name: 'storefront Product', attributes: {'peer.service': 'storefront', 'call.kind': 'read'}, isFailed: false},
      {name: 'cms mutation', attributes: {'peer.service': 'cms', 'call.kind': 'mutation'}, isFailed: false},
    ]);
  });

  it('with its second try, and what it failed with', async () => {
    const {request, spans} = createIsolate();
    await endOf(request().read('search', failing('status', null, 'search')));
    expect(spans()[0]).toMatchObject({attributes: {'call.tries': 2, 'error.type': 'status'}, isFailed: true});
  });

  it('also where it is refused because the service fails all the time', async () => {
    const {request, spans} = createIsolate();
    await endOf(Promise.allSettled(Array.from({length: 99}, () => request().read('cms', failing('status')))));
    await endOf(request().read('cms', ANSWERED));
    expect(spans().at(-1)?.attributes).toMatchObject({'circuit.admission': 'refused', 'error.type': 'circuit-open'});
  });
});
