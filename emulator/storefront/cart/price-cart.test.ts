import {describe, expect, it} from 'vitest';
import {buildCatalogue} from '../catalogue';
import {EMPTY_CART} from '../testing/empty-cart';
import {fixtureSeed} from '../testing/fixture-seed';
import type {CartLineState, CartState} from './cart-state';
import {priceCart} from './price-cart';
import type {PricingWorld} from './pricing-world';

const world: PricingWorld = {
  catalogue: buildCatalogue(fixtureSeed),
  stock: new Map(),
  giftCards: new Map([
    ['LICHTAAAA1111', {number: 1, code: 'LICHTAAAA1111', balanceCents: 2000}],
    ['LICHTBBBB2222', {number: 2, code: 'LICHTBBBB2222', balanceCents: 5000}],
  ]),
  usage: new Set(),
  now: Date.parse('2026-06-01'),
};

const line = (variantNumber: number, quantity = 1, sellingPlanNumber: number | null = null): CartLineState => ({
  id: `${variantNumber}-${sellingPlanNumber ?? 'once'}`,
  variantNumber,
  quantity,
  attributes: [],
  sellingPlanNumber,
});

const cart = (lines: readonly CartLineState[], more: Partial<CartState> = {}): CartState => ({
  ...EMPTY_CART,
  lines,
  ...more,
});

const COFFEE = 11; // EUR 10.95
const KILO = 12; // EUR 39.95
const GEAR = 21; // EUR 24.50
const VOUCHER = 31; // EUR 50.00
const ARTICLE = 41; // EUR 9.90, tag free-article
const BOOK = 71; // EUR 24.00, tag book
const BOOKED_DONATION = 51; // EUR 0.00
const PAID_DONATION = 52; // EUR 5.00

describe('the price of a cart', () => {
  it.each([
    ['nothing', [], 0, 0],
    ['two bags', [line(COFFEE, 2)], 2190, 2],
    ['a bag on a plan, ten per cent off, rounded half up', [line(COFFEE, 1, 704)], 986, 1],
    ['two bags on a plan, rounded per piece', [line(COFFEE, 2, 704)], 1972, 2],
    ['a bag with its booked donation, which counts as a piece', [line(BOOKED_DONATION), line(COFFEE)], 1095, 2],
    ['a variant that is sold no longer', [line(999), line(GEAR)], 2450, 1],
  ])('%s', (_what, lines, subtotalCents, totalQuantity) => {
    expect(priceCart(cart(lines), world)).toMatchObject({subtotalCents, totalCents: subtotalCents, totalQuantity});
  });
});

it('names the lines of what is sold no longer apart', () => {
  const {lines, goneLines} = priceCart(cart([line(999), line(GEAR)]), world);
  expect([lines.map(({id}) => id), goneLines]).toEqual([[line(GEAR).id], [line(999)]]);
});

describe('free shipping', () => {
  const SHIPPING = {target: 'SHIPPING_LINE', cents: 490, code: null};
  it.each([
    ['below EUR 39: no', [line(COFFEE), line(GEAR)], [], false],
    ['from EUR 39: yes', [line(KILO)], [], true],
    ['a paid donation counts', [line(COFFEE, 3), line(PAID_DONATION, 2)], [], true],
    ['what is not shipped has none', [line(VOUCHER), line(PAID_DONATION)], [], false],
    ['what a code takes off a line does not count', [line(KILO)], ['KAFFEE20'], false],
    ['what a code takes off the cart counts', [line(KILO)], ['ALLES5'], true],
  ])('%s', (_what, lines, discountCodes, shippingFree) => {
    const priced = priceCart(cart(lines, {discountCodes}), world);
    expect(priced.shippingFree).toBe(shippingFree);
    const shipping = priced.cartDiscounts.filter(({target}) => target === 'SHIPPING_LINE');
    expect(shipping).toMatchObject(shippingFree ? [SHIPPING] : []);
  });

  it('by a code stands in one allocation under the code', () => {
    const priced = priceCart(cart([line(KILO)], {discountCodes: ['portofrei']}), world);
    expect(priced.cartDiscounts).toMatchObject([{target: 'SHIPPING_LINE', cents: 490, code: 'PORTOFREI'}]);
  });
});

