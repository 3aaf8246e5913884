import {DurableObject} from 'cloudflare:workers';
import {subscribers} from '../seed/subscriptions';

/** Whom the subscription service knows, under its own number. */
export type Known = {readonly number: number; readonly email: string; readonly external: number | null};

type KnownRow = {number: number; email: string; external: number | null};

/** Seeded customers have the commerce platform's number and this. */
const OWN_NUMBERS = 10_000;
const FIRST_NUMBER = 30_001;

/** Which customer has which number here. One object, filled from the seed when it is first used. */
export class SubscriptionDirectoryObject extends DurableObject<unknown> {
  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env);
    this.ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS customers (number INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE, external INTEGER UNIQUE)',
    );
    this.fill();
  }

  /** The customer of a number; `null` where there is none. */
  async find(number: number): Promise<Known | null> {
    return this.ctx.storage.sql.exec<KnownRow>('SELECT * FROM customers WHERE number = ?', number).toArray()[0] ?? null;
  }

  /** Everyone, in the order of their numbers. */
  async all(): Promise<Known[]> {
    return this.ctx.storage.sql.exec<KnownRow>('SELECT * FROM customers ORDER BY number').toArray();
  }

  /**
   * The customer of an e-mail address, new where there was none. Addresses are compared without case.
   *
   * @param external the commerce platform's number where it is known; it counts before the address
   */
  async enter(email: string, external: number | null): Promise<Known> {
    const address = email.trim().toLowerCase();
    const {sql} = this.ctx.storage;
    return this.ctx.storage.transactionSync(() => {
      const [byNumber] = sql.exec<KnownRow>('SELECT * FROM customers WHERE external = ?', external).toArray();
      if (byNumber !== undefined) return byNumber;
      const [byEmail] = sql.exec<KnownRow>('SELECT * FROM customers WHERE email = ?', address).toArray();
      if (byEmail === undefined) {
        return sql
          .exec<KnownRow>(
            'INSERT INTO customers SELECT MAX(?1, COALESCE(MAX(number), 0) + 1), ?2, ?3 FROM customers RETURNING *',
            FIRST_NUMBER,
            address,
            external,
          )
          .one();
      }
      if (external === null || byEmail.external !== null) return byEmail;
      sql.exec('UPDATE customers SET external = ? WHERE number = ?', external, byEmail.number);
      return {...byEmail, external};
    });
  }

  /** The state of the first start again. */
  async reset(): Promise<void> {
    this.ctx.storage.sql.exec('DELETE FROM customers');
    this.fill();
  }

  private fill(): void {
    this.ctx.storage.transactionSync(() => {
      for (const {external, email} of subscribers) {
        const {sql} = this.ctx.storage;
        sql.exec('INSERT OR IGNORE INTO customers VALUES (?, ?, ?)', external + OWN_NUMBERS, email, external);
      }
    });
  }
}
