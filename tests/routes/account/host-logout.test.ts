import {describe, expect, test} from 'vitest';

import {CUSTOMERS} from '../../support/customer';
import {logIn, origins} from '../support/services';
import {createVisitor} from '../support/visitor';

describe('the logout at the account host', () => {
  test('follows that of the shop, once', async () => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    await visitor.post('/en/account/logout', {});
    const {status, location} = await visitor.get('/logout?language=en');
    const host = new URL(location ?? '');
    expect([status, host.origin]).toEqual([302, origins.emulator]);
    expect(host.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/en');
    expect((await visitor.get('/logout?language=en')).location).toBe('/en');
  });

  test.each([
    ['de', '/'],
    ['en', '/en'],
    ['fr', '/'],
  ])('redirects home without a session to end: %s', async (language, location) => {
    expect(await createVisitor().get(`/logout?language=${language}`)).toMatchObject({status: 302, location});
  });
});
