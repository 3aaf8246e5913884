import type {GiftRedemption, WireGiftRedeemed, WireGiftSubscription} from '../../contracts/gift-subscription';
import {isRefunded} from '../adapters/paid-orders';
import type {OrderPiece} from '../adapters/paid-orders';
import {whileShopWaits} from '../adapters/platform';
import {RETENTION} from '../config/retention';
import {addressName} from '../domain/address-name';
import type {GiftCoffee} from '../domain/gift-line';
import {endOf} from '../domain/retention';
import {wakeBy} from './alarm';
import {retrySoon, runRetry, wakeSoon} from './alarm-retry';
import {GenerationObject} from './generation';
import {dropGivenUp, giftReference, givenUpOf, giveUpRefused, keepGivenUp, reconcileGivenUp} from './given-up-gift';
import type {GivenUpEnv, GivenUpGift} from './given-up-gift';
import {SHOP_WAITS_MS} from './patience';
import {begunOf, firstDayOf, setUpGift} from './set-up-gift';
import type {RecipientRefused, SetUpEnv} from './set-up-gift';

/** A voucher as it was bought. */
export type Voucher = {
  readonly code: string;
  readonly deliveries: number;
  readonly coffee: GiftCoffee;
  readonly senderName: string;
  readonly message: string;
  readonly expiresAt: number;
  /** What it was bought with; missing from vouchers of the former shop, and from those that were issued before it was stored. */
  readonly purchase?: OrderPiece;
};

/** `redemption` is `null` once the recipient's data are dropped; `result` is known by then. */
type Redeeming = {
  readonly redemption: GiftRedemption | null;
  readonly at: number;
  readonly result: WireGiftRedeemed | null;
  /** What `redemption` corrects: something may have been made of these. */
  readonly earlier?: readonly GiftRedemption[];
  /** The day of the first delivery, as it was tried to be made; missing before the first try. */
  readonly firstDay?: string;
};

/** The personal data of the giver and the recipient of a voucher. */
export type VoucherData = {
  readonly voucher: Voucher;
  readonly redemption: GiftRedemption | null;
  /** Whether the redemption is unfinished. */
  readonly isPending: boolean;
  /** Redemptions that were corrected, until the last one is finished. */
  readonly earlier: readonly GiftRedemption[];
  /** A redemption that was given up; `null` for none. */
  readonly givenUp: GivenUpGift | null;
};

/** The result of a redemption that was tried. */
type Finished = WireGiftRedeemed | RecipientRefused | {readonly state: 'refunded'};

/** The result of a redemption. */
export type Redeemed = Finished | {readonly state: 'wrong' | 'used' | 'expired'};

const VOUCHER = 'voucher';
const MAILED = 'mailed';
const REDEEMING = 'redeeming';

/** A gift-subscription voucher. The object is named by the code in capitals, without spaces and dashes. */
export class GiftVoucherObject extends GenerationObject<SetUpEnv & GivenUpEnv> {
  private running: Promise<Finished> | null = null;
  /** Until when somebody waits for the run, in milliseconds since 1970. */
  private heardUntil = 0;

  /** Stores the voucher. A repetition changes nothing. */
  async issue(voucher: Voucher): Promise<void> {
    // First: if the alarm cannot be set, nothing is stored.
    await wakeBy(this.ctx.storage, endOf(RETENTION.giftVoucher.period, voucher.expiresAt));
    if (this.voucher() === null) this.ctx.storage.kv.put(VOUCHER, voucher);
  }

  /** Tells whether its mail is known to the queue, or was: an erasure there forgets it. */
  async isMailed(): Promise<boolean> {
    return this.ctx.storage.kv.get(MAILED) === true;
  }

  /** Stores that its mail is in the queue. */
  async noteMailed(): Promise<void> {
    this.ctx.storage.kv.put(MAILED, true);
  }

  /** Tells whether the voucher is stored. */
  async isKnown(): Promise<boolean> {
    return this.voucher() !== null;
  }

  /**
   * Tells whether its purchase was refunded or cancelled since. The order is read each time.
   *
   * @throws {UpstreamError}
   */
  async isRefunded(): Promise<boolean> {
    return this.isRefundedBy(this.env);
  }

  /**
   * Returns what the code is worth at a moment (milliseconds since 1970).
   *
   * @throws {UpstreamError} if the order cannot be read
   */
  async check(at: number): Promise<WireGiftSubscription> {
    const known = this.known(at);
    const wasRefunded = known.state === 'valid' && (await this.isRefundedBy(whileShopWaits(this.env, 'read')));
    return wasRefunded ? {state: 'refunded'} : known;
  }

  /** Tells why the code cannot be redeemed with these data at a moment, as far as it is known here; `null` if it may be, or was. */
  async refusalOf(redemption: GiftRedemption, at: number): Promise<'wrong' | 'used' | 'expired' | null> {
    const {state} = this.known(at);
    if (state === 'wrong' || state === 'expired') return state;
    return state === 'used' && !this.isOf(redemption) ? 'used' : null;
  }

