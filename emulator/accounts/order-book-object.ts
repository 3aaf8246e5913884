import {DurableObject} from 'cloudflare:workers';
import type {Order} from '../checkout/order';

type BookRow = {id: string};

const FIRST_READ = 'first-read';

/** Everything that was ordered under one e-mail address, in SQLite. Named by the address in lower case. */
export class OrderBookObject extends DurableObject<unknown> {
  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env);
    this.ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS booked (id TEXT PRIMARY KEY)');
  }

  /** Books a placed order. Repeating it changes nothing. */
  async book(order: Order): Promise<void> {
    this.ctx.storage.transactionSync(() => {
      this.ctx.storage.sql.exec('INSERT OR IGNORE INTO booked VALUES (?)', order.id);
      this.ctx.storage.kv.put(keyOf(order.id), order);
    });
  }

  /** The booked orders, and the moment from which seeded orders count back. Moments are milliseconds since 1970. */
  async read(at: number): Promise<{readonly orders: readonly Order[]; readonly firstReadAt: number}> {
    const {kv, sql} = this.ctx.storage;
    const firstReadAt = kv.get<number>(FIRST_READ) ?? at;
    kv.put(FIRST_READ, firstReadAt);
    const orders = sql
      .exec<BookRow>('SELECT id FROM booked')
      .toArray()
      .flatMap(({id}) => kv.get<Order>(keyOf(id)) ?? []);
    return {orders, firstReadAt};
  }
}

/** Returns the number in an order's name, which is its id on the platform. */
export function orderNumber({number}: Pick<Order, 'number'>): number {
  return Number(number.replace(/\D/g, ''));
}

/** Books a placed order for its buyer, under its number and among all. Repeating it changes nothing. */
export async function bookOrder(
  {ORDER_BOOKS}: {readonly ORDER_BOOKS: DurableObjectNamespace<OrderBookObject>},
  order: Order,
): Promise<void> {
  for (const name of [bookName(order.email), numberedBook(orderNumber(order)), EVERY_ORDER])
    await ORDER_BOOKS.getByName(name).book(order);
}

/** Returns the name of the book for an address. */
export function bookName(email: string): string {
  return email.trim().toLowerCase();
}

/** The name of the book of everything that was ordered. */
export const EVERY_ORDER = 'every order';

/** Returns the name of the book that holds one order alone, by its number. */
export function numberedBook(number: number): string {
  return `order ${number}`;
}

function keyOf(orderId: string): string {
  return `order:${orderId}`;
}
