import type {Language} from '../checkout/language';
import type {ServiceObjectEnv} from './object-env';

type ShopEnv = Pick<ServiceObjectEnv, 'SHOP_ORIGIN'>;

/** A page of the shop in a language: `path` comes behind the language and begins with a slash. */
export function shopUrl({SHOP_ORIGIN}: ShopEnv, language: Language, path: string): string {
  return `${SHOP_ORIGIN}/${language}${path}`;
}

/** The same, with a token for the page to use. */
export function tokenUrl(env: ShopEnv, language: Language, path: string, token: string): string {
  return `${shopUrl(env, language, path)}?${new URLSearchParams({token}).toString()}`;
}
