import {EventEmitter} from 'node:events';

import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import {watch} from '../../scripts/lib/supervisor.mjs';

const SHOP = 'http://127.0.0.1:3000';
const EMULATOR = 'http://127.0.0.1:3001';
const HUNG = 'The runtime did not answer for 8 s.';
const SECOND = 1_000;

/** Watches a runtime whose workers answer as told; gives the failures that were noticed. */
function setUp() {
  const runtime = new EventEmitter();
  const silent = new Set<string>();
  const failures: string[] = [];
  vi.stubGlobal('fetch', (origin: string) =>
    silent.has(origin) ? new Promise(() => undefined) : Promise.resolve(new Response(null, {status: 405})),
  );
  const stop = watch({probes: [SHOP, EMULATOR], runtime}, (failure) => failures.push(failure));
  return {runtime, silent, failures, stop};
}

beforeEach(() => vi.useFakeTimers({toFake: ['setInterval', 'clearInterval', 'performance']}));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a watched runtime', () => {
  test('is left alone while both workers answer', async () => {
    const {failures} = setUp();
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect(failures).toEqual([]);
  });

  test.each([SHOP, EMULATOR])(
    'counts as hung when %s does not answer for 8 s, and is reported once',
    async (origin) => {
      const {failures, silent} = setUp();
      await vi.advanceTimersByTimeAsync(30 * SECOND);
      silent.add(origin);
      await vi.advanceTimersByTimeAsync(7 * SECOND);
      expect(failures).toEqual([]);
      await vi.advanceTimersByTimeAsync(2 * SECOND);
      expect(failures).toEqual([HUNG]);
      await vi.advanceTimersByTimeAsync(60 * SECOND);
      expect(failures).toEqual([HUNG]);
    },
  );

  test('may answer late', async () => {
    const {failures, silent} = setUp();
    for (let pause = 1; pause <= 10; pause += 1) {
      silent.add(SHOP);
      await vi.advanceTimersByTimeAsync(6 * SECOND);
      silent.delete(SHOP);
      await vi.advanceTimersByTimeAsync(2 * SECOND);
    }
    expect(failures).toEqual([]);
  });

  test('does not count as hung after the whole machine slept', async () => {
    const {failures, silent} = setUp();
    silent.add(SHOP);
    await vi.advanceTimersByTimeAsync(SECOND);
    const now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => now + 3600 * SECOND);
    await vi.advanceTimersByTimeAsync(SECOND);
    silent.delete(SHOP);
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    expect(failures).toEqual([]);
  });

  test('is reported at once when its process exits', () => {
    const {runtime, failures} = setUp();
    runtime.emit('exit', null, 'SIGKILL');
    runtime.emit('exit', 1, null);
    expect(failures).toEqual(['The runtime exited (signal SIGKILL).']);
  });

  test('is not watched any more after the end', async () => {
    const {runtime, silent, failures, stop} = setUp();
    stop();
    silent.add(SHOP);
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    runtime.emit('exit', 0, null);
    expect(failures).toEqual([]);
  });
});
