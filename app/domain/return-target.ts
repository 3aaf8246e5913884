import {LANGUAGES} from '../config/languages';
import {safePath} from './safe-path';

const SHOP_PAGE = new RegExp(`^/((${LANGUAGES.join('|')})(/|$|[?#])|$|[?#])`);

/**
 * Where a login may lead back to: a page of the shop in one of its languages, or `fallback` (a path). `target` is what an
 * address or form says; `origin` is the shop's own. Never throws (Specification, section 2, Login behaviour).
 */
export function returnTarget(target: string | null | undefined, origin: string, fallback: string): string {
  const path = safePath(target, origin, fallback);
  return SHOP_PAGE.test(path) ? path : fallback;
}
