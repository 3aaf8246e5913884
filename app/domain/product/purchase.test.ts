import {describe, expect, it} from 'vitest';
import {examplePlan, exampleVariant} from './product.fixture';
import {money} from '../money';
import {planSaving, purchaseModes, wholeWeeks} from './purchase';

describe('purchase modes', () => {
  it.each([
    ['no plans: one-time only', [], false, true, [], null, 'one-time'],
    ['plans: both, 4 weeks preselected', [2, 4, 8], false, true, [2, 4, 8], 4, 'one-time'],
    ['plans in the order of their intervals', [8, 1, 4], false, true, [1, 4, 8], 4, 'one-time'],
    ['without 4 weeks the nearest interval', [1, 2, 8], false, true, [1, 2, 8], 2, 'one-time'],
    ['of two as near the shorter', [5, 3], false, true, [3, 5], 3, 'one-time'],
    ['requires a selling plan: with a plan only', [4, 6], true, false, [4, 6], 4, 'subscription'],
    ['requires a selling plan and has none: not at all', [], true, false, [], null, null],
  ])('%s', (_, weeks, requiresSellingPlan, oneTime, plans, plan, preselected) => {
    const modes = purchaseModes(exampleVariant('1', {plans: weeks.map((each) => examplePlan(each))}), {
      requiresSellingPlan,
    });
    expect(modes.plans.map((each) => each.plan.weeks)).toEqual(plans);
    expect([modes.oneTime, modes.preselectedPlan?.plan.weeks ?? null, modes.preselected]).toEqual([
      oneTime,
      plan,
      preselected,
    ]);
  });

  it.each([{availableForSale: false}, {archived: true}])('of a variant that cannot be bought, %o: none', (traits) => {
    const variant = exampleVariant('1', {plans: [examplePlan(4)], ...traits});
    expect(purchaseModes(variant, {requiresSellingPlan: false})).toEqual({
      oneTime: false,
      plans: [],
      preselectedPlan: null,
      preselected: null,
    });
  });
});

it.each([
  [4, 4],
  [30 / 7, null],
  [0, null],
])('formats a plan of %d weeks as %j', (weeks, whole) => {
  expect(wholeWeeks({weeks})).toBe(whole);
});

describe('rounds the saving of a plan down to whole per cent', () => {
  it.each([
    ['ten per cent', 990, 891, 10],
    ['another allocation of the platform', 1050, 924, 12],
    ['rounded by the platform to its disadvantage', 1295, 1166, 10],
    ['never overstated', 1000, 901, 9],
    ['nothing', 1000, 1000, 0],
    ['dearer', 1000, 1100, 0],
    ['free', 0, 0, 0],
  ])('%s', (_, once, onPlan, percent) => {
    expect(planSaving(money(once), money(onPlan))).toBe(percent);
  });
});
