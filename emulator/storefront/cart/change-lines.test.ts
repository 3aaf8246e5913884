import {describe, expect, it} from 'vitest';
import {after, world} from '../testing/change-carts';
import {EMPTY_CART} from '../testing/empty-cart';
import type {CartChange, NewLine} from './cart-change';
import {changeCart} from './change-cart';

const wanted = (variantNumber: number | null, more: Partial<NewLine> = {}): NewLine => ({
  variantNumber,
  quantity: 1,
  attributes: [],
  sellingPlanNumber: undefined,
  written: `gid://shopify/ProductVariant/${variantNumber ?? 'x'}`,
  ...more,
});

const add = (...lines: NewLine[]): CartChange => ({kind: 'lines-add', lines});

const quantities = ({state}: ReturnType<typeof after>) =>
  state.lines.map(({variantNumber, quantity}) => [variantNumber, quantity]);

const water = {attributes: [{key: '_D', value: 'SP022'}]};
const farming = {attributes: [{key: '_D', value: 'SP023'}]};

describe('adding lines', () => {
  const toNobody = {attributes: [{key: '__shopify_send_gift_card_to_recipient', value: 'on'}]};

  it('refuses a gift card whose recipient has no address, and no other merchandise', () => {
    expect(after(add(wanted(11, toNobody))).problems).toEqual([]);
    expect(after(add(wanted(11), wanted(31, toNobody))).problems).toMatchObject([
      {code: 'GIFT_CARD_RECIPIENT_INVALID', field: ['lines', '1', 'attributes']},
    ]);
  });

  it.each([
    [
      'the newest line stands first',
      [add(wanted(11)), add(wanted(21))],
      [
        [21, 1],
        [11, 1],
      ],
    ],
    [
      'equal merchandise merges',
      [add(wanted(11)), add(wanted(21)), add(wanted(11, {quantity: 2}))],
      [
        [21, 1],
        [11, 3],
      ],
    ],
    ['equal merchandise within a call merges', [add(wanted(11), wanted(11))], [[11, 2]]],
    [
      'another donation project is another line',
      [add(wanted(11, water)), add(wanted(11, farming))],
      [
        [11, 1],
        [11, 1],
      ],
    ],
    [
      'equal attributes merge in any order',
      [
        add(
          wanted(11, {
            attributes: [
              {key: 'a', value: '1'},
              {key: 'b', value: '2'},
            ],
          }),
          wanted(11, {
            attributes: [
              {key: 'b', value: '2'},
              {key: 'a', value: '1'},
            ],
          }),
        ),
      ],
      [[11, 2]],
    ],
    [
      'a plan is another line',
      [add(wanted(11)), add(wanted(11, {sellingPlanNumber: 701}))],
      [
        [11, 1],
        [11, 1],
      ],
    ],
    [
      'another plan is another line',
      [add(wanted(11, {sellingPlanNumber: 701}), wanted(11, {sellingPlanNumber: 704}))],
      [
        [11, 1],
        [11, 1],
      ],
    ],
  ])('%s', (_what, changes, expected) => {
    expect(quantities(after(...changes))).toEqual(expected);
  });

  it.each([
    ['unknown merchandise', wanted(999), 'INVALID', 'merchandiseId'],
    ['an unreadable id', wanted(null), 'INVALID', 'merchandiseId'],
    ['a negative quantity', wanted(11, {quantity: -1}), 'INVALID', 'quantity'],
    ['a quantity beyond the bound', wanted(11, {quantity: 1_000_000_000}), 'LESS_THAN', 'quantity'],
    ['a plan for what has none', wanted(21, {sellingPlanNumber: 701}), 'SELLING_PLAN_NOT_APPLICABLE', 'sellingPlanId'],
    ['an unknown plan', wanted(11, {sellingPlanNumber: 799}), 'SELLING_PLAN_NOT_APPLICABLE', 'sellingPlanId'],
    ['once what needs a plan', wanted(61), 'VARIANT_REQUIRES_SELLING_PLAN', 'sellingPlanId'],
  ])('%s is refused and nothing is added', (_what, line, code, field) => {
    const result = after(add(wanted(11), line));
    expect(result.problems).toMatchObject([{code, field: ['lines', '1', field]}]);
    expect(result.state).toBe(EMPTY_CART);
  });

  it('a cart of more than 500 lines is refused', () => {
    const many = Array.from({length: 501}, (_, index) => wanted(23, {attributes: [{key: 'n', value: String(index)}]}));
    expect(after(add(...many)).problems).toMatchObject([{code: 'CART_TOO_LARGE'}]);
  });
});

