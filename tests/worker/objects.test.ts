import {env} from 'cloudflare:workers';
import {runDurableObjectAlarm, runInDurableObject} from 'cloudflare:test';
import {describe, expect, test} from 'vitest';
import * as z from 'zod';
import type {LimitRule} from '../../app/config/limits';
import {createRunOnce, type Operation, type Verification} from '../../app/commands/run-once.server';
import type {KeyedMutex} from '../../app/objects/keyed-mutex.server';
import {createSessionVault, type SessionObject} from '../../app/objects/session-vault.server';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 21);

const RECORD = {result: z.string(), pending: z.string()};

/** Runs a command once in the mutex of that name. */
function run(key: string, operation: Operation, task: (verification: Verification<string>) => Promise<string>) {
  const mutex = (name: string) => ({
    run: (...args: Parameters<KeyedMutex['run']>) => env.KEYED_MUTEX.getByName(name).run(...args),
  });
  const lost = (cause: unknown) => new Error('lost', {cause});
  return createRunOnce({mutex, lost})(key, operation, RECORD, task);
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

describe('the store of a session', () => {
  test('returns the data for the right secret', async () => {
    const session = env.SESSIONS.getByName('read');
    const secret = await session.create('{"customer":1}', 60, NOW);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await session.read(secret, NOW)).toBe('{"customer":1}');
    expect(await session.read('0'.repeat(64), NOW)).toBeNull();
  });

  test('ends when its time is over', async () => {
    const session = env.SESSIONS.getByName('expiry');
    const secret = await session.create('data', 60, NOW);
    expect(await session.read(secret, NOW + 59_999)).toBe('data');
    expect(await session.read(secret, NOW + 60_000)).toBeNull();
    expect(await session.change(secret, NOW + 60_000, () => Promise.resolve('more'))).toBeNull();
  });

  test('changes its data', async () => {
    const session = env.SESSIONS.getByName('change');
    const secret = await session.create('one', 60, NOW);
    expect(await session.change('wrong', NOW, () => Promise.resolve('stolen'))).toBeNull();
    expect(await session.change(secret, NOW, () => Promise.resolve('two'))).toBe('two');
    expect(await session.read(secret, NOW)).toBe('two');
  });

  test('is gone once revoked, and only its owner revokes it', async () => {
    const session = env.SESSIONS.getByName('revoke');
    const secret = await session.create('data', 60, NOW);
    expect(await session.revoke('wrong', NOW)).toBe(false);
    expect(await session.revoke(secret, NOW)).toBe(true);
    expect(await session.read(secret, NOW)).toBeNull();
  });

  test('a forged name leaves nothing in storage', async () => {
    const session = env.SESSIONS.getByName('forged');
    expect(await session.read('0'.repeat(64), NOW)).toBeNull();
    expect(await runInDurableObject(session, async (_, state) => (await state.storage.list()).size)).toBe(0);
  });

  test('keeps no secret, only its hash', async () => {
    const session = env.SESSIONS.getByName('hash');
    const secret = await session.create('data', 60, NOW);
    const stored = await runInDurableObject(session, async (_, state) =>
      JSON.stringify([...(await state.storage.list())]),
    );
    expect(stored).toContain('secretHash');
    expect(stored).not.toContain(secret);
  });
});

