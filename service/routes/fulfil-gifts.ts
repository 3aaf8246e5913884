import * as z from 'zod';
import {platformNumberSchema} from '../../contracts/fields';
import {readVariants} from '../adapters/catalogue';
import type {Language} from '../config/language';
import {RETENTION} from '../config/retention';
import {secretCode} from '../domain/codes';
import {endOfYears} from '../domain/days';
import type {GiftSubscription, GiftWishes} from '../domain/gift-line';
import {giftSubscriptionOf, wishesOf} from '../domain/gift-line';
import {redeemUrl} from '../domain/shop-links';
import {compose} from '../mail/compose';
import {giftSubscriptionLetter} from '../mail/texts/gifts';
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

/** One gift subscription of an order; `key` names it. */
type Piece = {
  readonly order: PaidOrder;
  readonly gift: GiftSubscription;
  readonly wishes: GiftWishes;
  readonly key: readonly (string | number)[];
};

/**
 * Issues the gift subscriptions of a paid order, one code a piece, and mails them to their recipients on the day that the giver
 * chose. Gift cards are the platform's own: it issues and mails them itself. Every step may be repeated: the codes follow from
 * the order. A piece that fails keeps no other one back.
 *
 * @throws {UpstreamError} where the catalogue does not answer
 * @throws what kept a piece from being issued, once every piece has been tried: then the order is to be told again
 */
export async function fulfilGifts(env: ServiceEnv, order: PaidOrder): Promise<void> {
  const numbers = order.line_items.flatMap(({variant_id: number}) => number ?? []);
  const variants = await readVariants(env, numbers, 'en');
  const tried: PromiseSettledResult<void>[] = [];
  for (const {id, variant_id: number, quantity, properties} of order.line_items) {
    const variant = variants.get(number ?? 0);
    const gift = variant === undefined ? null : giftSubscriptionOf(variant);
    if (gift === null) continue;
    const wishes = wishesOf(properties);
    for (let index = 0; index < quantity; index += 1) {
      const issued = issueSubscription(env, {order, gift, wishes, key: [order.id, id, index]});
      tried.push(...(await Promise.allSettled([issued])));
    }
  }
  const failed = tried.flatMap((each) => (each.status === 'rejected' ? [each] : []));
  for (const {reason} of failed.slice(1)) console.error(reason);
  if (failed[0] !== undefined) throw failed[0].reason;
}

async function issueSubscription(env: ServiceEnv, {order, gift, wishes, key}: Piece): Promise<void> {
  const {deliveries, coffee} = gift;
  const code = await secretCode('ABO', env.LINK_SECRET, key);
  const language: Language = order.customer_locale?.startsWith('en') === true ? 'en' : 'de';
  const createdAt = Date.parse(order.created_at);
  const {senderName, message} = wishes;
  const expiresAt = endOfYears(createdAt, VALID_YEARS);
  const holding = {kind: 'gift-giver', name: plainCode(code)} as const;
  await noteHolding(env, order.email, holding, endOf(RETENTION.giftVoucher.period, expiresAt));
  await voucherOf(env, code).issue({code, deliveries, coffee, senderName, message, expiresAt});
  const shown = {code, deliveries, expiresAt: expiresAt - 1, greeting: wishes};
  const letter = giftSubscriptionLetter(language, shown, redeemUrl(env.SHOP_ORIGIN, language, code));
  const to = wishes.recipientEmail === '' ? order.email : wishes.recipientEmail;
  const kind = 'gift-subscription';
  const mail = {...(await compose(letter, language)), to, language, kind, key: `${kind} ${code}`};
  const day = wishes.sendOn === '' ? createdAt : Date.parse(wishes.sendOn) + SEND_HOUR_UTC * 60 * 60 * 1000;
  const scheduled = {dueAt: Math.max(day, createdAt), mail};
  await env.MAIL_QUEUE.getByName(mailQueueName(to)).add(`gift ${code}`, [scheduled], createdAt);
}
