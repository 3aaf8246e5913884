// Imported for its side effect: gives every wait of the test process a time limit, once for all test files that share it.
import * as z from 'zod';

import {incidents} from './incidents';

/** Longer than any response takes on a busy machine. */
const ANSWER_MS = 30_000;

const send = globalThis.fetch;

/** `fetch` with a deadline for the whole response. Its error names the URL and whether the runtime is alive. */
globalThis.fetch = async (input, init = {}) => {
  const request = new Request(input, init);
  const since = Date.now();
  const late = new AbortController();
  setTimeout(() => late.abort(new Error(lateMessage(request, since))), ANSWER_MS).unref();
  try {
    return await send(request, {signal: AbortSignal.any([request.signal, late.signal])});
  } catch (error) {
    const [incident] = incidents(since);
    if (incident === undefined || late.signal.aborted) throw error;
    throw new Error(`${incident} ${request.method} ${request.url} got no answer.`, {cause: error});
  }
};

function lateMessage({method, url}: Request, since: number): string {
  const [incident = 'Its supervisor noticed nothing, so the runtime answers other requests.'] = incidents(since);
  return `${method} ${url} was not answered within ${ANSWER_MS / 1000} s. ${incident}`;
}

const {wait} = Atomics;
const outcome = z.enum(['ok', 'not-equal', 'timed-out']);

// Miniflare's bindings block the thread while they wait for the runtime, so a test's time limit could not end that. The
// wake-up of one call may arrive only in the next call, whose answer is not there yet: then the wait goes on.
Atomics.wait = (array: Int32Array | BigInt64Array, index: number, value: number | bigint, timeout = ANSWER_MS) => {
  for (;;) {
    const result = outcome.parse(Reflect.apply(wait, Atomics, [array, index, value, timeout]));
    if (result !== 'ok' || Reflect.apply(Atomics.load, Atomics, [array, index]) !== value) return result;
  }
};
