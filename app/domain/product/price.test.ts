import {describe, expect, it} from 'vitest';
import {money} from '../money';
import {
  cardPriceTag,
  offeredPriceTag,
  planReduction,
  saleReduction,
  variantPriceTag,
  withPermittedPrices,
} from './price';
import {exampleCard, examplePlan, exampleProduct, exampleVariant} from './product.fixture';

const PER_KILO = {price: money(5160), quantity: 1, unit: 'kg'};
const cents = (value: number | null) => (value === null ? null : money(value));

describe('price tag of a variant', () => {
  it.each([
    ['no former price', null, null, false, null, null],
    ['a former price that is the same', 1290, 1290, false, null, null],
    ['a former price that was lower', 1000, 900, false, null, null],
    ['on sale', 1600, 1500, true, 1600, 1500],
    ['a former price, the 30 days unknown: no sale', 1600, null, false, null, null],
    ['a former price, but not below the 30 days: no sale', 1600, 1290, false, null, null],
    ['a former price, dearer than in the 30 days: no sale', 1600, 1200, false, null, null],
    ['on sale by little', 1600, 1295, true, 1600, 1295],
    ['only the 30 days were higher: no sale', null, 1500, false, null, null],
  ])('%s', (_, before, lowest, onSale, struck, shownLowest) => {
    const variant = exampleVariant('1', {
      compareAtPrice: cents(before),
      lowest30Days: cents(lowest),
      unitPrice: PER_KILO,
    });
    expect(variantPriceTag(variant)).toEqual({
      price: money(1290),
      isFrom: false,
      onSale,
      struck: cents(struck),
      lowest30Days: cents(shownLowest),
      unitPrice: PER_KILO,
    });
  });
});

describe('reduction', () => {
  it.each([
    ['on sale: from the lowest price of 30 days', 1600, 1500, 210],
    ['a former price, the 30 days unknown', 1600, null, 0],
    ['a former price, but not below the 30 days', 1600, 1200, 0],
    ['only the 30 days were higher', null, 1500, 0],
  ])('%s', (_, before, lowest, reduction) => {
    const prices = {price: money(1290), compareAtPrice: cents(before), lowest30Days: cents(lowest)};
    expect(saleReduction(prices)).toEqual(money(reduction));
  });

  it.each([
    [1290, 1161, 129],
    [1290, 1290, 0],
    [1290, 1300, 0],
  ])('by a plan, from %i once to %i: %i', (once, onPlan, reduction) => {
    expect(planReduction(money(once), money(onPlan))).toEqual(money(reduction));
  });
});

describe('price tag of a card', () => {
  const card = exampleCard('morgentau', {priceVaries: true, unitPrice: PER_KILO});

  it('reads from where variants differ in price', () => {
    expect(cardPriceTag(card)).toMatchObject({price: money(1290), isFrom: true, unitPrice: PER_KILO});
    expect(cardPriceTag({...card, priceVaries: false}).isFrom).toBe(false);
  });
});

describe('price tag of a variant as it is sold', () => {
  const reduced = {compareAtPrice: money(1600), lowest30Days: money(1500)};
  const dear = {...examplePlan(12), price: money(1229)};

  it.each([
    ['once where it can be bought once', false, [examplePlan(4)], 1290, 1600],
    ['with a plan alone: nothing is struck through', true, [examplePlan(4)], 1161, null],
    ['with several plans: the one that is chosen at first', true, [dear, examplePlan(4)], 1161, null],
    ['with a plan that nobody tells: once', true, [], 1290, 1600],
  ])('%s', (_, requiresSellingPlan, plans, price, struck) => {
    const tag = offeredPriceTag(exampleVariant('1', {plans, ...reduced}), {requiresSellingPlan});
    expect(tag).toMatchObject({price: money(price), struck: cents(struck), onSale: struck !== null});
  });

  it('is the plan’s also while it is sold out', () => {
    const variant = exampleVariant('1', {plans: [examplePlan(4)], availableForSale: false});
    expect(offeredPriceTag(variant, {requiresSellingPlan: true}).price).toEqual(money(1161));
  });
});

describe('a product', () => {
  const prices = {compareAtPrice: money(1600), lowest30Days: money(1500), unitPrice: PER_KILO, plans: [examplePlan(4)]};
  const product = exampleProduct({variants: [exampleVariant('11', prices)]});

  it('for businesses alone tells nobody else what it costs', () => {
    const withheld = {price: money(0), compareAtPrice: null, lowest30Days: null, unitPrice: null, plans: []};
    const {variants} = withPermittedPrices({...product, b2bExclusive: true});
    expect(variants).toEqual([exampleVariant('11', withheld)]);
  });

  it('for everybody tells it', () => {
    expect(withPermittedPrices(product)).toBe(product);
  });
});
