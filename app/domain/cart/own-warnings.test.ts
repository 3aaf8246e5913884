import {describe, expect, it} from 'vitest';

import {exampleCart, exampleDonationLine, exampleLine, FREE_ARTICLE} from './cart.fixture';
import type {CartCommand} from './command';
import type {LineContent} from './line-content';
import {ownWarnings} from './own-warnings';
import type {CartRefusal} from './refusal';

const lineOf = (number: number) =>
  exampleLine({id: `gid://shopify/CartLine/${number}`, variantId: `gid://shopify/ProductVariant/${number}`});
const first = lineOf(1);
const second = lineOf(2);
const before = exampleCart([first, second]);
const VARIANT = 'gid://shopify/ProductVariant/3';

const add = (variantId: string) =>
  ({intent: 'add', variantId, quantity: 1, sellingPlanId: null, project: null}) as const;
const contentOf = (variantId: string): LineContent => ({variantId, sellingPlanId: null, attributes: []});
const increase = {intent: 'increase', lineId: first.id} as const;
const note = {intent: 'write-note', note: '', isGift: false} as const;
const link = {intent: 'follow-link', lines: [], code: 'A'} as const;

/** Whether a command owns a warning about a target; what it adds stands in its second place. */
const CASES: readonly (readonly [string, CartCommand, readonly string[], string, boolean])[] = [
  ['another line', add(VARIANT), [VARIANT], first.id, false],
  ['a new line', add(VARIANT), [VARIANT], 'gid://shopify/CartLine/3', true],
  ['the variant', add(VARIANT), [VARIANT], VARIANT, true],
  ['the line that it merges into', add(first.variantId), [first.variantId], first.id, true],
  ['the cart', add(VARIANT), [VARIANT], before.id, false],
  ['its line', increase, [], first.id, true],
  ['another line', increase, [], second.id, false],
  ['any line', note, [], first.id, false],
  ['a variant', note, [], VARIANT, false],
  ['a line, where it brings a code alone', link, [], VARIANT, false],
  ['a line that it brings', link, [VARIANT], 'gid://shopify/CartLine/3', true],
];

describe('what a command owns', () => {
  const owned = (code: CartRefusal, lineId: string | null, command: CartCommand, added: readonly string[]) =>
    ownWarnings([{code, lineId}], {before, after: before, command, added: added.map(contentOf)}).length > 0;

  it.each(CASES)('a warning about %s, of %j: %s %s is its own: %s', (_, command, added, target, isOwn) => {
    expect(owned('out-of-stock', target, command, added)).toBe(isOwn);
  });

  it.each([
    ['a meaning', 'not-understood', first.id],
    ['a target', 'out-of-stock', null],
  ] as const)('no warning without %s', (_, code, target) => {
    expect(owned(code, target, increase, [])).toBe(false);
  });

  it.each([note, add(VARIANT)])('a warning about a line that is gone since: %j', (command) => {
    const warning = {code: 'out-of-stock', lineId: first.id} as const;
    const after = exampleCart([second]);
    expect(ownWarnings([warning], {before, after, command, added: []})).toEqual([warning]);
  });

  describe('of lines without a piece', () => {
    const empty = {...lineOf(3), quantity: 0};
    const warned = {code: 'out-of-stock', lineId: empty.id} as const;
    const held = exampleCart([first], {emptyLines: [empty]});
    const of = (change: Pick<Parameters<typeof ownWarnings>[1], 'before' | 'command'>, added: readonly string[] = []) =>
      ownWarnings([], {...change, after: held, added: added.map(contentOf)});

    it('those that it makes, also where the platform says nothing', () => {
      const adding = add(VARIANT);
      expect(of({before: null, command: adding}, [VARIANT])).toEqual([warned]);
      expect(of({before: exampleCart([first, lineOf(3)]), command: {...increase, lineId: empty.id}})).toEqual([warned]);
      expect(ownWarnings([warned], {before: null, after: held, command: adding, added: [contentOf(VARIANT)]})).toEqual([
        warned,
      ]);
    });

    it('once, also where the platform names the variant', () => {
      const adding = {before: null, after: held, command: add(VARIANT), added: [contentOf(VARIANT)]};
      const ofVariant = {code: 'out-of-stock', lineId: VARIANT} as const;
      expect(ownWarnings([ofVariant], adding)).toEqual([ofVariant]);
    });

    it('none that was there before, unless it adds the same', () => {
      expect(of({before: held, command: add('another')}, ['another'])).toEqual([]);
      expect(of({before: held, command: increase})).toEqual([]);
      expect(of({before: held, command: {intent: 'remove', lineId: empty.id}})).toEqual([]);
      expect(of({before: held, command: add(VARIANT)}, [VARIANT])).toEqual([warned]);
    });
  });

  it('no warning about a line that the worker keeps, and that sells out meanwhile', () => {
    const article = {...lineOf(4), variantId: FREE_ARTICLE};
    const [held, after] = [
      exampleCart([first, article, exampleDonationLine()]),
      exampleCart([first], {emptyLines: [article, exampleDonationLine()].map((line) => ({...line, quantity: 0}))}),
    ];
    const warning = {code: 'out-of-stock', lineId: article.id} as const;
    expect(ownWarnings([warning], {before: held, after, command: increase, added: []})).toEqual([]);
  });

  it('every warning about a line of a new cart', () => {
    const warning = {code: 'quantity-reduced', lineId: first.id} as const;
    const change = {before: null, after: before, command: add(VARIANT), added: [contentOf(VARIANT)]};
    expect(ownWarnings([warning], change)).toEqual([warning]);
  });
});
