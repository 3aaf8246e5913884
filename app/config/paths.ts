import {DEFAULT_LANGUAGE, isLanguage, type Language} from './languages';

type Prefix = 'c' | 'g' | 'k';

/** The route patterns, as the router reads them. `:lang` is a language of the shop, else the page is not found. */
export const ROUTES = {
  homeGerman: '/',
  homeEnglish: '/en',
  coffeeListing: '/:lang/c/:handle',
  gearListing: '/:lang/g/:handle',
  kitListing: '/:lang/k/:handle',
  product: '/:lang/p/:handle',
  content: '/:lang/e/:slug',
  cart: '/:lang/checkout/cart',
  confirm: '/:lang/checkout/confirm',
  linkedCode: '/:lang/discount/:code',
  linkedCart: '/:lang/cart/:lines',
  savedCart: '/:lang/cart/saved/:token',
  saveCart: '/:lang/cart/save',
  lastCart: '/:lang/cart/last',
  cartSummary: '/:lang/cart.json',
  consent: '/:lang/consent',
  search: '/:lang/search',
  buyerIdentity: '/buyer-identity',
  login: '/login',
  logout: '/logout',
  notFound: '/404',
  platformCollection: '/collections/:handle',
  platformProduct: '/products/:handle',
  platformPage: '/pages/:handle',
} as const;

