import {describe, expect, test} from 'vitest';

import {CODES} from '../../support/goods';
import {cartOf} from '../support/cart';
import {createVisitor} from '../support/visitor';

const PATH = '/de/cart/40351:2,999999999:1';
const CART = '/de/checkout/cart';

describe('a link that fills the cart', () => {
  test('shows available and unavailable lines and changes nothing on GET', async () => {
    const visitor = createVisitor();
    const {status, data} = await visitor.get(`${PATH}?discount=${CODES.fifteenPercent}`);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      offer: {missing: 1, total: {cents: 1980}},
      code: CODES.fifteenPercent,
      seo: {canonical: null},
    });
    expect((await cartOf(visitor)).count).toBe(0);
  });

  test('fills the cart by its button, once', async () => {
    const visitor = createVisitor();
    const fields = {idempotencyKey: crypto.randomUUID()};
    const press = () => visitor.post(`${PATH}?discount=${CODES.fifteenPercent}`, fields);
    expect(await press()).toMatchObject({status: 303, location: `${CART}?filled=1`});
    await press();
    expect((await visitor.get(CART)).data).toMatchObject({
      summary: {displayedQuantity: 2, discountCodes: [{code: CODES.fifteenPercent}]},
      flash: {intent: 'follow-link', repeated: true},
    });
  });

  test.each([
    [40701, 'plan-required'],
    [41453, 'archived'],
  ])('says why it cannot put in %i: %s', async (number, reason) => {
    const visitor = createVisitor();
    const path = `/de/cart/${number}:1`;
    expect((await visitor.get(path)).data).toMatchObject({offer: {lines: [], unavailable: [{reason}]}});
    await visitor.post(path, {idempotencyKey: crypto.randomUUID()});
    const goneTitle: unknown = expect.any(String);
    expect((await visitor.get(CART)).data).toMatchObject({flash: {refusals: [{code: reason, goneTitle}]}});
  });

  test.each(['abc', '40351:0', '40351:2;', ':', '%20'])('that is none is not found: %s', async (lines) => {
    expect((await createVisitor().get(`/de/cart/${lines}`)).status).toBe(404);
  });
});
