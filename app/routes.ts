import {index, layout, prefix, route, type RouteConfig} from '@remix-run/route-config';

import {LANGUAGES} from './config/languages';
import {CONTENT_SLUGS, type ContentKey} from './config/paths';

/** A page under the name that it has in each language; the part `:lang` stays open for the guard. */
function named(key: ContentKey, file: string) {
  return LANGUAGES.map((language) => route(`e/${CONTENT_SLUGS[key][language]}`, file, {id: `${key}-${language}`}));
}

/**
 * Every address of the shop. Home stands under two ids, German at `/` and English at `/en`; a listing under the three
 * prefixes that a collection can be its own under; everything else below the language, which one guard checks.
 */
const routes: RouteConfig = [
  route('buyer-identity', 'routes/buyer-identity.ts'),
  layout('routes/shell.tsx', [
    index('routes/home.tsx', {id: 'home-de'}),
    route('en', 'routes/home.tsx', {id: 'home-en', caseSensitive: true}),
    route('404', 'routes/not-found.tsx', {id: 'not-found'}),
    route('_design', 'routes/design.tsx', {id: 'design'}),
    route(':lang', 'routes/language.tsx', [
      route('c/:handle', 'routes/listing.tsx', {id: 'listing-c'}),
      route('e/:slug', 'routes/content.tsx'),
      route('g/:handle', 'routes/listing.tsx', {id: 'listing-g'}),
      route('k/:handle', 'routes/listing.tsx', {id: 'listing-k'}),
      route('p/:handle', 'routes/product.tsx'),
      route('consent', 'routes/consent.tsx'),
      route('_design', 'routes/design.tsx', {id: 'design-in-language'}),
      route('cart.json', 'routes/cart-summary.ts'),
      ...named('coffeeMatch', 'routes/coffee-match.tsx'),
      route('search', 'routes/search.tsx'),
      ...prefix('checkout', [route('cart', 'routes/cart.tsx'), route('confirm', 'routes/confirm.tsx')]),
      route('*', 'routes/not-found.tsx', {id: 'not-found-in-language'}),
    ]),
    route('*', 'routes/not-found.tsx', {id: 'not-found-anywhere'}),
  ]),
];

export default routes;
