import {DurableObject} from 'cloudflare:workers';
import type {SavedCartRequest} from '../../contracts/saved-cart';

export type SavedCart = Pick<SavedCartRequest, 'lines' | 'language'> & {readonly savedAt: number};

const CART = 'cart';

/** One saved cart. Named by the token of its link. */
export class SavedCartObject extends DurableObject<unknown> {
  /** Keeps the cart; repeating it changes nothing. */
  async save(cart: SavedCart): Promise<SavedCart> {
    const before = this.ctx.storage.kv.get<SavedCart>(CART);
    if (before !== undefined) return before;
    this.ctx.storage.kv.put(CART, cart);
    return cart;
  }

  /** The cart; `null` where there is none. */
  async read(): Promise<SavedCart | null> {
    return this.ctx.storage.kv.get<SavedCart>(CART) ?? null;
  }
}
