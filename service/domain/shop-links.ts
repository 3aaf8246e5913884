import type {Language} from '../config/language';
import type {CatalogueVariant} from './catalogue-variant';

/** The shop's pages that mails link to, by their slugs in both languages. */
const SLUGS = {redeemGiftSubscription: {de: 'geschenkabo-einloesen', en: 'redeem-gift-subscription'}} as const;

/** Returns the URL of a page of the shop in a language. `path` is the part behind the language, with a slash at its beginning. */
export function shopUrl(shopOrigin: string, language: Language, path: string): string {
  return `${shopOrigin}/${language}${path}`;
}

/** Returns the URL of a page with a token in its query. */
export function tokenUrl(shopOrigin: string, language: Language, path: string, token: string): string {
  return `${shopUrl(shopOrigin, language, path)}?${new URLSearchParams({token}).toString()}`;
}

/** Returns the URL of a variant on the page of its product. */
export function variantUrl(shopOrigin: string, language: Language, {product, number}: CatalogueVariant): string {
  return shopUrl(shopOrigin, language, `/p/${encodeURIComponent(product.handle)}?variant=${number}`);
}

/** Returns the URL of the page on which a gift subscription's code is redeemed. */
export function redeemUrl(shopOrigin: string, language: Language, code: string): string {
  const query = new URLSearchParams({code}).toString();
  return `${shopUrl(shopOrigin, language, `/e/${SLUGS.redeemGiftSubscription[language]}`)}?${query}`;
}
