import type {GiftRedemption, WireGiftRedeemed} from '../../contracts/gift-subscription';
import {readGiftCoffee} from '../adapters/catalogue';
import type {PlatformEnv} from '../adapters/platform';
import {createGiftSubscriptions, hasGiftSubscriptions} from '../adapters/subscriptions';
import type {SubscriptionsEnv} from '../adapters/subscriptions';
import type {Variables} from '../config/env';
import {RETENTION} from '../config/retention';
import {plainCode} from '../domain/codes';
import {isoDay} from '../domain/days';
import {firstGiftDay, GIFT_INTERVAL_WEEKS, giftParts} from '../domain/gift-deliveries';
import type {GiftSubscription} from '../domain/gift-line';
import {endOf} from '../domain/retention';
import {shopUrl} from '../domain/shop-links';
import {compose} from '../mail/compose';
import {GIFT_SHIPPING, giftRedeemedLetter} from '../mail/texts/gifts';
import {prolongHolding} from './address-index';
import type {AddressIndexEnv} from './address-index';
import {deliver} from './mail-queue';
import type {MailQueueEnv} from './mail-queue';

/** The worker's configuration that `setUpGift` needs. */
export type SetUpEnv = MailQueueEnv & PlatformEnv & SubscriptionsEnv & AddressIndexEnv & Pick<Variables, 'SHOP_ORIGIN'>;

/** A voucher's code, what it brings, and the day of its first delivery. */
type Gift = GiftSubscription & {readonly code: string; readonly firstDay: string};

/** The fields of the redemption that the subscription service refuses, as the API calls them; none where it does not say which. */
export type RecipientRefused = {readonly state: 'recipient-refused'; readonly wrong: readonly string[]};

/** The project "Water". Specification, section 9, "Subscription and donation". */
const DEFAULT_PROJECT = 'SP022';

/**
 * Makes the subscriptions of a voucher, and mails its recipient. It may be repeated: what exists stays as it is.
 *
 * @param at the moment of the redemption, in milliseconds since 1970
 * @throws {UpstreamError}
 */
export async function setUpGift(
  env: SetUpEnv,
  {code, deliveries, coffee, firstDay: firstDelivery}: Gift,
  {email, language, address}: GiftRedemption,
  at: number,
): Promise<WireGiftRedeemed | RecipientRefused> {
  const orders = await Promise.all(
    giftParts(coffee, deliveries, firstDelivery).map(async ({tag, ...part}) => {
      const goods = await readGiftCoffee(env, tag);
      return {...part, ...goods, source: `${sourceOf(code)}${tag}`, project: DEFAULT_PROJECT, language};
    }),
  );
  const recipient = {email, address, shippingTitle: GIFT_SHIPPING[language]};
  const created = await createGiftSubscriptions(env, recipient, orders);
  if (!created.ok) return {state: 'recipient-refused', wrong: created.wrong};
  const gift = {address, deliveries, coffee, firstDelivery};
  const account = shopUrl(env.SHOP_ORIGIN, language, '/account/subscription');
  const letter = giftRedeemedLetter(language, gift, account);
  const mail = {...(await compose(letter, language)), to: email, language, kind: 'gift-subscription-redeemed'};
  await deliver(env, {...mail, key: `gift-subscription-redeemed ${code}`}, at);
  const subscriptionId = created.id === null ? null : String(created.id);
  return {state: 'redeemed', subscriptionId, deliveries, intervalWeeks: GIFT_INTERVAL_WEEKS, firstDelivery};
}

/**
 * Returns the first of some redemptions of which a subscription was made; `null` for none. It takes the place of the last one, and its data are dropped
 * with that: the index of its address notes so.
 *
 * @param at the moment of the last redemption, in milliseconds since 1970
 * @throws {UpstreamError}
 */
export async function begunOf(
  env: SubscriptionsEnv & AddressIndexEnv,
  redemptions: readonly GiftRedemption[],
  {code, at}: {readonly code: string; readonly at: number},
): Promise<GiftRedemption | null> {
  for (const redemption of redemptions) {
    if (!(await isGiftBegun(env, redemption.email, code))) continue;
    const until = endOf(RETENTION.giftRedemption.period, at);
    await prolongHolding(env, redemption.email, {kind: 'gift-recipient', name: plainCode(code)}, until);
    return redemption;
  }
  return null;
}

/**
 * Returns the day of the first delivery, the same with each try. Another one takes its place once it is over, if nothing was made with it: the
 * subscription service takes no past day.
 *
 * @param redemption `at` is its moment, in milliseconds since 1970; `tried` the day of the last try
 * @throws {UpstreamError}
 */
export async function firstDayOf(
  env: SubscriptionsEnv,
  redemption: {
    readonly email: string;
    readonly code: string;
    readonly at: number;
    readonly tried: string | undefined;
  },
): Promise<string> {
  const {email, code, at, tried} = redemption;
  const now = Math.max(at, Date.now());
  const isKept = tried !== undefined && (tried > isoDay(now) || (await isGiftBegun(env, email, code)));
  return isKept ? tried : firstGiftDay(now);
}

/** Tells whether a subscription of a voucher was made for an e-mail address. */
function isGiftBegun(env: SubscriptionsEnv, email: string, code: string): Promise<boolean> {
  return hasGiftSubscriptions(env, email, sourceOf(code));
}

/** Returns how the names of a voucher's subscriptions begin. */
function sourceOf(code: string): string {
  return `voucher-${code}-`;
}
