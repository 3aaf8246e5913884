import type {Order} from '../../checkout/order';
import type {Letter} from '../../mail/compose';
import {compose} from '../../mail/compose';
import {giftCardLetter, giftSubscriptionLetter} from '../../mail/texts/gifts';
import {ONLY} from '../../storefront/cart/load-pricing-world';
import {shop} from '../../storefront/shop';
import {secretCode} from '../codes';
import {contentUrl} from '../content-pages';
import type {ServiceEnv} from '../env';
import {voucherOf} from '../gift-subscriptions/voucher-of';
import {shopUrl} from '../shop-links';
import type {GiftWishes} from './gift-line';
import {giftSubscriptionOf, wishesOf} from './gift-line';

/** The hour of German winter time at which gifts go out on their day. */
const SEND_HOUR_UTC = 7;
const VALID_YEARS = 3;

type Piece = {readonly order: Order; readonly wishes: GiftWishes; readonly key: readonly (string | number)[]};

/**
 * Issues the gift cards and gift subscriptions of a paid order, one code a piece, and mails them to their recipients on the day that
 * the giver chose. Every step may be repeated: the codes follow from the order.
 */
export async function fulfilGifts(env: ServiceEnv, order: Order): Promise<void> {
  if (order.paymentStatus !== 'paid') return;
  // What the giver wrote stands in the cart: the order keeps amounts and goods.
  const cart = await env.CARTS.getByName(order.cartToken).read();
  for (const line of cart?.lines ?? []) {
    const entry = shop().catalogue.variant(line.variantNumber);
    if (entry === null) continue;
    const gift = giftSubscriptionOf(entry);
    for (let index = 0; index < line.quantity; index += 1) {
      const piece = {order, wishes: wishesOf(line), key: [order.id, line.id, index]};
      if (gift !== null) await issueSubscription(env, piece, gift);
      else if (entry.product.isGiftCard) await issueCard(env, piece, entry.variant.priceCents);
    }
  }
}

async function issueCard(env: ServiceEnv, piece: Piece, cents: number): Promise<void> {
  const code = await secretCode('TAU', env.LINK_SECRET, piece.key);
  await env.GIFT_CARDS.getByName(ONLY).issue(code, cents);
  const {language} = piece.order;
  const letter = giftCardLetter(language, {code, cents, greeting: piece.wishes}, shopUrl(env, language, ''));
  await send(env, piece, letter, 'gift-card', code);
}

async function issueSubscription(
  env: ServiceEnv,
  piece: Piece,
  {deliveries, coffee}: NonNullable<ReturnType<typeof giftSubscriptionOf>>,
): Promise<void> {
  const code = await secretCode('ABO', env.LINK_SECRET, piece.key);
  const {createdAt, language} = piece.order;
  const {senderName, message} = piece.wishes;
  const expiresAt = Date.UTC(new Date(createdAt).getUTCFullYear() + VALID_YEARS + 1, 0, 1);
  await voucherOf(env, code).issue({code, deliveries, coffee, senderName, message, expiresAt});
  const gift = {code, deliveries, expiresAt: expiresAt - 1, greeting: piece.wishes};
  const query = new URLSearchParams({code}).toString();
  const redeemUrl = `${contentUrl(env, language, 'redeemGiftSubscription')}?${query}`;
  await send(env, piece, giftSubscriptionLetter(language, gift, redeemUrl), 'gift-subscription', code);
}

async function send(
  env: ServiceEnv,
  {order, wishes}: Piece,
  letter: Letter,
  kind: string,
  code: string,
): Promise<void> {
  const {language, email, createdAt} = order;
  const to = wishes.recipientEmail === '' ? email : wishes.recipientEmail;
  const mail = {...(await compose(letter, language)), to, language, kind, key: `${kind} ${code}`};
  const day = wishes.sendOn === '' ? createdAt : Date.parse(wishes.sendOn) + SEND_HOUR_UTC * 60 * 60 * 1000;
  const schedule = env.SCHEDULE.getByName('mails');
  await schedule.add(`gift ${code}`, [{dueAt: Math.max(day, createdAt), mail}]);
  await schedule.runDue(createdAt);
}
