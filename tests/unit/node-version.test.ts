import {expect, it} from 'vitest';

import {isInRange} from '../../scripts/lib/node-version.mjs';

const RANGE = '^20.19.0 || ^22.16.0 || >=24.0.0';

it.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['21.7.3', false],
  ['22.15.1', false],
  ['22.16.0', true],
  ['23.11.1', false],
  ['24.0.0', true],
  ['25.1.0', true],
])('Node %s in the range: %s', (version, expected) => {
  expect(isInRange(version, RANGE)).toBe(expected);
});

it('a range in another notation has no version', () => {
  expect(isInRange('24.0.0', '24.x')).toBe(false);
});
