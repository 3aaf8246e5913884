import {env} from 'cloudflare:workers';
import {runDurableObjectAlarm, runInDurableObject} from 'cloudflare:test';
import {describe, expect, test} from 'vitest';
import type {CartSequencer} from '../../app/objects/cart-sequencer.server';
import {inSequence} from '../../app/objects/in-sequence.server';
import {createSessionVault} from '../../app/objects/session-vault.server';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 21);

function asText(value: unknown): string {
  if (typeof value !== 'string') throw new Error('not a text');
  return value;
}

describe('the sequencer of a cart', () => {
  test('runs operations one after the other, in the caller', async () => {
    const sequencer = env.CART_SEQUENCER.getByName('order');
    const seen: string[] = [];
    const operation = (name: string, milliseconds: number) => async () => {
      seen.push(`${name} begins`);
      await scheduler.wait(milliseconds);
      seen.push(`${name} ends`);
      return name;
    };
    await Promise.all([
      inSequence(sequencer, {operationId: 'a', fingerprint: 'x'}, operation('first', 40), asText),
      inSequence(sequencer, {operationId: 'b', fingerprint: 'x'}, operation('second', 5), asText),
      inSequence(sequencer, {operationId: null, fingerprint: 'x'}, operation('third', 0), asText),
    ]);
    expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends', 'third begins', 'third ends']);
  });

  test('gives a repeated operation its remembered result without running it', async () => {
    const sequencer = env.CART_SEQUENCER.getByName('repeat');
    let runs = 0;
    const add = async () => {
      runs += 1;
      return `bag ${runs}`;
    };
    const operation = {operationId: 'form-1', fingerprint: 'add hausbohne'};
    expect(await inSequence(sequencer, operation, add, asText)).toEqual({result: 'bag 1', repeated: false});
    expect(await inSequence(sequencer, operation, add, asText)).toEqual({result: 'bag 1', repeated: true});
    expect(runs).toBe(1);
  });

  test('gives the same result to two that come at once', async () => {
    const sequencer = env.CART_SEQUENCER.getByName('at once');
    let runs = 0;
    const add = async () => {
      runs += 1;
      return `bag ${runs}`;
    };
    const operation = {operationId: 'form-1', fingerprint: 'add'};
    const both = await Promise.all([
      inSequence(sequencer, operation, add, asText),
      inSequence(sequencer, operation, add, asText),
    ]);
    expect(both).toEqual([
      {result: 'bag 1', repeated: false},
      {result: 'bag 1', repeated: true},
    ]);
  });

  test.each([
    ['another form on the same page', 'form-1', 'add b'],
    ['another page', 'form-2', 'add a'],
    ['no id', null, 'add a'],
  ])('runs what comes from %s', async (source, operationId, fingerprint) => {
    const sequencer = env.CART_SEQUENCER.getByName(source);
    const first = await inSequence(sequencer, {operationId: 'form-1', fingerprint: 'add a'}, async () => 'one', asText);
    const second = await inSequence(sequencer, {operationId, fingerprint}, async () => 'two', asText);
    expect([first.result, second]).toEqual(['one', {result: 'two', repeated: false}]);
  });

  test('goes on after a failed operation, throws its very error and does not remember it', async () => {
    class Outage extends Error {}
    const sequencer = env.CART_SEQUENCER.getByName('failure');
    const outage = new Outage('down');
    const operation = {operationId: 'form-1', fingerprint: 'add'};
    const failing = inSequence(sequencer, operation, () => Promise.reject(outage), asText);
    const next = inSequence(sequencer, operation, async () => 'added', asText);
    await expect(failing).rejects.toBe(outage);
    expect(await next).toEqual({result: 'added', repeated: false});
  });

  test('hands the doubt of a failed operation to the next one like it, whatever its id', async () => {
    const sequencer = env.CART_SEQUENCER.getByName('doubt');
    const add = (operationId: string, seen: (string | null)[]) =>
      inSequence(
        sequencer,
        {operationId, fingerprint: 'add', doubt: () => 'two bags'},
        async (earlier) => {
          seen.push(earlier);
          if (earlier === null) throw new Error('no answer');
          return 'added';
        },
        asText,
      );
    const seen: (string | null)[] = [];
    await expect(add('form-1', seen)).rejects.toThrow('no answer');
    const other = {operationId: 'form-1', fingerprint: 'remove'};
    await expect(inSequence(sequencer, other, () => Promise.reject(new Error('down')), asText)).rejects.toThrow('down');
    expect(await add('form-2', seen)).toEqual({result: 'added', repeated: false});
    expect(seen).toEqual([null, 'two bags']);
    await expect(add('form-3', seen)).rejects.toThrow('no answer');
  });

  test.each([
    [
      'after five minutes',
      async (sequencer: DurableObjectStub<CartSequencer>) => {
        await runInDurableObject(sequencer, (_, state) => {
          state.storage.sql.exec('UPDATE doubts SET since = since - ?', 5 * 60 * 1000);
        });
      },
    ],
    [
      'once another operation has succeeded',
      async (sequencer: DurableObjectStub<CartSequencer>) => {
        await inSequence(sequencer, {operationId: null, fingerprint: 'remove'}, async () => 'removed', asText);
      },
    ],
  ])('forgets a doubt %s', async (name, passing) => {
    const sequencer = env.CART_SEQUENCER.getByName(name);
    const operation = {operationId: null, fingerprint: 'add', doubt: () => 'two bags'};
    await expect(inSequence(sequencer, operation, () => Promise.reject(new Error('down')), asText)).rejects.toThrow();
    await passing(sequencer);
    expect((await inSequence(sequencer, operation, async (earlier) => earlier ?? 'none', asText)).result).toBe('none');
  });

  test('keeps a doubt, and remembers nothing, where the shop has only kept order by itself', async () => {
    const sequencer = env.CART_SEQUENCER.getByName('upkeep');
    const operation = {operationId: null, fingerprint: 'add', doubt: () => 'two bags'};
    await expect(inSequence(sequencer, operation, () => Promise.reject(new Error('down')), asText)).rejects.toThrow();
    const upkeep = {operationId: 'settle', fingerprint: '', isUpkeep: true};
    for (const result of ['once', 'again'])
      expect(await inSequence(sequencer, upkeep, async () => result, asText)).toEqual({result, repeated: false});
    expect((await inSequence(sequencer, operation, async (earlier) => earlier ?? 'none', asText)).result).toBe(
      'two bags',
    );
  });

  test('forgets an operation after 24 hours', async () => {
    const sequencer = env.CART_SEQUENCER.getByName('forget');
    const operation = {operationId: 'form-1', fingerprint: 'add'};
    await inSequence(sequencer, operation, async () => 'one', asText);
    await runInDurableObject(sequencer, (_, state) => {
      state.storage.sql.exec('UPDATE operations SET finished_at = finished_at - ?', DAY_MS);
    });
    expect(await inSequence(sequencer, operation, async () => 'two', asText)).toEqual({result: 'two', repeated: false});
  });

  test('cleans up by its alarm, and keeps what is younger', async () => {
    const sequencer = env.CART_SEQUENCER.getByName('alarm');
    await inSequence(sequencer, {operationId: 'old', fingerprint: ''}, async () => 'old', asText);
    await runInDurableObject(sequencer, (_, state) => {
      state.storage.sql.exec('UPDATE operations SET finished_at = finished_at - ?', DAY_MS);
    });
    await inSequence(sequencer, {operationId: 'young', fingerprint: ''}, async () => 'young', asText);
    expect(await runDurableObjectAlarm(sequencer)).toBe(true);
    const ids = await runInDurableObject(sequencer, (_, state) =>
      state.storage.sql.exec<{id: string}>('SELECT id FROM operations').toArray(),
    );
    expect(ids).toEqual([{id: 'young'}]);
    expect(await runInDurableObject(sequencer, (_, state) => state.storage.getAlarm())).toBeGreaterThan(Date.now());
  });
});

