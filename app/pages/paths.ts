import {LANGUAGE_SWITCH, NAMES} from './browser-values';
import {pagePath, plainPath, queryOf, type NamedPage} from './page-path';
import {DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language} from '../config/languages';

/** The sections of listings: coffee, gear, kits. */
export type ListingPrefix = 'c' | 'g' | 'k';

/** The pages of editors that have a name in each language. */
export type ContentKey = NamedPage<'/:lang/e/:slug'>;

/** Returns the path of the home page: `/` in German, `/en` in English. */
export function homePath(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '/' : pagePath('home', language);
}

/** Returns the path of a collection under the prefix that is its own: coffee `c`, gear `g`, kits `k`. */
export function listingPath(language: Language, prefix: ListingPrefix, handle: string): string {
  return pagePath(`listing-${prefix}`, language, {handle});
}

/**
 * Returns the path of a product; with `variantNumber`, the number in the variant's global id, that variant is chosen.
 */
export function productPath(language: Language, handle: string, variantNumber: string | null = null): string {
  const query = variantNumber === null ? '' : queryOf<'product'>({variant: variantNumber});
  return pagePath('product', language, {handle}) + query;
}

/** Returns the path of a page of all reviews of a product; the query keeps the shown variant. */
export function reviewsPath(language: Language, handle: string, variant: string, page: number): string {
  return `${pagePath('product', language, {handle})}${queryOf<'product'>({variant, reviews: String(page)})}#reviews`;
}

/** Returns the path of the form for a review of a product. */
export function reviewPath(language: Language, handle: string): string {
  return pagePath('review', language, {handle});
}

/** Returns the path of a product's sold-out variants as data; `number` is the one in its global id. */
export function stockPath(language: Language, number: string): string {
  return `${pagePath('stock', language)}?id=${encodeURIComponent(number)}`;
}

/** Returns the path of the form that requests a back-in-stock mail. */
export function backInStockPath(language: Language): string {
  return pagePath('backInStock', language);
}

/**
 * Returns the path of the form that requests a mail about the next harvest of a coffee; `variant` is the number in its
 * global id.
 */
export function harvestPath(language: Language, handle: string, variant: string): string {
  return `${backInStockPath(language)}?${new URLSearchParams({occasion: 'harvest', handle, variant}).toString()}`;
}

/** Returns the path of the cart, where every form of the cart is sent to as well. */
export function cartPath(language: Language): string {
  return pagePath('cart', language);
}

/** Returns the path that leads on to the platform's checkout of the visitor's cart. */
export function checkoutPath(language: Language): string {
  return pagePath('checkout', language);
}

/** Returns the path of the cart as data, for the minicart and the badge on other pages. */
export function cartSummaryPath(language: Language): string {
  return pagePath('cartSummary', language);
}

/**
 * Returns the path of the page of the cookie settings; with `returnTo`, a path of the shop, saving leads back there.
 */
export function consentPath(language: Language, returnTo: string | null = null): string {
  return pagePath('consent', language) + (returnTo === null ? '' : `?return_to=${encodeURIComponent(returnTo)}`);
}

/** Returns the path of the announcement bar's data. */
export function announcementPath(language: Language): string {
  return pagePath('announcement', language);
}

/** Returns the path of the page of search results, which takes its words as `?q=`. */
export function searchPath(language: Language): string {
  return pagePath('search', language);
}

/** Returns the path of the suggestions of the header's search field, which takes the typed words as `?q=`. */
export function autocompletePath(language: Language, words: string): string {
  return `${pagePath('autocomplete', language)}?q=${encodeURIComponent(words)}`;
}

/** Returns the path that the newsletter's sign-up form is sent to; the targets of its mails' links are below it. */
export function newsletterPath(language: Language): string {
  return pagePath('newsletter', language);
}

/** Returns the path of the form that starts and ends the preview of drafts; it takes `?path=`, the page to go on to. */
export function previewPath(language: Language): string {
  return pagePath('preview', language);
}

/** Returns the path of the order page of the coffee subscription; it takes `?coffee=` (a handle) and `?variant=`. */
export function subscriptionOrderPath(language: Language): string {
  return pagePath('subscriptionOrder', language);
}

/** Returns the path of a content page that is named in both languages. */
export function contentPath(language: Language, key: ContentKey): string {
  return pagePath(key, language);
}