/** The content pages that are named in both languages: `/{lang}/e/{slug}`. */
export const CONTENT_SLUGS = {
  coffeeMatch: {de: 'lieblingskaffee', en: 'coffee-match'},
  subscription: {de: 'abo', en: 'coffee-subscription'},
  redeemGiftSubscription: {de: 'geschenkabo-einloesen', en: 'redeem-gift-subscription'},
  legalNotice: {de: 'impressum', en: 'legal-notice'},
  privacy: {de: 'datenschutz', en: 'privacy'},
  terms: {de: 'agb', en: 'terms'},
  withdrawal: {de: 'widerruf', en: 'withdrawal'},
  shipping: {de: 'versand', en: 'shipping'},
  payment: {de: 'zahlung', en: 'payment'},
  returns: {de: 'retoure', en: 'returns'},
  repairs: {de: 'reparatur', en: 'repairs'},
  accessibility: {de: 'barrierefreiheit', en: 'accessibility'},
  cancellation: {de: 'kuendigung', en: 'cancellation'},
  faq: {de: 'faq', en: 'faq'},
  coffeeKnowledge: {de: 'kaffeewissen', en: 'coffee-knowledge'},
  brewingGuides: {de: 'bruehanleitungen', en: 'brewing-guides'},
  productTests: {de: 'produkttests', en: 'product-tests'},
  newsletter: {de: 'newsletter', en: 'newsletter'},
  story: {de: 'geschichte', en: 'story'},
  team: {de: 'team', en: 'team'},
  jobs: {de: 'jobs', en: 'jobs'},
  foundation: {de: 'stiftung', en: 'foundation'},
  projects: {de: 'projekte', en: 'projects'},
  projectCriteria: {de: 'projektkriterien', en: 'project-criteria'},
  currentProjects: {de: 'aktuelle-projekte', en: 'current-projects'},
  projectAccomplishments: {de: 'projekterfolge', en: 'project-accomplishments'},
  directTrade: {de: 'direkter-handel', en: 'direct-trade'},
  coffeePreparation: {de: 'kaffeezubereitung', en: 'how-to-coffee-preparation'},
  coffeeRoasting: {de: 'kaffeeroestung', en: 'coffee-roasting'},
  roasterOfTheYear: {de: 'roester-des-jahres-2024', en: 'roaster-of-the-year'},
  membership: {de: 'membership', en: 'membership'},
  businessInformation: {de: 'b2b-informationen', en: 'b2b-info'},
  businessLogin: {de: 'b2b-login', en: 'b2b-login-eng'},
  christmasPresents: {de: 'weihnachtsgeschenke', en: 'christmas-presents'},
  christmasPresentsEspresso: {de: 'weihnachtsgeschenke-espresso', en: 'christmas-presents-espresso'},
  blackWeekend: {de: 'black-weekend', en: 'black-weekend'},
  priceUpdate: {de: 'preis-update-2024', en: 'price-update-2024'},
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

export type ContentKey = keyof typeof CONTENT_SLUGS;

/** Home: `/` in German, `/en` in English. */
export function homePath(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '/' : `/${language}`;
}

/** A collection under the prefix that is its own: coffee `c`, gear `g`, kits `k`. */
export function listingPath(language: Language, prefix: Prefix, handle: string): string {
  return `/${language}/${prefix}/${encodeURIComponent(handle)}`;
}

/** A product; with `variantNumber`, the number in the variant's global id, that variant is chosen. */
export function productPath(language: Language, handle: string, variantNumber: string | null = null): string {
  const path = `/${language}/p/${encodeURIComponent(handle)}`;
  return variantNumber === null ? path : `${path}?variant=${encodeURIComponent(variantNumber)}`;
}

/** Where a review of a product is written. */
export function reviewPath(language: Language, handle: string): string {
  return `${productPath(language, handle)}/review`;
}

/** What of a product is sold out at this moment, as data; `number` is the one in its global id. */
export function stockPath(language: Language, number: string): string {
  return `/${language}/stock.json?id=${encodeURIComponent(number)}`;
}

/** The pages of mails about what is there again: where the wish is sent to, and where their links lead. */
export function backInStockPath(language: Language, page: 'confirm' | 'cancel' | null = null): string {
  return `/${language}/back-in-stock${page === null ? '' : `/${page}`}`;
}

/** Where a mail about the next harvest of a coffee is asked for; `variant` is the number in its global id. */
export function harvestPath(language: Language, handle: string, variant: string): string {
  return `${backInStockPath(language)}?${new URLSearchParams({occasion: 'harvest', handle, variant}).toString()}`;
}

/** The cart, and where every form of the cart is sent to. */
export function cartPath(language: Language): string {
  return `/${language}/checkout/cart`;
}

/** The cart as data, for what shows it on other pages. */
export function cartSummaryPath(language: Language): string {
  return `/${language}/cart.json`;
}

/** The page of the cookie settings; with `returnTo`, a path of the shop, saving leads back there. */
export function consentPath(language: Language, returnTo: string | null = null): string {
  return `/${language}/consent${returnTo === null ? '' : `?return_to=${encodeURIComponent(returnTo)}`}`;
}

/** What the announcement bar says, as data. */
export function announcementPath(language: Language): string {
  return `/${language}/announcement.json`;
}

/** The page of search results, which takes its words as `?q=`. */
export function searchPath(language: Language): string {
  return `/${language}/search`;
}

/** What the header's field finds while words are typed, as data; it takes them as `?q=`. */
export function searchGlancePath(language: Language, words: string): string {
  return `/${language}/search.json?q=${encodeURIComponent(words)}`;
}

/** Where the sign-up form of the newsletter is sent to; the pages of its mails stand below it. */
export function newsletterPath(language: Language): string {
  return `/${language}/newsletter`;
}

/** Where editors begin and end to see drafts; it takes `?path=`, the page to go on to. */
export function previewPath(language: Language): string {
  return `/${language}/preview`;
}

/** The order page of the coffee subscription; it takes `?coffee=` (a handle) and `?variant=`. */
export function subscriptionOrderPath(language: Language): string {
  return `/${language}/s/kaffee-abo-bestellen`;
}

/** A blog post. */
export function postPath(language: Language, slug: string): string {
  return `/${language}/b/${encodeURIComponent(slug)}`;
}

/** Where the hosted checkout returns to. */
export function confirmPath(language: Language): string {
  return `/${language}/checkout/confirm`;
}

/** A content page that is named in both languages. */
export function contentPath(language: Language, key: ContentKey): string {
  return `/${language}/e/${CONTENT_SLUGS[key][language]}`;
}

/** A content page by its slug. */
export function contentSlugPath(language: Language, slug: string): string {
  return `/${language}/e/${encodeURIComponent(slug)}`;
}

/** Every product with price and availability, for comparison services. */
export function productFeedPath(language: Language): string {
  return `/${language}/feeds/products.xml`;
}

/** The login, which leads back to `returnTo`, a path of the shop (Specification, section 2, Login behaviour). */
export function loginPath(returnTo: string): string {
  return `/login?return_to=${encodeURIComponent(returnTo)}`;
}

/** The page of a link with a discount code. */
export function linkedCodePath(language: Language, code: string): string {
  return `/${language}/discount/${encodeURIComponent(code)}`;
}

/** The page of a link that fills the cart; `lines` as `{variant}:{qty},…`. */
export function linkedCartPath(language: Language, lines: string): string {
  return `/${language}/cart/${encodeURIComponent(lines).replaceAll('%3A', ':').replaceAll('%2C', ',')}`;
}

/** The page of the link that came by mail. */
export function savedCartPath(language: Language, token: string): string {
  return `/${language}/cart/saved/${encodeURIComponent(token)}`;
}

/** Where what lay in an expired cart is put into a new one. */
export function lastCartPath(language: Language): string {
  return `/${language}/cart/last`;
}

/** Where a cart is kept for later, by mail. */
export function saveCartPath(language: Language): string {
  return `/${language}/cart/save`;
}

/** The customer's account: a link to it leads through the login (Specification, section 2, Login behaviour). */
export function accountPath(language: Language): string {
  return loginPath(subscriptionPath(language));
}

/** From a product to the next delivery of a subscriber, through the login. */
export function nextDeliveryPath(language: Language, handle: string): string {
  return loginPath(subscriptionPath(language, `/next?product=${encodeURIComponent(handle)}`));
}

/** When a subscriber's next delivery comes, for the script of product pages. */
export function nextDeliveryDayPath(language: Language): string {
  return subscriptionPath(language, '/next.json');
}

/** Where a login that did not end well is told, with the way back. */
export function loginFailedPath(language: Language, reason: string, returnTo: string): string {
  return `/${language}/account/login?${new URLSearchParams({reason, return_to: returnTo}).toString()}`;
}

/** Where the form to log out is sent to, and what it leads to. */
export function logoutPath(language: Language): string {
  return `/${language}/account/logout`;
}

/** 'My Coffee Subscription', or with `below` a page of it: '/deliveries'. */
export function subscriptionPath(language: Language, below: string = ''): string {
  return `/${language}/account/subscription${below}`;
}

/** Paths below the language that are spelled alike in both. */
const ALIKE: readonly string[] = [
  'newsletter',
  'newsletter/sent',
  'newsletter/confirm',
  'newsletter/unsubscribe',
  'checkout/cart',
  'checkout/confirm',
  'consent',
];

/**
 * The same page in `language`, query and fragment kept, where that follows from the path alone: home, cart,
 * confirmation and the content pages. `null` for products, listings and all else: their loader knows the partner.
 */
export function switchLanguage(path: string, language: Language): string | null {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const [from = DEFAULT_LANGUAGE, ...below] = pathname.split('/').filter((segment) => segment !== '');
  if (!isLanguage(from)) return null;
  if (below.length === 0) return homePath(language) + rest;
  const tail = below.join('/');
  if (below[0] === 'account' || ALIKE.includes(tail)) return `/${language}/${tail}${rest}`;
  const [section, slug] = below;
  if (section !== 'e' || below.length !== 2) return null;
  const partner = Object.values(CONTENT_SLUGS).find((slugs) => slugs[from] === slug);
  return partner ? `/${language}/e/${partner[language]}${rest}` : null;
}
