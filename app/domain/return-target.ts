import {LANGUAGES} from '../config/languages';
import {safePath} from './safe-path';

const SHOP_PAGE = new RegExp(`^/((${LANGUAGES.join('|')})(/|$|[?#])|$|[?#])`);

/** Whom a login may lead back to: the shop's own origin, and the address of the customer's pages on the account host. */
export type LoginHosts = {readonly origin: string; readonly accountUrl: string};

/**
 * Returns where a login may lead back to: a page of the shop in one of its languages as a path, a page of the account host as an
 * absolute address, or `fallback` (a path). `target` comes from an address or a form. Never throws (Specification, section 2,
 * External destinations and Login behaviour).
 */
export function returnTarget(target: string | null | undefined, hosts: LoginHosts, fallback: string): string {
  const account = new URL(hosts.accountUrl).origin;
  if (target?.startsWith(`${account}/`) || target === account) {
    const page = safePath(target, account, '');
    return page === '' ? fallback : account + page;
  }
  const path = safePath(target, hosts.origin, fallback);
  return SHOP_PAGE.test(path) ? path : fallback;
}
