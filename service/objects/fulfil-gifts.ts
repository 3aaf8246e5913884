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

/** One gift subscription of an order. */
type Piece = {
  readonly order: PaidOrder;
  readonly gift: GiftSubscription;
  readonly wishes: GiftWishes;
  readonly purchase: OrderPiece;
};

/**
 * Issues the gift subscriptions of a paid order, one code for each piece, and mails them to their recipients on the day that the giver
 * chose. The platform issues and mails gift cards itself. Every step may be repeated, because the codes are computed from the order.
 * If one piece fails, the others are issued all the same.
 *
 * @throws the failure of a piece, once every piece has been tried
 */
export async function fulfilGifts(env: FulfilEnv, order: PaidOrder): Promise<void> {
  const pieces = order.lines.flatMap(({id, goods, quantity, properties}): readonly Piece[] => {
    const gift = goods === null ? null : giftSubscriptionOf(goods);
    if (gift === null) return [];
    const wishes = wishesOf(properties);
    return Array.from({length: quantity}, (_, index) => ({
      order,
      gift,
      wishes,
      purchase: {order: order.id, line: id, index},
    }));
  });
  await runEvery([
    ...pieces.map((piece) => () => issueSubscription(env, piece)),
    ...order.lines.filter(isLost).map(
      ({id}) =>
        () =>
          Promise.reject(new Error(`Line ${id} of order ${order.id} has a recipient, but no product`)),
    ),
  ]);
}

/** Tells whether a line may be a gift subscription whose product was deleted: nobody but the merchant can tell which one. */
function isLost({goods, isGiftCard, quantity, properties}: PaidOrder['lines'][number]): boolean {
  return goods === null && !isGiftCard && quantity > 0 && wishesOf(properties).recipientEmail !== '';
}

async function issueSubscription(env: FulfilEnv, {order, gift, wishes, purchase}: Piece): Promise<void> {
  const {deliveries, coffee} = gift;
  const {email, language, createdAt} = order;
  const to = wishes.recipientEmail === '' ? email : wishes.recipientEmail;
  if (to === '') throw new Error(`Nobody can be told of the gift of order ${order.id}: it has no e-mail address`);
  const code = await secretCode('ABO', env.LINK_SECRET, [purchase.order, purchase.line, purchase.index]);
  const name = plainCode(code);
  const voucher = env.GIFT_VOUCHERS.getByName(name);
  if (await voucher.isMailed()) return;
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
}
