import {describe, expect, it} from 'vitest';
import {lowestBeforeReduction, periodsToKeep} from './lowest-price';

const day = (count: number) => count * 24 * 60 * 60 * 1000;
const at = (from: number, cents: number, compareAtCents: number | null = null) => ({
  from: day(from),
  cents,
  compareAtCents,
});

describe('the lowest price of the 30 days before a reduction', () => {
  it.each([
    ['nothing is known', [], null],
    ['nothing is reduced', [at(0, 1390), at(50, 1290)], null],
    ['a struck price that is no higher', [at(0, 1390), at(50, 1390, 1390)], null],
    ['nothing is known of the time before', [at(50, 1190, 1390)], null],
    ['the price before', [at(0, 1390), at(50, 1190, 1390)], 1390],
    ['a lower price 29 days before', [at(0, 1290), at(21, 1390), at(50, 1190, 1390)], 1290],
    ['a lower price that ended 30 days before', [at(0, 1290), at(20, 1390), at(50, 1190, 1390)], 1390],
    ['a reduction that ended 10 days before', [at(0, 1390), at(30, 990, 1390), at(40, 1390), at(50, 1190, 1390)], 990],
    ['a reduction that grows step by step', [at(0, 1390), at(50, 1290, 1390), at(60, 1190, 1390)], 1390],
    ['a reduction that goes on for long', [at(0, 1390), at(50, 1190, 1390), at(200, 1090, 1390)], 1390],
    ['a reduction whose price rises', [at(0, 1390), at(50, 1190, 1390), at(60, 1290, 1390)], 1190],
    ['a struck price that changes alone', [at(0, 1390), at(50, 1190, 1390), at(60, 1190, 1490)], 1390],
  ])('%s', (_, periods, lowest) => {
    expect(lowestBeforeReduction(periods)).toBe(lowest);
  });
});

describe('the periods to keep', () => {
  it.each([
    ['the last 30 days', [at(0, 1390), at(10, 1290), at(50, 1390)], 60, [10, 50]],
    ['the present price, however old', [at(0, 1390)], 500, [0]],
    ['the 30 days before a reduction that goes on', [at(0, 1490), at(10, 1390), at(50, 1190, 1390)], 300, [10, 50]],
  ])('%s', (_, periods, now, kept) => {
    expect(periodsToKeep(periods, day(now)).map(({from}) => from)).toEqual(kept.map(day));
  });
});
