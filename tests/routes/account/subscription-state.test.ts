import {describe, expect, test} from 'vitest';

import {CUSTOMERS} from '../../support/customer';
import {arrayWith, beginAnew, DASHBOARD} from '../support/account';
import {control, logIn} from '../support/services';
import {createVisitor} from '../support/visitor';

const PATH = `${DASHBOARD}/state.json`;

beginAnew();

describe('the subscription as data', () => {
  test('is its customer’s alone', async () => {
    const {status, body} = await (await logIn(CUSTOMERS.upcoming)).get(PATH);
    expect(status).toBe(200);
    const subscription: unknown = JSON.parse(body);
    expect(subscription).toHaveProperty('deliveries', arrayWith({state: 'upcoming'}));
    expect(subscription).toHaveProperty('products', arrayWith({state: 'active'}));
  });

  test('is for the shop’s own pages only, and for who is logged in', async () => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    expect((await visitor.get(PATH, {headers: {'Sec-Fetch-Site': 'cross-site'}})).status).toBe(403);
    expect((await createVisitor().get(PATH)).status).toBe(302);
  });

  test('is unavailable while the service is down', async () => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    await control.breakDown({service: 'subscriptions', kind: 'status', status: 503, times: 200});
    const {status, headers} = await visitor.get(PATH);
    expect([status, headers.has('Retry-After')]).toEqual([503, true]);
  });
});
