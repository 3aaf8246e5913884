import {expect, it} from 'vitest';

import {money} from '../money';
import {exampleCart, exampleDonationLine, exampleLine, FREE_ARTICLE} from './cart.fixture';
import {priceChanges, priceKey} from './seen-prices';

const plan = {id: 'gid://shopify/SellingPlan/4', name: '4', weeks: 4};
const bag = exampleLine({cents: 1290, options: [{name: 'Size', value: '350 g'}]});
const regularBag = exampleLine({id: 'gid://shopify/CartLine/2', cents: 1161, plan});
const once = {variantId: bag.variantId, sellingPlanId: null};
const regular = {variantId: bag.variantId, sellingPlanId: plan.id};
const title = 'Morgentau, 350 g';

it.each([
  ['nothing', [], []],
  ['the price of now', [[once, 1290]], []],
  ['a lower price', [[once, 1190]], [{title, from: money(1190), to: money(1290)}]],
  ['a higher price', [[once, 1390]], [{title, from: money(1390), to: money(1290)}]],
  ['that of another plan', [[regular, 1190]], [{title: 'Morgentau', from: money(1190), to: money(1161)}]],
  ['that of something else', [[{...once, variantId: 'gid://shopify/ProductVariant/2'}, 1190]], []],
] as const)('of a shopper who has seen %s', (_, seen, changes) => {
  const prices = new Map(seen.map(([what, cents]) => [priceKey(what), cents]));
  expect(priceChanges(exampleCart([bag, regularBag]), prices)).toEqual(changes);
});

it('a price that two lines have changes once, and those of the shop’s own lines say nothing', () => {
  const own = [exampleDonationLine(), exampleLine({variantId: FREE_ARTICLE})];
  const twice = [bag, {...bag, id: 'gid://shopify/CartLine/3', attributes: [{key: '_D', value: 'SP024'}]}];
  const cart = exampleCart([...twice, ...own]);
  const seen = new Map(cart.lines.map(({variantId}) => [priceKey({variantId, sellingPlanId: null}), 1]));
  expect(priceChanges(cart, seen)).toEqual([{title, from: money(1), to: money(1290)}]);
});

it.each([
  [null, 1],
  ['DE', 1],
  ['CH', 0],
  ['AT', 0],
])('the prices of a cart for the country %s have %i changes: those of pages are for Germany', (countryCode, count) => {
  const cart = {...exampleCart([bag]), countryCode};
  expect(priceChanges(cart, new Map([[priceKey(once), 1190]]))).toHaveLength(count);
});
