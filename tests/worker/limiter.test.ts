import {env} from 'cloudflare:workers';
import {runDurableObjectAlarm} from 'cloudflare:test';
import {describe, expect, test} from 'vitest';
import type {LimitRule} from '../../app/config/limits';

const NOW = Date.UTC(2026, 10, 21);

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