  /**
   * Redeems the voucher once. The same redemption again, as after a lost answer, gives the same result. Another one takes the place of one
   * of which nothing was made yet, as after an outage. If the recipient is refused, the code can be redeemed again.
   *
   * @param at milliseconds since 1970
   * @throws {UpstreamError} if it cannot be finished now; the alarm does so later
   */
  async redeem(redemption: GiftRedemption, at: number): Promise<Redeemed> {
    const heardUntil = Date.now() + SHOP_WAITS_MS;
    const refusal = await this.refusalOf(redemption, at);
    if (refusal !== null) return {state: refusal};
    // First, as in `issue`.
    if (!this.isOf(redemption)) await retrySoon(this.ctx.storage);
    while (this.running !== null && !this.isOf(redemption)) await this.running.catch(() => undefined);
    if (!this.isOf(redemption)) {
      const before = this.redeeming();
      if (before !== null && before.result !== null) return {state: 'used'};
      const earlier = [before?.earlier ?? [], before?.redemption ?? []].flat();
      this.ctx.storage.kv.put<Redeeming>(REDEEMING, {...before, redemption, at, result: null, earlier});
    }
    const finished = await this.finishOnce(whileShopWaits(this.env, 'post'), heardUntil);
    return finished.state === 'redeemed' && !this.isOf(redemption) ? {state: 'used'} : finished;
  }

  /** Returns all personal data; `null` for an unknown code. */
  async personalData(): Promise<VoucherData | null> {
    const voucher = this.voucher();
    if (voucher === null) return null;
    const {redemption = null, earlier = [], result} = this.redeeming() ?? {};
    return {voucher, redemption, isPending: result === null, earlier, givenUp: givenUpOf(this.ctx.storage)};
  }

  /** Drops the giver's name and message, and tells whether there were any. The voucher keeps its worth. */
  async eraseGiver(): Promise<boolean> {
    const voucher = this.voucher();
    if (voucher === null) return false;
    this.ctx.storage.kv.put<Voucher>(VOUCHER, {...voucher, senderName: '', message: ''});
    return voucher.senderName !== '' || voucher.message !== '';
  }

  /**
   * Finishes the redemption, then drops the recipient's data, also of one that was given up. Returns of how many of the two there were any.
   *
   * @param email the recipient's: data of another one stay; `null` for any recipient
   * @throws {UpstreamError} if the redemption cannot be finished now
   */
  async eraseRecipient(email: string | null): Promise<number> {
    const isTheirs = (redemption: GiftRedemption | null) =>
      redemption !== null && (email === null || addressName(redemption.email) === email);
    const {storage} = this.ctx;
    const isGivenUp = () => isTheirs(givenUpOf(storage)?.redemption ?? null);
    const before = this.redeeming();
    const isHeld = [before?.redemption ?? [], before?.earlier ?? []].flat().some(isTheirs);
    // One that was given up may take the place of the one that is being finished.
    if (!isHeld && this.running !== null) return this.running.catch(() => null).then(() => this.eraseRecipient(email));
    const wasGivenUp = isGivenUp();
    // Nothing is kept of a redemption whose recipient is being erased.
    if (isHeld && before?.result === null) await this.finishOnce(this.env, isTheirs(before.redemption) ? Infinity : 0);
    const redeeming = this.redeeming();
    if (redeeming !== null && isTheirs(redeeming.redemption))
      storage.kv.put<Redeeming>(REDEEMING, {...redeeming, redemption: null});
    if (isGivenUp()) await dropGivenUp(storage, this.env);
    return Number(isHeld) + Number(wasGivenUp);
  }

  /**
   * Finishes a redemption that was interrupted, and drops expired data. If a redemption is given up, the code can be redeemed again. So it is after
   * a refusal. Either is a fault and on the operator's list: the recipient was promised a mail, and does not hear of it.
   */
  override async alarm(): Promise<void> {
    await this.finishOrGiveUp();
    const code = this.voucher()?.code ?? '';
    await reconcileGivenUp(this.ctx.storage, this.env, code, this.known(Date.now()).state === 'used');
    const [voucher, redeeming] = [this.voucher(), this.redeeming()];
    const isPast = (end: number | null) => end !== null && end <= Date.now();
    const end = voucher === null ? null : endOf(RETENTION.giftVoucher.period, voucher.expiresAt);
    const dropAt = redeeming?.result ? endOf(RETENTION.giftRedemption.period, redeeming.at) : null;
    if (isPast(end)) return this.ctx.storage.deleteAll();
    if (isPast(dropAt)) await this.eraseRecipient(null);
    else await wakeBy(this.ctx.storage, dropAt);
    await wakeBy(this.ctx.storage, end);
  }

