import {expect, it} from 'vitest';
import {buildCatalogue} from '../catalogue';
import {EMPTY_CART} from '../testing/empty-cart';
import {fixtureSeed} from '../testing/fixture-seed';
import type {StockWarning} from './cart-change';
import type {CartState} from './cart-state';
import {withSoldOutLines} from './stock-warnings';

const world = {
  catalogue: buildCatalogue(fixtureSeed),
  stock: new Map([
    [11, 5],
    [22, 0],
  ]),
  language: 'EN',
} as const;

const line = (id: string, variantNumber: number) => ({
  id,
  variantNumber,
  quantity: 1,
  sellingPlanNumber: null,
  attributes: [],
});

const holding = (...lines: CartState['lines']): CartState => ({...EMPTY_CART, lines});

const said = (warnings: readonly StockWarning[]) => warnings.map(({code, lineId}) => [code, lineId]);

it('a line that has sold out is warned of, and no other', () => {
  const state = holding(line('in-stock', 11), line('sold-out', 22), line('sold-without-stock', 23));
  expect(said(withSoldOutLines([], state, world))).toEqual([['MERCHANDISE_OUT_OF_STOCK', 'sold-out']]);
});

it('a line that the change itself was warned of is warned of once', () => {
  const state = holding(line('sold-out', 22), line('other', 22));
  const message = {DE: '', EN: ''};
  const cut = {code: 'MERCHANDISE_NOT_ENOUGH_STOCK', lineId: 'sold-out', variantNumber: 22, message} as const;
  expect(said(withSoldOutLines([cut], state, world))).toEqual([
    ['MERCHANDISE_NOT_ENOUGH_STOCK', 'sold-out'],
    ['MERCHANDISE_OUT_OF_STOCK', 'other'],
  ]);
});
