import {afterEach, beforeEach, expect, test} from 'vitest';

import {GOODS} from '../../support/goods';
import {addToCart, changeCart} from '../support/cart';
import {firstVariant} from '../support/goods';
import {control} from '../support/services';
import {createVisitor} from '../support/visitor';

const PATH = '/de/checkout/cart';
const PRODUCT = '/de/p/wechselhaft';
const number = 9002;
const setPrice = (priceCents: number) => control.changeCatalogue({product: number, priceCents});
const changed = (from: number, to: number) => [{from: {cents: from}, to: {cents: to}}];

beforeEach(async () => {
  const handle = {de: 'wechselhaft', en: 'changeable'};
  const title = {de: 'Wechselhaft', en: 'Changeable'};
  await control.changeCatalogue({product: number, copyOf: GOODS.waldgold.number, handle, title});
  await setPrice(1000);
});
afterEach(() => control.changeCatalogue({product: number, isDeleted: true}));

test('a price that has changed since the cart was seen is said once, by the page and not by other looks', async () => {
  const visitor = createVisitor();
  await addToCart(visitor, PRODUCT);
  expect((await visitor.get(PATH)).data).toMatchObject({prices: []});
  await setPrice(1200);
  await visitor.get('/de/cart.json');
  expect((await visitor.get(PATH)).data).toMatchObject({prices: changed(1000, 1200)});
  expect((await visitor.get(PATH)).data).toMatchObject({prices: []});
});

test('a price that has changed on an open page is said after the add', async () => {
  const visitor = createVisitor();
  const {id, number: variant} = await firstVariant(visitor, PRODUCT);
  await setPrice(900);
  const fields = {intent: 'add', variantId: id, seenPrices: `${variant}-1---1000`};
  await changeCart(visitor, fields, '/de/cart.json');
  expect((await visitor.get(PATH)).data).toMatchObject({prices: changed(1000, 900)});
});

test('a script on the cart’s page is told with its answer', async () => {
  const visitor = createVisitor();
  const {id: lineId} = await addToCart(visitor, PRODUCT);
  await setPrice(1300);
  const {body} = await changeCart(visitor, {intent: 'increase', lineId}, `${PATH}.data`);
  expect(body).toContain('"prices"');
  expect(body).toContain('1300');
  expect((await visitor.get(PATH)).data).toMatchObject({prices: []});
});

test.each(['', '0', '<script>', 'x-1---1000', '7-1---99999999999'])(
  'what a form says of prices is not believed, and keeps nothing out: %j',
  async (seenPrices) => {
    const visitor = createVisitor();
    const {id} = await firstVariant(visitor, PRODUCT);
    expect((await changeCart(visitor, {intent: 'add', variantId: id, seenPrices})).status).toBe(303);
    expect((await visitor.get(PATH)).data).toMatchObject({prices: [], summary: {subtotal: {cents: 1000}}});
  },
);
