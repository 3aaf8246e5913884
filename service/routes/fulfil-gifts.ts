import * as z from 'zod';
import {platformNumberSchema} from '../../contracts/fields';
import {readVariants} from '../adapters/catalogue';
import {createGiftCard} from '../adapters/codes';
import {RETENTION} from '../config/retention';
import {secretCode} from '../domain/codes';
import {endOfYears} from '../domain/days';
import type {CatalogueVariant} from '../domain/catalogue-variant';
import type {GiftSubscription, GiftWishes} from '../domain/gift-line';
import {giftSubscriptionOf, wishesOf} from '../domain/gift-line';
import {redeemUrl, shopUrl} from '../domain/shop-links';
import type {Letter} from '../mail/compose';
import {compose} from '../mail/compose';
import {giftCardLetter, giftSubscriptionLetter} from '../mail/texts/gifts';
import {endOf} from '../domain/retention';
import {noteHolding} from '../objects/address-index';
import {mailQueueName} from '../objects/mail-queue';
import type {ServiceEnv} from './env';
import {plainCode, voucherOf} from './gift-voucher-of';

/** The hour of German winter time at which gifts go out on their day. */
const SEND_HOUR_UTC = 7;
const VALID_YEARS = 3;

/** The fields of the platform's webhook `orders/paid` that gifts need. */
export const paidOrderSchema = z.object({
  id: platformNumberSchema,
  email: z.string(),
  customer_locale: z.string().nullish(),
  created_at: z.iso.datetime({offset: true}),
  line_items: z.array(
    z.object({
      id: platformNumberSchema,
      variant_id: platformNumberSchema.nullable(),
      quantity: z.int().positive(),
      properties: z.array(z.object({name: z.string(), value: z.string()})),
    }),
  ),
});

type PaidOrder = z.output<typeof paidOrderSchema>;

type Piece = {
  readonly order: PaidOrder;
  readonly language: 'de' | 'en';
  readonly createdAt: number;
  readonly wishes: GiftWishes;
  readonly key: readonly (string | number)[];
};

/**
 * Issues the gift cards and gift subscriptions of a paid order, one code a piece, and mails them to their recipients on the day that
 * the giver chose. Every step may be repeated: the codes follow from the order.
 *
 * @throws {UpstreamError}
 */
export async function fulfilGifts(env: ServiceEnv, order: PaidOrder): Promise<void> {
  const language = order.customer_locale?.startsWith('en') === true ? 'en' : 'de';
  const numbers = order.line_items.flatMap(({variant_id: number}) => number ?? []);
  const variants = await readVariants(env, numbers, 'en');
  for (const line of order.line_items) {
    const variant = variants.get(line.variant_id ?? 0);
    if (variant === undefined) continue;
    for (let index = 0; index < line.quantity; index += 1) {
      const key = [order.id, line.id, index];
      const piece = {
        order,
        language,
        createdAt: Date.parse(order.created_at),
        wishes: wishesOf(line.properties),
        key,
      } as const;
      await fulfil(env, piece, variant);
    }
  }
}

async function fulfil(env: ServiceEnv, piece: Piece, variant: CatalogueVariant): Promise<void> {
  const gift = giftSubscriptionOf(variant);
  if (gift !== null) await issueSubscription(env, piece, gift);
  else if (variant.product.isGiftCard) await issueCard(env, piece, variant.priceCents);
}

async function issueCard(env: ServiceEnv, piece: Piece, cents: number): Promise<void> {
  const code = await secretCode('TAU', env.LINK_SECRET, piece.key);
  await createGiftCard(env, code, cents);
  const {language} = piece;
  const shop = shopUrl(env.SHOP_ORIGIN, language, '');
  await send(env, piece, giftCardLetter(language, {code, cents, greeting: piece.wishes}, shop), 'gift-card', code);
}

async function issueSubscription(env: ServiceEnv, piece: Piece, {deliveries, coffee}: GiftSubscription): Promise<void> {
  const code = await secretCode('ABO', env.LINK_SECRET, piece.key);
  const {createdAt, language, wishes} = piece;
  const {senderName, message} = wishes;
  const expiresAt = endOfYears(createdAt, VALID_YEARS);
  const holding = {kind: 'gift-giver', name: plainCode(code)} as const;
  await noteHolding(env, piece.order.email, holding, endOf(RETENTION.giftVoucher.period, expiresAt));
  await voucherOf(env, code).issue({code, deliveries, coffee, senderName, message, expiresAt});
  const gift = {code, deliveries, expiresAt: expiresAt - 1, greeting: wishes};
  const letter = giftSubscriptionLetter(language, gift, redeemUrl(env.SHOP_ORIGIN, language, code));
  await send(env, piece, letter, 'gift-subscription', code);
}

async function send(env: ServiceEnv, piece: Piece, letter: Letter, kind: string, code: string): Promise<void> {
  const {order, language, createdAt, wishes} = piece;
  const to = wishes.recipientEmail === '' ? order.email : wishes.recipientEmail;
  const mail = {...(await compose(letter, language)), to, language, kind, key: `${kind} ${code}`};
  const day = wishes.sendOn === '' ? createdAt : Date.parse(wishes.sendOn) + SEND_HOUR_UTC * 60 * 60 * 1000;
  const scheduled = {dueAt: Math.max(day, createdAt), mail};
  await env.MAIL_QUEUE.getByName(mailQueueName(to)).add(`gift ${code}`, [scheduled], createdAt);
}
