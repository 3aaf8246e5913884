import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {money} from '../money';
import {exampleCart, exampleLine, FREE_ARTICLE} from './cart.fixture';
import {freeArticleChanges, perksDisplay, wholePercent, type PerkRule} from './perks';

const SHIPPING_ONLY: readonly PerkRule[] = [
  {id: 'free-shipping', fromCents: 3900, enabled: true},
  {id: 'free-article', fromCents: 7900, enabled: false},
];
const worth = (cents: number) => exampleCart([exampleLine({cents})]);
const article = (quantity = 1, cents = 0, id = 'free') =>
  exampleLine({id, kind: 'gear', variantId: FREE_ARTICLE, quantity, cents});

describe('progress shown', () => {
  it.each([
    [0, 3900, 0],
    [38, 3900, 0],
    [39, 3900, 1],
    [1129, 3900, 28],
    [3899, 3900, 99],
    [3900, 3900, 100],
    [5000, 3900, 100],
    [29, 100, 29],
    [-5, 3900, 0],
    [5, 0, 100],
  ])('%i of %i is %i', (part, whole, percent) => {
    expect(wholePercent(part, whole)).toBe(percent);
  });

  it('is the largest whole number that does not exceed the fraction', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.integer({min: 1, max: 1_000_000_000}), (part, whole) => {
        const percent = BigInt(wholePercent(part, whole));
        const exact = part >= whole ? 100n : (BigInt(part) * 100n) / BigInt(whole);
        expect(percent).toBe(exact);
      }),
    );
  });
});

describe('perks', () => {
  it.each([
    ['no cart', null, false, 'incentive', 'none', 3900, 0, [false, false]],
    [
      'nothing to ship',
      exampleCart([exampleLine({kind: 'donation'})]),
      false,
      'incentive',
      'none',
      3900,
      0,
      [false, false],
    ],
    ['not yet reached', worth(1290), true, 'incentive', 'none', 2610, 33, [false, false]],
    ['one cent short', worth(3899), true, 'incentive', 'none', 1, 99, [false, false]],
    ['free shipping only', worth(3900), true, 'free', 'free-shipping', 0, 100, [true, false]],
    ['one cent short of the free article', worth(7899), true, 'free', 'free-shipping', 0, 100, [true, false]],
    ['all perks', exampleCart([exampleLine({cents: 7900}), article()]), true, 'free', 'all', 0, 100, [true, true]],
  ])('%s', (_, cart, visible, headline, reached, remaining, progressPercent, active) => {
    const display = perksDisplay(cart);
    expect(display).toMatchObject({visible, headline, reached, remaining: money(remaining), progressPercent});
    expect(display.perks.map((perk) => perk.active)).toEqual(active);
  });

  const CODE = {discountCodes: [{code: 'WILLKOMMEN10', applicable: true}], allocatedCodes: ['WILLKOMMEN10']};
  const reduced = (before: number, after: number) => exampleLine({cents: before, total: money(after)});
  it.each([
    ['a code takes the cart below it', exampleCart([reduced(4360, 3360)], CODE), true],
    ['a code takes it off exactly', exampleCart([reduced(3900, 3899)], CODE), true],
    ['it was below it before', exampleCart([reduced(3899, 2899)], CODE), false],
    ['it is still above it', exampleCart([reduced(4900, 3900)], CODE), false],
    ['no code takes anything off', exampleCart([reduced(4360, 3360)]), false],
    [
      'the code does not count',
      exampleCart([reduced(4360, 3360)], {discountCodes: [{code: 'A', applicable: false}]}),
      false,
    ],
    ['a donation makes up the rest', exampleCart([reduced(3800, 3000), exampleLine({kind: 'donation'})], CODE), false],
    [
      'the free article makes up the rest',
      exampleCart([reduced(3800, 3000), {...article(1, 500), total: money(0)}], CODE),
      false,
    ],
    [
      'a code ships it free',
      exampleCart([reduced(4360, 3360)], {
        ...CODE,
        discountAllocations: [{target: 'SHIPPING_LINE', amount: money(490)}],
      }),
      false,
    ],
    ['there is no cart', null, false],
  ] as const)('say that free shipping is missed by a code: %s', (_, cart, isMissed) => {
    expect(perksDisplay(cart).isMissedByCode).toBe(isMissed);
  });

  it('come in their order, each with what is left until it', () => {
    expect(perksDisplay(worth(3950)).perks).toEqual([
      {id: 'free-shipping', from: money(3900), active: true, remaining: money(0), progressPercent: 100},
      {id: 'free-article', from: money(7900), active: false, remaining: money(3950), progressPercent: 50},
    ]);
  });

  it('leave out one that is not enabled', () => {
    const display = perksDisplay(worth(9000), SHIPPING_ONLY);
    expect([display.reached, display.perks.length]).toEqual(['free-shipping', 1]);
  });

  it('leave out the free article where the shop gives none', () => {
    const cart = {...worth(9000), freeArticleVariantId: null};
    expect(perksDisplay(cart).perks.map(({id}) => id)).toEqual(['free-shipping']);
    expect(freeArticleChanges(cart)).toEqual({add: [], update: []});
  });

  it.each([
    ['is not there', []],
    ['is charged', [article(1, 990)]],
  ])('leave out a free article that is earned and %s', (_what, lines) => {
    const display = perksDisplay(exampleCart([exampleLine({cents: 7900}), ...lines]));
    expect([display.reached, display.perks.map(({id}) => id)]).toEqual(['free-shipping', ['free-shipping']]);
  });

  it('do not count the free article towards itself', () => {
    const cart = exampleCart([exampleLine({cents: 7500}), article(1, 500)]);
    expect(perksDisplay(cart).perks[1]?.active).toBe(false);
  });

  it('count free shipping that a code grants as reached', () => {
    const granted = {discountAllocations: [{target: 'SHIPPING_LINE', amount: money(490)}]} as const;
    const display = perksDisplay(exampleCart([exampleLine({cents: 500})], granted));
    expect(display).toMatchObject({headline: 'free', reached: 'free-shipping', progressPercent: 100});
    expect(display.perks[0]).toEqual({
      id: 'free-shipping',
      from: money(3900),
      active: true,
      remaining: money(0),
      progressPercent: 100,
    });
  });

  it('leave nothing to reach beyond the amount', () => {
    expect(perksDisplay(exampleCart([exampleLine({cents: 9000}), article()])).perks[1]).toMatchObject({
      remaining: money(0),
      progressPercent: 100,
    });
  });
});

