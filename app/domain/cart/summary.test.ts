import {describe, expect, it} from 'vitest';
import {GIFT_ATTRIBUTE} from '../../config/commerce';
import {money} from '../money';
import type {CartLine} from './cart';
import {exampleCart, exampleDonationLine, exampleLine, FREE_ARTICLE} from './cart.fixture';
import {examplePlan} from '../product/product.fixture';
import {summarizeCart} from './summary';

const gear = (traits: Parameters<typeof exampleLine>[0] = {}) =>
  exampleLine({kind: 'gear', title: 'Handmühle', ...traits});

describe('summary of a cart', () => {
  it('of no cart is nothing', () => {
    expect(summarizeCart(null, '2026-11-23')).toMatchObject({
      displayedQuantity: 0,
      groups: {oneTime: [], subscription: []},
      subtotal: money(0),
      shipping: money(0),
      voucherDiscount: money(0),
      savings: money(0),
      total: money(0),
      kind: null,
      discountCodes: [],
      giftCards: [],
      delivery: {country: null, obstructed: []},
      note: '',
      isGift: false,
      canCheckOut: false,
    });
  });

  it('adds shipping to the goods while it is charged', () => {
    expect(summarizeCart(exampleCart([exampleLine({cents: 1290, quantity: 2})]), '2026-11-23')).toMatchObject({
      displayedQuantity: 2,
      subtotal: money(2580),
      shipping: money(490),
      total: money(3070),
    });
  });

  it('adds none from EUR 39 on', () => {
    expect(summarizeCart(exampleCart([exampleLine({cents: 3900})]), '2026-11-23')).toMatchObject({
      shipping: money(0),
      isFreeShipping: true,
      total: money(3900),
    });
  });

  it('takes the discounts of lines and cart off the total', () => {
    const line = exampleLine({cents: 5000, total: money(4600), discounts: [money(400)]});
    const discountAllocations = [{target: 'LINE_ITEM', amount: money(100)}] as const;
    const cart = exampleCart([line], {discountAllocations});
    expect(summarizeCart(cart, '2026-11-23')).toMatchObject({subtotal: money(4600), total: money(4500)});
  });

  it('counts as savings what is less than the lowest price of 30 days, with a plan than once, and the vouchers', () => {
    const prices = {compareAtUnitAmount: money(1400), lowest30Days: money(1200), onceAmount: money(1000)};
    const once = exampleLine({cents: 1000, quantity: 3, ...prices, discounts: [money(300)]});
    const onPlan = exampleLine({cents: 900, quantity: 2, ...prices, plan: examplePlan(4).plan});
    const onlyOnPlan = {...onPlan, requiresPlan: true};
    const ofUnknownHistory = exampleLine({cents: 1000, ...prices, lowest30Days: null});
    expect(summarizeCart(exampleCart([once, onPlan, onlyOnPlan, ofUnknownHistory]), '2026-11-23')).toMatchObject({
      voucherDiscount: money(-300),
      savings: money(3 * 200 + 2 * 100 + 300),
    });
  });

  it('takes over codes, gift cards, note and present', () => {
    const discountCodes = [{code: 'LICHTUNG15', applicable: true}];
    const card = {id: 'gid://shopify/AppliedGiftCard/1', lastCharacters: 'MOOS'};
    const giftCards = [{...card, amountUsed: money(1290), balance: money(1000)}];
    const note = 'Bitte klingeln.';
    const allocatedCodes = ['LICHTUNG15'];
    const cart = exampleCart([exampleLine()], {
      discountCodes,
      allocatedCodes,
      giftCards,
      note,
      attributes: [GIFT_ATTRIBUTE],
    });
    expect(summarizeCart(cart, '2026-11-23')).toMatchObject({
      discountCodes,
      note,
      isGift: true,
      giftCards: [{...card, amountUsed: money(1290 + 490)}],
    });
  });

  it.each([
    ['DE', false],
    ['CH', true],
    ['NO', true],
    ['GB', true],
    ['LI', true],
    ['IM', true],
    ['MC', false],
    [null, false],
  ])('says whether there are import duties, and with them no VAT: %s', (countryCode, duties) => {
    const {delivery} = summarizeCart(exampleCart([exampleLine()], {countryCode}), '2026-11-23');
    expect(delivery.hasImportDuties).toBe(duties);
  });

  it.each([
    ['usual', {}],
    ['usual', {deliveryTime: '1–3 Werktage'}],
    ['pre-order', {preOrderDate: '2027-01-18'}],
    ['by-line', {deliveryTime: '5–8 Werktage, per Spedition'}],
  ])('says that it arrives %s: %o', (arrives, traits) => {
    const lines = [exampleLine(), exampleLine({id: 'other', ...traits})];
    expect(summarizeCart(exampleCart(lines), '2026-11-23').arrives).toBe(arrives);
  });

  it.each([
    ['by-email', [{kind: 'gift-card'}]],
    ['by-email', [{kind: 'gift-card'}, {kind: 'donation', cents: 500}]],
    ['usual', [{kind: 'gift-card'}, {kind: 'coffee'}]],
    [
      'usual',
      [
        {kind: 'gift-card', cents: 10000},
        {kind: 'gear', variantId: FREE_ARTICLE, cents: 0},
      ],
    ],
    [null, [{kind: 'donation', cents: 500}]],
    [null, [{kind: 'gear', requiresShipping: false, deliveryTime: 'am 5. Dezember'}]],
    ['usual', [{kind: 'coffee'}, {kind: 'gear', requiresShipping: false, deliveryTime: 'am 5. Dezember'}]],
    [null, []],
  ] as const)('says that it arrives %s: %o', (arrives, lines) => {
    const cart = exampleCart(lines.map((traits, index) => exampleLine({id: String(index), ...traits})));
    expect(summarizeCart(cart, '2026-11-23').arrives).toBe(arrives);
  });

  it.each([
    ['CH', {}, 'abroad'],
    ['AT', {}, 'abroad'],
    ['US', {}, 'usual'],
    [null, {}, 'usual'],
    ['CH', {preOrderDate: '2027-01-18'}, 'pre-order'],
  ])('says that it arrives in another country otherwise: %s, %o', (countryCode, traits, arrives) => {
    expect(summarizeCart(exampleCart([exampleLine(traits)], {countryCode}), '2026-11-23').arrives).toBe(arrives);
  });

  it.each([
    ['DE', 'DE', [], true],
    ['CH', 'CH', [{lineId: 'gear', obstacle: 'coffee-only'}], false],
    ['US', null, [], true],
    [null, null, [], true],
  ])(
    'offers no checkout while something cannot go to the chosen country: %s',
    (countryCode, country, items, offered) => {
      const cart = exampleCart([exampleLine(), gear({id: 'gear'})], {countryCode});
      const {delivery, canCheckOut} = summarizeCart(cart, '2026-11-23');
      expect(delivery.country).toBe(country);
      expect(delivery.obstructed).toMatchObject(items);
      expect(delivery.obstructed).toHaveLength(items.length);
      expect(canCheckOut).toBe(offered);
    },
  );

  it('leaves donation lines out of badge and groups, and offers no checkout for them alone', () => {
    expect(summarizeCart(exampleCart([exampleDonationLine({quantity: 2})]), '2026-11-23')).toMatchObject({
      displayedQuantity: 0,
      groups: {oneTime: [], subscription: []},
      canCheckOut: false,
    });
  });
});

describe('kind of a cart', () => {
  const free = gear({variantId: FREE_ARTICLE, total: money(0)});
  const cases: readonly (readonly [string, readonly CartLine[], string | null, string | null])[] = [
    ['gear only', [gear(), exampleDonationLine()], 'gear-only', 'Handmühle'],
    ['gear behind a gift card', [exampleLine({kind: 'gift-card'}), gear()], 'gear-only', 'Handmühle'],
    ['coffee only', [exampleLine()], 'coffee', null],
    ['both', [gear(), exampleLine()], 'mixed', null],
    ['a bundle', [exampleLine({kind: 'bundle'})], 'mixed', null],
    ['a gift card', [exampleLine({kind: 'gift-card'})], null, null],
    ['coffee with the free article', [exampleLine(), free], 'coffee', null],
    ['empty', [], null, null],
  ];
  it.each(cases)('%s', (_, lines, kind, gearTitle) => {
    const summary = summarizeCart(exampleCart(lines), '2026-11-23');
    expect([summary.kind, summary.gearTitle]).toEqual([kind, gearTitle]);
  });
});