describe('the session vault', () => {
  const vault = createSessionVault({
    objectOf: (name) => env.SESSIONS.getByName(name),
    secret: 'a secret of at least 32 characters',
    now: () => NOW,
  });

  test('opens what it keeps to its key alone', async () => {
    const {name, key} = await vault.keep('data', 60);
    expect(vault.nameOf(key)).toBe(name);
    expect(await vault.open(key)).toBe('data');
    const forged = [
      null,
      '',
      name,
      key.slice(0, -1),
      `${key.slice(0, -1)}x`,
      key.replace(/^./, (c) => (c === '0' ? '1' : '0')),
    ];
    for (const other of forged) expect(await vault.open(other)).toBeNull();
    await vault.remove(key);
    expect(await vault.open(key)).toBeNull();
  });

  test('refuses a key that was signed with another secret', async () => {
    const other = createSessionVault({
      objectOf: (name) => env.SESSIONS.getByName(name),
      secret: 'another secret of 32 characters!',
      now: () => NOW,
    });
    expect(await vault.open((await other.keep('data', 60)).key)).toBeNull();
  });

  test('changes one after the other, and keeps an error’s class', async () => {
    const {key} = await vault.keep('0', 60);
    const changes = Array.from({length: 12}, () => vault.change(key, async (data) => String(Number(data) + 1)));
    await Promise.all(changes);
    expect(await vault.open(key)).toBe('12');
    await expect(vault.change(key, () => Promise.reject(new RangeError('no')))).rejects.toBeInstanceOf(RangeError);
    expect(await vault.change(key, () => Promise.resolve(null))).toBe('12');
  });

  const lost = () => Promise.reject(new Error('Network connection lost.'));

  const withoutChange = (object: Pick<SessionObject, 'create' | 'read' | 'revoke'>) => ({
    create: (...call: Parameters<SessionObject['create']>) => object.create(...call),
    read: (...call: Parameters<SessionObject['read']>) => object.read(...call),
    revoke: (...call: Parameters<SessionObject['revoke']>) => object.revoke(...call),
  });

  /** A vault the first change of which goes as told, before the object is lost. */
  function losing(first: (object: SessionObject, ...call: Parameters<SessionObject['change']>) => Promise<unknown>) {
    let isLost = false;
    return createSessionVault({
      objectOf: (name) => {
        const object = env.SESSIONS.getByName(name);
        return {
          ...withoutChange(object),
          change: async (...call) => {
            if (isLost) return object.change(...call);
            isLost = true;
            await first(object, ...call);
            return lost();
          },
        };
      },
      secret: 'a secret of at least 32 characters',
      now: () => NOW,
    });
  }

  test.each<readonly [string, Parameters<typeof losing>[0]]>([
    ['before the change has begun', async () => undefined],
    ['while it is made', async (_object, _secret, _now, change) => void change('one')],
    ['once it is made, before it is kept', (_object, _secret, _now, change) => change('one')],
    ['once it is kept, before the answer', (object, ...call) => object.change(...call)],
  ])('keeps what a change came to, made once, where the object is lost %s', async (_when, first) => {
    const changed: string[] = [];
    const losingVault = losing(first);
    const {key} = await losingVault.keep('one', 60);
    const after = losingVault.change(key, async (data) => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      changed.push(data);
      return 'two';
    });
    expect(await after).toBe('two');
    expect([await losingVault.open(key), changed]).toEqual(['two', ['one']]);
  });

  test('throws that the object is lost, or what the change threw, when it is lost twice', async () => {
    const gone = createSessionVault({
      objectOf: (name) => ({...withoutChange(env.SESSIONS.getByName(name)), change: lost}),
      secret: 'a secret of at least 32 characters',
      now: () => NOW,
    });
    const {key} = await vault.keep('one', 60);
    await expect(gone.change(key, async () => 'two')).rejects.toThrow('Network connection lost.');
    const threw = losing(async (_object, _secret, _now, change) => change('one'));
    const kept = await threw.keep('one', 60);
    await expect(threw.change(kept.key, () => Promise.reject(new RangeError('no')))).rejects.toBeInstanceOf(RangeError);
  });

  test('does not restore an entry removed during a change', async () => {
    const {key} = await vault.keep('0', 60);
    const changed = await vault.change(key, async () => {
      await vault.remove(key);
      return '1';
    });
    expect(changed).toBeNull();
    expect(await vault.open(key)).toBeNull();
  });
});

