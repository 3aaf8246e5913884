import {describe, expect, it} from 'vitest';
import type {PricedCart, PricedDiscount, PricedLine} from '../storefront/cart/priced-cart';
import {EMPTY_CART} from '../storefront/testing/empty-cart';
import {fingerprint, quoteCart, shippingCents} from './quote';
import type {Merchandise} from './quote';

const bag = {
  title: 'Morgentau',
  variantTitle: '250 g',
  kind: 'Coffee',
  isCoffee: true,
  picture: null,
  requiresShipping: true,
  donationGrams: 250,
} as const;
const card = {
  ...bag,
  title: 'Gift card',
  kind: 'Gift Card',
  isCoffee: false,
  requiresShipping: false,
  donationGrams: 0,
} as const;
const donation = {...card, title: 'Donation', kind: 'Donation'} as const;

const merchandise: ReadonlyMap<number, Merchandise> = new Map<number, Merchandise>([
  [1, bag],
  [2, card],
  [3, donation],
]);

function line(variantNumber: number, quantity: number, unitCents: number, over: Partial<PricedLine> = {}): PricedLine {
  const subtotalCents = quantity * unitCents;
  return {
    id: `${variantNumber}`,
    variantNumber,
    productNumber: variantNumber,
    quantity,
    sellingPlanNumber: null,
    attributes: [],
    unitCents,
    compareAtUnitCents: null,
    subtotalCents,
    totalCents: subtotalCents,
    discounts: [],
    ...over,
  };
}

function cart(lines: readonly PricedLine[], over: Partial<PricedCart> = {}): PricedCart {
  const subtotalCents = lines.reduce((sum, {totalCents}) => sum + totalCents, 0);
  return {
    state: EMPTY_CART,
    lines,
    goneLines: [],
    totalQuantity: lines.reduce((sum, {quantity}) => sum + quantity, 0),
    subtotalCents,
    totalCents: subtotalCents,
    cartDiscounts: [],
    discountCodes: [],
    shippingFree: false,
    giftCards: [],
    ...over,
  };
}

const quote = (priced: PricedCart) => quoteCart(priced, merchandise, new Map([[7, 4]]));
const project = (code: string) => ({attributes: [{key: '_D', value: code}]});

describe('shipping', () => {
  it.each([
    ['a fee of EUR 4.90', true, false, 490],
    ['free where a code or the automatic discount says so', true, true, 0],
    ['none where nothing is shipped', false, false, null],
  ] as const)('%s', (_, needsShipping, free, cents) => {
    expect(shippingCents(needsShipping, free)).toBe(cents);
  });

  it('is part of the total, and free-shipping discounts are not counted as discounts on goods', () => {
    const free: PricedDiscount = {
      target: 'SHIPPING_LINE',
      cents: 490,
      percent: 100,
      isForAll: true,
      code: 'FREI',
      title: 'Frei',
    };
    expect(quote(cart([line(1, 1, 1090)]))).toMatchObject({shippingCents: 490, totalCents: 1580, dueCents: 1580});
    expect(quote(cart([line(1, 1, 1090)], {shippingFree: true, cartDiscounts: [free]}))).toMatchObject({
      shippingCents: 0,
      totalCents: 1090,
      discounts: [],
    });
    expect(quote(cart([line(2, 1, 2500)]))).toMatchObject({shippingCents: null, totalCents: 2500});
  });
});

describe('gift cards', () => {
  const cards = [
    {id: '1', lastCharacters: 'AAAA', balanceCents: 1000, usedCents: 1000},
    {id: '2', lastCharacters: 'BBBB', balanceCents: 5000, usedCents: 90},
    {id: '3', lastCharacters: 'CCCC', balanceCents: 5000, usedCents: 0},
  ];

  it('pay one after the other, shipping included, and an unneeded one pays nothing', () => {
    expect(quote(cart([line(1, 1, 1090)], {giftCards: cards}))).toMatchObject({
      totalCents: 1580,
      giftCards: [
        {id: '1', cents: 1000},
        {id: '2', cents: 580},
      ],
      dueCents: 0,
    });
  });

  it('leave the rest to another payment', () => {
    expect(quote(cart([line(1, 1, 1090)], {giftCards: cards.slice(0, 1)})).dueCents).toBe(580);
  });
});

describe('discounts', () => {
  it('are summed per code over lines and cart', () => {
    const half = (cents: number): PricedDiscount => ({
      target: 'LINE_ITEM',
      cents,
      percent: null,
      isForAll: true,
      code: 'TEN',
      title: 'TEN',
    });
    const lines = [line(1, 2, 1000, {totalCents: 1800, discounts: [half(200)]}), line(2, 1, 2500)];
    const result = quote(cart(lines, {totalCents: 4200, cartDiscounts: [half(100)]}));
    expect(result.discounts).toEqual([{code: 'TEN', title: 'TEN', cents: 300}]);
    expect(result.subtotalCents - 300 + (result.shippingCents ?? 0)).toBe(result.totalCents);
  });
});

describe('donation of EUR 1 per kg of coffee', () => {
  it('is summed per project; water where none was chosen; lines that the prices include are lines, too', () => {
    const lines = [line(1, 4, 1090, project('SP023')), line(1, 2, 1090), line(3, 4, 0, project('SP023'))];
    const result = quote(cart(lines));
    expect(result.donations).toEqual([
      {project: 'SP023', cents: 100},
      {project: 'SP022', cents: 50},
    ]);
    expect(result.lines.map(({quantity, totalCents}) => [quantity, totalCents])).toEqual([
      [4, 4360],
      [2, 2180],
      [4, 0],
    ]);
    expect(result.itemCount).toBe(10);
  });

  it('grows by a donation that was bought, which is an ordinary line', () => {
    const result = quote(cart([line(3, 2, 500, project('SP024'))]));
    expect(result.donations).toEqual([{project: 'SP024', cents: 1000}]);
    expect(result.lines).toHaveLength(1);
  });
});

describe('displayed quote', () => {
  const base = cart([line(1, 1, 1090)]);

  it('reads the same for the same order', () => {
    expect(fingerprint(quote(base))).toBe(fingerprint(quote(cart([line(1, 1, 1090)]))));
  });

  it.each([
    ['another quantity', cart([line(1, 2, 545)])],
    ['another price', cart([line(1, 1, 1190)])],
    ['another variant at the same total', cart([line(2, 1, 1580)])],
    ['a subscription at the same price', cart([line(1, 1, 1090, {sellingPlanNumber: 7})])],
    [
      'a gift card',
      cart([line(1, 1, 1090)], {giftCards: [{id: '1', lastCharacters: 'AAAA', balanceCents: 5, usedCents: 5}]}),
    ],
  ])('changes with %s', (_, other) => {
    expect(fingerprint(quote(other))).not.toBe(fingerprint(quote(base)));
  });
});
