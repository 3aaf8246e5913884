import {afterEach, expect, it, vi} from 'vitest';
import * as z from 'zod';

import {answerRequests} from '../../app/services/fetch.fixture';
import type {AdminToken} from './admin-token';
import {askPlatform} from './platform';

afterEach(() => {
  vi.unstubAllGlobals();
});

const REFUSED = {errors: '[API] Invalid API key or access token (unrecognized login or wrong password)'};

/** Asks the Admin API, which accepts the token `live`. `tokens` are those that the object gives, one after the other; `null` is none. */
function ask(...tokens: readonly (string | null)[]) {
  const given = [...tokens];
  const refused: (string | null)[] = [];
  const token = (before: string | null): Promise<AdminToken> => {
    refused.push(before);
    const next = given.shift() ?? null;
    return Promise.resolve(next === null ? {ok: false, reason: '400'} : {ok: true, token: next});
  };
  const asked = answerRequests(({headers}) =>
    headers.get('X-Shopify-Access-Token') === 'live'
      ? Response.json({data: {shop: 'Lichtung'}})
      : Response.json(REFUSED, {status: 401}),
  );
  const env = {
    ADMIN_TOKEN: {getByName: () => ({token})},
    ...{ADMIN_API_URL: 'https://shop.example/admin', STOREFRONT_API_URL: 'https://shop.example/api'},
    ...{STOREFRONT_PRIVATE_TOKEN: 'private', COFFEE_COLLECTION: '1'},
  };
  return {answer: askPlatform(env, 'admin', z.object({shop: z.string()}), '{ shop }', {}), asked, refused};
}

it('asks with the token that is kept', async () => {
  const {answer, asked, refused} = ask('live');
  expect(await answer).toEqual({shop: 'Lichtung'});
  expect([asked.length, refused]).toEqual([1, [null]]);
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