describe('the store of a session', () => {
  test('gives the data to whoever has the secret', async () => {
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
    expect(await session.write(secret, 'more', NOW + 60_000)).toBe(false);
    expect(await session.rotate(secret, NOW + 60_000)).toBeNull();
  });

  test('changes its data', async () => {
    const session = env.SESSIONS.getByName('write');
    const secret = await session.create('one', 60, NOW);
    expect(await session.write('wrong', 'stolen', NOW)).toBe(false);
    expect(await session.write(secret, 'two', NOW)).toBe(true);
    expect(await session.read(secret, NOW)).toBe('two');
  });

  test('has a new secret after a rotation, and the old one opens nothing', async () => {
    const session = env.SESSIONS.getByName('rotate');
    const secret = await session.create('data', 60, NOW);
    const next = await session.rotate(secret, NOW);
    expect(next).not.toBeNull();
    expect(await session.read(secret, NOW)).toBeNull();
    expect(await session.read(next ?? '', NOW)).toBe('data');
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

  test('does not bring back what was removed while it changed', async () => {
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
  const fivePerHour = {limit: 5, seconds: 3600};

  test('allows as often as its rule says, then says when to come again', async () => {
    const limiter = env.LIMITER.getByName('five');
    for (const minute of [0, 1, 2, 3, 4]) {
      expect(await limiter.take([fivePerHour], NOW + minute * 60_000)).toEqual({allowed: true});
    }
    expect(await limiter.take([fivePerHour], NOW + 5 * 60_000)).toEqual({allowed: false, retryAfterSeconds: 55 * 60});
  });

  test('slides: the oldest leaves first, a refused one was never counted', async () => {
    const limiter = env.LIMITER.getByName('slide');
    const rule = {limit: 2, seconds: 10};
    const verdicts = [];
    for (const second of [0, 6, 9, 10, 15, 16])
      verdicts.push((await limiter.take([rule], NOW + second * 1000)).allowed);
    expect(verdicts).toEqual([true, true, false, true, false, true]);
  });

  test('every rule must allow it, and the longest wait is said', async () => {
    const limiter = env.LIMITER.getByName('two rules');
    const rules = [
      {limit: 1, seconds: 60},
      {limit: 2, seconds: 86_400},
    ];
    expect(await limiter.take(rules, NOW)).toEqual({allowed: true});
    expect(await limiter.take(rules, NOW + 30_000)).toEqual({allowed: false, retryAfterSeconds: 30});
    expect(await limiter.take(rules, NOW + 60_000)).toEqual({allowed: true});
    expect(await limiter.take(rules, NOW + 90_000)).toEqual({allowed: false, retryAfterSeconds: 86_310});
  });

  test('counts each key for itself, and at once', async () => {
    const burst = await Promise.all(
      Array.from({length: 20}, () => env.LIMITER.getByName('burst').take([fivePerHour], NOW)),
    );
    expect(burst.filter(({allowed}) => allowed)).toHaveLength(5);
    expect(await env.LIMITER.getByName('other').take([fivePerHour], NOW)).toEqual({allowed: true});
  });

  test('forgets by its alarm and counts on', async () => {
    const limiter = env.LIMITER.getByName('alarm');
    await limiter.take([{limit: 1, seconds: 60}], NOW);
    expect(await runDurableObjectAlarm(limiter)).toBe(true);
    expect(await limiter.take([{limit: 1, seconds: 60}], NOW)).toEqual({allowed: true});
  });
});

describe('the purge generations', () => {
  test('number the purges; a tag that was never purged is 0', async () => {
    const generations = env.PURGE_GENERATIONS.getByName('numbers');
    expect(await generations.read(['a', 'b'])).toEqual({sequence: 0, newest: 0});
    expect(await generations.bump(['a'])).toBe(1);
    expect(await generations.bump(['b', 'c'])).toBe(2);
    expect(await generations.read(['a'])).toEqual({sequence: 2, newest: 1});
    expect(await generations.read(['a', 'b'])).toEqual({sequence: 2, newest: 2});
    expect(await generations.read([])).toEqual({sequence: 2, newest: 0});
  });

  test('take a message once, however often and in whatever order it comes', async () => {
    const generations = env.PURGE_GENERATIONS.getByName('messages');
    expect(await generations.bump(['a'], 'first')).toBe(1);
    expect(await generations.bump(['b'], 'second')).toBe(2);
    expect(await generations.bump(['a'], 'first')).toBe(2);
    expect(await generations.read(['a'])).toEqual({sequence: 2, newest: 1});
    expect(await generations.bump(['a'], 'third')).toBe(3);
    expect(await generations.bump(['a'])).toBe(4);
  });
});
