import {describe, expect, it, vi} from 'vitest';

import {exampleCart, exampleLine} from '../../domain/cart/cart.fixture';
import type {Cart} from '../../domain/cart/cart';
import type {NamedLine} from '../../domain/cart/command';
import type {LineToAdd} from '../../domain/cart/line-content';
import type {CartRefusal} from '../../domain/cart/refusal';
import type {CartAnswer} from '../storefront/platform-cart.server';
import {addLinesApart, lostOver} from './add-apart.server';
import {answerWith, done} from './platform.fixture';

const lineOf = (name: string): NamedLine => ({
  variantId: `gid://shopify/ProductVariant/${name}`,
  quantity: 1,
  sellingPlanId: null,
  attributes: [],
  title: name,
});
const namesOf = (lines: readonly {readonly variantId: string}[]) =>
  lines.map(({variantId}) => variantId.split('/').at(-1)).join('');
const cartOf = (names: string) =>
  exampleCart(Array.from(names, (name) => exampleLine({id: name, ...lineOf(name), attributes: []})));

/** A platform that adds nothing where one of the lines is to be refused, as the real one does. */
function platformRefusing(refused: string, code: CartRefusal = 'merchandise-gone') {
  const asked: string[] = [];
  const add = (before: Cart | null, lines: readonly LineToAdd[]): Promise<CartAnswer> => {
    asked.push(namesOf(lines));
    const isRefused = lines.some((line) => refused.includes(namesOf([line])));
    if (isRefused) return Promise.resolve(answerWith({refusals: [{code, lineId: null}]}));
    return Promise.resolve(done(cartOf(namesOf(before?.lines ?? []) + namesOf(lines))));
  };
  const platform = {create: (lines: readonly LineToAdd[]) => add(null, lines), addLines: add};
  return {platform, asked};
}

const lines = Array.from('abcd', lineOf);

describe('adding lines of which some are refused', () => {
  it.each([
    ['none', '', 'x', 'xabcd', '', ['abcd']],
    ['the first', 'a', 'x', 'xbcd', 'a', ['abcd', 'ab', 'a', 'b', 'cd']],
    ['the last but one', 'c', 'x', 'xabd', 'c', ['abcd', 'ab', 'cd', 'c', 'd']],
    ['two', 'bd', 'x', 'xac', 'bd', ['abcd', 'ab', 'a', 'b', 'cd', 'c', 'd']],
    ['all', 'abcd', 'x', 'x', 'abcd', ['abcd', 'ab', 'a', 'b', 'cd', 'c', 'd']],
    ['the first of a new cart', 'a', null, 'bcd', 'a', ['abcd', 'ab', 'a', 'b', 'cd']],
    ['all of a new cart', 'abcd', null, null, 'abcd', ['abcd', 'ab', 'a', 'b', 'cd', 'c', 'd']],
  ])('leaves out the refused alone: %s', async (_, refused, before, after, left, calls) => {
    const {platform, asked} = platformRefusing(refused);
    const adding = {platform, pending: null, note: () => undefined};
    const added = await addLinesApart(adding, before === null ? null : cartOf(before), lines);
    expect(added.cart === null ? null : namesOf(added.cart.lines)).toBe(after);
    expect(namesOf(added.refused.map(({line}) => line))).toBe(left);
    expect(added.refusals).toEqual([]);
    expect(asked).toEqual(calls);
  });

  it('names a refused line, and why', async () => {
    const {platform} = platformRefusing('b', 'gift-recipient-invalid');
    const {refused} = await addLinesApart({platform, pending: null, note: () => undefined}, cartOf('x'), lines);
    expect(refused.flatMap(lostOver)).toEqual([{code: 'gift-recipient-invalid', lineId: null, goneTitle: 'b'}]);
  });

  it.each<readonly [string, CartRefusal]>([
    ['the cart is gone', 'cart-gone'],
    ['the platform cannot do it now', 'try-again'],
  ])('asks once where %s', async (_, code) => {
    const {platform, asked} = platformRefusing('a', code);
    const before = cartOf('x');
    const added = await addLinesApart({platform, pending: null, note: () => undefined}, before, lines);
    expect(added).toEqual({...answerWith({cart: before, refusals: [{code, lineId: null}]}), refused: []});
    expect(asked).toEqual(['abcd']);
  });

  it.each([
    ['an error of another kind', {refusals: [{code: 'note-too-long', lineId: null}]}],
    ['a warning', {warnings: [{code: 'quantity-reduced', lineId: 'gid://shopify/CartLine/1'}]}],
  ] as const)('keeps what came in beside %s', async (_, said) => {
    const addLines = vi.fn(() => Promise.resolve(answerWith({cart: cartOf('xabcd'), ...said})));
    const platform = {...platformRefusing('').platform, addLines};
    const added = await addLinesApart({platform, pending: null, note: () => undefined}, cartOf('x'), lines);
    expect(added).toMatchObject({...said, refused: []});
    expect(addLines).toHaveBeenCalledOnce();
  });
});

describe('an attempt after one that broke off', () => {
  const pending = lines.map(({title: _, quantity, ...content}) => ({content, quantity}));

  it('adds what is missing, and notes that alone', async () => {
    const {platform, asked} = platformRefusing('');
    const note = vi.fn();
    await addLinesApart({platform, pending, note}, cartOf('xab'), lines);
    expect(asked).toEqual(['cd']);
    expect(note.mock.calls).toEqual([[pending.slice(2)]]);
  });

  it('adds nothing where nothing is missing', async () => {
    const {platform, asked} = platformRefusing('');
    const before = cartOf('abcd');
    const added = await addLinesApart({platform, pending, note: () => undefined}, before, lines);
    expect(added).toEqual({...done(before), refused: []});
    expect(asked).toEqual([]);
  });
});
