import {describe, expect, test} from 'vitest';

import {CUSTOMERS} from '../../support/customer';
import {control, logIn} from '../support/services';
import {createVisitor} from '../support/visitor';

const PATH = '/de/account/orders';

describe('the orders of a customer', () => {
  test('are there for whoever bought once, the latest first, each with its way to be ordered again', async () => {
    const {status, data} = await (await logIn(CUSTOMERS.nothing)).get(PATH);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      orders: {
        state: 'ready',
        data: {
          next: null,
          orders: [
            {name: 'L9107', total: {cents: 4450}, lines: [{quantity: 3, picture: {}}, {quantity: 2}]},
            {name: 'L8421', progress: 'delivered', expectedBy: null, parcels: [{carrier: 'DHL'}]},
            {name: 'L7003', lines: [{quantity: 2}]},
          ],
        },
      },
    });
  });

  test('have the day of their arrival', async () => {
    const {data} = await (await logIn(CUSTOMERS.nothing)).get(PATH);
    expect(data).toHaveProperty('orders.data.orders.1.arrivedOn', expect.stringMatching(/^\d{4}-\d\d-\d\d$/));
  });

  test('have their page at the platform', async () => {
    const {data} = await (await logIn(CUSTOMERS.nothing)).get(PATH);
    expect(data).toHaveProperty(
      'orders.data.orders.0.statusUrl',
      expect.toSatisfy((url: string) => url.includes('/checkouts/orders/')),
    );
  });

  test('lead to the login for nobody', async () => {
    expect((await createVisitor().get(PATH)).location).toContain('/login?return_to=');
  });

  test('are a page that says so while the account host does not answer', async () => {
    const visitor = await logIn(CUSTOMERS.nothing);
    await control.breakDown({service: 'customer-api', kind: 'status', status: 503, times: 20});
    try {
      expect(await visitor.get(PATH)).toMatchObject({status: 200, data: {orders: {state: 'unavailable'}}});
    } finally {
      await control.repair();
    }
  });

  test('are read with a new token where the account host does not take the old one any more', async () => {
    const visitor = await logIn(CUSTOMERS.nothing);
    await control.breakDown({service: 'customer-api', kind: 'status', status: 401, times: 1});
    try {
      expect(await visitor.get(PATH)).toMatchObject({status: 200, data: {orders: {state: 'ready'}}});
    } finally {
      await control.repair();
    }
  });

  test('are put into the cart again', async () => {
    const visitor = await logIn(CUSTOMERS.nothing);
    const {data} = await visitor.get(PATH);
    const numbers = [...JSON.stringify(data).matchAll(/"reorders":"(\d+)"/g)].map(([, number]) => number);
    const again = await visitor.post(`/de/cart/${numbers[0] ?? ''}:3`, {idempotencyKey: crypto.randomUUID()});
    expect([again.status, again.location]).toEqual([303, '/de/checkout/cart']);
  });
});
