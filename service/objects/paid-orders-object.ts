import {writeError, writeFault} from '../adapters/log';
import {listPaidOrders, readPaidOrder} from '../adapters/paid-orders';
import {waitSecondsOf} from '../adapters/upstream';
import {waitAfter} from '../domain/retry';
import {wakeBy} from './alarm';
import {fulfilGifts} from './fulfil-gifts';
import type {FulfilEnv, GiftRefusal} from './fulfil-gifts';
import {GenerationObject} from './generation';
import {createSerialQueue} from '../../contracts/serial-queue';

type OrderRow = {number: number; noted: number; attempts: number};
type NextRow = {next_at: number | null};

const DAY_MS = 24 * 60 * 60 * 1000;
/** How old an order may be that is found without a webhook. Its number is stored as long after its last note, so that an order is found once per change. */
const WINDOW_MS = 30 * DAY_MS;
/** How long ago an order may have changed: the schedule may stand still as long without a loss. */
const CHANGED_MS = 7 * DAY_MS;
/** How far a look reaches back behind the last one that was complete: a change may be found late. */
const OVERLAP_MS = 60 * 60 * 1000;
/** The platform cuts the moments of changes to whole seconds. */
const PRECISION_MS = 1000;
/** The moment from which orders are looked for, in milliseconds since 1970: earlier ones, such as another system's, are not fulfilled again. */
const SINCE = 'since';
/** The moment of the last look that was complete, in milliseconds since 1970. */
const LOOKED_AT = 'looked-at';
const AT_ONCE = 20;

/**
 * The numbers of paid orders whose gifts are to be issued, in SQLite. There is one object. A row without `next_at` is done. The order itself is
 * read from the platform when its gifts are issued, so no data of a customer are stored here.
 */
export class PaidOrdersObject extends GenerationObject<FulfilEnv> {
  private readonly inTurn = createSerialQueue();

  constructor(ctx: DurableObjectState, env: FulfilEnv) {
    super(ctx, env);
    this.ctx.storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS orders (
        number INTEGER PRIMARY KEY, noted INTEGER NOT NULL, noted_at INTEGER NOT NULL, attempts INTEGER NOT NULL, next_at INTEGER
      )`,
    );
  }

  /** Stores a paid order, and lets it be fulfilled soon. One that is done is fulfilled again: orders can be edited and paid again. */
  async note(number: number): Promise<void> {
    const at = Date.now();
    this.ctx.storage.sql.exec(
      `INSERT INTO orders (number, noted, noted_at, attempts, next_at) VALUES (?, 1, ?, 0, ?)
       ON CONFLICT (number) DO UPDATE SET noted = noted + 1, noted_at = excluded.noted_at, attempts = 0, next_at = excluded.next_at`,
      number,
      at,
      at,
    );
    await wakeBy(this.ctx.storage, at);
  }

  /**
   * Stores the paid orders of the platform that no webhook reported, and those that are done but have changed since: a gift may have been added.
   * The first call finds none.
   *
   * @param at milliseconds since 1970
   * @throws {UpstreamError}
   */
  async reconcile(at: number): Promise<void> {
    const {kv, sql} = this.ctx.storage;
    const since = kv.get<number>(SINCE) ?? at;
    kv.put(SINCE, since);
    const lookedAt = kv.get<number>(LOOKED_AT) ?? 0;
    const changed = Math.max(at - CHANGED_MS, lookedAt - OVERLAP_MS);
    const listed = await listPaidOrders(this.env, Math.max(since, at - WINDOW_MS), changed);
    const now = Date.now();
    for (const {number, updatedAt} of listed) {
      sql.exec(
        `INSERT INTO orders (number, noted, noted_at, attempts, next_at) VALUES (?, 1, ?, 0, ?)
         ON CONFLICT (number) DO UPDATE
         SET noted = noted + 1, noted_at = excluded.noted_at, attempts = 0, next_at = excluded.next_at
         WHERE next_at IS NULL AND noted_at < ?`,
        number,
        now,
        now,
        updatedAt + PRECISION_MS,
      );
    }
    kv.put(LOOKED_AT, at);
    sql.exec('DELETE FROM orders WHERE next_at IS NULL AND noted_at <= ?', now - WINDOW_MS);
    await this.wake();
  }

  override alarm(): Promise<void> {
    return this.run();
  }

  /** Fulfils the orders that are due, those noted once first: many may change at once. There is one run at a time. */
  run(): Promise<void> {
    return this.inTurn(() => this.runDue());
  }

  private async runDue(): Promise<void> {
    const due = this.ctx.storage.sql
      .exec<OrderRow>(
        'SELECT number, noted, attempts FROM orders WHERE next_at <= ? ORDER BY noted > 1, next_at LIMIT ?',
        Date.now(),
        AT_ONCE,
      )
      .toArray();
    for (const row of due) await this.attempt(row);
    await this.wake();
  }

  /** Catches every failure: the platform drops an alarm that throws after some tries, with all other orders. */
  private async attempt({number, noted, attempts}: OrderRow): Promise<void> {
    const {sql} = this.ctx.storage;
    try {
      const order = await readPaidOrder(this.env, number);
      const refusals = order === null ? new Set<GiftRefusal>() : await fulfilGifts(this.env, order);
      for (const code of refusals) writeFault('order-given-up', {order: number, code});
      if (refusals.size > 0) {
        // It needs a person, and may be mended by then.
        this.tryLater(number, noted, DAY_MS);
        return;
      }
      // An order that is not paid is deleted: its payment is reported later, or found. So is a cancelled one, which is listed for some days yet.
      const done = order === null ? 'DELETE FROM orders' : 'UPDATE orders SET next_at = NULL';
      sql.exec(`${done} WHERE number = ? AND noted = ?`, number, noted);
    } catch (error) {
      writeError(error);
      const wait = waitAfter(attempts + 1, waitSecondsOf(error));
      if (wait === null) {
        writeFault('order-given-up', {order: number});
        this.tryLater(number, noted, OVERLAP_MS);
      } else {
        sql.exec(
          'UPDATE orders SET attempts = ?, next_at = ? WHERE number = ? AND noted = ?',
          attempts + 1,
          Date.now() + wait,
          number,
          noted,
        );
      }
    }
  }

  /** Tries an order again after `wait` milliseconds, within the days after its note. Later it is deleted: a look finds it once it changes. */
  private tryLater(number: number, noted: number, wait: number): void {
    const {sql} = this.ctx.storage;
    const now = Date.now();
    sql.exec('DELETE FROM orders WHERE number = ? AND noted = ? AND noted_at <= ?', number, noted, now - CHANGED_MS);
    sql.exec('UPDATE orders SET attempts = 0, next_at = ? WHERE number = ? AND noted = ?', now + wait, number, noted);
  }

  private async wake(): Promise<void> {
    const {next_at: next} = this.ctx.storage.sql.exec<NextRow>('SELECT MIN(next_at) AS next_at FROM orders').one();
    await wakeBy(this.ctx.storage, next);
  }
}
