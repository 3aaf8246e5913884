import type {Language} from '../checkout/language';
import type {ServiceEnv} from './env';
import {shopUrl} from './shop-links';

/** The shop's pages that mails lead to, by their slugs in both languages. */
const SLUGS = {
  withdrawal: {de: 'widerruf', en: 'withdrawal'},
  returns: {de: 'retoure', en: 'returns'},
  terms: {de: 'agb', en: 'terms'},
  shipping: {de: 'versand', en: 'shipping'},
  redeemGiftSubscription: {de: 'geschenkabo-einloesen', en: 'redeem-gift-subscription'},
} as const;

/** The address of a content page of the shop. */
export function contentUrl(env: Pick<ServiceEnv, 'SHOP_ORIGIN'>, language: Language, page: keyof typeof SLUGS): string {
  return shopUrl(env, language, `/e/${SLUGS[page][language]}`);
}
