import type {GiftRedemption, WireGiftRedeemed, WireGiftSubscription} from '../../contracts/gift-subscription';
import {readGiftCoffee} from '../adapters/catalogue';
import {isRefunded} from '../adapters/paid-orders';
import type {OrderPiece} from '../adapters/paid-orders';
import type {PlatformEnv} from '../adapters/platform';
import {createGiftSubscriptions} from '../adapters/subscriptions';
import type {SubscriptionsEnv} from '../adapters/subscriptions';
import type {Variables} from '../config/env';
import {RETENTION} from '../config/retention';
import {firstGiftDay, GIFT_INTERVAL_WEEKS, giftParts} from '../domain/gift-deliveries';
import type {GiftCoffee} from '../domain/gift-line';
import {endOf} from '../domain/retention';
import {shopUrl} from '../domain/shop-links';
import {compose} from '../mail/compose';
import {GIFT_SHIPPING, giftRedeemedLetter} from '../mail/texts/gifts';
import {wakeBy} from './alarm';
import {retrySoon, runRetry} from './alarm-retry';
import {GenerationObject} from './generation';
import {deliver} from './mail-queue';
import type {MailQueueEnv} from './mail-queue';

type VoucherEnv = MailQueueEnv & PlatformEnv & SubscriptionsEnv & Pick<Variables, 'SHOP_ORIGIN'>;

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
};

/** The personal data of the giver and the recipient of a voucher. */
export type VoucherData = {readonly voucher: Voucher; readonly redemption: GiftRedemption | null};

/** The fields of the redemption that the subscription service refuses, as the API calls them; none where it does not say which. */
type RecipientRefused = {readonly state: 'recipient-refused'; readonly wrong: readonly string[]};

/** The result of a redemption. */
export type Redeemed =
  | WireGiftRedeemed
  | RecipientRefused
  | {readonly state: 'wrong' | 'used' | 'expired' | 'refunded'};

const VOUCHER = 'voucher';
const MAILED = 'mailed';
const REDEEMING = 'redeeming';
/** The project "Water". Specification, section 9, "Subscription and donation". */
const DEFAULT_PROJECT = 'SP022';

/** A gift-subscription voucher. The object is named by the code in capitals, without spaces and dashes. */
export class GiftVoucherObject extends GenerationObject<VoucherEnv> {
  private running: Promise<WireGiftRedeemed | RecipientRefused> | null = null;

  /** Stores the voucher. A repetition changes nothing. */
  async issue(voucher: Voucher): Promise<void> {
    if (this.voucher() !== null) return;
    this.ctx.storage.kv.put(VOUCHER, voucher);
    await wakeBy(this.ctx.storage, endOf(RETENTION.giftVoucher.period, voucher.expiresAt));
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
    const purchase = this.voucher()?.purchase;
    return purchase !== undefined && isRefunded(this.env, purchase);
  }

  /**
   * Returns what the code is worth at a moment (milliseconds since 1970).
   *
   * @throws {UpstreamError} if the order cannot be read
   */
  async check(at: number): Promise<WireGiftSubscription> {
    const voucher = this.voucher();
    if (voucher === null) return {state: 'wrong'};
    const redeeming = this.redeeming();
    if (redeeming !== null) return {state: 'used', redeemedAt: new Date(redeeming.at).toISOString()};
    const {deliveries, coffee, message, senderName} = voucher;
    const expiresAt = new Date(voucher.expiresAt).toISOString();
    if (at >= voucher.expiresAt) return {state: 'expired', expiredAt: expiresAt};
    if (await this.isRefunded()) return {state: 'refunded'};
    return {state: 'valid', deliveries, coffee, message, senderName, expiresAt};
  }

  /**
   * Redeems the voucher once. The same redemption again, as after a lost answer, gives the same result. If the recipient is refused,
   * the code can be redeemed again.
   *
   * @param at milliseconds since 1970
   */
  async redeem(redemption: GiftRedemption, at: number): Promise<Redeemed> {
    const {state} = await this.check(at);
    if (state !== 'valid' && state !== 'used') return {state};
    // Read after the check: another redemption may have begun while the order was read.
    const before = this.redeeming();
    if (before !== null) {
      const isSame = JSON.stringify(before.redemption) === JSON.stringify(redemption);
      return isSame ? this.finishOnce() : {state: 'used'};
    }
    this.ctx.storage.kv.put<Redeeming>(REDEEMING, {redemption, at, result: null});
    await retrySoon(this.ctx.storage);
    return this.finishOnce();
  }

  /** Returns all personal data; `null` for an unknown code. */
  async personalData(): Promise<VoucherData | null> {
    const voucher = this.voucher();
    return voucher === null ? null : {voucher, redemption: this.redeeming()?.redemption ?? null};
  }

