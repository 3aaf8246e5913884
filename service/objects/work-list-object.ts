import {namedOrderNumber, plainOrderNumber} from '../domain/order';
import {wakeBy} from './alarm';
import {GenerationObject} from './generation';
import {noteNewCase, prepareNewCases, tellNewCases} from './new-cases';
import type {NewCasesEnv} from './new-cases';
import {workKind} from './work-list';
import type {WorkItem} from './work-list';

type ItemRow = {
  kind: string;
  reference: string;
  order_number: string | null;
  received_at: number;
  voucher: string | null;
};
/** Whether an item is open. */
export type ItemState = {readonly reference: string; readonly isOpen: boolean};

type StateRow = {reference: string; done_at: number | null};
type SumRow = {sum: number};
type WatchRow = {watch: string};
type EndRow = {end: number | null};

const COLUMNS = 'kind, reference, order_number, received_at, voucher';

/**
 * The work that waits for the operator, in SQLite: the numbers of notices, returns, labels and given up gifts, and how many reminders wait. It
 * holds no names and no addresses. An item stays as long as what it is about. A mail tells the operator of new ones, and of reviews. There is one
 * object.
 */
export class WorkListObject extends GenerationObject<NewCasesEnv> {
  constructor(ctx: DurableObjectState, env: NewCasesEnv) {
    super(ctx, env);
    this.ctx.storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS items (
        reference TEXT PRIMARY KEY, kind TEXT NOT NULL, order_number TEXT, received_at INTEGER NOT NULL, done_at INTEGER,
        until INTEGER NOT NULL
      )`,
    );
    // Objects of before it have a table without this column.
    const vouchers = this.ctx.storage.sql.exec("SELECT 1 FROM pragma_table_info('items') WHERE name = 'voucher'");
    if (vouchers.toArray().length === 0) this.ctx.storage.sql.exec('ALTER TABLE items ADD COLUMN voucher TEXT');
    this.ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS waiting (watch TEXT PRIMARY KEY, count INTEGER NOT NULL)');
    prepareNewCases(this.ctx.storage.sql);
  }

  /**
   * Adds an open item, of which a mail tells the operator. A repetition changes nothing.
   *
   * @param until when what it is about is dropped, in milliseconds since 1970
   */
  async add({kind, reference, order, voucher, receivedAt}: WorkItem, until: number): Promise<void> {
    const {rowsWritten} = this.ctx.storage.sql.exec(
      'INSERT OR IGNORE INTO items (reference, kind, order_number, received_at, voucher, until) VALUES (?, ?, ?, ?, ?, ?)',
      reference,
      kind,
      order,
      receivedAt,
      voucher ?? null,
      until,
    );
    // First: without a wait in between, the item and the note are stored together.
    if (rowsWritten > 0) await noteNewCase(this.ctx.storage, this.env, reference);
    await wakeBy(this.ctx.storage, until);
  }

  /** Notes a new review for the mail to the operator: it is no item. A repetition changes nothing until that mail. */
  async noteReview(id: string): Promise<void> {
    await noteNewCase(this.ctx.storage, this.env, id);
  }

  /** Returns the open items, oldest first. */
  async open(): Promise<readonly WorkItem[]> {
    return this.items('done_at IS NULL ORDER BY received_at, reference');
  }

  /** Returns the item of a reference; `null` for an unknown one. */
  async find(reference: string): Promise<WorkItem | null> {
    return this.items('reference = ?', reference)[0] ?? null;
  }

  /** Returns the items that name an order, oldest first. `order` is its number in any spelling. */
  async ofOrder(order: string): Promise<readonly WorkItem[]> {
    const plain = plainOrderNumber(order);
    return this.items('order_number IN (?, ?) ORDER BY received_at', plain, namedOrderNumber(order) ?? plain);
  }

  /** Tells for each reference whether its item is open; unknown ones are left out. */
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
   * Marks an item as done, or opens it again. Returns `false` for an unknown one.
   *
   * @param doneAt milliseconds since 1970; `null` opens it
   */
  async mark(reference: string, doneAt: number | null): Promise<boolean> {
    const {sql} = this.ctx.storage;
    return sql.exec('UPDATE items SET done_at = ? WHERE reference = ?', doneAt, reference).rowsWritten > 0;
  }

  /** Deletes an item, such as one whose notice was erased. */
  async drop(reference: string): Promise<void> {
    this.ctx.storage.sql.exec('DELETE FROM items WHERE reference = ?', reference);
    this.ctx.storage.sql.exec('DELETE FROM new_items WHERE reference = ?', reference);
  }

  /** Notes how many confirmed reminders of one variant wait. `watch` is the id of its `StockWatchObject`. */
  async noteWaiting(watch: string, count: number): Promise<void> {
    const {sql} = this.ctx.storage;
    if (count === 0) sql.exec('DELETE FROM waiting WHERE watch = ?', watch);
    else sql.exec('INSERT OR REPLACE INTO waiting (watch, count) VALUES (?, ?)', watch, count);
  }

  /** Returns how many confirmed reminders wait in all. */
  async waiting(): Promise<number> {
    return this.ctx.storage.sql.exec<SumRow>('SELECT COALESCE(SUM(count), 0) AS sum FROM waiting').one().sum;
  }

  /** Returns the ids of the `StockWatchObject`s that have a confirmed reminder. */
  async watches(): Promise<readonly string[]> {
    return this.ctx.storage.sql
      .exec<WatchRow>('SELECT watch FROM waiting ORDER BY watch')
      .toArray()
      .map(({watch}) => watch);
  }

  /** Drops the items whose notice, return or gift was dropped, and tells the operator of new ones. */
  override async alarm(): Promise<void> {
    this.ctx.storage.sql.exec('DELETE FROM items WHERE until <= ?', Date.now());
    const {end} = this.ctx.storage.sql.exec<EndRow>('SELECT MIN(until) AS end FROM items').one();
    await wakeBy(this.ctx.storage, end);
    await tellNewCases(this.ctx.storage, this.env);
  }

  private items(condition: string, ...values: readonly string[]): readonly WorkItem[] {
    return this.ctx.storage.sql
      .exec<ItemRow>(`SELECT ${COLUMNS} FROM items WHERE ${condition}`, ...values)
      .toArray()
      .map(({kind, reference, order_number: order, received_at: receivedAt, voucher}) => ({
        kind: workKind(kind),
        reference,
        order,
        receivedAt,
        ...(voucher !== null && {voucher}),
      }));
  }
}
