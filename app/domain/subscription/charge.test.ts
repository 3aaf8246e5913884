import {describe, expect, it} from 'vitest';

import {
  CHARGE_COMMANDS,
  CHARGE_RULES,
  CHARGE_STATES,
  chargeRefusal,
  lastDayForChanges,
  type ChargeCommand,
  type ChargeRefusal,
  type ChargeState,
} from './charge';

const TODAY = '2026-11-21';
const inStock = [{stock: 'in-stock'}, {stock: 'out-of-stock'}] as const;
const none = null;

/** Written out by hand: state, then the answer to each command in its order. */
const TABLE: Readonly<Record<ChargeState, readonly (ChargeRefusal | null)[]>> = {
  // skip, unskip, reschedule, send-now, add, swap, edit, remove, interval, address, payment, gift
  upcoming: [none, 'not-skipped', none, none, none, none, none, none, none, none, none, none],
  skipped: [
    'skipped',
    none,
    'skipped',
    'skipped',
    'skipped',
    'skipped',
    'skipped',
    'skipped',
    'skipped',
    'skipped',
    none,
    'skipped',
  ],
  processing: Array.from({length: 12}, () => 'being-processed' as const),
  errored: [none, 'not-skipped', 'retried', none, none, none, none, none, none, none, none, 'retried'],
  completed: Array.from({length: 12}, () => 'completed' as const),
};

const cells = CHARGE_STATES.flatMap((state) =>
  CHARGE_COMMANDS.map((command, index): [ChargeState, ChargeCommand, ChargeRefusal | null] => [
    state,
    command,
    TABLE[state][index] ?? null,
  ]),
);

describe('states of a delivery × commands', () => {
  it.each(cells)('%s, %s: %s', (state, command, reason) => {
    expect(CHARGE_RULES[state][command]).toBe(reason);
    expect(chargeRefusal({state, day: '2026-12-01', items: inStock}, command, TODAY)).toBe(reason);
  });
});

describe('sending now', () => {
  it('is not possible when all items are out of stock', () => {
    const items = [{stock: 'out-of-stock'}, {stock: 'gone'}] as const;
    expect(chargeRefusal({state: 'upcoming', day: '2026-12-01', items}, 'send-now', TODAY)).toBe('out-of-stock');
    expect(chargeRefusal({state: 'errored', day: '2026-11-20', items}, 'send-now', TODAY)).toBe('out-of-stock');
    expect(chargeRefusal({state: 'processing', day: '2026-11-20', items}, 'send-now', TODAY)).toBe('being-processed');
  });

  it('is the only command that needs stock', () => {
    const items = [{stock: 'out-of-stock'}] as const;
    expect(chargeRefusal({state: 'upcoming', day: '2026-12-01', items}, 'skip', TODAY)).toBeNull();
  });

  it('is possible when one of them is in stock', () => {
    expect(chargeRefusal({state: 'upcoming', day: '2026-12-01', items: inStock}, 'send-now', TODAY)).toBeNull();
  });
});

describe('a skip', () => {
  it.each([
    ['2026-11-22', null],
    ['2026-11-21', 'day-over'],
    ['2026-11-20', 'day-over'],
  ] as const)('of %s is undone: %s', (day, reason) => {
    expect(chargeRefusal({state: 'skipped', day, items: inStock}, 'unskip', TODAY)).toBe(reason);
  });
});

describe('a payment that failed', () => {
  it('is skipped although its day is over', () => {
    expect(chargeRefusal({state: 'errored', day: '2026-11-20', items: inStock}, 'skip', TODAY)).toBeNull();
  });
});

describe('the last day for changes', () => {
  it.each([
    ['2026-12-01', '2026-11-30'],
    ['2027-01-01', '2026-12-31'],
    ['2026-11-22', '2026-11-21'],
    [TODAY, null],
    ['2026-11-20', null],
  ])('of a delivery on %s is %s', (day, last) => {
    expect(lastDayForChanges(day, TODAY)).toBe(last);
  });
});
