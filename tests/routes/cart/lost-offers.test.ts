import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import * as z from 'zod';

import {GOODS, productUrl} from '../../support/goods';
import {addToCart, cartOf, changeCart} from '../support/cart';
import {firstVariant} from '../support/goods';
import {control} from '../support/services';
import {createVisitor} from '../support/visitor';

const offerSchema = z.object({
  offer: z.object({
    variant: z.object({id: z.string()}),
    purchase: z.object({plans: z.array(z.object({plan: z.object({id: z.string()})}))}),
  }),
});

const PATH = '/de/checkout/cart';
const product = 9003;
const handle = {de: 'bald-fort', en: 'gone-soon'};
const title = {de: 'Bald fort', en: 'Gone soon'};
const message = 'Für dich: ein Kaffee, auf den ich mich mitfreue. '.repeat(19);

/** What a shopper has chosen on an open page, and what becomes of it before the press. */
const LOST = {
  'is deleted': [() => control.changeCatalogue({product, isDeleted: true}), 'merchandise-gone'],
  'sells out': [() => control.changeCatalogue({product, stock: 0}), 'out-of-stock'],
} as const;

beforeEach(() => control.changeCatalogue({product, copyOf: GOODS.waldgold.number, handle, title}));
afterEach(() => control.changeCatalogue({product, isDeleted: true}).catch(() => undefined));

describe.each(Object.entries(LOST))('what is chosen and %s before the press', (_, [lose, code]) => {
  test.each(['one-time', 'subscription'])('leaves the cart whole and says so: %s', async (purchase) => {
    const visitor = createVisitor();
    await addToCart(visitor, productUrl('de', GOODS.dripper));
    const before = await cartOf(visitor);
    const {data} = await visitor.get(`/de/p/${handle.de}`);
    const {variant, purchase: offered} = offerSchema.parse(data).offer;
    const words = {senderName: 'Grace 🎁', message};
    const plan = offered.plans[0]?.plan.id ?? '';
    await lose();
    const fields = {intent: 'add', variantId: variant.id, purchase, sellingPlanId: plan, quantity: '2', ...words};
    await changeCart(visitor, fields);
    expect((await visitor.get(PATH)).data).toMatchObject({
      flash: {intent: 'add', refusals: [{code}], values: {quantity: '2', purchase, ...words, message: message.trim()}},
    });
    const {status, body} = await changeCart(visitor, fields, '/de/cart.json');
    expect([status, JSON.parse(body)]).toMatchObject([200, {isAdded: false, messages: [`cart:refusal.${code}`]}]);
    expect(await cartOf(visitor)).toEqual(before);
    const {id: other} = await firstVariant(visitor, productUrl('de', GOODS.dripper));
    const next = await changeCart(visitor, {intent: 'add', variantId: other, quantity: '1'}, '/de/cart.json');
    expect([next.status, JSON.parse(next.body)]).toMatchObject([200, {isAdded: true, messages: []}]);
  });
});

test('a plan that there is no more leaves the cart whole and says so', async () => {
  const visitor = createVisitor();
  const {id} = await firstVariant(visitor, productUrl('de', GOODS.waldgold));
  const fields = {variantId: id, purchase: 'subscription', sellingPlanId: 'gid://shopify/SellingPlan/999999'};
  await changeCart(visitor, {intent: 'add', ...fields});
  expect((await visitor.get(PATH)).data).toMatchObject({flash: {refusals: [{code: 'plan-not-possible'}]}});
  expect(await cartOf(visitor)).toEqual({lines: [], count: 0});
});

test('what a link brings is named where it sells out before the press', async () => {
  const visitor = createVisitor();
  const lost = await firstVariant(visitor, `/de/p/${handle.de}`);
  const kept = await firstVariant(visitor, productUrl('de', GOODS.dripper));
  await control.changeCatalogue({product, stock: 0});
  for (const lines of [`${kept.number}:1,${lost.number}:1`, `${lost.number}:1`]) {
    await visitor.post(`/de/cart/${lines}`, {});
    const goneTitle: unknown = expect.stringMatching(new RegExp(`^${title.de}, `));
    expect((await visitor.get(PATH)).data).toMatchObject({flash: {refusals: [{code: 'out-of-stock', goneTitle}]}});
  }
  expect(await cartOf(visitor)).toMatchObject({lines: [{title: GOODS.dripper.title.de}], count: 1});
});