describe('the limiter', () => {
  const counting = (...rules: readonly LimitRule[]) => [{name: 'visitor', rules}];
  const fivePerHour = counting({limit: 5, seconds: 3600});

  test('allows as often as its rule says, then says when to come again', async () => {
    const limiter = env.LIMITER.getByName('five');
    for (const minute of [0, 1, 2, 3, 4]) {
      expect(await limiter.take(fivePerHour, NOW + minute * 60_000)).toEqual({allowed: true});
    }
    expect(await limiter.take(fivePerHour, NOW + 5 * 60_000)).toEqual({allowed: false, retryAfterSeconds: 55 * 60});
  });

  test('slides: the oldest leaves first, a refused one was never counted', async () => {
    const limiter = env.LIMITER.getByName('slide');
    const rule = counting({limit: 2, seconds: 10});
    const verdicts = [];
    for (const second of [0, 6, 9, 10, 15, 16]) verdicts.push((await limiter.take(rule, NOW + second * 1000)).allowed);
    expect(verdicts).toEqual([true, true, false, true, false, true]);
  });

  test('every rule must allow it, and the longest wait is said', async () => {
    const limiter = env.LIMITER.getByName('two rules');
    const rules = counting({limit: 1, seconds: 60}, {limit: 2, seconds: 86_400});
    expect(await limiter.take(rules, NOW)).toEqual({allowed: true});
    expect(await limiter.take(rules, NOW + 30_000)).toEqual({allowed: false, retryAfterSeconds: 30});
    expect(await limiter.take(rules, NOW + 60_000)).toEqual({allowed: true});
    expect(await limiter.take(rules, NOW + 90_000)).toEqual({allowed: false, retryAfterSeconds: 86_310});
  });

  test('counts each key separately and immediately', async () => {
    const burst = await Promise.all(
      Array.from({length: 20}, () => env.LIMITER.getByName('burst').take(fivePerHour, NOW)),
    );
    expect(burst.filter(({allowed}) => allowed)).toHaveLength(5);
    expect(await env.LIMITER.getByName('other').take(fivePerHour, NOW)).toEqual({allowed: true});
  });

  test('counts several things at once, or none of them', async () => {
    const limiter = env.LIMITER.getByName('networks');
    const from = (network: string) => [
      {name: network, rules: [{limit: 2, seconds: 60}]},
      {name: 'all', rules: [{limit: 3, seconds: 60}]},
    ];
    const verdicts = [];
    for (const network of ['a', 'a', 'a', 'b', 'b', 'c'])
      verdicts.push((await limiter.take(from(network), NOW)).allowed);
    expect(verdicts).toEqual([true, true, false, true, false, false]);
  });

  test('counts what is repeated under its id once', async () => {
    const limiter = env.LIMITER.getByName('repeated');
    const once = counting({limit: 1, seconds: 60});
    expect(await limiter.take(once, NOW, 'form-1')).toEqual({allowed: true});
    expect(await limiter.take(once, NOW + 1000, 'form-1')).toEqual({allowed: true});
    expect(await limiter.take(once, NOW + 2000, 'form-2')).toEqual({allowed: false, retryAfterSeconds: 58});
    expect(await limiter.take(once, NOW + 60_000, 'form-1')).toEqual({allowed: true});
    expect(await limiter.take(once, NOW + 61_000, 'form-2')).toMatchObject({allowed: false});
  });

  test('forgets by its alarm and counts on', async () => {
    const limiter = env.LIMITER.getByName('alarm');
    await limiter.take(counting({limit: 1, seconds: 60}), NOW);
    expect(await runDurableObjectAlarm(limiter)).toBe(true);
    expect(await limiter.take(counting({limit: 1, seconds: 60}), NOW)).toEqual({allowed: true});
  });
});

describe('the cache tag versions', () => {
  test('number the purges; a tag that was never purged is 0', async () => {
    const versions = env.CACHE_TAG_VERSIONS.getByName('numbers');
    expect(await versions.read(['a', 'b'])).toEqual({sequence: 0, newest: 0});
    expect(await versions.bump(['a'])).toBe(1);
    expect(await versions.bump(['b', 'c'])).toBe(2);
    expect(await versions.read(['a'])).toEqual({sequence: 2, newest: 1});
    expect(await versions.read(['a', 'b'])).toEqual({sequence: 2, newest: 2});
    expect(await versions.read([])).toEqual({sequence: 2, newest: 0});
  });

  test('take a message once, however often and in whatever order it comes', async () => {
    const versions = env.CACHE_TAG_VERSIONS.getByName('messages');
    expect(await versions.bump(['a'], 'first')).toBe(1);
    expect(await versions.bump(['b'], 'second')).toBe(2);
    expect(await versions.bump(['a'], 'first')).toBe(2);
    expect(await versions.read(['a'])).toEqual({sequence: 2, newest: 1});
    expect(await versions.bump(['a'], 'third')).toBe(3);
    expect(await versions.bump(['a'])).toBe(4);
  });
});
