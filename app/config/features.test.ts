import {describe, expect, it, test} from 'vitest';

import {dependsOnGroup, switchedOffFor, type Feature, type Switches} from './features';

const switches = (...named: readonly (readonly [Feature, number])[]): Switches => new Map(named);
const WHOLE = switches(['search', 100], ['reviews', 100]);
const TWO = switches(['reviews', 25], ['search', 100], ['newsletter', 10]);
const TOO_MANY = switches(['reviews', 60], ['newsletter', 60]);

describe('what is off for a group', () => {
  it.each<[string, Switches, number | null, readonly Feature[]]>([
    ['nothing', switches(), 0, []],
    ['what is off for everybody', WHOLE, 99, ['search', 'reviews']],
    ['the first of the first share', TWO, 0, ['reviews', 'search']],
    ['the last of the first share', TWO, 24, ['reviews', 'search']],
    ['the first of the second share', TWO, 25, ['search', 'newsletter']],
    ['the last of the second share', TWO, 34, ['search', 'newsletter']],
    ['beyond the shares', TWO, 35, ['search']],
    ['the last group', TWO, 99, ['search']],
    ['no group', TWO, null, ['search']],
    ['one share where there is more than one whole', TOO_MANY, 59, ['reviews']],
    ['the other', TOO_MANY, 60, ['newsletter']],
    ['both', TOO_MANY, 19, ['reviews', 'newsletter']],
  ])('%s', (_, all, group, off) => {
    expect(switchedOffFor(all, group)).toEqual(off);
  });

  it.each([1, 25, 50, 99])('a share of %i% is that many groups', (share) => {
    const all = switches(['newsletter', 70], ['reviews', share]);
    const groups = Array.from({length: 100}, (_, group) => switchedOffFor(all, group));
    expect(groups.filter((off) => off.includes('reviews'))).toHaveLength(share);
  });
});

test.each([
  ['nothing', switches(), false],
  ['whole switches', WHOLE, false],
  ['a share', TWO, true],
])('what is off depends on the group with %s', (_, all, expected) => {
  expect(dependsOnGroup(all)).toBe(expected);
});
