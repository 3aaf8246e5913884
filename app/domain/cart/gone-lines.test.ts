import {describe, expect, it} from 'vitest';

import {exampleCart, exampleDonationLine, exampleLine} from './cart.fixture';
import type {CartCommand} from './command';
import {lineTitle, lostEmptyLines, lostLines, nameGoneLines} from './gone-lines';
import type {Refusal} from './refusal';

const lineOf = (number: number, traits: Parameters<typeof exampleLine>[0] = {}) =>
  exampleLine({
    id: `gid://shopify/CartLine/${number}`,
    variantId: `gid://shopify/ProductVariant/${number}`,
    title: `Coffee ${number}`,
    options: [{name: 'Size', value: '350 g'}],
    ...traits,
  });
const first = lineOf(1);
const second = lineOf(2, {quantity: 2});
const third = lineOf(3);
const before = exampleCart([first, second, third, exampleDonationLine()]);

const on = (lineId: string, traits: object) => ({lineId, ...traits}) as const;
const more = {intent: 'increase', ...on(first.id, {})} satisfies CartCommand;
const soldOut: Refusal = {code: 'out-of-stock', lineId: first.id};
const named = (refusal: Refusal, title: string) => ({...refusal, goneTitle: `${title}, 350 g`});

it('names a line by its product and variant', () => {
  expect([lineTitle(first), lineTitle(exampleLine())]).toEqual(['Coffee 1, 350 g', 'Morgentau']);
});

describe('lines without a piece that a cart has lost', () => {
  const [emptyFirst, emptySecond] = [first, second].map((line) => ({...line, quantity: 0}));
  const empty = [emptyFirst, emptySecond, {...exampleDonationLine(), quantity: 0}].flatMap((line) => line ?? []);
  const held = exampleCart([third], {emptyLines: empty});
  const firstIsLost = named(soldOut, 'Coffee 1');

  it('are named as sold out, but for the shop’s own', () => {
    const secondIsLost = named({code: 'out-of-stock', lineId: second.id}, 'Coffee 2');
    expect(lostEmptyLines(held, exampleCart([third]))).toEqual([firstIsLost, secondIsLost]);
  });

  it.each([
    ['it is left', {emptyLines: empty.slice(1, 2)}, []],
    ['there are pieces again', {lines: [second, third]}, []],
    ['a refusal names its line', {}, [second.id]],
    ['a refusal names its variant', {}, [second.variantId]],
  ])('do not count one where %s', (_, traits, told) => {
    const after = {...exampleCart([third]), ...traits};
    expect(lostEmptyLines(held, after, new Set(told))).toEqual([firstIsLost]);
  });
});

describe('the refusals of a change', () => {
  it('name the line that sold out while it was changed', () => {
    const after = exampleCart([second, third]);
    expect(nameGoneLines([soldOut], {before, after, command: more})).toEqual([named(soldOut, 'Coffee 1')]);
  });

  it('name every line that is gone, also those that nothing was said about, and keep the others', () => {
    const reduced: Refusal = {code: 'quantity-reduced', lineId: third.id};
    const answer = nameGoneLines([reduced, soldOut], {before, after: exampleCart([third]), command: more});
    expect(answer).toEqual([
      named(soldOut, 'Coffee 1'),
      named({code: 'merchandise-gone', lineId: second.id}, 'Coffee 2'),
      reduced,
    ]);
  });

  it('name nothing where all that the shopper chose is there, or the cart is not', () => {
    const changes = [
      {before, after: exampleCart([first, second, third]), command: more},
      {before, after: null, command: more},
      {before: null, after: exampleCart([first]), command: more},
    ];
    expect(changes.map((change) => nameGoneLines([], change))).toEqual([[], [], []]);
  });

  it.each<readonly [string, CartCommand, number]>([
    ['taking it out', {intent: 'remove', ...on(second.id, {})}, 0],
    ['a quantity of nothing', {intent: 'update', quantity: 0, ...on(second.id, {})}, 0],
    ['the last one less', {intent: 'decrease', ...on(first.id, {})}, 0],
    ['another plan', {intent: 'change-plan', sellingPlanId: null, ...on(second.id, {})}, 0],
    ['one less', {intent: 'decrease', ...on(second.id, {})}, 1],
    ['another quantity', {intent: 'update', quantity: 1, ...on(second.id, {})}, 1],
    ['one more', {intent: 'increase', ...on(second.id, {})}, 1],
    ['taking out another', {intent: 'remove', ...on(third.id, {})}, 1],
  ])('know whether a line was to go: %s', (_, command, count) => {
    const isKept = ({id}: {readonly id: string}) => 'lineId' in command && id !== command.lineId;
    const after = exampleCart(count === 1 ? [first, third] : [first, second, third].filter(isKept));
    expect(nameGoneLines([], {before, after, command})).toHaveLength(count);
  });

  it('do not name a line that is another one now', () => {
    const after = exampleCart([first, third, {...second, id: 'gid://shopify/CartLine/9'}]);
    expect(nameGoneLines([], {before, after, command: more})).toEqual([]);
  });
});

it.each([
  ['out-of-stock', 'out-of-stock'],
  ['quantity-reduced', 'out-of-stock'],
  ['not-available', 'out-of-stock'],
  ['business-only', 'business-only'],
  ['line-missing', 'line-missing'],
  ['merchandise-gone', 'merchandise-gone'],
  ['archived', 'archived'],
  ['plan-required', 'plan-required'],
  ['cart-full', 'cart-full'],
  ['gift-recipient-invalid', 'gift-recipient-invalid'],
  ['try-again', 'merchandise-gone'],
] as const)('a line that is lost over %s is %s', (code, told) => {
  const refusals = [
    {code, lineId: null, goneTitle: 'Morgentau'},
    {code, lineId: first.id},
  ];
  expect(lostLines(refusals)).toEqual([{code: told, title: 'Morgentau'}]);
});