describe('the free article', () => {
  it.each([
    ['costs when the other lines stay below EUR 79', [line(ARTICLE), line(KILO), line(GEAR)], 0],
    ['is free from EUR 79', [line(ARTICLE), line(KILO, 2)], 990],
    ['is free once', [line(ARTICLE, 2), line(KILO, 2)], 990],
    ['does not help itself over the threshold', [line(ARTICLE), line(GEAR, 3)], 0],
    ['is not helped by donations', [line(ARTICLE), line(GEAR, 3), line(PAID_DONATION, 2)], 0],
  ])('%s', (_what, lines, cents) => {
    const article = priceCart(cart(lines), world).lines.find(({variantNumber}) => variantNumber === ARTICLE);
    expect(article?.discounts.map((discount) => discount.cents)).toEqual(cents === 0 ? [] : [cents]);
    expect(article?.totalCents).toBe((article?.subtotalCents ?? 0) - cents);
  });
});

describe('a code with the platform’s defaults', () => {
  it('counts for purchases alone', () => {
    const refused = priceCart(cart([line(COFFEE, 1, 704)], {discountCodes: ['ALLEIN10']}), world);
    expect(refused.discountCodes[0]?.refusal).toBe('DISCOUNT_NO_ENTITLED_LINE_ITEMS');
    const mixed = priceCart(cart([line(COFFEE, 1, 704), line(GEAR)], {discountCodes: ['ALLEIN10']}), world);
    expect(mixed.cartDiscounts).toMatchObject([{cents: 245, code: 'ALLEIN10'}]);
  });

  it('takes the place of free shipping and of the free article', () => {
    const priced = priceCart(cart([line(KILO, 2), line(ARTICLE)], {discountCodes: ['ALLEIN10']}), world);
    expect(priced.cartDiscounts.map(({target}) => target)).toEqual(['LINE_ITEM']);
    expect(priced.lines.flatMap(({discounts}) => discounts)).toEqual([]);
  });

  it.each([
    [
      ['ALLEIN10', 'PORTOFREI'],
      [null, 'DISCOUNT_CODE_NOT_HONOURED'],
    ],
    [
      ['PORTOFREI', 'ALLEIN10'],
      [null, 'DISCOUNT_CODE_NOT_HONOURED'],
    ],
    [
      ['PORTOFREI', 'ALLES5'],
      [null, null],
    ],
  ])('and another beside it: %j', (discountCodes, refusals) => {
    const priced = priceCart(cart([line(KILO)], {discountCodes}), world);
    expect(priced.discountCodes.map(({refusal}) => refusal)).toEqual(refusals);
  });
});

