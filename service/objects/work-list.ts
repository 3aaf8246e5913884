/** A notice or a return that the operator has to handle. */
export type WorkItem = {
  readonly kind: 'withdrawal' | 'cancellation' | 'contact-request' | 'return';
  /** The notice's reference, or the return's tracking number. */
  readonly reference: string;
  /** The order number: complete for a return, as `namedOrderNumber` finds it for a notice. `null` for none. */
  readonly order: string | null;
  /** In milliseconds since 1970. */
  readonly receivedAt: number;
};

/** The calls of the operator's list (`WorkListObject`). */
type WorkList = {readonly noteWaiting: (watch: string, count: number) => Promise<void>};

/** The bindings that an object needs to report to the list. */
export type WorkListEnv = {readonly WORK_LIST: {readonly getByName: (name: string) => WorkList}};

/** Returns the list. The shop has one. */
export function workListOf<L>(env: {readonly WORK_LIST: {readonly getByName: (name: string) => L}}): L {
  return env.WORK_LIST.getByName('shop');
}
