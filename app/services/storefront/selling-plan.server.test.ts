import {expect, it} from 'vitest';

import {reshapePlan} from './selling-plan.server';

const NAMED = {id: 'gid://shopify/SellingPlan/1', name: 'Alle 2 Wochen'} as const;

it.each([
  ['WEEK', 2, 2],
  ['DAY', 28, 4],
  ['MONTH', 12, 365.25 / 7],
  ['YEAR', 1, 365.25 / 7],
] as const)('a plan delivers as its policy says: %s × %i', (interval, intervalCount, weeks) => {
  expect(reshapePlan({...NAMED, deliveryPolicy: {interval, intervalCount}})).toEqual({...NAMED, weeks});
});

it.each([null, {}])('a plan with the policy %j has a name and no interval', (deliveryPolicy) => {
  expect(reshapePlan({...NAMED, deliveryPolicy})).toEqual({...NAMED, weeks: 0});
});