  private async finishOrGiveUp(): Promise<void> {
    const {storage} = this.ctx;
    const reference = await giftReference(this.env, this.voucher()?.code ?? '');
    const tried = this.redeeming();
    if (tried?.result !== null) return;
    if (this.running !== null) return wakeSoon(storage);
    const isKept = await runRetry(storage, {what: 'gift', reference}, async () => {
      await this.finishOnce(this.env, 0);
    });
    // Another redemption may have taken its place meanwhile.
    if (isKept || this.redeeming()?.at !== tried.at) return;
    keepGivenUp(storage, this.redeeming(), {reference, why: 'outage'});
    storage.kv.delete(REDEEMING);
  }

  private async isRefundedBy(env: SetUpEnv): Promise<boolean> {
    const purchase = this.voucher()?.purchase;
    return purchase !== undefined && isRefunded(env, purchase);
  }

  /**
   * Begins the run that finishes the redemption, or joins it.
   *
   * @param heardUntil until when somebody waits for its end, in milliseconds since 1970; 0 for nobody
   */
  private finishOnce(env: SetUpEnv, heardUntil: number): Promise<Finished> {
    this.heardUntil = Math.max(this.heardUntil, heardUntil);
    this.running ??= this.finishHeard(env).finally(() => {
      this.running = null;
      this.heardUntil = 0;
    });
    return this.running;
  }

  /** Finishes the redemption, and gives it up after a refusal of which nobody hears. */
  private async finishHeard(env: SetUpEnv): Promise<Finished> {
    const reference = await giftReference(this.env, this.voucher()?.code ?? '');
    const tried = this.redeeming();
    const finished = await this.finish(env);
    if (finished.state === 'redeemed' || Date.now() < this.heardUntil) return finished;
    const why = finished.state === 'refunded' ? 'refunded' : 'refused';
    await giveUpRefused(this.ctx.storage, tried, {reference, why});
    return finished;
  }

  private async finish(env: SetUpEnv): Promise<Finished> {
    const voucher = this.voucher();
    const redeeming = this.redeeming();
    if (voucher === null || redeeming === null) throw new Error('There is no redemption to finish');
    if (redeeming.result !== null) return redeeming.result;
    if (await this.isRefundedBy(env)) {
      this.ctx.storage.kv.delete(REDEEMING);
      return {state: 'refunded'};
    }
    const redemption = await this.settle(voucher, redeeming);
    const {at, firstDay: tried} = redeeming;
    const firstDay = await firstDayOf(this.env, {...redemption, code: voucher.code, at, tried});
    this.ctx.storage.kv.put<Redeeming>(REDEEMING, {redemption, at, result: null, firstDay});
    const result = await setUpGift(env, {...voucher, firstDay}, redemption, at);
    if (result.state === 'redeemed') this.ctx.storage.kv.put<Redeeming>(REDEEMING, {redemption, at, result});
    else this.ctx.storage.kv.delete(REDEEMING);
    return result;
  }

  /** Returns the redemption to finish, and forgets the others: an earlier or given up one of which something was made, else the last one. */
  private async settle({code}: Voucher, redeeming: Redeeming): Promise<GiftRedemption> {
    const {redemption: last, earlier = [], ...rest} = redeeming;
    if (last === null) throw new Error('The redemption was dropped before it was finished');
    const others = [earlier, givenUpOf(this.ctx.storage)?.redemption ?? []].flat();
    const redemption = (await begunOf(this.env, others, {code, at: rest.at})) ?? last;
    this.ctx.storage.kv.put<Redeeming>(REDEEMING, {...rest, redemption});
    return redemption;
  }

  /** Returns what the code is worth at a moment, as far as it is known here. */
  private known(at: number): WireGiftSubscription {
    const voucher = this.voucher();
    if (voucher === null) return {state: 'wrong'};
    const redeeming = this.redeeming();
    if (redeeming !== null && redeeming.result === null) return {state: 'pending'};
    if (redeeming !== null) return {state: 'used', redeemedAt: new Date(redeeming.at).toISOString()};
    const {deliveries, coffee, message, senderName} = voucher;
    const expiresAt = new Date(voucher.expiresAt).toISOString();
    if (at >= voucher.expiresAt) return {state: 'expired', expiredAt: expiresAt};
    return {state: 'valid', deliveries, coffee, message, senderName, expiresAt};
  }

  /** Tells whether the voucher is, or is being, redeemed with these data. */
  private isOf(redemption: GiftRedemption): boolean {
    return JSON.stringify(this.redeeming()?.redemption) === JSON.stringify(redemption);
  }

  private voucher(): Voucher | null {
    return this.ctx.storage.kv.get<Voucher>(VOUCHER) ?? null;
  }

  private redeeming(): Redeeming | null {
    return this.ctx.storage.kv.get<Redeeming>(REDEEMING) ?? null;
  }
}
