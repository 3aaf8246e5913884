import {DurableObject} from 'cloudflare:workers';
import type {SavedCartRequest} from '../../contracts/saved-cart';
import {RETENTION} from '../config/retention';
import {endOf} from '../domain/retention';

export type SavedCart = Pick<SavedCartRequest, 'lines' | 'language'> & {readonly savedAt: number};

const CART = 'cart';

/** A saved cart. The object is named by the token of its link. */
export class SavedCartObject extends DurableObject<unknown> {
  /** Stores the cart. A repetition changes nothing. */
  async save(cart: SavedCart): Promise<SavedCart> {
    const before = await this.read();
    if (before !== null) return before;
    this.ctx.storage.kv.put(CART, cart);
    await this.ctx.storage.setAlarm(endOf(RETENTION.savedCart.period, cart.savedAt));
    return cart;
  }

  /** Returns the cart; `null` for none. */
  async read(): Promise<SavedCart | null> {
    return this.ctx.storage.kv.get<SavedCart>(CART) ?? null;
  }

  /** Drops the cart, and tells whether there was one. */
  async erase(): Promise<boolean> {
    const wasSaved = (await this.read()) !== null;
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    return wasSaved;
  }

  /** Drops an expired cart. */
  override async alarm(): Promise<void> {
    await this.erase();
  }
}
