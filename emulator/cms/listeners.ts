import type {Json} from './json';
import type {Change} from './mutate';
import {runQuery} from './query';
import {seenFrom} from './perspective';

/** What a listener subscribes to: changes of the documents that a query matches, or, without a query, the fact that something changed. */
export type Wish = {
  readonly query: string | null;
  readonly params: Readonly<Record<string, Json>>;
  readonly includeResult: boolean;
  /** Sees drafts. */
  readonly mayEdit: boolean;
};

type Dataset = {readonly projectId: string; readonly dataset: string};
type Listener = Wish & {readonly writer: WritableStreamDefaultWriter<Uint8Array>};
type Moment = {
  readonly transactionId: string;
  readonly nowMs: number;
  readonly total: number;
  readonly current: number;
};

/** Every listener of a dataset; each has a stream of server-sent events until it goes. */
export class Listeners {
  private readonly all = new Set<Listener>();

  constructor(private readonly dataset: Dataset) {}

  /** Adds a listener. Returns its events, which begin with a welcome. */
  add(wish: Wish): ReadableStream {
    const {readable, writable} = new IdentityTransformStream();
    const listener = {...wish, writer: writable.getWriter()};
    this.all.add(listener);
    const id = crypto.randomUUID();
    this.send(listener, 'welcome', id, wish.query === null ? {id} : {listenerName: id});
    return readable;
  }

  /** Tells all listeners of a transaction. */
  async tell(changes: readonly Change[], transactionId: string, nowMs: number): Promise<void> {
    for (const listener of this.all) {
      if (listener.query === null)
        this.send(listener, 'message', transactionId, {tags: [syncTag(this.dataset.dataset)]});
      else {
        for (const [index, change] of changes.entries()) {
          const moment = {transactionId, nowMs, total: changes.length, current: index + 1};
          await this.tellOfChange(listener, listener.query, change, moment);
        }
      }
    }
  }

  private async tellOfChange(listener: Listener, query: string, change: Change, moment: Moment): Promise<void> {
    const matches = async (document: Change['after']) => {
      const documents = seenFrom(document === null ? [] : [document], 'raw', listener.mayEdit);
      const world = {documents, params: listener.params, nowMs: moment.nowMs, ...this.dataset};
      const outcome = documents.length === 0 ? null : await runQuery(query, world);
      return outcome?.ok === true && outcome.result !== null && !isEmpty(outcome.result);
    };
    const [before, after] = await Promise.all([matches(change.before), matches(change.after)]);
    if (!before && !after) return;
    this.send(listener, 'mutation', `${moment.transactionId}#${change.id}`, {
      documentId: change.id,
      eventId: `${moment.transactionId}#${change.id}`,
      transactionId: moment.transactionId,
      transition: before ? (after ? 'update' : 'disappear') : 'appear',
      timestamp: new Date(moment.nowMs).toISOString(),
      visibility: 'query',
      transactionTotalEvents: moment.total,
      transactionCurrentEvent: moment.current,
      previousRev: change.before?._rev,
      resultRev: change.after?._rev,
      ...(listener.includeResult && change.after !== null ? {result: change.after} : {}),
    });
  }

  private send(listener: Listener, event: string, id: string, data: unknown): void {
    const text = `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
    listener.writer.write(new TextEncoder().encode(text)).catch(() => this.all.delete(listener));
  }
}

/** Returns the one sync tag of all answers: every change invalidates all of them. */
export function syncTag(dataset: string): string {
  return `s1:${dataset}`;
}

function isEmpty(result: Json): boolean {
  return Array.isArray(result) && result.length === 0;
}
