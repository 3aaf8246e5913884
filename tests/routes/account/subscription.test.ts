import {describe, expect, test} from 'vitest';

import {CUSTOMERS} from '../../support/customer';
import {arrayWith, beginAnew, DASHBOARD, serviceOf} from '../support/account';
import {control, logIn} from '../support/services';
import {createVisitor} from '../support/visitor';

/** Tokens of the account host and the subscription service, by how they begin; identities are JSON Web Tokens. */
const TOKENS = /shcat_|shcrt_|strfnt_|eyJ[\w-]{10}/;

beginAnew();

/** What the dashboard knows of a customer. */
const dashboardOf = async (email: string) => (await (await logIn(email)).get(DASHBOARD)).data;

describe('the dashboard', () => {
  test('leads everybody else to the login, and back', async () => {
    expect(await createVisitor().get('/en/account/subscription?from=mail')).toMatchObject({
      status: 302,
      location: '/login?return_to=%2Fen%2Faccount%2Fsubscription%3Ffrom%3Dmail',
    });
  });

  test.each(['nonsense', 'a.b.c', ''])('does not take a forged session: "%s"', async (session) => {
    const forger = createVisitor();
    forger.cookies.set('__Host-session', session);
    expect((await forger.get(DASHBOARD)).status).toBe(302);
  });

  test('is its customer’s alone, and no page for search engines', async () => {
    const {status, data} = await (await logIn(CUSTOMERS.upcoming)).get(DASHBOARD);
    expect(status).toBe(200);
    expect(data).toMatchObject({firstName: 'Lena', subscription: {state: 'ready'}, seo: {canonical: null}});
  });

  test('contains no token, on its subpages and in error reports too', async () => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    const key = await serviceOf(CUSTOMERS.upcoming).nextKey();
    for (const below of [
      '',
      '.data',
      '/deliveries',
      '/deliveries/past',
      '/deliveries.ics',
      '/state.json',
      '/next.json',
      '/products.data',
      `/deliveries/${key}/payment`,
      `/deliveries/${key}/address.data`,
    ]) {
      const {status, headers, body, loaderData} = await visitor.get(DASHBOARD + below);
      expect(status, below).toBe(200);
      expect(body + JSON.stringify([loaderData, ...headers]), below).not.toMatch(TOKENS);
    }
    for (const path of ['/', '/_root.data']) {
      const {body, loaderData} = await visitor.get(path);
      expect(body + JSON.stringify(loaderData), path).not.toMatch(TOKENS);
    }
    await control.breakDown({service: 'subscriptions', kind: 'status', times: 20});
    const {reports} = await visitor.get(DASHBOARD);
    expect(reports.map(String)).toEqual([expect.stringContaining('ServiceError')]);
    expect(JSON.stringify(reports.map((error) => [String(error), error]))).not.toMatch(TOKENS);
  });

  test('says so while the service is down', async () => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    await control.breakDown({service: 'subscriptions', kind: 'status', times: 200});
    expect(await visitor.get(DASHBOARD)).toMatchObject({
      status: 200,
      data: {firstName: 'Lena', subscription: {state: 'unavailable'}},
    });
  });

  test.each([
    ['being processed', CUSTOMERS.processing, 'processing'],
    ['failed', CUSTOMERS.errored, 'errored'],
    ['skipped', CUSTOMERS.skipped, 'skipped'],
    ['to come', CUSTOMERS.upcoming, 'upcoming'],
  ])('tells a delivery that is %s', async (_, email, state) => {
    expect(await dashboardOf(email)).toHaveProperty('subscription.data.deliveries', arrayWith({state}));
  });

  test.each([
    ['is out of stock', CUSTOMERS.outOfStock, 'items.0.stock', 'out-of-stock'],
    ['is paid as in former times', CUSTOMERS.legacyPayment, 'payment.gateway', 'legacy'],
    ['is paid elsewhere', CUSTOMERS.customGateway, 'payment.gateway', 'custom'],
  ])('tells a delivery that %s', async (_, email, property, value) => {
    expect(await dashboardOf(email)).toHaveProperty(`subscription.data.deliveries.0.${property}`, value);
  });

  test.each([
    ['cancelled', CUSTOMERS.cancelled, {state: 'cancelled'}],
    ['no longer available', CUSTOMERS.cancelled, {state: 'no-longer-available'}],
    ['paid beforehand as a gift', CUSTOMERS.gift, {isPrepaid: true}],
  ])('tells a product that is %s', async (_, email, product) => {
    expect(await dashboardOf(email)).toHaveProperty('subscription.data.products', arrayWith(product));
  });

  test('is empty for a customer without a subscription', async () => {
    expect(await dashboardOf(CUSTOMERS.nothing)).toMatchObject({
      subscription: {state: 'ready', data: {deliveries: [], products: []}},
    });
  });
});
