import {DurableObject} from 'cloudflare:workers';
import {customers} from '../seed/customers';

type NumberRow = {number: number};

/** The number of the first customer who is not in the seed. */
const FIRST_NUMBER = 8001;

/** Which e-mail address belongs to which customer. One object, filled from the seed when it is first used. */
export class CustomerDirectoryObject extends DurableObject<unknown> {
  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env);
    const {sql} = this.ctx.storage;
    sql.exec('CREATE TABLE IF NOT EXISTS customers (number INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE)');
    this.ctx.storage.transactionSync(() => {
      for (const {number, email} of customers) sql.exec('INSERT OR IGNORE INTO customers VALUES (?, ?)', number, email);
    });
  }

  /** The number of the customer with an address, a new one where there was none. Addresses are compared without case. */
  async numberFor(email: string): Promise<number> {
    const address = email.trim().toLowerCase();
    const {sql} = this.ctx.storage;
    return this.ctx.storage.transactionSync(() => {
      const known = sql.exec<NumberRow>('SELECT number FROM customers WHERE email = ?', address).toArray()[0];
      if (known !== undefined) return known.number;
      return sql
        .exec<NumberRow>(
          'INSERT INTO customers SELECT MAX(?1, COALESCE(MAX(number), 0) + 1), ?2 FROM customers RETURNING number',
          FIRST_NUMBER,
          address,
        )
        .one().number;
    });
  }
}
