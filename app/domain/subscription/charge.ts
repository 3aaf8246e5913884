import {addDays} from './calendar';

/** Specification, section 4, Charges (deliveries). */
export const CHARGE_STATES = ['upcoming', 'skipped', 'processing', 'errored', 'completed'] as const;

export type ChargeState = (typeof CHARGE_STATES)[number];

/** Everything that can be asked of a delivery. */
export const CHARGE_COMMANDS = [
  'skip',
  'unskip',
  'reschedule',
  'send-now',
  'add',
  'swap',
  'edit',
  'remove',
  'interval',
  'address',
  'payment',
  'gift',
] as const;

export type ChargeCommand = (typeof CHARGE_COMMANDS)[number];

/** Why something cannot be done with a delivery. */
export const CHARGE_REFUSALS = [
  'being-processed',
  'completed',
  'skipped',
  'not-skipped',
  'retried',
  'out-of-stock',
  'day-over',
] as const;

export type ChargeRefusal = (typeof CHARGE_REFUSALS)[number];

type Row = Readonly<Record<ChargeCommand, ChargeRefusal | null>>;

/** Upcoming: everything but to undo a skip that there was not. */
const UPCOMING: Row = {
  skip: null,
  unskip: 'not-skipped',
  reschedule: null,
  'send-now': null,
  add: null,
  swap: null,
  edit: null,
  remove: null,
  interval: null,
  address: null,
  payment: null,
  gift: null,
};

/** The same answer to every command. */
const all = (reason: ChargeRefusal): Row => ({
  skip: reason,
  unskip: reason,
  reschedule: reason,
  'send-now': reason,
  add: reason,
  swap: reason,
  edit: reason,
  remove: reason,
  interval: reason,
  address: reason,
  payment: reason,
  gift: reason,
});

/**
 * States of a delivery × commands: `null` where the command may be given, else why not. What failed can be skipped, tried
 * again at once, corrected and paid otherwise, but neither moved nor given away while it is being retried
 * (Specification, section 4, Charges).
 */
export const CHARGE_RULES: Readonly<Record<ChargeState, Row>> = {
  upcoming: UPCOMING,
  errored: {...UPCOMING, reschedule: 'retried', gift: 'retried'},
  skipped: {...all('skipped'), unskip: null, payment: null},
  processing: all('being-processed'),
  completed: all('completed'),
};

/** The fields of a delivery that the rules need. */
export type JudgedDelivery = {
  readonly state: ChargeState;
  readonly day: string;
  readonly items: readonly {readonly stock: 'in-stock' | 'out-of-stock' | 'gone'}[];
};

/**
 * Tells why a command may not be given to a delivery; `null` where it may. `today` is the day in Germany. Sending now
 * takes at least one thing that is in stock; a skip is undone before its day (Specification, section 4, Send now; Skip
 * and unskip).
 */
export function chargeRefusal(delivery: JudgedDelivery, command: ChargeCommand, today: string): ChargeRefusal | null {
  const reason = CHARGE_RULES[delivery.state][command];
  if (reason !== null) return reason;
  if (command === 'send-now' && allOutOfStock(delivery)) return 'out-of-stock';
  return command === 'unskip' && delivery.day <= today ? 'day-over' : null;
}

/**
 * Tells whether nothing in a delivery can be sent: it is checked again on its day, and every day after that (docs/decisions/200).
 */
export function allOutOfStock({items}: Pick<JudgedDelivery, 'items'>): boolean {
  return items.every(({stock}) => stock !== 'in-stock');
}

/**
 * Tells until the end of which day a delivery can be changed: it is charged early in the morning of its own. `null` once that is over: it can still be
 * changed until it is charged, but nobody knows until when.
 */
export function lastDayForChanges(day: string, today: string): string | null {
  return day > today ? addDays(day, -1) : null;
}
