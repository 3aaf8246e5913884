// @ts-check
import {setTimeout as wait} from 'node:timers/promises';

import {importFromWorker} from '../settings.mjs';
import {cpuOf, cpuOfScript} from './cpu.mjs';
import {median} from './medians.mjs';

/**
 * @typedef {object} RequestCost
 * @property {number} status of the first answer
 * @property {number} middle milliseconds of processor in the thread that runs the worker's script: the median
 * @property {number} most
 * @property {number} allThreads the same of all threads of the process, garbage collection and compilation included: the median
 * @property {number} calls the most requests to hosted services that one has caused
 */

/** The most that one request may cost, in milliseconds of processor. */
const MOST_MS = 100;
/** The most requests to hosted services that one may cause. */
const MOST_CALLS = 12;

/** Logged in as a business a browser gets public pages made for it alone. */
const UNCACHED = ['__Host-business', '1'];
/** A runtime compiles what it runs often; after so many requests it has done so. */
const WARM_UP = 2;
/** What a request leaves to be done after its answer is done within so many milliseconds. */
const REST_MS = 30;

/**
 * Measures what the largest request of each route costs the worker.
 *
 * @param {{shop: string, emulator: string, pid: number}} running shop and services in a process each
 * @param {number} times each is sent
 * @returns {Promise<Record<string, RequestCost>>} by the request's name
 */
export async function measureRequests(running, times) {
  const [{largestRequests}, {buyableVariants}, {controlOf}] = await Promise.all(
    ['largest-requests', 'whole-catalogue', 'control'].map((name) => importFromWorker(`tests/support/${name}.ts`)),
  );
  const {requestCount} = controlOf(running.emulator);
  const requests = await largestRequests(running, await buyableVariants(running.emulator));
  /** @type {Record<string, RequestCost>} */
  const costs = {};
  for (const {name, visitor, next} of requests) {
    visitor.cookies.set(...UNCACHED);
    const spent = [];
    const allSpent = [];
    let status = 0;
    let calls = 0;
    for (let turn = 0; turn < WARM_UP + times; turn += 1) {
      const {path, fields} = await next();
      await wait(REST_MS);
      const callsBefore = await requestCount();
      const before = cpuOfScript(running.pid);
      const allBefore = cpuOf(running.pid);
      const answer = await (fields === null ? visitor.get(path) : visitor.post(path, {body: fields}));
      if (turn === 0) status = answer.status;
      await wait(REST_MS);
      if (turn >= WARM_UP || fields !== null) {
        spent.push(cpuOfScript(running.pid) - before);
        allSpent.push(cpuOf(running.pid) - allBefore);
      }
      calls = Math.max(calls, (await requestCount()) - callsBefore);
    }
    costs[name] = {status, middle: median(spent), most: Math.max(...spent), allThreads: median(allSpent), calls};
  }
  return costs;
}

/**
 * Returns the costs of requests as a table in Markdown, the dearest first.
 *
 * @param {{at: string, times: number, machine: ReturnType<typeof import('./machine.mjs').machine>, costs: Record<string, RequestCost>}} run
 * @returns {string}
 */
export function requestsReport({at, times, machine, costs}) {
  const rows = Object.entries(costs).sort(([, one], [, other]) => other.middle - one.middle);
  const cell = (/** @type {number} */ value, /** @type {number} */ limit, digits = 1) =>
    `${value.toFixed(digits)}${value > limit ? ' !' : ''}`;
  const count = (/** @type {(cost: RequestCost) => boolean} */ isBeyond) =>
    rows.filter(([, cost]) => isBeyond(cost)).length;
  const lines = rows.map(
    ([name, {status, middle, most, allThreads, calls}]) =>
      `| ${name} | ${status} | ${cell(middle, MOST_MS)} | ${cell(most, MOST_MS)} | ${cell(allThreads, MOST_MS)} | ${cell(calls, MOST_CALLS, 0)} |`,
  );
  return [
    '# What a request costs the worker',
    `Written by \`npm run requests -- --record\` at ${at.slice(0, 16).replace('T', ' ')} UTC, on ${machine.cores} cores (${machine.processor}). Processor time of the thread that runs the worker and its Durable Objects, from before the request until ${REST_MS} ms after its answer, in milliseconds: the median of ${times} requests and the most; beside it the median of all threads, which collect garbage and compile, too. Reads are sent ${WARM_UP} times before, forms are counted from the first time. Every page is made anew; the hosted services run in another process. The last column is the most requests to hosted services that one request caused, the first ones included, for which the worker has nothing in memory.`,
    `At most ${MOST_MS} ms and ${MOST_CALLS} requests to services are meant; \`!\` is above. Medians above ${MOST_MS} ms: ${count(({middle}) => middle > MOST_MS)}; rows with a single request above it: ${count(({most}) => most > MOST_MS)}; rows above ${MOST_CALLS} requests to services: ${count(({calls}) => calls > MOST_CALLS)}.`,
    ['| request | status | median | most | all threads | services |', '| --- | --- | --- | --- | --- | --- |']
      .concat(lines)
      .join('\n'),
  ].join('\n\n');
}
