import {env} from 'cloudflare:workers';
import {runDurableObjectAlarm, runInDurableObject} from 'cloudflare:test';
import {describe, expect, test} from 'vitest';
import * as z from 'zod';
import {createRunOnce, type Operation, type Verification} from '../../app/commands/run-once.server';
import {createObjectCall} from '../../app/objects/object-call.server';
import type {KeyedMutex} from '../../app/objects/keyed-mutex.server';

const DAY_MS = 24 * 60 * 60 * 1000;

const RECORD = {result: z.string(), pending: z.string()};

/** Runs a command once in the mutex of that name. */
function run(key: string, operation: Operation, task: (verification: Verification<string>) => Promise<string>) {
  const mutex = (name: string) => ({
    run: (...args: Parameters<KeyedMutex['run']>) => env.KEYED_MUTEX.getByName(name).run(...args),
  });
  const lost = (cause: unknown) => new Error('lost', {cause});
  return createRunOnce({mutex, callObject: createObjectCall(lost), lost, unreadable: lost})(
    key,
    operation,
    RECORD,
    task,
  );
}

describe('the keyed mutex', () => {
  test('runs commands one at a time, in the caller', async () => {
    const seen: string[] = [];
    const task = (name: string, milliseconds: number) => async () => {
      seen.push(`${name} begins`);
      await scheduler.wait(milliseconds);
      seen.push(`${name} ends`);
      return name;
    };
    await Promise.all([
      run('order', {idempotencyKey: 'a', fingerprint: 'x'}, task('first', 40)),
      run('order', {idempotencyKey: 'b', fingerprint: 'x'}, task('second', 5)),
      run('order', {idempotencyKey: null, fingerprint: 'x'}, task('third', 0)),
    ]);
    expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends', 'third begins', 'third ends']);
  });

  test.each([false, true])(
    'gives a repeated command its stored result without running it (at once: %s)',
    async (atOnce) => {
      let runs = 0;
      const add = () =>
        run(`repeat ${atOnce}`, {idempotencyKey: 'form-1', fingerprint: 'add hausbohne'}, async () => {
          runs += 1;
          return `bag ${runs}`;
        });
      const both = atOnce ? await Promise.all([add(), add()]) : [await add(), await add()];
      expect(both).toEqual([
        {result: 'bag 1', repeated: false},
        {result: 'bag 1', repeated: true},
      ]);
      expect(runs).toBe(1);
    },
  );

  test.each([
    ['another form on the same page', 'form-1', 'add b'],
    ['another page', 'form-2', 'add a'],
    ['no idempotency key', null, 'add a'],
  ])('runs a command from %s', async (source, idempotencyKey, fingerprint) => {
    const first = await run(source, {idempotencyKey: 'form-1', fingerprint: 'add a'}, async () => 'one');
    const second = await run(source, {idempotencyKey, fingerprint}, async () => 'two');
    expect([first.result, second]).toEqual(['one', {result: 'two', repeated: false}]);
  });

  test('continues after a failed command, throws its very error and does not store it', async () => {
    class Outage extends Error {}
    const outage = new Outage('down');
    const operation = {idempotencyKey: 'form-1', fingerprint: 'add'};
    const failing = run('failure', operation, () => Promise.reject(outage));
    const next = run('failure', operation, async () => 'added');
    await expect(failing).rejects.toBe(outage);
    expect(await next).toEqual({result: 'added', repeated: false});
  });

  /** A command that fails and leaves something to verify. */
  const fail = (key: string, operation: Operation) =>
    expect(
      run(key, operation, ({note}) => {
        note('two bags');
        return Promise.reject(new Error('no answer'));
      }),
    ).rejects.toThrow('no answer');
  /** What a command is handed of an earlier one. */
  const handed = async (key: string, operation: Operation) =>
    (await run(key, operation, async ({pending}) => pending ?? 'none')).result;

  test('keeps the result of a command whose object is replaced meanwhile, as by a deployment', async () => {
    let bags = 0;
    const add = async () => {
      bags += 1;
      const object = env.KEYED_MUTEX.getByName('replaced');
      await runInDurableObject(object, (_, state): void => state.abort('new')).catch(() => undefined);
      return `bag ${bags}`;
    };
    const operation = {idempotencyKey: 'form', fingerprint: 'add'};
    expect(await run('replaced', operation, add)).toEqual({result: 'bag 1', repeated: false});
    expect(await run('replaced', operation, add)).toEqual({result: 'bag 1', repeated: true});
  });

  test('hands what a failed command left pending to the next one like it, whatever its idempotency key', async () => {
    await fail('pending', {idempotencyKey: 'form-1', fingerprint: 'add'});
    const other = run('pending', {idempotencyKey: 'form-1', fingerprint: 'remove'}, () =>
      Promise.reject(new Error('down')),
    );
    await expect(other).rejects.toThrow('down');
    expect(await handed('pending', {idempotencyKey: 'form-2', fingerprint: 'add'})).toBe('two bags');
    expect(await handed('pending', {idempotencyKey: 'form-3', fingerprint: 'add'})).toBe('none');
  });

  test.each([
    [
      'after five minutes',
      async (key: string) => {
        await runInDurableObject(env.KEYED_MUTEX.getByName(key), (_, state) => {
          state.storage.sql.exec('UPDATE doubts SET since = since - ?', 5 * 60 * 1000);
        });
      },
    ],
    [
      'once another command has succeeded',
      async (key: string) => {
        await run(key, {idempotencyKey: null, fingerprint: 'remove'}, async () => 'removed');
      },
    ],
  ])('deletes what is pending %s', async (name, passing) => {
    await fail(name, {idempotencyKey: null, fingerprint: 'add'});
    await passing(name);
    expect(await handed(name, {idempotencyKey: null, fingerprint: 'add'})).toBe('none');
  });

  test('keeps what is pending, and stores nothing, after the shop’s own reconciliation', async () => {
    const operation = {idempotencyKey: null, fingerprint: 'add'};
    await fail('reconciliation', operation);
    const reconciliation = {idempotencyKey: 'x', fingerprint: '', isReconciliation: true};
    for (const result of ['once', 'again'])
      expect(await run('reconciliation', reconciliation, async () => result)).toEqual({result, repeated: false});
    expect(await handed('reconciliation', operation)).toBe('two bags');
  });

  test('reads what was stored under its first name, CartSequencer', async () => {
    await runInDurableObject(env.KEYED_MUTEX.getByName('stored before'), (_, state) => {
      state.storage.sql.exec(
        `CREATE TABLE operations (
          id TEXT NOT NULL, fingerprint TEXT NOT NULL, result TEXT NOT NULL, finished_at INTEGER NOT NULL,
          PRIMARY KEY (id, fingerprint)
        ) WITHOUT ROWID;
        CREATE TABLE doubts (fingerprint TEXT PRIMARY KEY, doubt TEXT NOT NULL, since INTEGER NOT NULL) WITHOUT ROWID`,
      );
      const now = Date.now();
      state.storage.sql.exec('INSERT INTO operations VALUES (?, ?, ?, ?)', 'form-1', 'add', '["one bag"]', now);
      state.storage.sql.exec('INSERT INTO doubts VALUES (?, ?, ?)', 'remove', '"one bag"', now);
    });
    const repeated = run('stored before', {idempotencyKey: 'form-1', fingerprint: 'add'}, async () => 'two bags');
    expect(await repeated).toEqual({result: 'one bag', repeated: true});
    expect(await handed('stored before', {idempotencyKey: null, fingerprint: 'remove'})).toBe('one bag');
  });

  test('runs a command again after 24 hours', async () => {
    const operation = {idempotencyKey: 'form-1', fingerprint: 'add'};
    await run('forget', operation, async () => 'one');
    await runInDurableObject(env.KEYED_MUTEX.getByName('forget'), (_, state) => {
      state.storage.sql.exec('UPDATE operations SET finished_at = finished_at - ?', DAY_MS);
    });
    expect(await run('forget', operation, async () => 'two')).toEqual({result: 'two', repeated: false});
  });

  test('cleans up by its alarm, and keeps what is younger', async () => {
    const mutex = env.KEYED_MUTEX.getByName('alarm');
    await run('alarm', {idempotencyKey: 'old', fingerprint: ''}, async () => 'old');
    await runInDurableObject(mutex, (_, state) => {
      state.storage.sql.exec('UPDATE operations SET finished_at = finished_at - ?', DAY_MS);
    });
    await run('alarm', {idempotencyKey: 'young', fingerprint: ''}, async () => 'young');
    expect(await runDurableObjectAlarm(mutex)).toBe(true);
    const ids = await runInDurableObject(mutex, (_, state) =>
      state.storage.sql.exec<{id: string}>('SELECT id FROM operations').toArray(),
    );
    expect(ids).toEqual([{id: 'young'}]);
    expect(await runInDurableObject(mutex, (_, state) => state.storage.getAlarm())).toBeGreaterThan(Date.now());
  });

  /** What the alarm leaves of a mutex: the names of its tables. */
  const tablesOf = (name: string) =>
    runInDurableObject(env.KEYED_MUTEX.getByName(name), (_, state) =>
      state.storage.sql.exec<{name: string}>("SELECT name FROM sqlite_schema WHERE name NOT GLOB '_*'").toArray(),
    );
  const age = (name: string, table: string, column: string) =>
    runInDurableObject(env.KEYED_MUTEX.getByName(name), (_, state) => {
      state.storage.sql.exec(`UPDATE ${table} SET ${column} = ${column} - ?`, DAY_MS);
    });

  test('keeps what is pending for its time, whenever the alarm comes, and nothing after it', async () => {
    const name = 'alarm and pending';
    await run(name, {idempotencyKey: 'old', fingerprint: ''}, async () => 'old');
    await age(name, 'operations', 'finished_at');
    await fail(name, {idempotencyKey: null, fingerprint: 'add'});
    expect(await runDurableObjectAlarm(env.KEYED_MUTEX.getByName(name))).toBe(true);
    expect(await handed(name, {idempotencyKey: null, fingerprint: 'add'})).toBe('two bags');

    await fail(name, {idempotencyKey: null, fingerprint: 'add'});
    await age(name, 'doubts', 'since');
    expect(await runDurableObjectAlarm(env.KEYED_MUTEX.getByName(name))).toBe(true);
    expect(await tablesOf(name)).toEqual([]);
  });

  test('stores the result of a command that runs when the alarm comes', async () => {
    const name = 'alarm and command';
    await run(name, {idempotencyKey: 'old', fingerprint: ''}, async () => 'old');
    await age(name, 'operations', 'finished_at');
    const add = () =>
      run(name, {idempotencyKey: 'form-1', fingerprint: 'add'}, async () => {
        await runDurableObjectAlarm(env.KEYED_MUTEX.getByName(name));
        return 'added';
      });
    expect(await add()).toEqual({result: 'added', repeated: false});
    expect(await add()).toEqual({result: 'added', repeated: true});
  });
});
