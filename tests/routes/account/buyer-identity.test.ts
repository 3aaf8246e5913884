import {describe, expect, test} from 'vitest';

import {CUSTOMERS} from '../../support/customer';
import {logIn} from '../support/services';
import {createVisitor} from '../support/visitor';

const PATH = '/buyer-identity';

describe('buyer identity', () => {
  test('is returned to its customer, uncached', async () => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    const {status, headers, body} = await visitor.get(PATH, {headers: {'Sec-Fetch-Site': 'same-origin'}});
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
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
});
