import {expect, it} from 'vitest';

import type {LimitRule, LimitVerdict} from './limiter.server';
import {createVisitorLimits} from './visitor-limits.server';

const FULL = {allowed: false, retryAfterSeconds: 7} as const;

function limits(full: (name: string) => boolean = () => false, address: string | null = '198.51.100.7') {
  const asked: {name: string; rules: readonly LimitRule[]}[] = [];
  const counter = (name: string) => ({
    take: (rules: readonly LimitRule[]): Promise<LimitVerdict> => {
      asked.push({name, rules});
      return Promise.resolve(full(name) ? FULL : {allowed: true});
    },
  });
  const options = {counter, address, now: () => new Date(0)};
  return {asked, take: createVisitorLimits(options).take};
}

it('counts a search by the range of the address', async () => {
  const {asked, take} = limits();
  expect(await take('search')).toEqual({allowed: true});
  expect(asked).toEqual([{name: 'search from 198.51.100.0/24', rules: [{limit: 60, seconds: 60}]}]);
});

it('counts an e-mail address too, in one spelling, without keeping it', async () => {
  const {asked, take} = limits();
  await take('newsletter', 'Ada@Example.com');
  await take('newsletter', ' ada@example.com');
  expect(asked.map(({name}) => name)[1]).toMatch(/^newsletter for [0-9a-f]{64}$/);
  expect(asked[1]?.name).toBe(asked[3]?.name);
});

it('says when there is room again, and does not count what it is about where the visitor has none', async () => {
  const {asked, take} = limits((name) => name.startsWith('newsletter from'));
  expect(await take('newsletter', 'ada@example.com')).toEqual(FULL);
  expect(asked).toHaveLength(1);
});

it('gives more room where nobody knows the address, for all are one there; but not to one e-mail address', async () => {
  const {asked, take} = limits(undefined, null);
  await take('newsletter', 'ada@example.com');
  expect(asked).toMatchObject([
    {name: 'newsletter from unknown', rules: [{limit: 250, seconds: 60}]},
    {rules: [{limit: 3, seconds: 86_400}]},
  ]);
});
