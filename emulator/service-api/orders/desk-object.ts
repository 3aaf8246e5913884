import type {ReturnRequest} from '../../../contracts/returns';
import type {Order} from '../../checkout/order';
import {digitCode} from '../codes';
import type {ServiceObjectEnv} from '../object-env';
import {GenerationObject} from '../../shared/generation-object';
import {orderById} from './find-order';
import type {ReturnItem} from './track';
import {trackOrder} from './track';

/** Goods that were announced to come back. */
export type Return = {
  /** Also the secret part of the label's address. */
  readonly id: string;
  readonly createdAt: number;
  readonly items: readonly ReturnItem[];
  readonly reason: ReturnRequest['reason'] | null;
  readonly trackingNumber: string;
};

export type ReturnRefusal = 'not_delivered' | 'too_late' | 'nothing_to_return' | 'too_many';

const ORDER_ID = 'order-id';
const RETURNS = 'returns';

/** What happens to an order after it was placed. Named by its number in capitals. */
export class DeskObject extends GenerationObject<ServiceObjectEnv> {
  /** Takes an order in; repeating it changes nothing. */
  async open(orderId: string): Promise<void> {
    this.ctx.storage.kv.put(ORDER_ID, orderId);
  }

  /** The order under this number, where it was placed with this address; `null` else. */
  async find(email: string): Promise<Order | null> {
    const orderId = this.ctx.storage.kv.get<string>(ORDER_ID);
    const order = orderId === undefined ? null : await orderById(this.env, orderId);
    return order !== null && order.email.toLowerCase() === email.toLowerCase() ? order : null;
  }

  /** What was announced to come back, oldest first. */
  async returns(): Promise<readonly Return[]> {
    return this.ctx.storage.kv.get<readonly Return[]>(RETURNS) ?? [];
  }

  /**
   * Announces goods that come back.
   *
   * @param id names the request: repeated, it gives the same
   * @param at milliseconds since 1970
   */
  async announceReturn(
    order: Order,
    {items, reason}: Pick<ReturnRequest, 'items' | 'reason'>,
    id: string,
    at: number,
  ): Promise<Return | ReturnRefusal> {
    const trackingNumber = await digitCode(this.env.LINK_SECRET, ['return', id]);
    const before = await this.returns();
    const same = before.find((entry) => entry.id === id);
    if (same !== undefined) return same;
    const {status, returnableUntil, returnable} = trackOrder(
      order,
      at,
      '',
      before.flatMap((entry) => entry.items),
    );
    if (status !== 'delivered') return 'not_delivered';
    if (returnableUntil === null) return 'nothing_to_return';
    if (trackOrder(order, at, '').returnable.length === 0) return 'too_late';
    if (returnable.length === 0) return 'nothing_to_return';
    const fits = items.every(({line, quantity}) =>
      returnable.some((left) => left.line === line && quantity <= left.quantity),
    );
    if (!fits) return 'too_many';
    const entry: Return = {id, createdAt: at, items, reason: reason ?? null, trackingNumber};
    this.ctx.storage.kv.put(RETURNS, [...before, entry]);
    return entry;
  }
}
