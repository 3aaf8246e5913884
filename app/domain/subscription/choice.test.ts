import {describe, expect, it} from 'vitest';

import {money} from '../money';
import {examplePlan, exampleProduct, exampleVariant} from '../product/product.fixture';
import type {Variant} from '../product/product';
import {
  hasOneRegularPrice,
  isSwapFor,
  listedPrice,
  nearestVariant,
  plannedWeeks,
  priceEvery,
  productChoice,
} from './choice';
import type {VariantChoice} from './choice';

const picture = {path: '/media/a.webp', alt: 'A bag', width: 800, height: 1000};
const bag = (size: string, grind: string): Partial<Variant> => ({
  options: [
    {name: 'Menge', value: size},
    {name: 'Mahlgrad', value: grind},
  ],
});
const PER_KILO = {price: money(5160), quantity: 1, unit: 'kg'};
const CONSUMER = {isBusiness: false, today: '2026-11-21'} as const;
const choiceOf = (variants: readonly Variant[]) => productChoice(exampleProduct({variants}), CONSUMER);

describe('a product as a choice for a subscription', () => {
  it('names each variant by its number, its options and its prices', () => {
    const plans = [{...examplePlan(4, 1161), unitPrice: PER_KILO}, examplePlan(2, 1100), examplePlan(13 / 7, 1000)];
    const product = exampleProduct({
      handle: 'morgentau',
      title: 'Morgentau',
      pictures: [picture],
      variants: [
        exampleVariant('11', {
          ...bag('250 g', 'Ganze Bohne'),
          plans,
          unitPrice: PER_KILO,
          donationVariantId: 'gid://shopify/ProductVariant/9',
        }),
        exampleVariant('12', {availableForSale: false}),
      ],
    });
    const regular = [
      {weeks: 2, price: money(1100), unitPrice: null},
      {weeks: 4, price: money(1161), unitPrice: PER_KILO},
    ];
    expect(productChoice(product, CONSUMER)).toEqual({
      handle: 'morgentau',
      title: 'Morgentau',
      donates: true,
      canComeOnce: true,
      canComeRegularly: true,
      isCoffee: true,
      picture,
      variants: [
        {
          value: '11',
          title: '250 g, Ganze Bohne',
          once: {price: money(1290), unitPrice: PER_KILO},
          regular,
          availableForSale: true,
        },
        {value: '12', title: null, once: {price: money(1290), unitPrice: null}, regular: [], availableForSale: false},
      ],
    });
  });

  it('comes regularly alone where the platform says so, donates where it names a donation, and may have no picture', () => {
    expect(productChoice(exampleProduct({kind: 'gear', requiresSellingPlan: true}), CONSUMER)).toMatchObject({
      canComeOnce: false,
      isCoffee: false,
      donates: false,
      picture: null,
    });
  });

  it('can come at the intervals of the plans of all its variants, each once, the shortest first', () => {
    const choice = choiceOf([
      exampleVariant('11', {plans: [examplePlan(8, 1161), examplePlan(2, 1100)]}),
      exampleVariant('12', {plans: [examplePlan(2, 2100), examplePlan(4, 2161)]}),
    ]);
    expect(choice && plannedWeeks(choice)).toEqual([2, 4, 8]);
    const planless = choiceOf([exampleVariant('11', {plans: []})]);
    expect(planless && plannedWeeks(planless)).toEqual([]);
  });

  it('leaves archived variants out', () => {
    const variants = [exampleVariant('11', {archived: true}), exampleVariant('12')];
    expect(choiceOf(variants)?.variants.map(({value}) => value)).toEqual(['12']);
  });

  it('leaves out what is on pre-order, but for the variant that comes already', () => {
    const product = exampleProduct({
      variants: [
        exampleVariant('11', {preOrderDate: '2027-01-18'}),
        exampleVariant('12', {currentlyNotInStock: true}),
        exampleVariant('13', {preOrderDate: '2026-11-21'}),
      ],
    });
    const offered = (kept?: string) => productChoice(product, {...CONSUMER, kept})?.variants.map(({value}) => value);
    expect(offered()).toEqual(['13']);
    expect(offered('11')).toEqual(['11', '13']);
    expect(choiceOf([exampleVariant('11', {preOrderDate: '2027-01-18'})])).toBeNull();
  });

  it.each([
    ['nothing, for the platform’s word is no name', [{name: 'Title', value: 'Default Title'}], null],
    ['its options', [{name: 'Menge', value: '250 g'}], '250 g'],
  ])('calls a variant by %s', (_, options, title) => {
    expect(choiceOf([exampleVariant('11', {options})])?.variants[0]?.title).toBe(title);
  });

  it.each([
    ['a gift card', exampleProduct({kind: 'gift-card'})],
    ['a donation', exampleProduct({kind: 'donation'})],
    ['a product whose variants are all archived', exampleProduct({variants: [exampleVariant('11', {archived: true})]})],
  ])('is none for %s', (_, product) => {
    expect(productChoice(product, {...CONSUMER, isBusiness: true})).toBeNull();
  });

  it.each([
    [false, null],
    [true, '11'],
  ])('is one for a business alone where it is sold to businesses only: %s', (isBusiness, value) => {
    const product = exampleProduct({b2bExclusive: true, variants: [exampleVariant('11')]});
    expect(productChoice(product, {...CONSUMER, isBusiness})?.variants[0]?.value ?? null).toBe(value);
  });
});

