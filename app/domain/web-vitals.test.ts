import {describe, expect, it} from 'vitest';

import {cumulativeLayoutShift, interactionToNextPaint, largestContentfulPaint, pageKind} from './web-vitals';

const shifts = (...list: readonly (readonly [startTime: number, value: number])[]) =>
  list.map(([startTime, value]) => ({startTime, value}));

describe('web vitals', () => {
  it.each([
    ['none', shifts(), 0],
    ['one', shifts([100, 0.2]), 0.2],
    ['those within a second of each other add up', shifts([0, 0.1], [900, 0.1], [1800, 0.1]), 0.3],
    ['a second later another window begins', shifts([0, 0.1], [1000, 0.2]), 0.2],
    [
      'a window has five seconds',
      shifts([0, 0.1], [900, 0.1], [1800, 0.1], [2700, 0.1], [3600, 0.1], [4500, 0.1], [5000, 0.4]),
      0.6,
    ],
    ['the worst window counts', shifts([0, 0.3], [5000, 0.1]), 0.3],
  ])('layout shifts: %s', (_case, list, expected) => {
    expect(cumulativeLayoutShift(list)).toBeCloseTo(expected, 10);
  });

  it.each([
    ['none', [], [], null],
    ['the last one', [400, 900], [['visible', 0]], 900],
    ['of a browser that does not say when it was hidden', [400, 900], [], 900],
    [
      'before the page was hidden',
      [400, 900],
      [
        ['visible', 0],
        ['hidden', 900],
        ['visible', 950],
      ],
      400,
    ],
    [
      'in a tab that was opened in the background',
      [70_000],
      [
        ['hidden', 0],
        ['visible', 69_000],
      ],
      null,
    ],
  ] as const)('paints: %s', (_case, paints, visibility, expected) => {
    const states = visibility.map(([name, startTime]) => ({name, startTime}));
    expect(
      largestContentfulPaint(
        paints.map((startTime) => ({startTime})),
        states,
      ),
    ).toBe(expected);
  });

  it.each([
    ['none', [], null],
    ['what is no interaction does not count', [[0, 500]], null],
    [
      'the slowest',
      [
        [1, 40],
        [2, 90],
        [3, 50],
      ],
      90,
    ],
    [
      'the events of one press are one',
      [
        [1, 40],
        [1, 90],
      ],
      90,
    ],
    ['one of fifty is left out', [...Array.from({length: 49}, (_, index) => [index + 2, 60] as const), [1, 900]], 60],
  ] as const)('interactions: %s', (_case, list, expected) => {
    expect(interactionToNextPaint(list.map(([interactionId, duration]) => ({interactionId, duration})))).toBe(expected);
  });

  it.each([
    ['/', '/'],
    ['/en', '/en'],
    ['/de/p/waldgold', '/de/p'],
    ['/en/account/orders/123', '/en/account'],
  ])('%s is a page of the kind %s', (pathname, kind) => {
    expect(pageKind(pathname)).toBe(kind);
  });
});
