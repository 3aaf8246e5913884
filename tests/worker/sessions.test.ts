import {env} from 'cloudflare:workers';
import {runInDurableObject} from 'cloudflare:test';
import {describe, expect, test} from 'vitest';
import {createObjectCall} from '../../app/objects/object-call.server';
import {createSessionVault, type SessionObject} from '../../app/objects/session-vault.server';

const NOW = Date.UTC(2026, 10, 21);

const callObject = createObjectCall((cause) => new Error('lost', {cause}));

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
    callObject,
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
      callObject,
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

  const lost = () => Promise.reject(Object.assign(new Error('Network connection lost.'), {retryable: true}));

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
      callObject,
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

  test('throws the outage, or what the change threw, when it is lost twice', async () => {
    const gone = createSessionVault({
      objectOf: (name) => ({...withoutChange(env.SESSIONS.getByName(name)), change: lost}),
      callObject,
      secret: 'a secret of at least 32 characters',
      now: () => NOW,
    });
    const {key} = await vault.keep('one', 60);
    await expect(gone.change(key, async () => 'two')).rejects.toThrow('lost');
    const threw = losing(async (_object, _secret, _now, change) => change('one'));
    const kept = await threw.keep('one', 60);
    await expect(threw.change(kept.key, () => Promise.reject(new RangeError('no')))).rejects.toBeInstanceOf(RangeError);
  });

  test('keeps, opens and removes where the object is lost at the first call', async () => {
    let calls = 0;
    const lostFirst = <Result>(call: () => Promise<Result>) => ((calls += 1) % 2 === 1 ? lost() : call());
    const losingVault = createSessionVault({
      objectOf: (name) => {
        const object = env.SESSIONS.getByName(name);
        return {
          create: (...call) => lostFirst(() => object.create(...call)),
          read: (...call) => lostFirst(() => object.read(...call)),
          change: (...call) => lostFirst(() => object.change(...call)),
          revoke: (...call) => lostFirst(() => object.revoke(...call)),
        };
      },
      callObject,
      secret: 'a secret of at least 32 characters',
      now: () => NOW,
    });
    const {key} = await losingVault.keep('data', 60);
    expect(await losingVault.open(key)).toBe('data');
    await losingVault.remove(key);
    expect(await vault.open(key)).toBeNull();
    expect(calls).toBe(6);
  });

  test('tells an outage where the object is reset during a call', async () => {
    const {name, key} = await vault.keep('data', 60);
    const reset = () =>
      runInDurableObject(env.SESSIONS.getByName(name), (_, state): string => {
        state.abort('reset');
        return '';
      });
    await expect(callObject(reset)).rejects.toThrow('lost');
    expect(await vault.open(key)).toBe('data');
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
