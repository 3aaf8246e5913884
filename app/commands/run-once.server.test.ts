import {expect, it} from 'vitest';
import * as z from 'zod';

import {createRunOnce, fingerprint, type MutexReport, type MutexTask} from './run-once.server';

const OPERATION = {idempotencyKey: 'form-1', fingerprint: 'add'};
const RECORD = {result: z.string(), pending: z.string()};
const LOST = new Error('Network connection lost.');

/** Calls an object a second time whatever the first error says. */
const callObject = <Answer>(call: () => Promise<Answer>) => call().catch(call);

/** A mutex whose calls go as told, one after the other; a call without a way goes well. */
function mutexOf(...ways: readonly ((task: MutexTask) => Promise<never>)[]) {
  let calls = 0;
  const reports: MutexReport[] = [];
  const runOnce = createRunOnce({
    mutex: () => ({
      run: async (_idempotencyKey, _fingerprint, task) => {
        calls += 1;
        const way = ways[calls - 1];
        if (way) return way(task);
        const report = await task(null);
        reports.push(report);
        return {result: report.result, repeated: false};
      },
    }),
    callObject,
    lost: (cause) => new Error('no mutex', {cause}),
    unreadable: () => expect.unreachable('nothing is stored'),
  });
  return {
    calls: () => calls,
    reports: () => reports,
    run: (task: () => Promise<string>) => runOnce('cart', OPERATION, RECORD, task),
  };
}

const beforeTask = () => Promise.reject(LOST);
const duringTask = (task: MutexTask) => {
  void task(null);
  return Promise.reject(LOST);
};

function bags() {
  let runs = 0;
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    runs += 1;
    return `bag ${runs}`;
  };
}

it('reaches for the mutex once more when the connection is lost before the task has begun', async () => {
  const mutex = mutexOf(beforeTask);
  expect(await mutex.run(bags())).toEqual({result: 'bag 1', repeated: false});
  expect(mutex.calls()).toBe(2);
});

it.each([
  ['and has the mutex that is reached again store its result', [duringTask]],
  ['and reaches for the mutex anew where the repeated call is lost, too', [duringTask, beforeTask]],
  ['also when the mutex cannot be reached again', [duringTask, beforeTask, beforeTask, beforeTask]],
])('runs a task to its end, once, when the connection is lost meanwhile, %s', async (_, ways) => {
  const mutex = mutexOf(...ways);
  expect(await mutex.run(bags())).toEqual({result: 'bag 1', repeated: false});
  expect(mutex.reports()).toEqual(ways.length < 4 ? [{result: '["bag 1"]', pending: null}] : []);
});

it('throws the very error of such a task', async () => {
  const outage = new Error('down');
  await expect(mutexOf(duringTask).run(() => Promise.reject(outage))).rejects.toBe(outage);
});

it('throws that the mutex is lost where calling it again does not help, and runs nothing', async () => {
  let runs = 0;
  const lost = mutexOf(beforeTask, beforeTask).run(async () => String((runs += 1)));
  await expect(lost).rejects.toMatchObject({message: 'no mutex', cause: LOST});
  expect(runs).toBe(0);
});

it('leaves the repeat of a call to `callObject`', async () => {
  let calls = 0;
  const run = () => Promise.reject(new Error(`overloaded ${(calls += 1)}`));
  const runOnce = createRunOnce({
    mutex: () => ({run}),
    callObject: (call) => call(),
    lost: () => LOST,
    unreadable: () => expect.unreachable('nothing is stored'),
  });
  await expect(runOnce('cart', OPERATION, RECORD, bags())).rejects.toBe(LOST);
  expect(calls).toBe(1);
});

it('tells the result of a version with another shape from an outage', async () => {
  const runOnce = createRunOnce({
    mutex: () => ({run: () => Promise.resolve({result: '[7]', repeated: true})}),
    callObject,
    lost: () => LOST,
    unreadable: (cause) => new Error('unreadable', {cause}),
  });
  await expect(runOnce('cart', OPERATION, RECORD, bags())).rejects.toMatchObject({message: 'unreadable'});
});

it.each([
  [{a: 1, b: 'x'}, {b: 'x', a: 1}, true],
  [{a: 1}, {a: 2}, false],
  [{a: {b: 1}}, {a: {b: 2}}, false],
])('the fingerprints of %j and %j are the same: %s', (one, other, isSame) => {
  expect(fingerprint(one) === fingerprint(other)).toBe(isSame);
});
