import {afterEach, describe, expect, test} from 'vitest';
import * as z from 'zod';

import {CUSTOMERS} from '../../support/customer';
import {control, logIn} from '../support/services';
import {createVisitor, type Visitor} from '../support/visitor';

const PATH = '/buyer-identity';
const answerSchema = z.object({buyerIdentity: z.object({customerAccessToken: z.string().nullable()})});

afterEach(() => control.repair());

async function tokenOf(visitor: Visitor): Promise<string | null> {
  return answerSchema.parse(JSON.parse((await visitor.get(PATH)).body)).buyerIdentity.customerAccessToken;
}

/** A customer who comes back a minute before the access token ends; gives that token too. */
async function comeBackLate() {
  const early = await logIn(CUSTOMERS.upcoming);
  const late = createVisitor({settings: {CLOCK_OFFSET_MS: String(59 * 60 * 1000)}});
  for (const [name, value] of early.cookies) late.cookies.set(name, value);
  return {late, first: await tokenOf(early)};
}

describe('buyer identity', () => {
  test('is returned to its customer', async () => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    const {status, body} = await visitor.get(PATH, {headers: {'Sec-Fetch-Site': 'same-origin'}});
    expect(status).toBe(200);
    expect(body).toMatch(
      /^\{"id":"gid:\/\/shopify\/Customer\/7003","buyerIdentity":\{"customerAccessToken":"shcat_[^"]+"\}\}$/,
    );
  });

  test.each([{'Sec-Fetch-Site': 'cross-site'}, {Origin: 'https://evil.example'}, {Origin: 'null'}])(
    'is not told to pages of other sites: %j',
    async (headers) => {
      const visitor = await logIn(CUSTOMERS.upcoming);
      expect((await visitor.get(PATH, {headers})).status).toBe(403);
    },
  );

  test('is empty without a login', async () => {
    const {body} = await createVisitor().get(PATH);
    expect(JSON.parse(body)).toEqual({id: null, buyerIdentity: {customerAccessToken: null}});
  });

  test('outlives a refresh that did not reach the account host, and is renewed by the next', async () => {
    const {late, first} = await comeBackLate();
    await control.breakDown({service: 'accounts', method: 'POST', kind: 'drop', times: 1});
    expect(await tokenOf(late)).toBe(first);
    const renewed = await tokenOf(late);
    expect(renewed).toMatch(/^shcat_/);
    expect(renewed).not.toBe(first);
  });

  // The local host takes a refresh token once, and ends the login with the second time (emulator/README.md).
  test('outlives a refresh whose answer was lost, until the token is used again', async () => {
    const {late, first} = await comeBackLate();
    await control.breakDown({service: 'accounts', method: 'POST', kind: 'commit-then-drop', times: 1});
    expect(await tokenOf(late)).toBe(first);
    expect(await tokenOf(late)).toBeNull();
    expect((await late.get('/de/account/subscription')).location).toBe(
      '/login?return_to=%2Fde%2Faccount%2Fsubscription',
    );
  });
});
