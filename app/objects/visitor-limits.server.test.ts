import {expect, it} from 'vitest';

import {WIDE_NETWORK_ROOM} from '#contracts/internet-address';
import {LIMITS_BY_NAME, type LimitVerdict} from '../config/limits';
import type {Count} from './limiter.server';
import {createObjectCall} from './object-call.server';
import {createVisitorLimits} from './visitor-limits.server';

const FULL = {allowed: false, retryAfterSeconds: 7} as const;
const TWO_RULES = [
  {limit: 30, seconds: 60},
  {limit: 300, seconds: 3600},
];

function limits(full: (name: string) => boolean = () => false, address: string | null = '198.51.100.7') {
  const asked: {name: string; counts: readonly Count[]; id: string | null}[] = [];
  const counter = (name: string) => ({
    take: (counts: readonly Count[], _now: number, id: string | null = null): Promise<LimitVerdict> => {
      asked.push({name, counts, id});
      return Promise.resolve(full(name) ? FULL : {allowed: true});
    },
  });
  const callObject = createObjectCall((cause) => new Error('lost', {cause}));
  const options = {counter, callObject, address, now: () => new Date(0)};
  return {asked, take: createVisitorLimits(options).take};
}

it('counts a search by the network of the address', async () => {
  const {asked, take} = limits();
  expect(await take('search')).toEqual({allowed: true});
  expect(asked).toEqual([
    {
      name: 'search from 198.51.100.0/24',
      counts: [{name: '198.51.100.0/24', rules: [{limit: 60, seconds: 60}]}],
      id: null,
    },
  ]);
});

it('counts IPv6 by the /64 and, with more room, by the /48, in one object', async () => {
  const {asked, take} = limits(undefined, '2001:db8:1:2::9');
  await take('discountCode');
  expect(asked).toMatchObject([
    {
      name: 'discountCode from 2001:db8:1::/48',
      counts: [
        {name: '2001:db8:1:2::/64', rules: TWO_RULES},
        {
          name: '2001:db8:1::/48',
          rules: [
            {limit: 240, seconds: 60},
            {limit: 2400, seconds: 3600},
          ],
        },
      ],
    },
  ]);
});

it.each([
  ['Ada@Example.com', ' ada@example.com'],
  ['ABO-1', 'ａｂｏ-1'],
  ['ABO-1', 'A\u200BB\u202EO-1'],
])('counts a target in one spelling, without keeping it: %j and %j', async (one, other) => {
  const {asked, take} = limits();
  await take('newsletter', {targets: [one]});
  await take('newsletter', {targets: [other]});
  expect(asked[1]?.name).toMatch(/^newsletter for [0-9a-f]{64}$/);
  expect(asked[1]?.name).toBe(asked[3]?.name);
});

it('counts every target, with the id of the attempt, and says the longest wait', async () => {
  const {asked, take} = limits((name) => name.startsWith('orderLookup for'));
  expect(await take('orderLookup', {targets: ['L10001', 'ada@example.com'], id: 'form'})).toEqual(FULL);
  const [, {id} = {id: null}] = asked;
  expect(asked.map((each) => each.id)).toEqual([null, id, id, id, id]);
  expect(id).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(asked.map(({name}) => name)).size).toBe(5);
});

it('does not count for all visitors what a network may no longer do to an order', async () => {
  const {asked, take} = limits((name) => /^orderLookup from .* for /.test(name));
  expect(await take('orderLookup', {targets: ['L10001']})).toEqual(FULL);
  expect(asked.map(({name}) => name.startsWith('orderLookup from 198.51.100.0/24'))).toEqual([true, true]);
});

it('one network of any kind cannot use up the lookups of an order', () => {
  const {networkPerTarget, target} = LIMITS_BY_NAME.orderLookup;
  expect(target[0].limit).toBeGreaterThan(networkPerTarget[0].limit * WIDE_NETWORK_ROOM);
});

it('says when there is room again, and does not count the target where the visitor has none', async () => {
  const {asked, take} = limits((name) => name.startsWith('newsletter from'));
  expect(await take('newsletter', {targets: ['ada@example.com']})).toEqual(FULL);
  expect(asked).toHaveLength(1);
});

it('counts a limit that only protects a target by the target alone', async () => {
  const {asked, take} = limits();
  await take('mail', {targets: ['ada@example.com']});
  expect(asked).toMatchObject([{counts: [{name: 'target', rules: [{limit: 10, seconds: 86_400}]}]}]);
});

it('counts receipts by the network and the mailbox together, and a repeated form once', async () => {
  const {asked, take} = limits(undefined, '2001:db8:1:2::9');
  await take('receipt', {targets: ['ada@example.com'], id: 'form'});
  await take('receipt', {targets: ['ole@example.com'], id: 'form'});
  expect(asked).toMatchObject([
    {
      counts: [
        {name: '2001:db8:1:2::/64', rules: [{limit: 10, seconds: 86_400}]},
        {name: '2001:db8:1::/48', rules: [{limit: 80, seconds: 86_400}]},
      ],
    },
    {id: asked[0]?.id},
  ]);
  expect(asked[0]?.id).toMatch(/^[0-9a-f]{64}$/);
  expect(asked[0]?.name).toMatch(/^receipt from 2001:db8:1::\/48 for [0-9a-f]{64}$/);
  expect(asked[0]?.name).not.toBe(asked[1]?.name);
});

it('allows more for unknown addresses, which share one counter, but not for one e-mail address', async () => {
  const {asked, take} = limits(undefined, null);
  await take('newsletter', {targets: ['ada@example.com']});
  expect(asked).toMatchObject([
    {
      name: 'newsletter from unknown',
      counts: [
        {
          rules: [
            {limit: 250, seconds: 60},
            {limit: 3000, seconds: 3600},
          ],
        },
      ],
    },
    {counts: [{rules: [{limit: 3, seconds: 86_400}]}]},
  ]);
});

it('counts once more where the counter was reset, on the counter found anew', async () => {
  const found: string[] = [];
  const reset = Object.assign(new Error('reset'), {retryable: true, durableObjectReset: true});
  const {take} = createVisitorLimits({
    counter: (name) => {
      found.push(name);
      return {take: async () => (found.length === 1 ? Promise.reject(reset) : FULL)};
    },
    callObject: createObjectCall((cause) => new Error('lost', {cause})),
    address: '198.51.100.7',
    now: () => new Date(0),
  });
  expect(await take('search')).toEqual(FULL);
  expect(found).toEqual(['search from 198.51.100.0/24', 'search from 198.51.100.0/24']);
});
