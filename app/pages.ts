import {SOCIAL_PROJECTS, type CHOICE_PARAMETERS} from './config/commerce';
import {FILTER_PARAMETERS, FILTER_VALUES, FILTERS, SORTS, type FilterName} from './config/listing';
import {QUIZ} from './config/quiz';
import {ACCOUNT_PAGES} from './pages/account-pages';
import {CONTENT, EDITORS_PAGES} from './pages/editors-pages';
import {FORWARDED_PAGES} from './pages/forwarded-pages';
import type {Page, Pages, ParameterValues} from './pages/page';

/** No parameter changes such a page. */
const PLAIN = {parameters: {}, filters: {}} as const;
const OFFERED: Partial<Record<FilterName, readonly string[]>> = FILTER_VALUES;
const LISTING = {
  parameters: {page: 'by-page'},
  filters: {
    sort: SORTS.filter((sort) => sort !== 'recommended'),
    ...Object.fromEntries(FILTERS.map((filter) => [FILTER_PARAMETERS[filter], OFFERED[filter] ?? 'by-page'] as const)),
  },
} as const;
/** What can be chosen in a buy box; what a product offers of it is known to its page alone. */
const CHOICES = {
  purchase: ['one-time', 'subscription'],
  sellingPlanId: 'free',
  project: SOCIAL_PROJECTS.map((project) => project.code),
  quantity: 'free',
} as const satisfies Record<(typeof CHOICE_PARAMETERS)[number], ParameterValues>;

/** A form of customer service. It does not depend on the CMS. */
const SERVICE = {path: '/:lang/service/:slug', robots: 'disallow'} as const;

/**
 * The one table of pages: a row per page, with all that the shop knows of it by its address. Whatever depends on
 * addresses is derived from it (docs/decisions/110-one-table-of-pages.md). What a column means stands at `Page`.
 */
