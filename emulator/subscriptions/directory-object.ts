import {DurableObject} from 'cloudflare:workers';
import {shop} from '../storefront/shop';

/** Whom the subscription service knows, under its own number. */
export type Known = {readonly number: number; readonly email: string; readonly external: number | null};

type KnownRow = {number: number; email: string; external: number | null};

/** Seeded customers have the commerce platform's number and this. */
const OWN_NUMBERS = 10_000;
const FIRST_NUMBER = 30_001;
const EMPTIED = 'emptied';

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
    const {sql} = this.ctx.storage;
    return this.ctx.storage.transactionSync(
      () =>
        this.known(email, external) ??
        sql
          .exec<KnownRow>(
            'INSERT INTO customers SELECT MAX(?1, COALESCE(MAX(number), 0) + 1), ?2, ?3 FROM customers RETURNING *',
            FIRST_NUMBER,
            addressOf(email),
            external,
          )
          .one(),
    );
  }

  /** The same for whom there is already; `null` for whom there is not. */
  async lookUp(email: string, external: number | null): Promise<Known | null> {
    return this.ctx.storage.transactionSync(() => this.known(email, external));
  }

  /** The state of the first start again. */
  async reset(): Promise<void> {
    this.ctx.storage.kv.delete(EMPTIED);
    this.ctx.storage.sql.exec('DELETE FROM customers');
    this.fill();
  }

  /** Forgets everybody. */
  async empty(): Promise<void> {
    this.ctx.storage.kv.put(EMPTIED, true);
    this.ctx.storage.sql.exec('DELETE FROM customers');
  }

  /** Who has the platform's number, or else the address, with the number from then on. */
  private known(email: string, external: number | null): Known | null {
    const {sql} = this.ctx.storage;
    const [byNumber] = sql.exec<KnownRow>('SELECT * FROM customers WHERE external = ?', external).toArray();
    if (byNumber !== undefined) return byNumber;
    const [byEmail] = sql.exec<KnownRow>('SELECT * FROM customers WHERE email = ?', addressOf(email)).toArray();
    if (byEmail === undefined) return null;
    if (external === null || byEmail.external !== null) return byEmail;
    sql.exec('UPDATE customers SET external = ? WHERE number = ?', external, byEmail.number);
    return {...byEmail, external};
  }

  private fill(): void {
    if (this.ctx.storage.kv.get<boolean>(EMPTIED) === true) return;
    this.ctx.storage.transactionSync(() => {
      for (const {external, email} of shop().subscribers) {
        const {sql} = this.ctx.storage;
        sql.exec('INSERT OR IGNORE INTO customers VALUES (?, ?, ?)', external + OWN_NUMBERS, email, external);
      }
    });
  }
}

function addressOf(email: string): string {
  return email.trim().toLowerCase();
}
