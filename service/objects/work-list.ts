/** A notice or a return that the operator has to handle, or a label to mail. */
export type WorkItem = {
  readonly kind: 'withdrawal' | 'cancellation' | 'contact-request' | 'return' | 'return-label';
  /** The notice's reference, the return's number, or that of `labelReference`. */
  readonly reference: string;
  /** The order number: complete for a return and its label, as `namedOrderNumber` finds it for a notice. `null` for none. */
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
