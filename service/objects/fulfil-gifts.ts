import type {OrderPiece, PaidOrder} from '../adapters/paid-orders';
import type {PlatformEnv} from '../adapters/platform';
import type {Variables} from '../config/env';
import {RETENTION} from '../config/retention';
import {plainCode, secretCode} from '../domain/codes';
import type {GiftSubscription, GiftWishes} from '../domain/gift-line';
import {giftSchedule, giftSubscriptionOf, wishesOf} from '../domain/gift-line';
import {endOf} from '../domain/retention';
import {redeemUrl} from '../domain/shop-links';
import {compose} from '../mail/compose';
import {giftSubscriptionLetter} from '../mail/texts/gifts';
import {noteHolding} from './address-index';
import type {AddressIndexEnv} from './address-index';
import type {Voucher} from './gift-voucher-object';
import {mailQueueName} from './mail-queue';
import type {MailQueueEnv} from './mail-queue';
import {runEvery} from './run-every';

/** The worker's configuration that `fulfilGifts` needs. */
export type FulfilEnv = PlatformEnv &
  AddressIndexEnv &
  MailQueueEnv &
  Pick<Variables, 'LINK_SECRET' | 'SHOP_ORIGIN'> & {
    readonly GIFT_VOUCHERS: {
      readonly getByName: (name: string) => {
        readonly issue: (voucher: Voucher) => Promise<void>;
        readonly isMailed: () => Promise<boolean>;
        readonly noteMailed: () => Promise<void>;
      };
    };
  };

/** One gift subscription of an order; `gift` is `null` where nobody but the merchant can tell which one. */
type Piece = {
  readonly order: PaidOrder;
  readonly gift: GiftSubscription | null;
  readonly wishes: GiftWishes;
  readonly purchase: OrderPiece;
};

/** Why a gift needs a person: nobody knows its product, or nobody can be told of it. */
export type GiftRefusal = 'no-product' | 'no-address';

/**
 * Issues the gift subscriptions of a paid order, one code for each piece, and mails them to their recipients on the day that the giver
 * chose. The platform issues and mails gift cards itself. Every step may be repeated, because the codes are computed from the order.
 * If one piece fails, the others are issued all the same.
 *
 * @returns why pieces were not issued; empty where all of them were
 * @throws the failure of a piece, once every piece has been tried
 */
export async function fulfilGifts(env: FulfilEnv, order: PaidOrder): Promise<ReadonlySet<GiftRefusal>> {
  const refusals = new Set<GiftRefusal>();
  const pieces = order.lines.flatMap((line): readonly Piece[] => {
    const gift = line.goods === null ? null : giftSubscriptionOf(line.goods);
    const wishes = wishesOf(line.properties);
    if (gift === null && !isLost(line, wishes)) return [];
    return Array.from({length: line.quantity}, (_, index) => ({
      order,
      gift,
      wishes,
      purchase: {order: order.id, line: line.id, index},
    }));
  });
  await runEvery(
    pieces.map((piece) => async () => {
      const refusal = await issueSubscription(env, piece);
      if (refusal !== null) refusals.add(refusal);
    }),
  );
  return refusals;
}

/** Tells whether a line may be a gift subscription although its product is deleted, or known as none. */
function isLost({goods, isGiftCard}: PaidOrder['lines'][number], {recipientEmail}: GiftWishes): boolean {
  return !isGiftCard && (recipientEmail !== '' || goods?.isForGifts === true);
}

async function issueSubscription(env: FulfilEnv, {order, gift, wishes, purchase}: Piece): Promise<GiftRefusal | null> {
  const code = await secretCode('ABO', env.LINK_SECRET, [purchase.order, purchase.line, purchase.index]);
  const name = plainCode(code);
  const voucher = env.GIFT_VOUCHERS.getByName(name);
  if (await voucher.isMailed()) return null;
  if (gift === null) return 'no-product';
  const {deliveries, coffee} = gift;
  const {email, language, createdAt} = order;
  const to = wishes.recipientEmail === '' ? email : wishes.recipientEmail;
  if (to === '') return 'no-address';
  const {senderName, message} = wishes;
  const {dueAt, expiresAt} = giftSchedule(wishes, createdAt);
  const until = endOf(RETENTION.giftVoucher.period, expiresAt);
  if (email !== '') await noteHolding(env, email, {kind: 'gift-giver', name}, until);
  await voucher.issue({code, deliveries, coffee, senderName, message, expiresAt, purchase});
  const shown = {code, deliveries, expiresAt, greeting: wishes};
  const letter = giftSubscriptionLetter(language, shown, redeemUrl(env.SHOP_ORIGIN, language, code));
  const kind = 'gift-subscription';
  const needs = dueAt > createdAt ? {voucher: name} : {};
  const mail = {...(await compose(letter, language)), to, language, kind, key: `${kind} ${code}`, ...needs};
  await env.MAIL_QUEUE.getByName(mailQueueName(to)).add(`gift ${code}`, [{dueAt, mail}], createdAt);
  await voucher.noteMailed();
  return null;
}
