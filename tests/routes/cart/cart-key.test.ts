import {expect, test} from 'vitest';

import {GOODS, productUrl} from '../../support/goods';
import {addToCart, cartOf, changeCart} from '../support/cart';
import {firstVariant} from '../support/goods';
import {createVisitor} from '../support/visitor';

const PATH = '/de/checkout/cart';
const WALDGOLD = productUrl('de', GOODS.waldgold);
const BOA_LUZ = productUrl('de', GOODS.boaLuz);
const CART_COOKIE = 'storefront_cart_id';

test('a cart cannot be read without its key, and the cookie is not written anew', async () => {
  const owner = createVisitor();
  await addToCart(owner, WALDGOLD);
  const [keyless = ''] = decodeURIComponent(owner.cookies.get(CART_COOKIE) ?? '').split('?');
  const stranger = createVisitor();
  stranger.cookies.set(CART_COOKIE, encodeURIComponent(keyless));
  const {data, headers} = await stranger.get(PATH);
  expect(data).toMatchObject({summary: {displayedQuantity: 0}});
  expect(headers.getSetCookie()).toEqual([]);
});

test('the stored result of a command is for the key of its cart', async () => {
  const owner = createVisitor();
  await addToCart(owner, WALDGOLD);
  const {id} = await firstVariant(owner, WALDGOLD);
  const fields = {intent: 'add', variantId: id, quantity: '1', idempotencyKey: crypto.randomUUID()};
  await changeCart(owner, fields);
  const own = decodeURIComponent(owner.cookies.get(CART_COOKIE) ?? '');
  const stranger = createVisitor();
  stranger.cookies.set(CART_COOKIE, encodeURIComponent(`${own.split('?')[0] ?? ''}?key=guessed`));
  const answer = await changeCart(stranger, fields);
  expect(answer.headers.getSetCookie().join()).not.toContain(own.split('key=')[1]);
});

test('two first adds at once end in one cart', async () => {
  const visitor = createVisitor();
  const bags = await Promise.all([WALDGOLD, BOA_LUZ].map((product) => firstVariant(visitor, product)));
  const answers = await Promise.all(
    bags.map(({id}) => changeCart(visitor, {intent: 'add', variantId: id, quantity: '1'})),
  );
  expect(answers.map(({status}) => status)).toEqual([303, 303]);
  expect(await cartOf(visitor)).toMatchObject({count: 2});
  expect(await cartOf(visitor)).toMatchObject({count: 2});
});
