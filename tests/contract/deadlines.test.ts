import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';

import {afterEach, describe, expect, onTestFinished, test, vi} from 'vitest';

import {freePort} from '../../scripts/lib/ports.mjs';
import {watchShop} from '../support/incidents';
import {startOwnRuntime} from './runtimes';

const ANSWER_MS = 30_000;

/** A server that accepts connections and never answers; gives its origin. */
async function startSilent(): Promise<string> {
  const port = await freePort();
  const server = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${port}`;
}

/** A data folder in which a supervisor has just reported a failure. */
function reportFailure(): void {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'deadlines-'));
  onTestFinished(() => rmSync(dataDir, {recursive: true}));
  watchShop(dataDir);
  mkdirSync(path.join(dataDir, 'incidents'));
  const at = new Date(Date.now() + 1_000).toISOString();
  writeFileSync(path.join(dataDir, 'incidents', 'one.txt'), `The runtime did not answer for 8 s.\n${at}\n`);
}

afterEach(() => vi.useRealTimers());

describe('a request of a test', () => {
  test('fails after 30 s without an answer, and names its address', async () => {
    const origin = await startSilent();
    vi.useFakeTimers({toFake: ['setTimeout']});
    const answer = expect(fetch(`${origin}/page`, {method: 'POST'})).rejects.toThrow(
      `POST ${origin}/page was not answered within 30 s. Its supervisor noticed nothing`,
    );
    vi.advanceTimersByTime(ANSWER_MS);
    await answer;
  });

  test('fails with the supervisor’s report when the runtime died meanwhile', async () => {
    const origin = `http://127.0.0.1:${await freePort()}`;
    reportFailure();
    await expect(fetch(`${origin}/page`)).rejects.toThrow(
      `The shop's runtime died. The runtime did not answer for 8 s. GET ${origin}/page got no answer.`,
    );
  });

  test('may be given up earlier by the test itself', async () => {
    const answer = fetch(await startSilent(), {signal: AbortSignal.timeout(50)});
    await expect(answer).rejects.toMatchObject({name: 'TimeoutError'});
  });
});

test('a runtime of a test’s own that hangs is killed after 30 s, and every request to it fails at once', async () => {
  const script = `export default {fetch: ({url}) => { for (; url.endsWith('/hang');); return new Response('answered'); }};`;
  const runtime = await startOwnRuntime({modules: true, script, cf: false, telemetry: {enabled: false}});
  onTestFinished(runtime.stop);
  expect(await (await runtime.dispatchFetch('http://worker.test/')).text()).toBe('answered');
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  const hanging = runtime.dispatchFetch('http://worker.test/hang');
  const error = expect(hanging).rejects.toThrow(
    'The runtime died (SIGKILL) before it answered http://worker.test/hang',
  );
  vi.advanceTimersByTime(ANSWER_MS);
  await error;
  await expect(runtime.dispatchFetch('http://worker.test/')).rejects.toThrow('The runtime died (SIGKILL)');
});

test('a thread that waits for the runtime goes on waiting where the call before wakes it', async () => {
  const shared = new Int32Array(new SharedArrayBuffer(4));
  const code = `const {workerData: shared} = require('node:worker_threads');
    setTimeout(() => Atomics.notify(shared, 0), 50);
    setTimeout(() => { Atomics.store(shared, 0, 1); Atomics.notify(shared, 0); }, 150);`;
  const waker = new Worker(code, {eval: true, workerData: shared});
  await once(waker, 'online');
  Atomics.wait(shared, 0, 0);
  expect(Atomics.load(shared, 0)).toBe(1);
});
