import type {Pages} from './page';

/** The rows of addresses that lead to another page: those without a language, and those of the platform's own shop. */
export const FORWARDED_PAGES = {
  withoutLanguage: {path: '/de', movedTo: 'home'},
  codeWithoutLanguage: {
    path: '/discount/:code',
    movedTo: 'discountLink',
    languageOf: 'redirect',
    robots: 'disallow',
  },
  linesWithoutLanguage: {path: '/cart/:lines', movedTo: 'cartPermalink', robots: 'disallow'},
  cartWithoutLanguage: {path: '/cart', movedTo: 'cart'},
  cartWithoutCheckout: {path: '/:lang/cart', movedTo: 'cart'},
  accountWithoutLanguage: {path: '/account', movedTo: 'dashboard'},
  accountWithoutPage: {path: '/:lang/account', movedTo: 'dashboard'},
  platformProductInCollection: {path: '/collections/:collection/products/:handle', platformFormOf: 'product'},
  platformCollection: {path: '/collections/:handle', platformFormOf: 'listing-c'},
  platformProduct: {path: '/products/:handle', platformFormOf: 'product'},
  platformPage: {path: '/pages/:slug', platformFormOf: 'content'},
} as const satisfies Pages;