export const PAGES = {
  buyerIdentity: {path: '/buyer-identity', file: 'buyer-identity.ts', robots: 'disallow'},
  robots: {path: '/robots.txt', file: 'robots.ts', cache: PLAIN},
  agents: {path: '/agents.md', file: 'agents.ts', cache: PLAIN},
  llms: {path: '/llms.txt', file: 'agents.ts', cache: PLAIN},
  llmsFull: {path: '/llms-full.txt', file: 'agents.ts', cache: PLAIN},
  securityText: {path: '/.well-known/security.txt', file: 'security-text.ts', cache: PLAIN},
  sitemapIndex: {path: '/sitemap.xml', file: 'sitemap-index.ts', cache: PLAIN},
  login: {path: '/login', file: 'login.ts', robots: 'disallow', link: 'document'},
  loginCallback: {path: '/account/authorize', file: 'login-callback.ts', link: 'none'},
  hostLogout: {path: '/logout', file: 'host-logout.ts', link: 'document'},
  home: {path: '/:lang', file: 'home.tsx', cache: PLAIN, sitemap: 'pages'},
  'not-found': {path: '/404', file: 'not-found.tsx', cache: PLAIN},
  design: {path: '/_design', file: 'design.tsx'},
  'not-found-anywhere': {path: '/*', file: 'not-found.tsx'},

  'listing-c': {path: '/:lang/c/:handle', file: 'listing.tsx', cache: LISTING, sitemap: 'collections'},
  'listing-g': {path: '/:lang/g/:handle', file: 'listing.tsx', cache: LISTING, sitemap: 'collections'},
  'listing-k': {path: '/:lang/k/:handle', file: 'listing.tsx', cache: LISTING, sitemap: 'collections'},
  product: {
    path: '/:lang/p/:handle',
    file: 'product.tsx',
    cache: {
      parameters: {variant: 'by-page'},
      filters: {brew: 'by-page', reviews: 'by-page', ...CONTENT.cache.filters, ...CHOICES},
    },
    sitemap: 'products',
  },
  review: {path: '/:lang/p/:handle/review', file: 'review.tsx'},
  stock: {path: '/:lang/stock.json', file: 'product-stock.ts'},
  backInStock: {path: '/:lang/back-in-stock', file: 'back-in-stock.tsx', robots: 'disallow'},
  backInStockLink: {path: '/:lang/back-in-stock/:page', file: 'back-in-stock-link.tsx', robots: 'disallow'},
  consent: {path: '/:lang/consent', file: 'consent.tsx', robots: 'disallow', languageSwitch: 'by-path'},
  preview: {path: '/:lang/preview', file: 'preview.tsx', robots: 'disallow'},
  'design-in-language': {path: '/:lang/_design', file: 'design.tsx', link: 'none'},
  announcement: {path: '/:lang/announcement.json', file: 'announcement.ts', cache: PLAIN},
  search: {path: '/:lang/search', file: 'search.tsx', robots: 'disallow', link: 'on-click'},
  autocomplete: {path: '/:lang/search.json', file: 'autocomplete.ts', robots: 'disallow'},
  sitemap: {path: '/:lang/sitemaps/:file', file: 'sitemap.ts', cache: PLAIN, link: 'none'},
  productFeed: {path: '/:lang/feeds/products.xml', file: 'product-feed.ts', cache: PLAIN, link: 'none'},

  coffeeMatch: {
    path: CONTENT.path,
    slug: {de: 'lieblingskaffee', en: 'coffee-match'},
    file: 'coffee-match.tsx',
    cache: {parameters: Object.fromEntries(QUIZ.map(({name, choices}) => [name, choices])), filters: {}},
    title: 'quiz:title',
    description: 'quiz:description',
  },
  subscription: {
    path: CONTENT.path,
    slug: {de: 'abo', en: 'coffee-subscription'},
    file: 'subscription-start.tsx',
    cache: CONTENT.cache,
    title: 'subscription:title',
    description: 'subscription:description',
  },
  'gift-subscription': {
    path: CONTENT.path,
    slug: {de: 'geschenkabo', en: 'coffee-subscription#gift-subscription-info'},
    file: 'subscription-start.tsx',
    cache: CONTENT.cache,
  },
  redeemGiftSubscription: {
    path: CONTENT.path,
    slug: {de: 'geschenkabo-einloesen', en: 'redeem-gift-subscription'},
    file: 'redeem-gift.tsx',
    title: 'gift:title',
    description: 'gift:description',
  },
  content: {...CONTENT, file: 'content.tsx', sitemap: 'pages'},
  subscriptionOrder: {
    path: '/:lang/s/kaffee-abo-bestellen',
    file: 'subscription-order.tsx',
    cache: {parameters: {coffee: 'by-page', variant: 'by-page'}, filters: {filter: 'by-page', all: ['1'], q: 'free'}},
    sitemap: 'pages',
    title: 'subscription:title',
    description: 'subscription:description',
  },
  blog: {
    path: '/:lang/a',
    file: 'blog.tsx',
    cache: {parameters: {category: 'by-page', page: 'by-page'}, filters: {}},
    sitemap: 'pages',
  },
  blogFeed: {path: '/:lang/a/feed.xml', file: 'blog-feed.ts', cache: PLAIN, link: 'document'},
  post: {path: '/:lang/b/:slug', file: 'post.tsx', cache: PLAIN, sitemap: 'posts'},

  withdrawal: {
    ...SERVICE,
    slug: {de: 'widerruf', en: 'withdrawal'},
    file: 'withdrawal.tsx',
    title: 'contractNotices:withdrawal.title',
    description: 'contractNotices:withdrawal.description',
  },
  cancellation: {
    ...SERVICE,
    slug: {de: 'kuendigung', en: 'cancellation'},
    file: 'cancellation.tsx',
    title: 'contractNotices:cancellation.title',
    description: 'contractNotices:cancellation.description',
  },
  contact: {
    ...SERVICE,
    slug: {de: 'kontakt', en: 'contact'},
    file: 'contact.tsx',
    title: 'contractNotices:contact.title',
    description: 'contractNotices:contact.description',
  },
  order: {
    ...SERVICE,
    slug: {de: 'bestellung', en: 'order'},
    file: 'order.tsx',
    title: 'orders:title',
    description: 'orders:description',
  },
  businessContact: {
    ...SERVICE,
    slug: {de: 'kontakt-unternehmen', en: 'business-contact'},
    file: 'contact.tsx',
    title: 'contractNotices:contact.business.title',
    description: 'contractNotices:contact.business.lead',
  },

  cart: {
    path: '/:lang/checkout/cart',
    file: 'cart.tsx',
    robots: 'disallow',
    languageSwitch: 'by-path',
    title: 'cart:title',
    description: 'cart:description',
  },
  checkout: {path: '/:lang/checkout/start', file: 'checkout.tsx', robots: 'disallow', link: 'document'},
  confirm: {
    path: '/:lang/checkout/confirm',
    file: 'confirm.tsx',
    robots: 'disallow',
    languageSwitch: 'by-path',
    title: 'checkout:title',
    description: 'checkout:description',
  },
  cartSummary: {path: '/:lang/cart.json', file: 'cart-summary.ts', robots: 'disallow'},
  discountLink: {
    path: '/:lang/discount/:code',
    file: 'discount-link.tsx',
    robots: 'noindex',
    title: 'links:code.title',
  },
  saveCart: {path: '/:lang/cart/save', file: 'save-cart.tsx', robots: 'noindex', title: 'links:save.title'},
  lastCart: {path: '/:lang/cart/last', file: 'last-cart.tsx', robots: 'noindex', title: 'links:last.title'},
  savedCart: {path: '/:lang/cart/saved/:token', file: 'saved-cart.tsx', robots: 'noindex', title: 'links:saved.title'},
  cartPermalink: {path: '/:lang/cart/:lines', file: 'cart-permalink.tsx', robots: 'noindex', title: 'links:cart.title'},

  newsletter: {
    path: '/:lang/newsletter',
    file: 'newsletter.tsx',
    languageSwitch: 'by-path',
    robots: 'noindex',
    title: 'newsletter:variant.default.title',
  },
  newsletterSent: {
    path: '/:lang/newsletter/sent',
    file: 'newsletter-sent.tsx',
    robots: 'disallow',
    languageSwitch: 'by-path',
    title: 'newsletter:sent.title',
  },
  'newsletter-confirm': {
    path: '/:lang/newsletter/confirm',
    file: 'mail-link.tsx',
    robots: 'disallow',
    languageSwitch: 'by-path',
    title: 'mailLink:newsletter-confirm.title',
  },
  'newsletter-unsubscribe': {
    path: '/:lang/newsletter/unsubscribe',
    file: 'mail-link.tsx',
    robots: 'disallow',
    languageSwitch: 'by-path',
    title: 'mailLink:newsletter-unsubscribe.title',
  },

  ...ACCOUNT_PAGES,

  ...EDITORS_PAGES,

  ...FORWARDED_PAGES,
  'not-found-in-language': {path: '/:lang/*', file: 'not-found.tsx'},
} as const satisfies Pages;

export type PageId = keyof typeof PAGES;

/** The table for whatever goes through all of its rows. */
export const ALL_PAGES: Readonly<Record<PageId, Page>> = PAGES;
