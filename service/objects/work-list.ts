/** A notice or a return, for the operator to handle. */
export type WorkItem = {
  readonly kind: 'withdrawal' | 'cancellation' | 'contact-request' | 'return';
  /** The notice's reference, or the return's tracking number. */
  readonly reference: string;
  /** The number of the order that it names, as it is kept; `null` where it names none. */
  readonly order: string | null;
  /** In milliseconds since 1970. */
  readonly receivedAt: number;
};

/** What others ask of the operator's list (`WorkListObject`). */
type WorkList = {readonly noteWaiting: (watch: string, count: number) => Promise<void>};

/** What objects need of the worker's bindings to report to the list. */
export type WorkListEnv = {readonly WORK_LIST: {readonly getByName: (name: string) => WorkList}};

/** Returns the one list of the shop. */
export function workListOf<L>(env: {readonly WORK_LIST: {readonly getByName: (name: string) => L}}): L {
  return env.WORK_LIST.getByName('shop');
}
