import {describe, expect, test} from 'vitest';

import {GOODS, productUrl} from '../../support/goods';
import {addToCart, cartOf, changeCart} from '../support/cart';
import {firstVariant} from '../support/goods';
import {control} from '../support/services';
import {createVisitor, type Exchange} from '../support/visitor';

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

  test.each([
    ['read', 9002, []],
    ['changed', 9004, [GOODS.dripper.title.de]],
    ['changed by script', 9005, [GOODS.dripper.title.de]],
  ])('of a product that is no longer sold is told before the checkout: %s', async (use, product, added) => {
    const visitor = createVisitor();
    const {id: variantId} = await firstVariant(visitor, DRIPPER);
    await addToCart(visitor, WALDGOLD);
    const handle = {de: `fortan-${product}`, en: `henceforth-${product}`};
    await control.changeCatalogue({product, copyOf: GOODS.waldgold.number, handle, title: handle});
    await addToCart(visitor, `/de/p/${handle.de}`);
    await control.changeCatalogue({product, isDeleted: true});
    const fields = {intent: 'add', variantId, quantity: '1'};
    if (use === 'changed') await changeCart(visitor, fields);
    if (use === 'changed by script') {
      const {body} = await changeCart(visitor, fields, '/de/cart.json');
      expect(JSON.parse(body)).toMatchObject({isAdded: true, messages: [], gone: []});
    }
    expect((await visitor.get('/de/checkout/start')).location).toBe(PATH);
    const lineId: unknown = expect.any(String);
    expect((await visitor.get(PATH)).data).toMatchObject({flash: {refusals: [{code: 'merchandise-gone', lineId}]}});
    expect((await cartOf(visitor)).lines.map(({title}) => title)).toEqual([...added, GOODS.waldgold.title.de]);
    expect((await visitor.get('/de/checkout/start')).location).not.toBe(PATH);
  });

  test('of a product that is no longer sold is told beside the outage that ends a change', async () => {
    let isDown = false;
    const exchange: Exchange = async (request, send) => {
      const isAdd = (await request.clone().text()).includes('mutation CartLinesAdd');
      return isAdd && isDown ? new Response(null, {status: 503}) : send(request);
    };
    const visitor = createVisitor({exchange});
    const {id: variantId} = await firstVariant(visitor, DRIPPER);
    const handle = {de: 'fortan-9008', en: 'henceforth-9008'};
    await addToCart(visitor, WALDGOLD);
    await control.changeCatalogue({product: 9008, copyOf: GOODS.waldgold.number, handle, title: handle});
    await addToCart(visitor, `/de/p/${handle.de}`);
    await control.changeCatalogue({product: 9008, isDeleted: true});
    isDown = true;
    await changeCart(visitor, {intent: 'add', variantId, quantity: '1'});
    expect((await visitor.get(PATH)).data).toMatchObject({
      flash: {refusals: [{code: 'try-again'}, {code: 'merchandise-gone'}], values: {variantId}},
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
