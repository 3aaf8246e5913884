import type {ReturnRequest} from '../../contracts/returns';
import type {Variables} from '../config/env';
import {RETENTION} from '../config/retention';
import {isoDay} from '../domain/days';
import {plainOrderNumber} from '../domain/order';
import type {Order} from '../domain/order';
import {endOf} from '../domain/retention';
import {returnNumber} from '../domain/return-label';
import {goneLines, piecesOf, returnableLines, trackOrder} from '../domain/track-order';
import type {EarlierReturn, ReturnItem} from '../domain/track-order';
import {wakeBy} from './alarm';
import {wakeSoon} from './alarm-retry';
import type {WorkName} from './alarm-retry';
import {FollowUpObject, NOTHING_FOLLOWS} from './follow-up-object';
import type {FollowUp, FollowUpEnv, Owed} from './follow-up-object';

/** An announced return. */
export type Return = EarlierReturn & {
  /** It is also the secret part of the URL of a label. */
  readonly id: string;
  readonly createdAt: number;
  readonly reason: ReturnRequest['reason'] | null;
  /** The number of the return: a specimen of a label has it as its tracking number. */
  readonly trackingNumber: string;
};

export type ReturnRefusal = 'not_delivered' | 'too_late' | 'nothing_to_return' | 'too_many';

/** What is yet to follow a return of the order with this number. */
type OwedReturn = Owed & {readonly order: string};

type ReturnDeskEnv = FollowUpEnv & Pick<Variables, 'LINK_SECRET'>;

const RETURNS = 'returns';

/** Returns when a return has to be dropped, in milliseconds since 1970. */
export function endOfReturn({createdAt}: Pick<Return, 'createdAt'>): number {
  return endOf(RETENTION.return.period, createdAt);
}

/** The returns of one order. The object is named by the order number in capitals. */
export class ReturnDeskObject extends FollowUpObject<ReturnDeskEnv, OwedReturn> {
  /** Returns the announced returns, oldest first. */
  async returns(): Promise<readonly Return[]> {
    return this.ctx.storage.kv.get<readonly Return[]>(RETURNS) ?? [];
  }

  /**
   * Tells why a return would be refused; `null` if it would be announced, or is. Nothing is stored. The parameters are those of `announceReturn`.
   */
  async refusalOf(order: Order, items: ReturnRequest['items'], id: string, at: number): Promise<ReturnRefusal | null> {
    const checked = validateReturn(order, {items, id}, await this.returns(), at);
    return typeof checked === 'string' ? checked : null;
  }

  /**
   * Announces a return, and lists and mails it: what follows is stored with it, and finished by the alarm after an interruption. Where so many
   * pieces are not left, and these are those of an announced return, the form was sent again: that return is the result, also after the period.
   *
   * @param id names the request: a repetition gives the same return
   * @param at milliseconds since 1970
   * @param followUp missing from the calls of an earlier version, which lists and mails the return itself
   */
  async announceReturn(
    order: Order,
    {items, reason}: Pick<ReturnRequest, 'items' | 'reason'>,
    id: string,
    at: number,
    followUp: FollowUp = NOTHING_FOLLOWS,
  ): Promise<Return | ReturnRefusal> {
    const trackingNumber = await returnNumber(this.env, id);
    // Before anything is stored: if the alarm cannot be set, nothing is announced.
    await wakeSoon(this.ctx.storage);
    const before = await this.returns();
    const checked = validateReturn(order, {items, id}, before, at);
    if (typeof checked === 'string') return checked;
    if ('announced' in checked) return checked.announced;
    const entry: Return = {
      id,
      createdAt: at,
      items,
      gone: goneLines(order, checked.returnable),
      reason: reason ?? null,
      trackingNumber,
    };
    this.save([...before, entry]);
    await this.follow({...followUp, id, at, order: plainOrderNumber(order.number)});
    return entry;
  }

  /** Drops the reasons, which are voluntary; the rest belongs to the order. Returns how many there were. */
  async eraseReasons(): Promise<number> {
    const before = await this.returns();
    this.save(before.map((entry) => ({...entry, reason: null})));
    return before.filter(({reason}) => reason !== null).length;
  }

  /** Finishes what is yet to follow, and drops expired returns. */
  override async alarm(): Promise<void> {
    await this.settleOrGiveUp();
    this.save((await this.returns()).filter((entry) => endOfReturn(entry) > Date.now()));
    const [first] = await this.returns();
    if (first === undefined) await this.ctx.storage.deleteAll();
    else await wakeBy(this.ctx.storage, endOfReturn(first));
  }

  protected override workName({order}: OwedReturn): WorkName {
    return {what: 'return', reference: order};
  }

  protected override endOf({at}: OwedReturn): number {
    return endOfReturn({createdAt: at});
  }

  private save(returns: readonly Return[]): void {
    this.ctx.storage.kv.put(RETURNS, returns);
  }
}

/**
 * Returns which pieces may come back, these among them; else why these may not. In their place the return with this id, or the one that announced these
 * where so many are not left, also after the period.
 */
function validateReturn(
  order: Order,
  {items, id}: Pick<Return, 'items' | 'id'>,
  before: readonly Return[],
  at: number,
): {readonly returnable: readonly ReturnItem[]} | {readonly announced: Return} | ReturnRefusal {
  const repeated = before.find((entry) => entry.id === id);
  if (repeated !== undefined) return {announced: repeated};
  const {status, returnableUntil} = trackOrder(order, at);
  if (returnableUntil === null) return status === 'delivered' ? 'nothing_to_return' : 'not_delivered';
  const returnable = returnableLines(order, before);
  const areLeft = items.every(({line, quantity}) => quantity <= piecesOf(returnable, line));
  const announced = areLeft ? undefined : before.findLast((entry) => areSamePieces(entry.items, items));
  if (announced !== undefined) return {announced};
  if (returnableUntil < isoDay(at)) return 'too_late';
  if (areLeft) return {returnable};
  return returnable.length === 0 ? 'nothing_to_return' : 'too_many';
}

function areSamePieces(some: readonly ReturnItem[], others: readonly ReturnItem[]): boolean {
  return some.length === others.length && some.every((item) => piecesOf(others, item.line) === item.quantity);
}
