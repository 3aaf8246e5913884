import {DurableObject} from 'cloudflare:workers';
import type {SavedCartRequest} from '../../contracts/saved-cart';
import {RETENTION} from '../config/retention';
import {endOf} from '../domain/retention';

export type SavedCart = Pick<SavedCartRequest, 'lines' | 'language'> & {readonly savedAt: number};

const CART = 'cart';

/** One saved cart. Named by the token of its link. */
export class SavedCartObject extends DurableObject<unknown> {
  /** Keeps the cart; repeating it changes nothing. */
  async save(cart: SavedCart): Promise<SavedCart> {
    const before = await this.read();
    if (before !== null) return before;
    this.ctx.storage.kv.put(CART, cart);
    await this.ctx.storage.setAlarm(endOf(RETENTION.savedCart.period, cart.savedAt));
    return cart;
  }

  /** The cart; `null` where there is none. */
  async read(): Promise<SavedCart | null> {
    return this.ctx.storage.kv.get<SavedCart>(CART) ?? null;
  }

  /** Drops the cart; says whether there was one. */
  async erase(): Promise<boolean> {
    const wasSaved = (await this.read()) !== null;
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    return wasSaved;
  }

  /** Drops a cart that nobody came back to. */
  override async alarm(): Promise<void> {
    await this.erase();
  }
}