describe('discount codes', () => {
  it.each([
    ['unknown', 'GIBTESNICHT', [line(COFFEE)], 'DISCOUNT_NOT_FOUND'],
    ['expired', 'VORBEI', [line(COFFEE)], 'DISCOUNT_CURRENTLY_INACTIVE'],
    ['below the minimum', 'WILLKOMMEN10', [line(COFFEE)], 'DISCOUNT_PURCHASE_NOT_IN_RANGE'],
    ['below the minimum in coffee', 'WILLKOMMEN10', [line(COFFEE), line(GEAR, 4)], 'DISCOUNT_PURCHASE_NOT_IN_RANGE'],
    ['coffee only, gear in the cart', 'KAFFEE20', [line(GEAR)], 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'],
    [
      'never donations and gift cards',
      'ALLES5',
      [line(VOUCHER), line(PAID_DONATION)],
      'DISCOUNT_NO_ENTITLED_LINE_ITEMS',
    ],
    ['shipping of what is not shipped', 'PORTOFREI', [line(VOUCHER)], 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES'],
  ])('%s: stays, not applicable', (_what, code, lines, refusal) => {
    const priced = priceCart(cart(lines, {discountCodes: [code]}), world);
    expect(priced.discountCodes).toEqual([{code, applicable: false, refusal}]);
    expect(priced.totalCents).toBe(priced.lines.reduce((sum, {subtotalCents}) => sum + subtotalCents, 0));
  });

  it('a code for all but books leaves their price as it is', () => {
    const priced = priceCart(cart([line(GEAR), line(BOOK)], {discountCodes: ['OHNEBUCH10']}), world);
    expect(priced.lines.map(({discounts}) => discounts.map(({cents}) => cents))).toEqual([[245], []]);
    const alone = priceCart(cart([line(BOOK)], {discountCodes: ['OHNEBUCH10']}), world);
    expect(alone.discountCodes[0]?.refusal).toBe('DISCOUNT_NO_ENTITLED_LINE_ITEMS');
  });

  it('once per customer: refused for an address that used it', () => {
    const usage = new Set(['WILLKOMMEN10']);
    const priced = priceCart(cart([line(KILO)], {discountCodes: ['willkommen10']}), {...world, usage});
    expect(priced.discountCodes[0]?.refusal).toBe('DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED');
  });

  it('a percentage for coffee stands on each coffee line, whatever the case of the code', () => {
    const priced = priceCart(cart([line(COFFEE), line(GEAR)], {discountCodes: ['kaffee20']}), world);
    expect(priced.discountCodes).toEqual([{code: 'KAFFEE20', applicable: true, refusal: null}]);
    expect(priced.lines.map(({discounts}) => discounts.map(({cents}) => cents))).toEqual([[219], []]);
    expect(priced.subtotalCents).toBe(1095 - 219 + 2450);
  });

  it('an amount for coffee is spread over the coffee lines to the cent', () => {
    const priced = priceCart(
      cart([line(COFFEE, 1), line(KILO, 1), line(GEAR)], {discountCodes: ['WILLKOMMEN10']}),
      world,
    );
    const parts = priced.lines.map(({discounts}) => discounts[0]?.cents ?? 0);
    expect(parts).toEqual([215, 785, 0]);
  });

  it('a percentage for everything stands on the cart, without donations and gift cards', () => {
    const lines = [line(COFFEE), line(GEAR), line(VOUCHER), line(PAID_DONATION)];
    const priced = priceCart(cart(lines, {discountCodes: ['ALLES5']}), world);
    expect(priced.cartDiscounts).toMatchObject([
      {target: 'LINE_ITEM', cents: 55, code: 'ALLES5'},
      {target: 'LINE_ITEM', cents: 123, code: 'ALLES5'},
      {target: 'SHIPPING_LINE'},
    ]);
    expect(priced.totalCents).toBe(priced.subtotalCents - 178);
  });

  it('an amount never exceeds what it may discount', () => {
    const priced = priceCart(cart([line(COFFEE), line(VOUCHER)], {discountCodes: ['MINUS3']}), world);
    expect(priced.totalCents).toBe(1095 + 5000 - 300);
  });

  it('one code for goods counts per order, a code for shipping beside it', () => {
    const priced = priceCart(cart([line(KILO)], {discountCodes: ['ALLES5', 'KAFFEE20', 'PORTOFREI']}), world);
    expect(priced.discountCodes.map(({refusal}) => refusal)).toEqual([null, 'DISCOUNT_CODE_NOT_HONOURED', null]);
  });
});

describe('gift cards', () => {
  it.each([
    ['one pays what it holds', ['LICHTAAAA1111'], [2000]],
    ['several combine, the last one keeps the rest', ['LICHTAAAA1111', 'LICHTBBBB2222'], [2000, 1995]],
    ['an unknown one is left out', ['NICHTS'], []],
  ])('%s', (_what, giftCardCodes, used) => {
    const priced = priceCart(cart([line(KILO)], {giftCardCodes}), world);
    expect(priced.giftCards.map(({usedCents}) => usedCents)).toEqual(used);
    expect(priced.totalCents).toBe(3995);
  });

  it('show four characters of their code', () => {
    const [card] = priceCart(cart([], {giftCardCodes: ['LICHTAAAA1111']}), world).giftCards;
    expect(card).toEqual({id: '1', lastCharacters: '1111', balanceCents: 2000, usedCents: 0});
  });
});
