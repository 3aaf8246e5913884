import {LANGUAGES, type Language} from '../../config/languages';
import {pagePath} from '../../pages/page-path';

/** The pages of the dashboard, in the order of its sidebar (Specification, section 2, Subscription dashboard). */
export const SUBSCRIPTION_PAGES = ['overview', 'upcoming', 'past', 'products'] as const;

export type SubscriptionPageName = (typeof SUBSCRIPTION_PAGES)[number];

/** Tells where a page of the dashboard is. */
export function dashboardPath(language: Language, page: SubscriptionPageName): string {
  return pagePath(`subscription-${page}`, language);
}

/** The message about a command that was carried out, as a fragment names it. */
export const DONE_ID = 'done';

/** Tells where a command leads when it is carried out: to the message on a page of the dashboard. */
export function commandDonePath(language: Language, page: SubscriptionPageName): string {
  return `${dashboardPath(language, page)}#${DONE_ID}`;
}

/** Tells which page an address shows; `null` for a command to a delivery or a product. */
export function pageOf(pathname: string): SubscriptionPageName | null {
  const path = pathname.replace(/\/$/, '');
  return (
    SUBSCRIPTION_PAGES.find((page) => LANGUAGES.some((language) => dashboardPath(language, page) === path)) ?? null
  );
}

/** Tells where a command to a delivery is given. */
export function deliveryCommandPath(language: Language, key: string, command: string): string {
  return pagePath('deliveryCommand', language, {delivery: key, command});
}

/** Tells where a command to a product is given. */
export function productCommandPath(language: Language, itemId: number, command: string): string {
  return pagePath('productCommand', language, {item: String(itemId), command});
}

/** Tells where all that a customer has is cancelled. */
export function cancelAllPath(language: Language): string {
  return pagePath('cancelAll', language);
}

/** Tells where an address is added to the address book. */
export function newAddressPath(language: Language): string {
  return pagePath('newAddress', language);
}

/** Tells where a command to an address of the address book is given. */
export function addressCommandPath(language: Language, id: string, command: string): string {
  return pagePath('addressCommand', language, {address: id, command});
}
