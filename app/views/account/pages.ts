import {subscriptionPath} from '../../config/paths';
import type {Language} from '../../config/languages';

/** The pages of the dashboard, in the order of its sidebar (Specification, section 2, Subscription dashboard). */
export const SUBSCRIPTION_PAGES = ['overview', 'upcoming', 'past', 'products'] as const;

export type SubscriptionPageName = (typeof SUBSCRIPTION_PAGES)[number];

const BELOW: Readonly<Record<SubscriptionPageName, string>> = {
  overview: '',
  upcoming: '/deliveries',
  past: '/deliveries/past',
  products: '/products',
};

/** Where a page of the dashboard is. */
export function pagePath(language: Language, page: SubscriptionPageName): string {
  return subscriptionPath(language, BELOW[page]);
}

/** Which page an address shows; `null` for a command to a delivery or a product. */
export function pageOf(pathname: string): SubscriptionPageName | null {
  const below = pathname.replace(/^\/\w+\/account\/subscription/, '').replace(/\/$/, '');
  return SUBSCRIPTION_PAGES.find((page) => BELOW[page] === below) ?? null;
}

/** Where a command to a delivery is given. */
export function deliveryCommandPath(language: Language, key: string, command: string): string {
  return subscriptionPath(language, `/deliveries/${key}/${command}`);
}

/** Where a command to a product is given. */
export function productCommandPath(language: Language, itemId: number, command: string): string {
  return subscriptionPath(language, `/products/${itemId}/${command}`);
}