describe('the price of a variant', () => {
  const shown = (...plans: readonly (readonly [weeks: number, cents: number])[]): VariantChoice => ({
    value: '11',
    title: '250 g',
    once: {price: money(1190), unitPrice: null},
    regular: plans.map(([weeks, cents]) => ({weeks, price: money(cents), unitPrice: null})),
    availableForSale: true,
  });

  it.each([
    ['once', null, 1190],
    ['by its plan', 4, 1047],
    ['by its first plan at an interval without one', 5, 1012],
  ])('%s', (_, weeks, cents) => {
    expect(priceEvery(shown([2, 1012], [4, 1047]), weeks).price).toEqual(money(cents));
  });

  it('is that of buying once without a plan', () => {
    expect(priceEvery(shown(), 4).price).toEqual(money(1190));
  });

  it('is the same with every plan, or is not', () => {
    expect(hasOneRegularPrice(shown([2, 1071], [4, 1071]))).toBe(true);
    expect(hasOneRegularPrice(shown([2, 1071], [4, 1047]))).toBe(false);
  });
});

describe('the price in a list of products', () => {
  const example = {
    title: '250 g',
    once: {price: money(1290), unitPrice: {price: money(5160), quantity: 1, unit: 'kg'}},
    regular: {price: money(1161), unitPrice: {price: money(4644), quantity: 1, unit: 'kg'}},
  };
  it.each([
    ['is that of buying once where it may come once', {example, canComeOnce: true}, false, 1290, false],
    ['is that of its plan where it will come regularly', {example, canComeOnce: true}, true, 1161, true],
    ['is that of its plan where it comes no other way', {example, canComeOnce: false}, false, 1161, true],
    [
      'is that of buying once without a plan',
      {example: {...example, regular: null}, canComeOnce: true},
      true,
      1290,
      false,
    ],
  ] as const)('%s', (_, product, isRegular, cents, isOnPlan) => {
    const unitPrice = {price: money(cents * 4), quantity: 1, unit: 'kg'};
    expect(listedPrice(product, isRegular)).toEqual({price: money(cents), unitPrice, isOnPlan});
  });

  it('is none where nothing can be had', () => {
    expect(listedPrice({example: null, canComeOnce: true}, false)).toBeNull();
  });
});

describe('the variant that is most like another', () => {
  const bags = choiceOf([
    exampleVariant('1', bag('250 g', 'Ganze Bohne')),
    exampleVariant('2', bag('250 g', 'Filter')),
    exampleVariant('3', bag('1000 g', 'Ganze Bohne')),
    exampleVariant('4', bag('1000 g', 'Filter')),
    exampleVariant('5', {...bag('1000 g', 'Espresso'), availableForSale: false}),
  ]);
  it.each([
    ['1000 g, Filter', '4'],
    ['1000 g / Filter', '4'],
    ['1000 g, Espresso', '3'],
    ['500 g, Filter', '2'],
    ['24 Stück', '1'],
    [null, '1'],
  ])('%s: %s', (title, number) => {
    expect(bags && nearestVariant(bags, title)?.value).toBe(number);
  });

  it('is none where nothing can be had', () => {
    const soldOut = choiceOf([exampleVariant('1', {availableForSale: false})]);
    expect(soldOut && nearestVariant(soldOut, '250 g')).toBeUndefined();
  });
});

it.each([
  ['recurring', ['both', 'regularly']],
  ['one-time', ['both', 'once']],
] as const)('what comes %s is swapped for another one that may come so too: %j', (kind, handles) => {
  const link = (handle: string, canComeOnce: boolean, canComeRegularly: boolean) => ({
    handle,
    canComeOnce,
    canComeRegularly,
  });
  const products = [
    link('both', true, true),
    link('once', true, false),
    link('regularly', false, true),
    link('itself', true, true),
  ];
  const swaps = products.filter((product) => isSwapFor({kind, handle: 'itself'}, product));
  expect(swaps.map(({handle}) => handle)).toEqual(handles);
});