/** Returns the path of a content page, by its slug. */
export function contentSlugPath(language: Language, slug: string): string {
  return pagePath('content', language, {slug});
}

/**
 * Returns the path of the login, which leads back to `returnTo`, a path of the shop (Specification, section 2, Login
 * behaviour).
 */
export function loginPath(returnTo: string): string {
  return `${plainPath('login')}?return_to=${encodeURIComponent(returnTo)}`;
}

/** Returns the path of the page of a link with a discount code. */
export function discountLinkPath(language: Language, code: string): string {
  return pagePath('discountLink', language, {code});
}

/** Returns the path of the page of a link that fills the cart; `lines` as `{variant}:{qty},…`. */
export function cartPermalinkPath(language: Language, lines: string): string {
  return pagePath('cartPermalink', language, {lines}).replaceAll('%3A', ':').replaceAll('%2C', ',');
}

/** Returns the path of a saved cart, which its mail links to. */
export function savedCartPath(language: Language, token: string): string {
  return pagePath('savedCart', language, {token});
}

/** Returns the path of the form that puts the lines of an expired cart into a new one. */
export function lastCartPath(language: Language): string {
  return pagePath('lastCart', language);
}

/** Returns the path of the form that saves a cart and mails its link. */
export function saveCartPath(language: Language): string {
  return pagePath('saveCart', language);
}

/**
 * Returns the path of the customer's account: a link to it leads through the login (Specification, section 2, Login
 * behaviour).
 */
export function accountPath(language: Language): string {
  return loginPath(subscriptionPath(language));
}

/** Returns the path of the customer's orders, through the login. */
export function accountOrdersPath(language: Language): string {
  return loginPath(ordersPath(language));
}

/** Returns the path that leads from a product to the next delivery of a subscriber, through the login. */
export function nextDeliveryPath(language: Language, handle: string): string {
  return loginPath(`${pagePath('nextDelivery', language)}?product=${encodeURIComponent(handle)}`);
}

/** Returns the path of the day of a subscriber's next delivery as data, for the script of product pages. */
export function nextDeliveryDayPath(language: Language): string {
  return pagePath('nextDeliveryDay', language);
}

/** Returns the path of the page that explains a failed login, with the way back. */
export function loginFailedPath(language: Language, reason: string, returnTo: string): string {
  return `${pagePath('loginFailed', language)}?${new URLSearchParams({reason, return_to: returnTo}).toString()}`;
}

/** Returns the path of the customer's orders; `after` is the cursor at which the page before ended. */
export function ordersPath(language: Language, after: string | null = null): string {
  return pagePath('orders', language) + (after === null ? '' : `?after=${encodeURIComponent(after)}`);
}

/** Returns the path of the customer's name and address book. */
export function profilePath(language: Language): string {
  return pagePath('profile', language);
}

/** Returns the path that the logout form is sent to, and that confirms the logout. */
export function logoutPath(language: Language): string {
  return pagePath('logout', language);
}

/** Returns the path of 'My Coffee Subscription'. */
export function subscriptionPath(language: Language): string {
  return pagePath('dashboard', language);
}

/** Returns the path of the form behind a mail's link, such as the confirmation of a newsletter subscription. */
export function mailLinkPath(language: Language, kind: 'newsletter-confirm' | 'newsletter-unsubscribe'): string {
  return pagePath(kind, language);
}

/** Returns the slug of a content page that is named in both languages. */
export function contentSlug(language: Language, key: ContentKey): string {
  return pagePath(key, language).slice(contentSlugPath(language, '').length);
}

/**
 * Returns the path of the same page in `language`, query and fragment kept, where that follows from the path alone.
 * `null` for products, listings and all else: their loader knows the partner.
 */
export function switchLanguage(path: string, language: Language): string | null {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const [from = DEFAULT_LANGUAGE, ...below] = pathname.split('/').filter((segment) => segment !== '');
  if (!isLanguage(from)) return null;
  if (below.length === 0) return homePath(language) + rest;
  const tail = below.join('/');
  const partner = Object.values(NAMES).find((names) => names[LANGUAGES.indexOf(from)] === tail)?.[
    LANGUAGES.indexOf(language)
  ];
  const own = partner ?? (new RegExp(`^(${LANGUAGE_SWITCH})$`).test(tail) ? tail : null);
  return own === null ? null : `/${language}/${own}`.replace(/(?=#|$)/, () => rest);
}
