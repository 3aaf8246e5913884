import type {Language} from '../../../app/config/languages';

/** Whose page it is: everybody's, somebody's with a coffee in the cart, a subscriber's. */
export type Who = 'nobody' | 'buyer' | 'subscriber';

/** One page of each kind, and what nobody can make it without. */
export type Template = {
  readonly name: string;
  readonly path: string;
  readonly language: Language;
  readonly who: Who;
  readonly needs: readonly string[];
};

const template = (name: string, path: string, needs: readonly string[] = [], who: Who = 'nobody'): Template => ({
  name,
  path,
  language: path.startsWith('/en') ? 'en' : 'de',
  who,
  needs,
});

export const TEMPLATES: readonly Template[] = [
  template('home', '/en', ['storefront']),
  template('listing', '/de/c/coffee-shop', ['storefront']),
  template('product', '/en/p/waldgold', ['storefront']),
  template('article', '/de/b/kaffee-lagern', ['cms']),
  template('content page', '/en/e/shipping', ['cms']),
  template('search', '/de/search?q=mild', []),
  template('subscription order', '/de/s/kaffee-abo-bestellen', ['storefront']),
  template('quiz', '/en/e/coffee-match', []),
  template('cart', '/de/checkout/cart', ['storefront'], 'buyer'),
  template('confirmation', '/en/checkout/confirm', [], 'buyer'),
  template('confirmation of a token', '/de/checkout/confirm?order=a.b.c', [], 'buyer'),
  template('dashboard', '/de/account/subscription', ['subscriptions', 'accounts', 'customer-api'], 'subscriber'),
];
