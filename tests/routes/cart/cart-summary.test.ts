import {afterEach, describe, expect, test} from 'vitest';

import {PLATFORM_DOWN} from '../../support/control';
import {addToCart, cartOf, changeCart} from '../support/cart';
import {firstVariant} from '../support/goods';
import {control} from '../support/services';
import {createVisitor} from '../support/visitor';

const PATH = '/de/cart.json';

afterEach(() => control.repair());

describe('the cart as data', () => {
  test('is its visitor’s alone, with the words to show it', async () => {
    const visitor = createVisitor();
    await addToCart(visitor, '/de/p/waldgold', 3);
    const {status, headers, body} = await visitor.get(PATH);
    expect([status, headers.get('X-Scripts')]).toEqual([200, expect.any(String)]);
    expect(JSON.parse(body)).toMatchObject({summary: {displayedQuantity: 3}, texts: {cart: {minicart: {}}}});
  });

  test('is for the shop’s own pages only', async () => {
    const headers = {'Sec-Fetch-Site': 'cross-site'};
    expect((await createVisitor().get(PATH, {headers})).status).toBe(403);
  });

  test('takes a form from a page that does not show the cart, and answers with the cart and the words to show it', async () => {
    const visitor = createVisitor();
    const {id} = await firstVariant(visitor, '/de/p/waldgold');
    const {status, body} = await changeCart(visitor, {intent: 'add', variantId: id, quantity: '2'}, PATH);
    expect(status).toBe(200);
    const answer: unknown = JSON.parse(body);
    expect(answer).toMatchObject({
      isDone: true,
      problem: null,
      shown: {report: {intent: 'add', refusals: []}, totalQuantity: 4, summary: {displayedQuantity: 2}},
      texts: {cart: {line: {}, minicart: {}}},
    });
    expect(answer).not.toHaveProperty('texts.cart.refusal');
    expect(await cartOf(visitor)).toMatchObject({count: 2});
  });

  test('says when to come again while the platform is down, with the words for it', async () => {
    const visitor = createVisitor();
    const {id} = await firstVariant(visitor, '/de/p/waldgold');
    await control.breakDown(PLATFORM_DOWN);
    const {status, headers, body} = await changeCart(visitor, {intent: 'add', variantId: id}, PATH);
    expect([status, headers.get('Retry-After')]).toEqual([503, '30']);
    expect(JSON.parse(body)).toMatchObject({problem: {code: 'unavailable'}, shown: null, texts: {cart: {refusal: {}}}});
  });
});
