import type {Order} from '../checkout/order';
import {deliver, outboxOf} from '../shared/mail';
import type {MailEnv} from '../shared/mail';
import {giftRecipient} from '../storefront/cart/gift-recipient';
import {ONLY} from '../storefront/cart/load-pricing-world';
import type {StorefrontEnv} from '../storefront/env';
import {compose} from './compose';
import {giftCardLetter} from './texts/gift-card';

type IssuingEnv = MailEnv & Pick<StorefrontEnv, 'GIFT_CARDS'> & {readonly SHOP_ORIGIN: string};

/**
 * Issues the gift cards of a paid order, one a piece, and mails each: to the recipient of its line, on the day that the buyer chose,
 * else to the buyer at once. Each step may be repeated. Source:
 * https://help.shopify.com/manual/products/gift-card-products/modify-gift-card-settings
 */
export async function issueGiftCards(env: IssuingEnv, order: Order): Promise<void> {
  for (const [index, line] of order.quote.lines.entries()) {
    if (line.merchandise.isGiftCard !== true) continue;
    const cents = Math.round(line.subtotalCents / line.quantity);
    for (let piece = 0; piece < line.quantity; piece += 1) {
      const occasion = `gift-card ${order.id} ${index} ${piece}`;
      const code = await env.GIFT_CARDS.getByName(ONLY).issue(occasion, cents);
      await notify(env, order, {occasion, code, cents, attributes: line.attributes ?? []});
    }
  }
}

type Issued = {
  readonly occasion: string;
  readonly code: string;
  readonly cents: number;
  readonly attributes: NonNullable<Order['quote']['lines'][number]['attributes']>;
};

async function notify(env: IssuingEnv, {language, email, createdAt}: Order, card: Issued): Promise<void> {
  const {occasion, code, cents, attributes} = card;
  const read = giftRecipient(attributes);
  const recipient = read === null || read === 'invalid' ? null : read;
  const {name = '', message = '', sendAt = null} = recipient ?? {};
  const letter = giftCardLetter(language, {code, cents, name, message}, `${env.SHOP_ORIGIN}/${language}`);
  const to = recipient?.email ?? email;
  const mail = {...(await compose(letter, language)), to, language, kind: 'gift-card', key: occasion};
  if (sendAt === null || sendAt <= createdAt) await deliver(env, mail, createdAt);
  else await outboxOf(env).schedule(mail, sendAt);
}