  /** Drops the giver's name and message, and tells whether there were any. The voucher keeps its worth. */
  async eraseGiver(): Promise<boolean> {
    const voucher = this.voucher();
    if (voucher === null) return false;
    this.ctx.storage.kv.put<Voucher>(VOUCHER, {...voucher, senderName: '', message: ''});
    return voucher.senderName !== '' || voucher.message !== '';
  }

  /**
   * Finishes the redemption, then drops the recipient's data. Tells whether there were any.
   *
   * @param email the recipient's: data of another one stay; `null` for any recipient
   *
   * @throws {UpstreamError} if the redemption cannot be finished now
   */
  async eraseRecipient(email: string | null): Promise<boolean> {
    const before = this.redeeming();
    if (before === null || before.redemption === null) return false;
    if (email !== null && before.redemption.email.toLowerCase() !== email) return false;
    if (before.result === null) await this.finishOnce();
    const redeeming = this.redeeming();
    if (redeeming !== null) this.ctx.storage.kv.put<Redeeming>(REDEEMING, {...redeeming, redemption: null});
    return true;
  }

  /**
   * Finishes a redemption that was interrupted, and drops expired data. If a redemption is given up, the code can be redeemed again.
   */
  override async alarm(): Promise<void> {
    if (this.redeeming()?.result === null) {
      const isKept = await runRetry(this.ctx.storage, 'gift', async () => void (await this.finishOnce()));
      if (!isKept) this.ctx.storage.kv.delete(REDEEMING);
    }
    const [voucher, redeeming] = [this.voucher(), this.redeeming()];
    const isPast = (end: number | null) => end !== null && end <= Date.now();
    const end = voucher === null ? null : endOf(RETENTION.giftVoucher.period, voucher.expiresAt);
    const isRedeemed = redeeming !== null && redeeming.result !== null;
    const dropAt = isRedeemed ? endOf(RETENTION.giftRedemption.period, redeeming.at) : null;
    if (isPast(end)) return this.ctx.storage.deleteAll();
    if (isPast(dropAt)) await this.eraseRecipient(null);
    else await wakeBy(this.ctx.storage, dropAt);
    await wakeBy(this.ctx.storage, end);
  }

  private finishOnce(): Promise<WireGiftRedeemed | RecipientRefused> {
    this.running ??= this.finish().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async finish(): Promise<WireGiftRedeemed | RecipientRefused> {
    const voucher = this.voucher();
    const redeeming = this.redeeming();
    if (voucher === null || redeeming === null) throw new Error('There is no redemption to finish');
    if (redeeming.result !== null) return redeeming.result;
    const {redemption, at} = redeeming;
    if (redemption === null) throw new Error('The redemption was dropped before it was finished');
    const {email, language, address} = redemption;
    const {deliveries, coffee, code} = voucher;
    // After an outage the day of `at` may be over, and the service takes no past day.
    const firstDelivery = firstGiftDay(Math.max(at, Date.now()));
    const orders = await Promise.all(
      giftParts(coffee, deliveries, firstDelivery).map(async ({tag, ...part}) => {
        const goods = await readGiftCoffee(this.env, tag);
        return {...part, ...goods, source: `voucher-${code}-${tag}`, project: DEFAULT_PROJECT, language};
      }),
    );
    const recipient = {email, address, shippingTitle: GIFT_SHIPPING[language]};
    const created = await createGiftSubscriptions(this.env, recipient, orders);
    if (!created.ok) {
      this.ctx.storage.kv.delete(REDEEMING);
      return {state: 'recipient-refused', wrong: created.wrong};
    }
    const gift = {address, deliveries, coffee, firstDelivery};
    const account = shopUrl(this.env.SHOP_ORIGIN, language, '/account/subscription');
    const letter = giftRedeemedLetter(language, gift, account);
    const mail = {...(await compose(letter, language)), to: email, language, kind: 'gift-subscription-redeemed'};
    await deliver(this.env, {...mail, key: `gift-subscription-redeemed ${code}`}, at);
    const result: WireGiftRedeemed = {
      state: 'redeemed',
      subscriptionId: created.id === null ? null : String(created.id),
      deliveries,
      intervalWeeks: GIFT_INTERVAL_WEEKS,
      firstDelivery,
    };
    this.ctx.storage.kv.put<Redeeming>(REDEEMING, {...redeeming, result});
    return result;
  }

  private voucher(): Voucher | null {
    return this.ctx.storage.kv.get<Voucher>(VOUCHER) ?? null;
  }

  private redeeming(): Redeeming | null {
    return this.ctx.storage.kv.get<Redeeming>(REDEEMING) ?? null;
  }
}
