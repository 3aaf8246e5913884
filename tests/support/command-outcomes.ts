import {addDays} from '../../app/domain/subscription/calendar';

import {subscriptionsOf} from './customer';
import type {RunningShop} from './shop-process';
import {ADDRESS, type Row} from './subscription-commands';
import {paymentLinks} from './subscription-forms';

/** A snapshot of a customer at the subscription service. */
export type ServiceState = {
  readonly rows: (kind: string) => readonly Row[];
  /** The days of deliveries in a state, the earliest first. */
  readonly days: (status: string) => readonly string[];
  /** The number of mails with a link to change the payment. */
  readonly links: number;
};

/** The actual and the expected effect of a command of `COMMANDS` at the service. */
export type CommandOutcome = (
  after: ServiceState,
  before: ServiceState,
) => readonly [actual: unknown, expected: unknown];

const first = (days: readonly string[]) => days[0] ?? '';
const statuses = ({rows}: ServiceState) => rows('subscriptions').map(({status}) => status);
const pick = (rows: readonly Row[], ...names: readonly string[]) => rows.map((row) => names.map((name) => row[name]));
const weeksOf = ({rows}: ServiceState) => rows('subscriptions').map((item) => item['order_interval_frequency']);
/** How many products are delivered again, once or regularly. */
const coming = (state: ServiceState) =>
  state.rows('onetimes').length + statuses(state).filter((status) => status === 'active').length;
const added = (after: ServiceState, before: ServiceState) => {
  const known = before.rows('subscriptions').map(({id}) => id);
  return after.rows('subscriptions').filter(({id}) => !known.includes(id));
};

/** By `titleOf` of the command. */
export const OUTCOMES: Readonly<Record<string, CommandOutcome>> = {
  'add once': ({rows}) => [pick(rows('onetimes'), 'quantity'), [[2]]],
  'add regularly': (after, before) => [
    pick(added(after, before), 'status', 'quantity', 'order_interval_frequency'),
    [['active', 2, 6]],
  ],
  skip: ({days}, before) => [days('skipped'), [first(before.days('queued'))]],
  'skip in part': ({days}, before) => [
    [days('skipped'), before.days('queued').filter((day) => !days('queued').includes(day))],
    [[first(before.days('queued'))], []],
  ],
  unskip: ({days}, before) => [
    [days('skipped'), days('queued').includes(first(before.days('skipped')))],
    [[], true],
  ],
  'reschedule by weeks': ({days}, before) => [days('queued').includes(addDays(first(before.days('queued')), 7)), true],
  'reschedule to a day': ({days}, before) => [days('queued').includes(addDays(first(before.days('queued')), 2)), true],
  'send-now': ({rows}, before) => [rows('orders').length, before.rows('orders').length + 1],
  interval: (after) => [weeksOf(after).filter((weeks) => weeks === 6), [6, 6]],
  address: ({rows}) => [pick(rows('addresses'), 'city', 'phone'), [[ADDRESS.city, ADDRESS.phone]]],
  payment: ({links}, before) => [links, before.links + 1],
  gift: ({rows, days}, before) => [
    [
      pick(
        rows('addresses').filter((address) => address['is_gift'] === true),
        'city',
      ),
      days('skipped'),
    ],
    [[[ADDRESS.city]], [first(before.days('queued'))]],
  ],
  swap: ({rows}, before) => {
    const variants = (state: Pick<ServiceState, 'rows'>) =>
      JSON.stringify(pick(state.rows('subscriptions'), 'external_variant_id'));
    const count = before.rows('subscriptions').length;
    return [
      [rows('subscriptions').length, variants({rows}) === variants(before)],
      [count, false],
    ];
  },
  edit: ({rows}) => [
    pick(
      rows('subscriptions').filter(({quantity}) => quantity === 3),
      'order_interval_frequency',
    ),
    [[5]],
  ],
  project: ({rows}) => [JSON.stringify(rows('subscriptions')).includes('SP024'), true],
  remove: (after, before) => [coming(after), coming(before) - 1],
  cancel: ({rows}) => [
    pick(
      rows('subscriptions').filter(({status}) => status === 'cancelled'),
      'cancellation_reason',
      'cancellation_reason_comments',
    ),
    [['other', 'Urlaub']],
  ],
  reactivate: (after) => [statuses(after).includes('cancelled'), false],
  'cancel everything': (after) => [statuses(after).includes('active'), false],
};

const KINDS = ['charges', 'subscriptions', 'onetimes', 'addresses', 'orders'];

/** Reads the snapshot of a customer. */
export async function readState(shop: Pick<RunningShop, 'emulator'>, email: string): Promise<ServiceState> {
  const service = subscriptionsOf(shop, email);
  const known = new Map<string, readonly Row[]>();
  for (const kind of KINDS) known.set(kind, await service.own(kind));
  const rows = (kind: string) => known.get(kind) ?? [];
  const days = (status: string) =>
    rows('charges')
      .filter((charge) => charge['status'] === status)
      .map((charge) => String(charge['scheduled_at']))
      .sort();
  return {rows, days, links: await paymentLinks(shop, email)};
}
