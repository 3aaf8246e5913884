import {afterEach, expect, it, vi} from 'vitest';
import * as z from 'zod';

import {answerRequests} from '../../app/services/fetch.fixture';
import type {AdminToken} from './admin-token';
import {askPlatform, everyPage, readEndedVersions, whileShopWaits} from './platform';
import {PLATFORM_ENV} from '../../tests/support/platform-env';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const REFUSED = {errors: '[API] Invalid API key or access token (unrecognized login or wrong password)'};

const envWith = (token: (before: string | null) => Promise<AdminToken>) => ({
  ...PLATFORM_ENV,
  ADMIN_TOKEN: {getByName: () => ({token})},
});

/** Asks the Admin API, which accepts the token `live`. `tokens` are those that the object gives, one after the other; `null` is none. */
function ask(...tokens: readonly (string | null)[]) {
  const given = [...tokens];
  const refused: (string | null)[] = [];
  const token = (before: string | null): Promise<AdminToken> => {
    refused.push(before);
    const next = given.shift() ?? null;
    return Promise.resolve(next === null ? {ok: false, reason: '400', waitSeconds: null} : {ok: true, token: next});
  };
  const asked = answerRequests(({headers}) =>
    headers.get('X-Shopify-Access-Token') === 'live'
      ? Response.json({data: {shop: 'Lichtung'}})
      : Response.json(REFUSED, {status: 401}),
  );
  return {answer: askPlatform(envWith(token), 'admin', z.object({shop: z.string()}), '{ shop }', {}), asked, refused};
}

it('asks with the token that is kept', async () => {
  const {answer, asked, refused} = ask('live');
  expect(await answer).toEqual({shop: 'Lichtung'});
  expect([asked.length, refused]).toEqual([1, [null]]);
  expect(asked[0]?.headers.get('User-Agent')).toMatch(/^Lichtung\//);
});

it('asks once more with another token after a 401', async () => {
  const {answer, asked, refused} = ask('ended', 'live');
  expect(await answer).toEqual({shop: 'Lichtung'});
  expect([asked.length, refused]).toEqual([2, [null, 'ended']]);
});

it.each([
  ['the platform refuses the second token, too', ['ended', 'ended, too'], 2],
  ['there is no token', [null], 0],
  ['there is none after a 401', ['ended', null], 1],
] as const)('fails as in an outage where %s', async (_, tokens, count) => {
  const {answer, asked} = ask(...tokens);
  await expect(answer).rejects.toMatchObject({name: 'UpstreamError', service: 'admin'});
  expect(asked).toHaveLength(count);
});

const THROTTLED = {errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}]};

const throttledAt = (currentlyAvailable: number) => ({
  ...THROTTLED,
  extensions: {cost: {requestedQueryCost: 252, throttleStatus: {currentlyAvailable, restoreRate: 50}}},
});

it.each([
  [52, 4],
  [251, 1],
  [-2000, 8],
])('waits until an operation of 252 points can be paid for, with %i left: %i s', async (left, seconds) => {
  vi.useFakeTimers();
  const token = () => Promise.resolve<AdminToken>({ok: true, token: 'live'});
  const asked = answerRequests(() => Response.json(throttledAt(left)));
  const answer = askPlatform(envWith(token), 'admin', z.unknown(), '{ shop }', {}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  expect(await answer).toMatchObject({name: 'UpstreamError', waitSeconds: seconds});
});

it.each([
  ['read', 202, 1, 2],
  ['read', 152, 2, 1],
  ['post', 102, 3, 2],
  ['post', 52, 4, 1],
] as const)('while the shop waits for a %s, with %i points left, asks %i s later: %i times in all', async (...row) => {
  vi.useFakeTimers();
  const [call, left, seconds, times] = row;
  const token = () => Promise.resolve<AdminToken>({ok: true, token: 'live'});
  const asked = answerRequests(() => Response.json(throttledAt(left)));
  const answer = askPlatform(whileShopWaits(envWith(token), call), 'admin', z.unknown(), '{ shop }', {});
  const failed = expect(answer).rejects.toMatchObject({name: 'UpstreamError', waitSeconds: seconds});
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  expect(asked).toHaveLength(times);
  await failed;
});

it.each([
  ['once', [THROTTLED, {data: {shop: 'Lichtung'}}], {shop: 'Lichtung'}],
  ['twice', [THROTTLED, THROTTLED], {name: 'UpstreamError', waitSeconds: 1}],
])('asks once more, a second later, where it was throttled %s', async (_, replies, outcome) => {
  vi.useFakeTimers();
  const token = () => Promise.resolve<AdminToken>({ok: true, token: 'live'});
  const asked = answerRequests(() => Response.json(replies[asked.length - 1]));
  const answer = askPlatform(envWith(token), 'admin', z.object({shop: z.string()}), '{ shop }', {}).catch(
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  expect(await answer).toMatchObject(outcome);
});

it.each([
  ['refuses the request', 403, {'X-Shopify-API-Version': '2026-04'}],
  ['has no such address', 404, {}],
  ['names no version', 200, {}],
])('does not take a version for one that is served where the platform %s', async (_, status, headers) => {
  const token = () => Promise.resolve<AdminToken>({ok: true, token: 'live'});
  const env = {...envWith(token), ADMIN_API_URL: 'https://shop.example/admin/api/2026-04/graphql.json'};
  answerRequests(() => Response.json({}, {status, headers}));
  await expect(readEndedVersions(env)).rejects.toMatchObject({name: 'UpstreamError', service: 'admin'});
});

it('refuses a list that breaks off: what is not in it would count as gone', async () => {
  const read = () => Promise.resolve({nodes: [1], pageInfo: {hasNextPage: true, endCursor: null}});
  await expect(everyPage(read)).rejects.toThrow('a list breaks off');
});
