import {describe, expect, it} from 'vitest';

import {admit, CLOSED_CIRCUIT, mayRetry, retried, recordOutcome, type CallOutcome, type Circuit} from './circuit';

const START = 1_760_000_000_000;

/** So many calls that end with this outcome, one every `every` milliseconds from `from` on. */
type Calls = readonly [outcome: CallOutcome, count: number, from: number, every: number];

function after(...all: readonly Calls[]): Circuit {
  const ends = all.flatMap(([outcome, count, from, every]) =>
    Array.from({length: count}, (_, index) => ({outcome, at: START + from + index * every})),
  );
  return ends
    .sort((one, other) => one.at - other.at)
    .reduce((circuit, {outcome, at}) => recordOutcome(circuit, 'call', outcome, at), CLOSED_CIRCUIT);
}

const isOpen = ({triedAt}: Circuit) => triedAt !== null;

describe('a breaker opens at half of 20 calls failing in 10 s', () => {
  it.each<[string, readonly Calls[], boolean]>([
    ['19 calls that all fail', [['failed', 19, 0, 100]], false],
    ['20 calls that all fail', [['failed', 20, 0, 100]], true],
    [
      '10 of 20 calls',
      [
        ['answered', 10, 0, 100],
        ['failed', 10, 1000, 100],
      ],
      true,
    ],
    [
      '9 of 20 calls',
      [
        ['answered', 11, 0, 100],
        ['failed', 9, 2000, 100],
      ],
      false,
    ],
    [
      '49 of 100 calls',
      [
        ['answered', 51, 0, 10],
        ['failed', 49, 1000, 10],
      ],
      false,
    ],
    [
      '50 of 100 calls',
      [
        ['answered', 50, 0, 10],
        ['failed', 50, 1000, 10],
      ],
      true,
    ],
    ['20 failing calls over 20 s', [['failed', 20, 0, 1000]], false],
    [
      '20 failing calls after many answers long ago',
      [
        ['answered', 500, 0, 10],
        ['failed', 20, 16_000, 100],
      ],
      true,
    ],
    [
      '15 of 20 calls, the last of which are answered',
      [
        ['failed', 15, 0, 100],
        ['answered', 5, 2000, 100],
      ],
      false,
    ],
    ['calls that were cut short', [['unclear', 100, 0, 10]], false],
    [
      '20 failing calls beside 30 that were cut short, which count for nothing',
      [
        ['unclear', 30, 0, 10],
        ['failed', 20, 1000, 10],
      ],
      true,
    ],
  ])('%s', (_calls, calls, expected) => {
    expect(isOpen(after(...calls))).toBe(expected);
  });
});

describe('it closes within 10 s of recovery', () => {
  const open = after(['failed', 20, 0, 0]);

  it('lets one call in a second through, and no other', () => {
    expect(admit(open, START + 999).admission).toBe('refused');
    const {circuit, admission} = admit(open, START + 1000);
    expect(admission).toBe('trial');
    expect(admit(circuit, START + 1001).admission).toBe('refused');
    expect(admit(circuit, START + 2000).admission).toBe('trial');
  });

  it.each([
    ['a trial that is answered', 'trial', 'answered', false],
    ['a trial that fails', 'trial', 'failed', true],
    ['a trial that was cut short', 'trial', 'unclear', true],
    ['a call from before that is answered late', 'call', 'answered', true],
  ] as const)('after %s', (_what, admission, outcome, expected) => {
    expect(isOpen(recordOutcome(open, admission, outcome, START + 1200))).toBe(expected);
  });

  it('knows nothing of the failures from before', () => {
    const closed = recordOutcome(open, 'trial', 'answered', START + 1200);
    expect(admit(closed, START + 1200).admission).toBe('call');
    expect(isOpen(recordOutcome(closed, 'call', 'failed', START + 1300))).toBe(false);
  });
});

describe('retries stay under 10 % of demand', () => {
  /** How many retries go out in a row at this moment. */
  function retriesOf(circuit: Circuit, at: number): number {
    let [now, count] = [circuit, 0];
    while (mayRetry(now, at)) [now, count] = [retried(now, at), count + 1];
    return count;
  }

  it.each<[string, readonly Calls[], number]>([
    ['of no calls yet, ten', [], 10],
    ['of 100 calls in 10 s, ten', [['answered', 100, 0, 10]], 10],
    ['of 1,000 calls, a hundred', [['answered', 1000, 0, 2]], 100],
    ['of what was asked longer ago, nothing counts', [['answered', 1000, -20_000, 2]], 10],
    ['of an open circuit, none', [['failed', 20, 0, 0]], 0],
  ])('%s', (_what, calls, expected) => {
    expect(retriesOf(after(...calls), START + 2500)).toBe(expected);
  });

  it('go out again once those before are 10 s old', () => {
    const spent = Array.from({length: 10}).reduce<Circuit>((circuit) => retried(circuit, START), CLOSED_CIRCUIT);
    expect([mayRetry(spent, START + 9_000), mayRetry(spent, START + 10_000)]).toEqual([false, true]);
  });
});
