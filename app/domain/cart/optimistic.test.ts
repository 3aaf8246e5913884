import {describe, expect, it} from 'vitest';

import {money} from '../money';
import {exampleLine} from './cart.fixture';
import {isLeaving, intendedChange, expectedQuantities, optimisticLine, type PendingChange} from './optimistic';

const plan = {id: 'gid://shopify/SellingPlan/1', name: 'Every week', weeks: 1};
const once = exampleLine({id: 'once', quantity: 2});
const regular = exampleLine({id: 'regular', quantity: 5, plan});
const farming = exampleLine({id: 'farming', quantity: 7, attributes: [{key: '_D', value: 'SP023'}]});
const lines = [once, regular, farming];

const press = (intent: string, lineId: string, quantity: number | null = null): PendingChange => ({
  intent,
  lineId,
  quantity,
});

const shown = (...changes: readonly PendingChange[]) =>
  lines.map((line) => optimisticLine(line, expectedQuantities(lines, changes)).quantity);

describe('a cart whose changes are under way', () => {
  it.each([
    ['nothing', [], [2, 5, 7]],
    ['plus, three times', [press('increase', 'once'), press('increase', 'once'), press('increase', 'once')], [5, 5, 7]],
    [
      'minus, more often than there are',
      [press('decrease', 'once'), press('decrease', 'once'), press('decrease', 'once')],
      [0, 5, 7],
    ],
    ['a number, then plus', [press('update', 'regular', 9), press('increase', 'regular')], [2, 10, 7]],
    ['taken out', [press('remove', 'farming')], [2, 5, 0]],
    ['the largest number', [press('update', 'once', 999)], [999, 5, 7]],
    ['a number that is too large', [press('update', 'once', 1000)], [2, 5, 7]],
    ['a number that is none', [press('update', 'once', Number.NaN)], [2, 5, 7]],
    ['a negative number', [press('update', 'once', -1)], [2, 5, 7]],
    ['a fraction', [press('update', 'once', 1.5)], [2, 5, 7]],
    ['no number', [press('update', 'once')], [2, 5, 7]],
    ['a number, then one that is none', [press('update', 'once', 9), press('update', 'once', -1)], [9, 5, 7]],
    ['a line that is gone', [press('increase', 'gone')], [2, 5, 7]],
    ['a change of something else', [press('change-plan', 'once')], [2, 5, 7]],
  ] as const)('%s', (_name, changes, quantities) => {
    expect(shown(...changes)).toEqual(quantities);
  });

  it('leaves a line above the largest number as it is, as the worker does', () => {
    const many = {...once, quantity: 1998};
    expect(optimisticLine(many, expectedQuantities([many], [press('increase', 'once')])).quantity).toBe(1998);
  });

  it('tells the same coffee in another plan or for another project apart', () => {
    expect(shown(press('increase', 'regular'))).toEqual([2, 6, 7]);
  });

  it('shows the price that goes with it, and the very line where nothing changes', () => {
    const expected = expectedQuantities(lines, [press('increase', 'once')]);
    expect(optimisticLine(once, expected).subtotal).toEqual(money(3 * 1290));
    expect(optimisticLine(regular, expected)).toBe(regular);
  });
});

describe('a press on plus or minus', () => {
  it.each([
    ['is a step from what the line holds', press('increase', 'once', 2), 2, press('increase', 'once', 2)],
    ['without a number beside it too', press('decrease', 'once'), 2, press('decrease', 'once')],
    ['is a step from a number that was typed before', press('increase', 'once', 7), 2, press('update', 'once', 8)],
    ['is one from what is shown where nobody is sure', press('decrease', 'once', 2), null, press('update', 'once', 1)],
    ['does not go below nothing', press('decrease', 'once', 0), 2, press('update', 'once', 0)],
    ['does not go by a number that is none', press('increase', 'once', 1000), 2, press('increase', 'once', 1000)],
    ['leaves other changes alone', press('remove', 'once', 7), 2, press('remove', 'once', 7)],
  ] as const)('%s', (_name, pressed, held, meant) => {
    expect(intendedChange(pressed, held)).toEqual(meant);
  });
});

it.each([
  ['remove', 0, true],
  ['decrease', 0, true],
  ['increase', 0, false],
  ['update', 0, false],
  ['remove', 1, false],
  ['decrease', 1, false],
])('%s of a line of which %i are left is one press too many: %s', (intent, quantity, isTooMany) => {
  expect(isLeaving({quantity}, {intent, lineId: 'a', quantity: null})).toBe(isTooMany);
});
