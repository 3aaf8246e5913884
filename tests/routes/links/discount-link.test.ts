import {describe, expect, test} from 'vitest';

import {CODES} from '../../support/goods';
import {addToCart} from '../support/cart';
import {createVisitor} from '../support/visitor';

const PATH = `/de/discount/${CODES.fifteenPercent}`;
const CART = '/de/checkout/cart';
const CODES_OF_CART = `${CART}#discount-code`;

describe('a link with a discount code', () => {
  test('shows the code, and applies nothing by itself', async () => {
    const visitor = createVisitor();
    const {status, data} = await visitor.get(PATH);
    expect(status).toBe(200);
    expect(data).toMatchObject({code: CODES.fifteenPercent, seo: {canonical: null}});
    expect(visitor.cookies.size).toBe(0);
  });

  test('stores the code for a later cart', async () => {
    const visitor = createVisitor();
    expect(await visitor.post(PATH, {idempotencyKey: crypto.randomUUID()})).toMatchObject({
      status: 303,
      location: CART,
    });
    expect((await visitor.get(CART)).data).toMatchObject({flash: {intent: 'follow-code'}});
  });

  test('leads on where the code has to wait for goods', async () => {
    const answer = await createVisitor().post(`${PATH}?redirect=/de/c/coffee-shop`, {
      idempotencyKey: crypto.randomUUID(),
    });
    expect(answer).toMatchObject({status: 303, location: '/de/c/coffee-shop'});
  });

  test.each([
    ['/de/c/coffee-shop', '/de/c/coffee-shop'],
    ['//elsewhere.example', CODES_OF_CART],
    ['https://elsewhere.example/', CODES_OF_CART],
    ['/\\elsewhere.example', CODES_OF_CART],
  ])('leads on within the shop only: %s to %s', async (redirect, location) => {
    const visitor = createVisitor();
    await addToCart(visitor, '/de/p/boa-luz');
    const answer = await visitor.post(`${PATH}?redirect=${encodeURIComponent(redirect)}`, {
      idempotencyKey: crypto.randomUUID(),
    });
    expect(answer).toMatchObject({status: 303, location});
  });

  test.each(['%20', '%00', 'X'.repeat(65)])('that is none says so: %s', async (code) => {
    expect(await createVisitor().get(`/de/discount/${code}`)).toMatchObject({status: 404, data: {code: null}});
    expect(await createVisitor().post(`/de/discount/${code}`, {})).toMatchObject({status: 303, location: CART});
  });

  test('an unknown code leads to the cart, which shows the error', async () => {
    const visitor = createVisitor();
    const answer = await visitor.post('/de/discount/GIBTS-NICHT?redirect=/de/c/coffee-shop', {
      idempotencyKey: crypto.randomUUID(),
    });
    expect(answer).toMatchObject({status: 303, location: CODES_OF_CART});
    expect((await visitor.get(CART)).data).toMatchObject({
      flash: {intent: 'follow-code', refusals: [{code: 'code-not-found'}], values: {code: 'GIBTS-NICHT'}},
    });
  });
});
