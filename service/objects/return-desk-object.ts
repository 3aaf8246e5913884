import type {ReturnRequest} from '../../contracts/returns';
import {DurableObject} from 'cloudflare:workers';
import type {Variables} from '../config/env';
import {RETENTION} from '../config/retention';
import {isoDay} from '../domain/days';
import type {Order} from '../domain/order';
import {endOf} from '../domain/retention';
import {returnNumber} from '../domain/return-label';
import type {ReturnItem} from '../domain/track-order';
import {trackOrder} from '../domain/track-order';
import {wakeBy} from './alarm';

/** An announced return. */
export type Return = {
  /** It is also the secret part of the URL of a label. */
  readonly id: string;
  readonly createdAt: number;
  readonly items: readonly ReturnItem[];
  readonly reason: ReturnRequest['reason'] | null;
  /** The number of the return: a specimen of a label has it as its tracking number. */
  readonly trackingNumber: string;
};

export type ReturnRefusal = 'not_delivered' | 'too_late' | 'nothing_to_return' | 'too_many';

const RETURNS = 'returns';

/** Returns when a return has to be dropped, in milliseconds since 1970. */
export function endOfReturn({createdAt}: Pick<Return, 'createdAt'>): number {
  return endOf(RETENTION.return.period, createdAt);
}

/** The returns of one order. The object is named by the order number in capitals. */
export class ReturnDeskObject extends DurableObject<Pick<Variables, 'LINK_SECRET'>> {
  /** Returns the announced returns, oldest first. */
  async returns(): Promise<readonly Return[]> {
    return this.ctx.storage.kv.get<readonly Return[]>(RETURNS) ?? [];
  }

  /**
   * Tells why a return would be refused; `null` if it would be announced. Nothing is stored. The parameters are those of `announceReturn`.
   */
  async refusalOf(order: Order, items: ReturnRequest['items'], id: string, at: number): Promise<ReturnRefusal | null> {
    const before = await this.returns();
    return before.some((entry) => entry.id === id) ? null : refusalOf(order, items, before, at);
  }

  /**
   * Announces a return.
   *
   * @param id names the request: a repetition gives the same return
   * @param at milliseconds since 1970
   */
  async announceReturn(
    order: Order,
    {items, reason}: Pick<ReturnRequest, 'items' | 'reason'>,
    id: string,
    at: number,
  ): Promise<Return | ReturnRefusal> {
    const trackingNumber = await returnNumber(this.env, id);
    const before = await this.returns();
    const same = before.find((entry) => entry.id === id);
    if (same !== undefined) return same;
    const refusal = refusalOf(order, items, before, at);
    if (refusal !== null) return refusal;
    const entry: Return = {id, createdAt: at, items, reason: reason ?? null, trackingNumber};
    this.save([...before, entry]);
    await wakeBy(this.ctx.storage, endOfReturn(entry));
    return entry;
  }

  /** Drops the reasons, which are voluntary; the rest belongs to the order. Returns how many there were. */
  async eraseReasons(): Promise<number> {
    const before = await this.returns();
    this.save(before.map((entry) => ({...entry, reason: null})));
    return before.filter(({reason}) => reason !== null).length;
  }

  /** Drops expired returns. */
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

function refusalOf(
  order: Order,
  items: ReturnRequest['items'],
  before: readonly Return[],
  at: number,
): ReturnRefusal | null {
  const returned = before.flatMap((entry) => entry.items);
  const {status, returnableUntil, returnable} = trackOrder(order, at, returned);
  if (returnableUntil === null) return status === 'delivered' ? 'nothing_to_return' : 'not_delivered';
  if (returnableUntil < isoDay(at)) return 'too_late';
  if (returnable.length === 0) return 'nothing_to_return';
  const fits = items.every(({line, quantity}) =>
    returnable.some((left) => left.line === line && quantity <= left.quantity),
  );
  return fits ? null : 'too_many';
}
