import type {ReturnRequest} from '../../contracts/returns';
import {DurableObject} from 'cloudflare:workers';
import type {Variables} from '../config/env';
import {RETENTION} from '../config/retention';
import {digitCode} from '../domain/codes';
import type {Order} from '../domain/order';
import {endOf} from '../domain/retention';
import type {ReturnItem} from '../domain/track-order';
import {trackOrder} from '../domain/track-order';
import {wakeBy} from './alarm';

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

const RETURNS = 'returns';

/** Tells when a return is to be gone, in milliseconds since 1970. */
export function endOfReturn({createdAt}: Pick<Return, 'createdAt'>): number {
  return endOf(RETENTION.return.period, createdAt);
}

/** The returns of one order. Named by its number in capitals. */
export class ReturnDeskObject extends DurableObject<Pick<Variables, 'LINK_SECRET'>> {
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
    const returned = before.flatMap((entry) => entry.items);
    const {status, returnableUntil, returnable} = trackOrder(order, at, returned);
    if (status !== 'delivered') return 'not_delivered';
    if (returnableUntil === null) return 'nothing_to_return';
    if (trackOrder(order, at).returnable.length === 0) return 'too_late';
    if (returnable.length === 0) return 'nothing_to_return';
    const fits = items.every(({line, quantity}) =>
      returnable.some((left) => left.line === line && quantity <= left.quantity),
    );
    if (!fits) return 'too_many';
    const entry: Return = {id, createdAt: at, items, reason: reason ?? null, trackingNumber};
    this.save([...before, entry]);
    await wakeBy(this.ctx.storage, endOfReturn(entry));
    return entry;
  }

  /** Drops the reasons, which nobody had to give; the rest belongs to the order. Says how many there were. */
  async eraseReasons(): Promise<number> {
    const before = await this.returns();
    this.save(before.map((entry) => ({...entry, reason: null})));
    return before.filter(({reason}) => reason !== null).length;
  }

  /** Drops what is past its period. */
  override async alarm(): Promise<void> {
    this.save((await this.returns()).filter((entry) => endOfReturn(entry) > Date.now()));
    const [first] = await this.returns();
    if (first === undefined) await this.ctx.storage.deleteAll();
    else await wakeBy(this.ctx.storage, endOfReturn(first));
  }

  private save(returns: readonly Return[]): void {
    this.ctx.storage.kv.put(RETURNS, returns);
  }
}
