import {describe, expect, it} from 'vitest';

import {money} from '../money';
import {offeredLines, wantedLines, type OfferedVariant} from './offered-lines';

const PER_KILO = {price: money(3960), quantity: 1, unit: 'kg'};
const plan = (id: string, cents: number) => ({id, price: money(cents), unitPrice: PER_KILO});
const variant = (number: string, traits: Partial<OfferedVariant> = {}): OfferedVariant => ({
  id: `gid://shopify/ProductVariant/${number}`,
  title: 'Waldgold',
  options: [],
  once: {price: money(990), unitPrice: PER_KILO},
  availableForSale: true,
  archived: false,
  requiresPlan: false,
  plans: [],
  donates: false,
  ...traits,
});

const wanted = wantedLines([
  {number: '1', quantity: 2},
  {number: '2', quantity: 1},
]);

describe('what a link offers', () => {
  it('returns the available lines in the order of the link, at today’s prices', () => {
    const {lines, missing, total} = offeredLines(wanted, [
      variant('2', {once: {price: money(500), unitPrice: null}}),
      variant('1'),
    ]);
    expect(lines.map(({line}) => [line.variantId, line.quantity])).toEqual([
      ['gid://shopify/ProductVariant/1', 2],
      ['gid://shopify/ProductVariant/2', 1],
    ]);
    expect([missing, total]).toEqual([0, money(2 * 990 + 500)]);
  });

  it.each([
    ['gone', undefined, null],
    ['sold out', variant('2', {availableForSale: false}), 'out-of-stock'],
    ['archived, sold out or not', variant('2', {archived: true, availableForSale: false}), 'archived'],
    ['archived and there', variant('2', {archived: true}), 'archived'],
    ['sold in a subscription alone', variant('2', {requiresPlan: true}), 'plan-required'],
  ])('leaves out a variant that is %s, and says so', (_why, other, reason) => {
    const others = other === undefined ? [] : [other];
    expect(offeredLines(wanted, [variant('1'), ...others])).toMatchObject({
      lines: [{variant: variant('1')}],
      missing: 1,
      unavailable: others.map((one) => ({variant: one, reason})),
    });
  });

  const PLAN = 'gid://shopify/SellingPlan/1';
  const planned = {variantId: variant('1').id, quantity: 1, sellingPlanId: PLAN, attributes: []};

  it.each([
    ['that is there, at its price', [plan(PLAN, 891), plan('gid://shopify/SellingPlan/2', 850)], 891],
    ['of which the platform does not tell whether it is there', null, 990],
  ])('keeps the plan of a line %s', (_, plans, cents) => {
    const {lines, missing, total} = offeredLines([planned], [variant('1', {requiresPlan: true, plans})]);
    expect([lines[0]?.line, missing]).toEqual([planned, 0]);
    expect(lines[0]?.piece).toMatchObject({price: money(cents), unitPrice: {unit: 'kg'}});
    expect(total).toEqual(money(cents));
  });

  it.each([true, false])('leaves out a line whose plan is gone, in a subscription alone: %s', (requiresPlan) => {
    const other = variant('1', {requiresPlan, plans: [plan('gid://shopify/SellingPlan/2', 891)]});
    expect(offeredLines([planned], [other])).toMatchObject({
      lines: [],
      missing: 1,
      unavailable: [{variant: other, reason: 'merchandise-gone'}],
    });
  });

  it.each([
    ['water where it names no project', [], 'SP022'],
    ['the project that it names', [{key: '_D', value: 'SP024'}], 'SP024'],
  ])('donates to %s', (_, attributes, value) => {
    const line = {variantId: variant('1').id, quantity: 1, sellingPlanId: null, attributes};
    const {lines} = offeredLines([line], [variant('1', {donates: true})]);
    expect(lines[0]?.line.attributes).toEqual([{key: '_D', value}]);
  });

  it('is nothing where nothing can be had', () => {
    expect(offeredLines(wanted, [])).toEqual({lines: [], missing: 2, unavailable: [], total: null});
  });
});
