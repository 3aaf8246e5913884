import {DurableObject} from 'cloudflare:workers';
import {shop} from '../storefront/shop';

type NumberRow = {number: number};

/** The number of the first customer who was not there from the beginning. */
const FIRST_NUMBER = 8001;

/** Which e-mail address belongs to which customer. One object, filled with the first customers when it is first used. */
export class CustomerDirectoryObject extends DurableObject<unknown> {
  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env);
    const {sql} = this.ctx.storage;
    sql.exec('CREATE TABLE IF NOT EXISTS customers (number INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE)');
    this.ctx.storage.transactionSync(() => {
      for (const {number, email} of shop().customers)
        sql.exec('INSERT OR IGNORE INTO customers VALUES (?, ?)', number, email);
    });
  }

  /** The number of the customer with an address, a new one where there was none. Addresses are compared without case. */
  async numberFor(email: string): Promise<number> {
    return this.ctx.storage.transactionSync(() => this.find(email) ?? this.add(email));
  }

  /** The number of a new customer; `null` where the address is somebody's already. */
  async create(email: string): Promise<number | null> {
    return this.ctx.storage.transactionSync(() => (this.find(email) === null ? this.add(email) : null));
  }

  private find(email: string): number | null {
    const {sql} = this.ctx.storage;
    const query = 'SELECT number FROM customers WHERE email = ?';
    return sql.exec<NumberRow>(query, normalised(email)).toArray()[0]?.number ?? null;
  }

  private add(email: string): number {
    return this.ctx.storage.sql
      .exec<NumberRow>(
        'INSERT INTO customers SELECT MAX(?1, COALESCE(MAX(number), 0) + 1), ?2 FROM customers RETURNING number',
        FIRST_NUMBER,
        normalised(email),
      )
      .one().number;
  }
}

function normalised(email: string): string {
  return email.trim().toLowerCase();
}
