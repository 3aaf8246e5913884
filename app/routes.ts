import {index, layout, prefix, route, type RouteConfig, type RouteConfigEntry} from '@remix-run/route-config';

import {LANGUAGES} from './config/languages';
import {CONTENT_SLUGS, type ContentKey} from './config/paths';
import {SERVICE_SLUGS, type ServicePage} from './config/service-paths';
import {MAIL_LINKS} from './domain/mail-link/mail-link';

/** A content page of its own under the name that it has in each language; the part `:lang` stays open for the guard. */
function contentPage(page: ContentKey, file: string): RouteConfigEntry[] {
  return LANGUAGES.map((language) => route(`e/${CONTENT_SLUGS[page][language]}`, file, {id: `${page}-${language}`}));
}

/** A page of customer service under its name in each language; its loader leads a name of the other language there. */
function servicePage(page: ServicePage, file: string): RouteConfigEntry[] {
  return LANGUAGES.map((language) => route(SERVICE_SLUGS[page][language], file, {id: `${page}-${language}`}));
}

/**
 * Every address of the shop. Home stands under two ids, German at `/` and English at `/en`; a listing under the three
 * prefixes that a collection can be its own under; everything else below the language, which one guard checks.
 */
const routes: RouteConfig = [
  route('buyer-identity', 'routes/buyer-identity.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('llms.txt', 'routes/llms.ts'),
  route('.well-known/security.txt', 'routes/security-text.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('login', 'routes/login.ts'),
  route('account/authorize', 'routes/login-callback.ts'),
  route('logout', 'routes/host-logout.ts'),
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
      route('p/:handle/review', 'routes/review.tsx'),
      route('stock.json', 'routes/product-stock.ts'),
      route('back-in-stock', 'routes/back-in-stock.tsx'),
      route('back-in-stock/:page', 'routes/back-in-stock-link.tsx'),
      route('consent', 'routes/consent.tsx'),
      route('preview', 'routes/preview.tsx'),
      route('_design', 'routes/design.tsx', {id: 'design-in-language'}),
      route('announcement.json', 'routes/announcement.ts'),
      route('cart.json', 'routes/cart-summary.ts'),
      ...contentPage('coffeeMatch', 'routes/coffee-match.tsx'),
      ...contentPage('subscription', 'routes/subscription-start.tsx'),
      route('e/geschenkabo', 'routes/subscription-start.tsx', {id: 'gift-subscription'}),
      route('s/kaffee-abo-bestellen', 'routes/subscription-order.tsx'),
      ...contentPage('redeemGiftSubscription', 'routes/redeem-gift.tsx'),
      route('search', 'routes/search.tsx'),
      route('search.json', 'routes/search-glance.ts'),
      route('sitemaps/:file', 'routes/sitemap.ts'),
      route('feeds/products.xml', 'routes/product-feed.ts'),
      route('a', 'routes/blog.tsx'),
      route('a/feed.xml', 'routes/blog-feed.ts'),
      route('b/:slug', 'routes/post.tsx'),
      ...prefix('service', [
        ...servicePage('withdrawal', 'routes/withdrawal.tsx'),
        ...servicePage('cancellation', 'routes/cancellation.tsx'),
        ...servicePage('contact', 'routes/contact.tsx'),
        ...servicePage('order', 'routes/order.tsx'),
        ...servicePage('businessContact', 'routes/contact.tsx'),
      ]),
      route('discount/:code', 'routes/linked-code.tsx'),
      ...prefix('cart', [
        route('save', 'routes/save-cart.tsx'),
        route('last', 'routes/last-cart.tsx'),
        route('saved/:token', 'routes/saved-cart.tsx'),
        route(':lines', 'routes/linked-cart.tsx'),
      ]),
      route('newsletter', 'routes/newsletter.tsx'),
      route('newsletter/sent', 'routes/newsletter-sent.tsx'),
      ...MAIL_LINKS.map(({kind, path}) => route(path, 'routes/mail-link.tsx', {id: kind})),
      ...prefix('checkout', [route('cart', 'routes/cart.tsx'), route('confirm', 'routes/confirm.tsx')]),
      ...prefix('account', [
        route('login', 'routes/login-failed.tsx'),
        route('logout', 'routes/logout.tsx'),
        route('subscription/next', 'routes/next-delivery.ts'),
        route('subscription/next.json', 'routes/next-delivery-day.ts'),
        route('subscription/deliveries.ics', 'routes/deliveries-feed.ts'),
        route('subscription/state.json', 'routes/subscription-state.ts'),
        route('subscription', 'routes/subscription.tsx', [
          index('routes/subscription-page.ts', {id: 'subscription-overview'}),
          route('deliveries', 'routes/subscription-page.ts', {id: 'subscription-upcoming'}),
          route('deliveries/past', 'routes/subscription-page.ts', {id: 'subscription-past'}),
          route('products', 'routes/subscription-page.ts', {id: 'subscription-products'}),
          route('deliveries/:delivery/:command', 'routes/delivery-command.tsx'),
          route('products/:item/:command', 'routes/product-command.tsx'),
          route('cancel', 'routes/cancel-all.tsx'),
        ]),
      ]),
      route('*', 'routes/not-found.tsx', {id: 'not-found-in-language'}),
    ]),
    route('*', 'routes/not-found.tsx', {id: 'not-found-anywhere'}),
  ]),
];

export default routes;
