import {randomUUID} from 'node:crypto';

import {beforeAll, describe, expect, inject, it} from 'vitest';

import {messages} from '../../support/messages';
import {testGoods, type Good} from './goods';
import {isDonationLine, isFreeArticle} from './platform';
import {createShopCart} from './shop-cart';

const origins = {shop: inject('shopOrigin'), emulator: inject('emulatorOrigin')};
const t = messages('de');

let coffee: Good;

beforeAll(async () => {
  const [first] = await testGoods(origins.emulator);
  if (first === undefined) throw new Error('No coffee in the data');
  coffee = first;
});

async function cartWithOne() {
  const cart = createShopCart(origins);
  await cart.send({intent: 'add', variantId: coffee.variantId});
  const lines = (await cart.held())?.lines.nodes ?? [];
  return {cart, lineId: lines.find((line) => !isDonationLine(line))?.id ?? ''};
}

/** Pieces of coffee in a cart, and those of its donation line. */
async function pieces(cart: ReturnType<typeof createShopCart>) {
  const lines = ((await cart.held())?.lines.nodes ?? []).filter((line) => !isFreeArticle(line));
  const sum = (donations: boolean) =>
    lines.filter((line) => isDonationLine(line) === donations).reduce((total, {quantity}) => total + quantity, 0);
  return {coffee: sum(false), donation: sum(true)};
}

describe('changes that come at once', () => {
  it('50 times plus from two tabs are 50 more', async () => {
    const {cart, lineId} = await cartWithOne();
    const tab = createShopCart(origins);
    for (const [name, value] of cart.visitor.cookies) tab.visitor.cookies.set(name, value);
    const presses = Array.from({length: 50}, (_, index) =>
      (index % 2 === 0 ? cart : tab).send({intent: 'increase', lineId, idempotencyKey: randomUUID()}),
    );
    const answers = await Promise.all(presses);
    expect(new Set(answers.map(({status}) => status))).toEqual(new Set([303]));
    expect(await pieces(cart)).toEqual({coffee: 51, donation: 51});
  }, 60_000);

  it('one form, sent five times at once and once more later, adds once and says so', async () => {
    const {cart} = await cartWithOne();
    const form = {intent: 'add', variantId: coffee.variantId, idempotencyKey: randomUUID()};
    await Promise.all(Array.from({length: 5}, () => cart.send(form)));
    await cart.send(form);
    expect((await cart.shown()).html).toContain(t('cart:notice.already'));
    expect(await pieces(cart)).toEqual({coffee: 2, donation: 2});
  });
});