describe('stock', () => {
  it.each([
    ['more than there is', [add(wanted(12, {quantity: 5}))], [[12, 3]], 'MERCHANDISE_NOT_ENOUGH_STOCK'],
    [
      'more than there is, over two lines',
      [add(wanted(12, {quantity: 2, ...water})), add(wanted(12, {quantity: 2, ...farming}))],
      [
        [12, 1],
        [12, 2],
      ],
      'MERCHANDISE_NOT_ENOUGH_STOCK',
    ],
    [
      'one more of what is all taken',
      [add(wanted(12, {quantity: 3})), add(wanted(12))],
      [[12, 3]],
      'MERCHANDISE_NOT_ENOUGH_STOCK',
    ],
    ['none left', [add(wanted(22))], [[22, 0]], 'MERCHANDISE_OUT_OF_STOCK'],
  ])('%s: clamped, with a warning', (_what, changes, expected, code) => {
    const result = after(...changes);
    expect(quantities(result)).toEqual(expected);
    expect(result.warnings).toMatchObject([{code}]);
  });

  it('does not bound what is sold without stock', () => {
    const result = after(add(wanted(23, {quantity: 7})));
    expect(quantities(result)).toEqual([[23, 7]]);
    expect(result.warnings).toEqual([]);
  });
});

describe('updating lines', () => {
  const update = (lineId: string, more: object): CartChange => ({
    kind: 'lines-update',
    lines: [{lineId, written: lineId, ...more}],
  });

  it.each([
    ['a quantity', [add(wanted(11)), update('line-1', {quantity: 4})], [[11, 4]]],
    ['0 removes', [add(wanted(11), wanted(21)), update('line-1', {quantity: 0})], [[21, 1]]],
    ['a quantity beyond the stock', [add(wanted(12)), update('line-1', {quantity: 9})], [[12, 3]]],
    ['a piece of what has none', [add(wanted(22)), update('line-1', {quantity: 1})], [[22, 0]]],
    [
      'other merchandise',
      [add(wanted(11)), update('line-1', {merchandise: {variantNumber: 21, written: ''}})],
      [[21, 1]],
    ],
    [
      'to what another line is: one line',
      [add(wanted(11, water)), add(wanted(11, {quantity: 2, ...farming})), update('line-1', farming)],
      [[11, 3]],
    ],
    [
      'to 0 with what another line is: the other stays',
      [add(wanted(11, water)), add(wanted(11, {quantity: 2, ...farming})), update('line-1', {quantity: 0, ...farming})],
      [[11, 2]],
    ],
  ])('%s', (_what, changes, expected) => {
    expect(quantities(after(...changes))).toEqual(expected);
  });

  it('sets and takes away a plan', () => {
    const subscribed = after(add(wanted(11)), update('line-1', {sellingPlanNumber: 704}));
    expect(subscribed.state.lines[0]?.sellingPlanNumber).toBe(704);
    const once = changeCart(subscribed.state, update('line-1', {sellingPlanNumber: 'none'}), world());
    expect(once.state.lines[0]?.sellingPlanNumber).toBeNull();
  });

  it('keeps the plan, attributes and quantity that are not named', () => {
    const before = after(add(wanted(11, {quantity: 2, sellingPlanNumber: 704, ...water})));
    const result = changeCart(before.state, update('line-1', {quantity: 3}), world());
    expect(result.state.lines[0]).toEqual({...before.state.lines[0], quantity: 3});
  });

  it('refuses an unknown line', () => {
    expect(after(add(wanted(11)), update('other', {quantity: 1})).problems).toMatchObject([
      {code: 'INVALID_MERCHANDISE_LINE'},
    ]);
  });

  it('refuses to end the plan of what needs one', () => {
    const result = after(add(wanted(61, {sellingPlanNumber: 701})), update('line-1', {sellingPlanNumber: 'none'}));
    expect(result.problems).toMatchObject([{code: 'VARIANT_REQUIRES_SELLING_PLAN'}]);
  });
});

describe('removing lines', () => {
  const remove = (lineId: string): CartChange => ({kind: 'lines-remove', lines: [{lineId, written: lineId}]});

  it('removes', () => {
    expect(quantities(after(add(wanted(11), wanted(21)), remove('line-1')))).toEqual([[21, 1]]);
  });

  it('removes what has none', () => {
    expect(quantities(after(add(wanted(22)), remove('line-1')))).toEqual([]);
  });

  it('refuses an unknown line', () => {
    expect(after(remove('other')).problems).toMatchObject([
      {code: 'INVALID_MERCHANDISE_LINE', field: ['lineIds', '0']},
    ]);
  });
});
