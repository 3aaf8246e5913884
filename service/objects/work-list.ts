import {writeError} from '../adapters/log';
import {wakeBy} from './alarm';

const KINDS = ['withdrawal', 'cancellation', 'contact-request', 'return', 'return-label', 'gift'] as const;
/** When a count is reported again that the list did not take. */
const REPORT_AGAIN_MS = 60 * 60 * 1000;

/** A notice, a return or a gift whose redemption was given up, that the operator has to handle, or a label to mail. */
export type WorkItem = {
  readonly kind: (typeof KINDS)[number];
  /** The reference of the notice or the gift, the return's number, or that of `labelReference`. */
  readonly reference: string;
  /** The order number: complete for a return and its label, as `namedOrderNumber` finds it for a notice. `null` for none. */
  readonly order: string | null;
  /** The name of the object of a gift's voucher; missing from everything else. */
  readonly voucher?: string;
  /** In milliseconds since 1970. */
  readonly receivedAt: number;
};

/** The calls of the operator's list (`WorkListObject`). */
type WorkList = {
  readonly add: (item: WorkItem, until: number) => Promise<void>;
  readonly drop: (reference: string) => Promise<void>;
  readonly noteReview: (id: string) => Promise<void>;
  readonly noteWaiting: (watch: string, count: number) => Promise<void>;
};

/** The bindings that an object needs to report to the list. */
export type WorkListEnv = {readonly WORK_LIST: {readonly getByName: (name: string) => WorkList}};

/** Returns the list. The shop has one. */
export function workListOf<L>(env: {readonly WORK_LIST: {readonly getByName: (name: string) => L}}): L {
  return env.WORK_LIST.getByName('shop');
}

/**
 * Reports to the list how many confirmed reminders wait. Nothing else fails with it: a failure is logged, and the object's alarm is set to report
 * again within an hour.
 *
 * @param watch the id of the `StockWatchObject`
 */
export async function reportWaiting(
  storage: Pick<DurableObjectStorage, 'getAlarm' | 'setAlarm'>,
  env: WorkListEnv,
  watch: string,
  count: number,
): Promise<void> {
  try {
    await workListOf(env).noteWaiting(watch, count);
  } catch (error) {
    writeError(error);
    await wakeBy(storage, Date.now() + REPORT_AGAIN_MS);
  }
}

/** Returns the kind of an item as it is stored; an unknown one, as of a later version, is a message. */
export function workKind(stored: string): WorkItem['kind'] {
  return KINDS.find((known) => known === stored) ?? 'contact-request';
}
