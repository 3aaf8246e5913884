import {expect, test} from 'vitest';

import {exampleCart, exampleLine} from './cart.fixture';
import {eventCart, linesUpdate} from './standard-events';
import {summarizeCart} from './summary';

const line = 'gid://shopify/CartLine/1';
const variant = 'gid://shopify/ProductVariant/7';

test.each([
  [{intent: 'add', variantId: variant, quantity: '2'}, 'add', [{merchandiseId: variant, quantity: 2}]],
  [{intent: 'add', variantId: variant}, 'add', [{merchandiseId: variant, quantity: 1}]],
  [{intent: 'update', lineId: line, quantity: '3'}, 'update', [{id: line, quantity: 3}]],
  [{intent: 'update', lineId: line, quantity: '0'}, 'remove', [{id: line}]],
  [{intent: 'increase', lineId: line, quantity: '2'}, 'update', [{id: line, quantity: 3}]],
  [{intent: 'decrease', lineId: line, quantity: '2'}, 'update', [{id: line, quantity: 1}]],
  [{intent: 'decrease', lineId: line, quantity: '1'}, 'remove', [{id: line}]],
  [{intent: 'remove', lineId: line}, 'remove', [{id: line}]],
])('the form %o is told as "%s" of %o', (fields: Readonly<Record<string, string>>, action, lines) => {
  expect(linesUpdate((name) => fields[name] ?? '')).toEqual({action, lines});
});

test.each([
  {intent: 'apply-code'},
  {intent: 'write-note'},
  {intent: 'choose-country'},
  {intent: ''},
  {intent: 'update', lineId: line, quantity: ''},
  {intent: 'update', lineId: line, quantity: 'two'},
])('the form %o is not told', (fields: Readonly<Record<string, string>>) => {
  expect(linesUpdate((name) => fields[name] ?? '')).toBeNull();
});

test('a cart is told in the shape of the Storefront API', () => {
  const options = [
    {name: 'Größe', value: '250 g'},
    {name: 'Mahlgrad', value: 'ganze Bohne'},
  ];
  const lines = [exampleLine({cents: 1290, quantity: 2, options})];
  const cart = eventCart(summarizeCart(exampleCart(lines), '2026-11-26'));
  expect(cart).toMatchObject({
    totalQuantity: 2,
    cost: {subtotalAmount: {currencyCode: 'EUR'}},
    lines: [
      {
        quantity: 2,
        merchandise: {
          id: lines[0]?.variantId,
          title: '250 g / ganze Bohne',
          product: {id: 'gid://shopify/Product/1', handle: 'morgentau', title: 'Morgentau'},
        },
        cost: {totalAmount: {amount: '25.80', currencyCode: 'EUR'}},
      },
    ],
  });
});
