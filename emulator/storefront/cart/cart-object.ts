import {DurableObject} from 'cloudflare:workers';
import {now} from '../../shared/clock';
import type {ClockEnv} from '../../shared/clock';
import {shop} from '../shop';
import type {CartChange} from './cart-change';
import type {CartState} from './cart-state';
import {changeCart} from './change-cart';
import type {ChangedCart, ChangeWorld} from './changed-cart';

const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_EXPIRY_DAYS = 10;
const KEY = 'cart';

type CartEnv = ClockEnv & {readonly CART_EXPIRY_DAYS?: string | number};

/** One cart, in SQLite: whatever it answered is stored. Named by the cart's token. */
export class CartObject extends DurableObject<CartEnv> {
  /** The cart, also after its order was placed; `null` where there is none or it expired. Moments are those of the emulated world. */
  async read(at: number): Promise<CartState | null> {
    return this.load(at);
  }

  /**
   * Stores a new cart.
   *
   * @throws {Error} when the token is taken
   */
  async create(state: CartState): Promise<void> {
    if (this.load(state.createdAt) !== null) throw new Error('The cart exists already');
    await this.save(state);
  }

  /**
   * Changes the cart.
   *
   * @param secret the `?key=` that the client knows
   * @param world pieces in stock by variant number, and the time in the emulated world
   * @returns `null` where there is no open cart under this token and secret
   */
  async change(
    secret: string,
    change: CartChange,
    world: Pick<ChangeWorld, 'language' | 'stock' | 'now'>,
  ): Promise<ChangedCart | null> {
    const state = this.load(world.now);
    if (state?.completedOrder !== null || state.secret !== secret) return null;
    const result = changeCart(state, change, {
      ...world,
      catalogue: shop().catalogue,
      newId: () => crypto.randomUUID(),
    });
    if (result.problems.length === 0) await this.save(result.state);
    return result;
  }

  /**
   * Closes the cart for the order that was placed with it. Repeating it for the same order changes nothing.
   *
   * @throws {Error} when there is no cart or another order closed it
   */
  async complete(orderId: string, at: number): Promise<void> {
    const state = this.load(at);
    if (state === null) throw new Error('The cart does not exist');
    if (state.completedOrder === orderId) return;
    if (state.completedOrder !== null) throw new Error('The cart was completed by another order');
    await this.save({...state, completedOrder: orderId, updatedAt: at});
  }

  /** Forgets the cart once it expired. */
  override async alarm(): Promise<void> {
    if (this.load(now(this.env)) === null) await this.ctx.storage.deleteAll();
    else await this.ctx.storage.setAlarm(Date.now() + this.expiryMs());
  }

  private load(at: number): CartState | null {
    const state = this.ctx.storage.kv.get<CartState>(KEY);
    return state === undefined || at - state.updatedAt >= this.expiryMs() ? null : state;
  }

  private async save(state: CartState): Promise<void> {
    this.ctx.storage.kv.put(KEY, state);
    await this.ctx.storage.setAlarm(Date.now() + this.expiryMs());
  }

  private expiryMs(): number {
    return Number(this.env.CART_EXPIRY_DAYS ?? DEFAULT_EXPIRY_DAYS) * DAY_MS;
  }
}
