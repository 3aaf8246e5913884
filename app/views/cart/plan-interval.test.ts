import {expect, it} from 'vitest';

import {planOptions} from './plan-interval';

const plan = (weeks: number) => ({id: `plan-${weeks}`, name: `Alle ${weeks} Wochen`, weeks});
const plans = [plan(2), plan(4)];

it.each([
  ['once', {plan: null, requiresPlan: false}, ['plan-2', 'plan-4']],
  ['with a plan', {plan: plan(2), requiresPlan: false}, ['plan-2', 'plan-4', '']],
  ['with a plan, and with a plan only', {plan: plan(2), requiresPlan: true}, ['plan-2', 'plan-4']],
] as const)('what comes %s can change to %j', (_, line, values) => {
  expect(planOptions((key) => key, {...line, plans}).map(({value}) => value)).toEqual(values);
});
