import {afterEach, describe, expect, test} from 'vitest';

import {addToCart, cartOf} from '../support/cart';
import {PLATFORM_DOWN} from '../../support/control';
import {control} from '../support/services';
import {createVisitor} from '../support/visitor';
import {order} from './hosted';

const PATH = '/de/checkout/confirm';

afterEach(() => control.repair());

describe('the confirmation of an order', () => {
  test('shows the order to the holder of its link and empties the cart', async () => {
    const visitor = createVisitor();
    await addToCart(visitor, '/de/p/boa-luz', 2);
    const path = await order(visitor);
    const {status, data} = await visitor.get(path);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      confirmation: {state: 'found', order: {lines: [{title: 'Boa Luz Espresso', quantity: 2}]}},
      seo: {canonical: null},
    });
    expect(await cartOf(visitor)).toEqual({lines: [], count: 0});
    expect((await visitor.get('/de/checkout/cart')).data).toMatchObject({hasLast: false});
  });

  test('thanks without a word about the order where the platform names none', async () => {
    const visitor = createVisitor();
    await addToCart(visitor, '/de/p/boa-luz');
    await order(visitor);
    expect((await visitor.get('/de/checkout/cart')).data).toMatchObject({hasLast: true});
    expect(await visitor.get(PATH)).toMatchObject({status: 200, data: {confirmation: {state: 'ordered'}}});
    expect((await visitor.get('/de/checkout/cart')).data).toMatchObject({hasLast: false});
  });

  test('shows the order also while the platform is down, and says nothing without a token', async () => {
    const visitor = createVisitor();
    await addToCart(visitor, '/de/p/boa-luz');
    const path = await order(visitor);
    await control.breakDown(PLATFORM_DOWN);
    expect(await visitor.get(path)).toMatchObject({status: 200, data: {confirmation: {state: 'found'}}});
    expect(await visitor.get(PATH)).toMatchObject({status: 200, data: {confirmation: {state: 'unavailable'}}});
    await control.repair();
    expect((await visitor.get('/de/checkout/cart')).data).toMatchObject({hasLast: true});
  });

  test('says nothing of an order that the service does not tell, and keeps the offer to restore the cart', async () => {
    const visitor = createVisitor();
    await addToCart(visitor, '/de/p/boa-luz');
    const path = await order(visitor);
    await control.breakDown({service: 'service-api', kind: 'status', status: 503, times: 20});
    expect(await visitor.get(path)).toMatchObject({status: 200, data: {confirmation: {state: 'unavailable'}}});
    await control.repair();
    expect((await visitor.get('/de/checkout/cart')).data).toMatchObject({hasLast: true});
  });

  test.each(['', 'abc', 'a'.repeat(3000), '../../etc', '<script>alert(1)</script>', 'eyJhbGciOiJub25lIn0.e30.'])(
    'shows no order for the token "%s"',
    async (token) => {
      expect(await createVisitor().get(`${PATH}?order=${encodeURIComponent(token)}`)).toMatchObject({
        status: 200,
        data: {confirmation: {state: 'unknown'}},
      });
    },
  );

  test('keeps the cart without an order', async () => {
    const visitor = createVisitor();
    await addToCart(visitor, '/de/p/boa-luz');
    expect((await visitor.get(PATH)).data).toMatchObject({confirmation: {state: 'unknown'}});
    expect((await cartOf(visitor)).count).toBe(1);
  });
});
