import type {Language} from '../shared/language';
import type {Order} from '../checkout/order';
import {deliver} from '../shared/mail';
import type {MailEnv} from '../shared/mail';
import {compose} from './compose';
import {orderLetter} from './texts/order';

/** The shop's pages that the mail leads to, by their slugs in both languages. */
const SLUGS = {
  withdrawal: {de: 'widerruf', en: 'withdrawal'},
  returns: {de: 'retoure', en: 'returns'},
  terms: {de: 'agb', en: 'terms'},
  shipping: {de: 'versand', en: 'shipping'},
} as const;

/** Sends the confirmation of an order, once. */
export async function sendOrderConfirmation(
  env: MailEnv & {readonly SHOP_ORIGIN: string},
  order: Order,
): Promise<void> {
  const {language, email: to, id, createdAt} = order;
  const url = (page: keyof typeof SLUGS) => contentUrl(env.SHOP_ORIGIN, language, page);
  const letter = orderLetter(order, {
    order: `${env.SHOP_ORIGIN}/${language}/service/${language === 'de' ? 'bestellung' : 'order'}`,
    withdrawal: `${env.SHOP_ORIGIN}/${language}/service/${language === 'de' ? 'widerruf' : 'withdrawal'}`,
    withdrawalInfo: url('withdrawal'),
    returns: url('returns'),
    terms: url('terms'),
    shipping: url('shipping'),
  });
  const mail = {...(await compose(letter, language)), to, language, kind: 'order-confirmation'};
  await deliver(env, {...mail, key: `order-confirmation ${id}`}, createdAt);
}

function contentUrl(shopOrigin: string, language: Language, page: keyof typeof SLUGS): string {
  return `${shopOrigin}/${language}/e/${SLUGS[page][language]}`;
}
