import {expect, test} from 'vitest';

import {createStorageBudget} from './storage-budget.server';

function setUp() {
  let now = 0;
  const budget = createStorageBudget(() => now, {variants: 2, documents: 3, periodMs: 1000});
  return {
    budget,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

test('a path has so many variants, which are renewed as often as they like', () => {
  const {budget} = setUp();
  expect(['1', '2', '3', '1', '2', '3'].map((key) => budget('/a', key))).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
  ]);
});

test('all paths have so many documents together', () => {
  const {budget} = setUp();
  expect(['/a', '/b', '/c', '/d', '/a'].map((path) => budget(path, `key of ${path}`))).toEqual([
    true,
    true,
    true,
    false,
    true,
  ]);
});

test('each period begins anew', () => {
  const {budget, pass} = setUp();
  for (const path of ['/a', '/b', '/c']) budget(path, path);
  pass(999);
  expect(budget('/d', '/d')).toBe(false);
  pass(1);
  expect(budget('/d', '/d')).toBe(true);
});
