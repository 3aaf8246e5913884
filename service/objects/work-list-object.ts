import {DurableObject} from 'cloudflare:workers';
import {wakeBy} from './alarm';
import type {WorkItem} from './work-list';

type ItemRow = {kind: string; reference: string; order_number: string | null; received_at: number};
/** Whether an item is open. */
export type ItemState = {readonly reference: string; readonly isOpen: boolean};

type StateRow = {reference: string; done_at: number | null};
type SumRow = {sum: number};
type WatchRow = {watch: string};
type EndRow = {end: number | null};

const COLUMNS = 'kind, reference, order_number, received_at';

/**
 * What waits for the operator, in SQLite: numbers of notices and returns, and how many reminders wait. No names, no addresses. Items stay as
 * long as the things themselves. One object.
 */
export class WorkListObject extends DurableObject<unknown> {
  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env);
    this.ctx.storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS items (
        reference TEXT PRIMARY KEY, kind TEXT NOT NULL, order_number TEXT, received_at INTEGER NOT NULL, done_at INTEGER,
        until INTEGER NOT NULL
      )`,
    );
    this.ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS waiting (watch TEXT PRIMARY KEY, count INTEGER NOT NULL)');
  }

  /**
   * Adds an item, open; repeating it changes nothing.
   *
   * @param until when the thing itself is gone, in milliseconds since 1970
   */
  async add({kind, reference, order, receivedAt}: WorkItem, until: number): Promise<void> {
    this.ctx.storage.sql.exec(
      'INSERT OR IGNORE INTO items (reference, kind, order_number, received_at, until) VALUES (?, ?, ?, ?, ?)',
      reference,
      kind,
      order,
      receivedAt,
      until,
    );
    await wakeBy(this.ctx.storage, until);
  }

  /** The items that nobody has handled yet, oldest first. */
  async open(): Promise<readonly WorkItem[]> {
    return this.items('done_at IS NULL ORDER BY received_at, reference');
  }

  /** The item of a reference; `null` for an unknown one. */
  async find(reference: string): Promise<WorkItem | null> {
    return this.items('reference = ?', reference)[0] ?? null;
  }

  /** The items that name an order, oldest first. */
  async ofOrder(order: string): Promise<readonly WorkItem[]> {
    return this.items('order_number = ? ORDER BY received_at', order);
  }

  /** Which items of these references are open; unknown ones are left out. */
  async states(references: readonly string[]): Promise<readonly ItemState[]> {
    return this.ctx.storage.sql
      .exec<StateRow>(
        'SELECT reference, done_at FROM items WHERE reference IN (SELECT value FROM json_each(?))',
        JSON.stringify(references),
      )
      .toArray()
      .map(({reference, done_at: doneAt}) => ({reference, isOpen: doneAt === null}));
  }

  /**
   * Marks an item as done, or opens it again; `false` for an unknown one.
   *
   * @param doneAt milliseconds since 1970; `null` opens it
   */
  async mark(reference: string, doneAt: number | null): Promise<boolean> {
    const {sql} = this.ctx.storage;
    return sql.exec('UPDATE items SET done_at = ? WHERE reference = ?', doneAt, reference).rowsWritten > 0;
  }

  /** Forgets an item whose thing is erased. */
  async drop(reference: string): Promise<void> {
    this.ctx.storage.sql.exec('DELETE FROM items WHERE reference = ?', reference);
  }

  /** Notes how many confirmed reminders of one variant wait. `watch` is the id of its `StockWatchObject`. */
  async noteWaiting(watch: string, count: number): Promise<void> {
    const {sql} = this.ctx.storage;
    if (count === 0) sql.exec('DELETE FROM waiting WHERE watch = ?', watch);
    else sql.exec('INSERT OR REPLACE INTO waiting VALUES (?, ?)', watch, count);
  }

  /** How many confirmed reminders wait in all. */
  async waiting(): Promise<number> {
    return this.ctx.storage.sql.exec<SumRow>('SELECT COALESCE(SUM(count), 0) AS sum FROM waiting').one().sum;
  }

  /** The ids of the objects where a confirmed reminder waits. */
  async watches(): Promise<readonly string[]> {
    return this.ctx.storage.sql
      .exec<WatchRow>('SELECT watch FROM waiting ORDER BY watch')
      .toArray()
      .map(({watch}) => watch);
  }

  /** Drops the items whose things are gone. */
  override async alarm(): Promise<void> {
    this.ctx.storage.sql.exec('DELETE FROM items WHERE until <= ?', Date.now());
    const {end} = this.ctx.storage.sql.exec<EndRow>('SELECT MIN(until) AS end FROM items').one();
    await wakeBy(this.ctx.storage, end);
  }

  private items(condition: string, ...values: readonly string[]): readonly WorkItem[] {
    return this.ctx.storage.sql
      .exec<ItemRow>(`SELECT ${COLUMNS} FROM items WHERE ${condition}`, ...values)
      .toArray()
      .map(({kind, reference, order_number: order, received_at: receivedAt}) => ({
        kind: kindOf(kind),
        reference,
        order,
        receivedAt,
      }));
  }
}

function kindOf(kind: string): WorkItem['kind'] {
  return kind === 'withdrawal' || kind === 'cancellation' || kind === 'return' ? kind : 'contact-request';
}
