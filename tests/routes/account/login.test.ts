import {describe, expect, test} from 'vitest';

import {CUSTOMERS} from '../../support/customer';
import {logIn, origins} from '../support/services';
import {createVisitor} from '../support/visitor';

describe('the login', () => {
  test.each([
    ['de', '/de/account/subscription'],
    ['en', '/en/checkout/cart'],
  ])('leads to the account host, which speaks %s', async (language, returnTo) => {
    const {status, location, headers} = await createVisitor().get(`/login?return_to=${returnTo}`);
    const host = new URL(location ?? '');
    expect([status, host.origin]).toEqual([302, origins.emulator]);
    expect(Object.fromEntries(host.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: 'http://localhost:3000/account/authorize',
      code_challenge_method: 'S256',
      locale: language,
    });
    const [cookie = ''] = headers.getSetCookie();
    for (const flag of ['__Host-login=', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie).toContain(flag);
  });

  test('redirects a logged-in customer at once', async () => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    expect(await visitor.get('/login?return_to=/en/checkout/cart')).toMatchObject({
      status: 302,
      location: '/en/checkout/cart',
    });
  });

  test('leads on to a page of the account host', async () => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    const page = `${origins.emulator}/orders`;
    expect((await visitor.get(`/login?return_to=${encodeURIComponent(page)}`)).location).toBe(page);
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/fr', '/buyer-identity'])(
    'never leads back to %s',
    async (target) => {
      const visitor = await logIn(CUSTOMERS.upcoming);
      const {location} = await visitor.get(`/login?return_to=${encodeURIComponent(target)}`);
      expect(location).toBe('/de/account/subscription');
    },
  );

  test('waits with the eleventh of a minute', async () => {
    const visitor = createVisitor();
    for (let count = 0; count < 10; count += 1) expect((await visitor.get('/login')).status).toBe(302);
    const {status, headers} = await visitor.get('/login');
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});
