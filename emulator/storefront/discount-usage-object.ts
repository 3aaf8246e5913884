import {DurableObject} from 'cloudflare:workers';

type UsageRow = {code: string};

/** Which buyer has used which discount code, by e-mail address. One object. Codes and addresses are compared without case. */
export class DiscountUsageObject extends DurableObject<object> {
  constructor(ctx: DurableObjectState, env: object) {
    super(ctx, env);
    this.ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS used (email TEXT, code TEXT, order_id TEXT NOT NULL, PRIMARY KEY (email, code))',
    );
  }

  /** The codes that an address has used, in capitals. */
  async usedBy(email: string): Promise<Set<string>> {
    const rows = this.ctx.storage.sql.exec<UsageRow>(
      'SELECT code FROM used WHERE email = ?',
      email.trim().toLowerCase(),
    );
    return new Set(rows.toArray().map(({code}) => code));
  }

  /**
   * Notes that an order used a code. Repeating it for the same order changes nothing.
   *
   * @returns whether the use counts for this order; `false` where another order of the address used the code before
   */
  async record(email: string, code: string, orderId: string): Promise<boolean> {
    const {sql} = this.ctx.storage;
    const key = [email.trim().toLowerCase(), code.toUpperCase()] as const;
    return this.ctx.storage.transactionSync(() => {
      sql.exec('INSERT OR IGNORE INTO used (email, code, order_id) VALUES (?, ?, ?)', ...key, orderId);
      return (
        sql.exec('SELECT 1 FROM used WHERE email = ? AND code = ? AND order_id = ?', ...key, orderId).toArray().length >
        0
      );
    });
  }
}
