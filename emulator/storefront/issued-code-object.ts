import {DurableObject} from 'cloudflare:workers';
import type {SeedDiscountCode} from '../seed/types';

const CODE = 'code';
const USED_BY = 'used-by';

/** A discount code that was made for one person and counts for one order, such as the welcome voucher. Named by the code in capitals. */
export class IssuedCodeObject extends DurableObject<unknown> {
  /** Puts the code into the books; repeating it changes nothing. */
  async issue(code: SeedDiscountCode): Promise<void> {
    if (this.code() === null) this.ctx.storage.kv.put(CODE, code);
  }

  /** The code as the discount engine knows codes; `null` where it was never issued. */
  async read(): Promise<SeedDiscountCode | null> {
    const code = this.code();
    return code === null ? null : {...code, usedUp: this.usedBy() !== null};
  }

  /**
   * Uses the code up for an order. Repeating it for the same order changes nothing.
   *
   * @returns whether it counts for this order: also where this is no issued code, which has no such limit
   */
  async use(orderId: string): Promise<boolean> {
    if (this.code() === null) return true;
    const usedBy = this.usedBy();
    if (usedBy === null) this.ctx.storage.kv.put(USED_BY, orderId);
    return usedBy === null || usedBy === orderId;
  }

  /** Gives the code back, where an order did not come about. */
  async release(orderId: string): Promise<void> {
    if (this.usedBy() === orderId) this.ctx.storage.kv.delete(USED_BY);
  }

  private code(): SeedDiscountCode | null {
    return this.ctx.storage.kv.get<SeedDiscountCode>(CODE) ?? null;
  }

  private usedBy(): string | null {
    return this.ctx.storage.kv.get<string>(USED_BY) ?? null;
  }
}