describe('free article', () => {
  const coffee = (cents: number) => exampleLine({cents});
  it.each([
    ['earned: added', [coffee(7900)], 1, []],
    ['not earned: nothing', [coffee(7899)], 0, []],
    ['earned and there: nothing', [coffee(7900), article()], 0, []],
    ['no longer earned: removed', [coffee(100), article()], 0, [['free', 0]]],
    ['more than one piece: one', [coffee(7900), article(3)], 0, [['free', 1]]],
    ['more than one line: one', [coffee(7900), article(), article(1, 0, 'more')], 0, [['more', 0]]],
    ['earned and charged: removed', [coffee(7900), article(1, 990)], 0, [['free', 0]]],
    ['earned and two pieces charged: one', [coffee(7900), article(2, 990)], 0, [['free', 1]]],
    [
      'earned and two lines, one charged: one',
      [coffee(7900), article(1, 990), article(1, 0, 'more')],
      0,
      [['more', 0]],
    ],
    ['only its own price would earn it: removed', [coffee(7500), article(1, 500)], 0, [['free', 0]]],
    ['an empty cart', [], 0, []],
  ])('%s', (_, lines, added, updated) => {
    const {add, update} = freeArticleChanges(exampleCart(lines));
    expect(add).toHaveLength(added);
    expect(update.map(({lineId, quantity}) => [lineId, quantity])).toEqual(updated);
  });

  it('is one piece of the configured variant', () => {
    expect(freeArticleChanges(worth(7900)).add).toEqual([{variantId: FREE_ARTICLE, quantity: 1, attributes: []}]);
  });

  it('goes when the perk is switched off', () => {
    expect(freeArticleChanges(exampleCart([coffee(9000), article()]), SHIPPING_ONLY)).toEqual({
      add: [],
      update: [{lineId: 'free', quantity: 0}],
    });
  });
});
