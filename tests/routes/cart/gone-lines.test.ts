import {describe, expect, test} from 'vitest';

import {GOODS, productUrl} from '../../support/goods';
import {addToCart, cartOf, changeCart} from '../support/cart';
import {firstVariant} from '../support/goods';
import {control} from '../support/services';
import {createVisitor} from '../support/visitor';

const PATH = '/de/checkout/cart';
const WALDGOLD = productUrl('de', GOODS.waldgold);
const DRIPPER = productUrl('de', GOODS.dripper);

describe('a line that the cart has lost', () => {
  test('is named by product and variant where it sold out while it was changed', async () => {
    const visitor = createVisitor();
    const {number} = await firstVariant(visitor, DRIPPER);
    await addToCart(visitor, WALDGOLD);
    const {id: lineId} = await addToCart(visitor, DRIPPER);
    await control.setStock(Number(number), 0);
    await changeCart(visitor, {intent: 'increase', lineId});
    await control.setStock(Number(number), 50);
    const goneTitle: unknown = expect.stringMatching(new RegExp(`^${GOODS.dripper.title.de}, `));
    expect((await visitor.get(PATH)).data).toMatchObject({
      flash: {refusals: [{code: 'out-of-stock', lineId, goneTitle}], undo: null},
      summary: {groups: {oneTime: [{line: {title: GOODS.waldgold.title.de}}]}},
    });
  });

  test('is none where it sold out and is still there: what is added then is in the cart', async () => {
    const visitor = createVisitor();
    const {number} = await firstVariant(visitor, DRIPPER);
    const {id: variantId} = await firstVariant(visitor, WALDGOLD);
    await addToCart(visitor, DRIPPER);
    await control.setStock(Number(number), 0);
    await changeCart(visitor, {intent: 'add', variantId, quantity: '1'});
    await control.setStock(Number(number), 50);
    expect((await visitor.get(PATH)).data).toMatchObject({flash: {intent: 'add', refusals: []}});
    expect((await cartOf(visitor)).count).toBe(2);
  });

  describe.each(['read', 'changed'])('of a product that is no longer sold, where the cart is %s', (use) => {
    const title = {de: `Fortan ${use}`, en: `Henceforth ${use}`};
    const handle = {de: `fortan-${use}`, en: `henceforth-${use}`};
    const product = use === 'read' ? 9002 : 9004;
    const lineId: unknown = expect.any(String);
    const lost = {code: 'merchandise-gone', lineId};

    async function visitorWithIt() {
      const visitor = createVisitor();
      await addToCart(visitor, WALDGOLD);
      await control.changeCatalogue({product, copyOf: GOODS.waldgold.number, handle, title});
      await addToCart(visitor, `/de/p/${handle.de}`);
      await control.changeCatalogue({product, isDeleted: true});
      return visitor;
    }

    test('is taken out, and told by the cart’s page before the checkout', async () => {
      const visitor = await visitorWithIt();
      const {id: variantId} = await firstVariant(visitor, DRIPPER);
      if (use === 'changed') await changeCart(visitor, {intent: 'add', variantId, quantity: '1'});
      expect((await visitor.get('/de/checkout/start')).location).toBe(PATH);
      const page = await visitor.get(PATH);
      expect(page.data).toMatchObject({flash: {refusals: [lost], intent: use === 'changed' ? 'add' : ''}});
      const titles = [use === 'changed' ? GOODS.dripper.title.de : [], GOODS.waldgold.title.de].flat();
      expect((await cartOf(visitor)).lines.map((line) => line.title)).toEqual(titles);
      expect((await visitor.get('/de/checkout/start')).location).not.toBe(PATH);
    });
  });

  test('is named as its form does where it is deleted on an open page', async () => {
    const visitor = createVisitor();
    await addToCart(visitor, WALDGOLD);
    const handle = {de: 'fluechtig', en: 'fleeting'};
    const title = {de: 'Flüchtig', en: 'Fleeting'};
    await control.changeCatalogue({product: 9001, copyOf: GOODS.waldgold.number, handle, title});
    const {id: lineId} = await addToCart(visitor, '/de/p/fluechtig');
    await control.changeCatalogue({product: 9001, isDeleted: true});
    await changeCart(visitor, {intent: 'update', quantity: '3', lineId, title: 'Flüchtig, 250 g'});
    expect((await visitor.get(PATH)).data).toMatchObject({
      flash: {refusals: [{code: 'line-missing', lineId: null}], values: {lineId, title: 'Flüchtig, 250 g'}},
    });
    expect(await cartOf(visitor)).toMatchObject({lines: [{title: GOODS.waldgold.title.de}]});
  });
});
