import {expect, it} from 'vitest';

import {CART_LINES} from '../../config/limits';
import {exampleCart, exampleLine} from './cart.fixture';
import {contentOf} from './line-content';
import {fittingLines} from './room';

const line = (number: number) => exampleLine({id: `line ${number}`, variantId: `variant ${number}`});
const cartOf = (count: number) => exampleCart(Array.from({length: count}, (_, number) => line(number)));
const contents = (...numbers: readonly number[]) => numbers.map((number) => contentOf(line(number)));

it.each([
  ['all that are new below the limit', CART_LINES - 2, [98, 99], [98, 99]],
  ['as many as there is room for', CART_LINES - 1, [98, 99], [98]],
  ['one that comes twice as one', CART_LINES - 1, [98, 98], [98, 98]],
  ['more of what a full cart holds, and nothing else', CART_LINES, [0, 99, 1], [0, 1]],
  ['nothing new in a cart beyond the limit', CART_LINES + 5, [99], []],
])('takes %s', (_, held, wanted, taken) => {
  expect(fittingLines(cartOf(held), contents(...wanted))).toEqual(contents(...taken));
});
