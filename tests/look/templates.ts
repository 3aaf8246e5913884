import type {Language} from '../../app/config/languages';
import {PLATFORM_DOWN, SEARCH_DOWN, SUBSCRIPTIONS_DOWN} from '../support/control';
import {CUSTOMERS} from '../support/customer';
import {CODES, GOODS, productUrl} from '../support/goods';

import {
  asCustomer,
  broken,
  cartOf,
  choosePortugal,
  chooseSwitzerland,
  command,
  fillCart,
  inTurn,
  openSavedCart,
  order,
  press,
  sendUntil,
  tryCodes,
} from './acts';
import * as overlays from './overlays';
import type {Template} from './scene';

const {waldgold, dripper, giftCard} = GOODS;
const under = (path: string) => (language: Language) => `/${language}/${path}`;
const inBoth = (de: string, en: string) => (language: Language) => (language === 'de' ? de : en);
const product = (de: string, en: string) => inBoth(`/de/p/${de}`, `/en/p/${en}`);
const home = inBoth('/', '/en');
const cart = under('checkout/cart');
const match = inBoth('/de/e/lieblingskaffee', '/en/e/coffee-match');
const redeem = inBoth('/de/e/geschenkabo-einloesen', '/en/e/redeem-gift-subscription');
const withdrawal = inBoth('/de/service/widerruf', '/en/service/withdrawal');
const cancellation = inBoth('/de/service/kuendigung', '/en/service/cancellation');
const orders = inBoth('/de/service/bestellung', '/en/service/order');
const businessContact = inBoth('/de/service/kontakt-unternehmen', '/en/service/business-contact');
const contact = inBoth('/de/service/kontakt', '/en/service/contact');
const deliveries = under('account/subscription/deliveries');
const subscribed = under('account/subscription/products');
const upcoming = asCustomer(CUSTOMERS.upcoming);

const statement = {
  'contractNotices:fields.name.label': 'Mara Moos',
  'contractNotices:fields.contract.label': 'L10001',
  'contractNotices:fields.email.label': 'mara@example.com',
};
const lookUp = (email: string, answer: string) =>
  sendUntil({'orders:fields.number.label': 'L8421', 'orders:fields.email.label': email}, 'orders:find', answer);

/** The commands of a delivery and of a product, each as a dialog with a script and as a page without. */
const COMMANDS: readonly Template[] = [
  ...(['skip', 'reschedule', 'send-now', 'add', 'interval', 'address', 'payment', 'gift'] as const).map((name) => ({
    name,
    path: deliveries,
    prepare: upcoming,
    open: command(name),
    window: true as const,
  })),
  {
    name: 'cancel-all',
    path: subscribed,
    prepare: upcoming,
    open: command('cancel-all'),
    window: true,
  },
  {
    // Of a one-time item.
    name: 'remove',
    path: subscribed,
    prepare: asCustomer(CUSTOMERS.skipped),
    open: command('remove'),
    window: true,
  },
  ...(['swap', 'edit', 'project', 'cancel'] as const).map((name) => ({
    name,
    path: subscribed,
    prepare: upcoming,
    open: command(name),
    window: true as const,
  })),
];

/** Every template of the shop, and what can lie over it. */
export const TEMPLATES: readonly Template[] = [
  {name: 'home', path: home},
  {name: 'consent-banner', path: home, undecided: true, window: true},
  {name: 'announcement-bar', path: home, scripted: true, window: true, open: overlays.scrollToAnnouncement},
  {name: 'menu', path: home, window: true, open: overlays.openMenu},
  {name: 'search-field', path: home, window: true, open: overlays.openSearch},
  {name: 'search-panel', path: home, scripted: true, window: true, open: overlays.typeWords},
  {
    name: 'language-hint',
    path: home,
    scripted: true,
    window: true,
    prepare: overlays.readTheOther,
    open: overlays.seeHint,
  },
  {name: 'listing-coffee', path: under('c/coffee-shop')},
  {name: 'listing-gear', path: under('g/equipment-shop')},
  {name: 'listing-filtered', path: under('c/coffee-shop?taste=fruity&sort=price-up')},
  {name: 'listing-filters', path: under('c/coffee-shop'), window: true, open: overlays.openFilters},
  {name: 'listing-nothing', path: under('c/coffee-shop?type=decaf&taste=spicy&method=espresso')},
  {name: 'listing-sale', path: under('g/sale')},
  {name: 'product-coffee', path: (language) => productUrl(language, waldgold)},
  {name: 'product-gear', path: (language) => productUrl(language, dripper)},
  {name: 'product-gift-card', path: (language) => productUrl(language, giftCard)},
  {name: 'product-kit', path: product('brueh-set-erste-tasse', 'first-cup-brewing-set')},
  {name: 'product-gift-subscription', path: product('geschenkabo', 'coffee-gift-subscription')},
  {name: 'product-drink', path: product('cold-brew-pur', 'pure-cold-brew')},
  {name: 'product-donation', path: product('spende', 'donation')},
  {name: 'product-calendar', path: product('adventskalender-24-lichtungen', '24-clearings-advent-calendar')},
  {name: 'product-archived', path: under('p/sonho-verde?variant=40954')},
  {name: 'product-sold-out', path: under('p/haraaz')},
  {name: 'product-pre-order', path: under('p/alto-rocio')},
  {name: 'product-business', path: under('p/waldgold-gastro')},
  {name: 'product-gone', path: under('p/altweibersommer'), statuses: [410]},
  {
    name: 'added',
    path: (language) => productUrl(language, waldgold),
    scripted: true,
    window: true,
    open: overlays.addInPage,
  },
  {name: 'minicart', path: home, scripted: true, window: true, prepare: fillCart, open: overlays.openMinicart},
  {name: 'cart-empty', path: cart},
  {name: 'cart', path: cart, prepare: fillCart},
  {name: 'cart-refusals', path: cart, prepare: fillCart, open: tryCodes, statuses: [422]},
  {name: 'cart-country', path: cart, prepare: fillCart, open: chooseSwitzerland, statuses: [422]},
  {name: 'cart-gift-card', path: cart, prepare: cartOf([giftCard, 1])},
  {name: 'save-cart', path: under('cart/save'), prepare: fillCart},
  {name: 'saved-cart', path: under('cart/save'), prepare: fillCart, open: openSavedCart},
  {name: 'saved-cart-unknown', path: under('cart/saved/nowhere'), statuses: [404]},
  {name: 'cart-permalink', path: under('cart/40351:2,999999999:1')},
  {name: 'discount-link', path: under(`discount/${CODES.fifteenPercent}`)},
  {name: 'discount-link-wrong', path: under('discount/%20'), statuses: [404]},
  {name: 'last-cart', path: under('cart/last')},
  {name: 'no-order', path: under('checkout/confirm')},
  {name: 'ordered', path: cart, prepare: fillCart, open: order},
  {name: 'subscription-landing', path: inBoth('/de/e/abo', '/en/e/coffee-subscription')},
  {name: 'subscription-order', path: under('s/kaffee-abo-bestellen')},
  {
    name: 'subscription-chosen',
    path: (language) => `/${language}/s/kaffee-abo-bestellen?coffee=${waldgold.handle[language]}`,
  },
  {name: 'coffee-match', path: match},
  {name: 'coffee-match-second', path: (language) => `${match(language)}?drink=coffee-black`},
  {
    name: 'coffee-match-result',
    path: (language) => `${match(language)}?drink=coffee-black&method=method-pour-over&taste=taste-classic`,
  },
  {name: 'content', path: inBoth('/de/e/stiftung', '/en/e/foundation')},
  {name: 'guides', path: inBoth('/de/e/bruehanleitungen', '/en/e/brewing-guides')},
  {name: 'guide', path: inBoth('/de/e/handfilter', '/en/e/pour-over')},
  {name: 'product-tests', path: inBoth('/de/e/produkttests', '/en/e/product-tests')},
  {name: 'product-test', path: inBoth('/de/e/handmuehlen-test', '/en/e/hand-grinders-test')},
  {name: 'story', path: inBoth('/de/e/geschichte', '/en/e/story')},
  {name: 'projects', path: inBoth('/de/e/aktuelle-projekte', '/en/e/current-projects')},
  {name: 'shipping', path: inBoth('/de/e/versand', '/en/e/shipping')},
  {name: 'business', path: inBoth('/de/e/b2b-informationen', '/en/e/b2b-info')},
  {name: 'campaign', path: under('e/black-weekend')},
  {name: 'legal', path: inBoth('/de/e/agb', '/en/e/terms')},
  {name: 'blog', path: under('a')},
  {name: 'post', path: inBoth('/de/b/kaffee-lagern', '/en/b/storing-coffee')},
  {name: 'search', path: under('search?q=espresso')},
  {name: 'search-nothing', path: under('search?q=xylophonwachs')},
  {name: 'search-down', path: under('search?q=honig'), prepare: broken(SEARCH_DOWN)},
  {name: 'newsletter', path: under('e/newsletter')},
  {name: 'newsletter-confirm', path: under('newsletter/confirm?token=a.b.c')},
  {name: 'newsletter-unsubscribe', path: under('newsletter/unsubscribe?token=a.b.c')},
  {name: 'newsletter-expired', path: under('newsletter/confirm?state=expired')},
  {name: 'withdrawal', path: withdrawal},
  {
    name: 'withdrawal-errors',
    path: withdrawal,
    open: press('contractNotices:withdrawal.next'),
    statuses: [422],
  },
  {
    name: 'withdrawal-review',
    path: withdrawal,
    open: sendUntil(statement, 'contractNotices:withdrawal.next', 'contractNotices:withdrawal.review.title'),
  },
  {name: 'cancellation', path: cancellation},
  {
    name: 'cancellation-errors',
    path: cancellation,
    open: press('contractNotices:cancellation.submit'),
    statuses: [422],
  },
  {
    name: 'cancellation-received',
    path: cancellation,
    open: sendUntil(statement, 'contractNotices:cancellation.submit', 'contractNotices:cancellation.received.title'),
  },
  {name: 'tracking', path: orders},
  {name: 'tracking-found', path: orders, open: lookUp('jonas.berger@example.com', 'orders:steps.delivered')},
  {
    name: 'tracking-unknown',
    path: orders,
    open: lookUp('lena.hoffmann@example.com', 'orders:problem.not_found.title'),
    statuses: [404],
  },
  {name: 'contact', path: contact},
  {name: 'contact-errors', path: contact, open: press('contractNotices:contact.submit'), statuses: [422]},
  {name: 'business-contact', path: businessContact},
  {name: 'redeem', path: redeem},
  {name: 'redeem-address', path: (language) => `${redeem(language)}?code=ABO-6TAU-FARN-RAND`},
  {name: 'review', path: under('p/morgentau/review')},
  {name: 'back-in-stock', path: under('back-in-stock?handle=waldgold&variant=40351&occasion=harvest')},
  {name: 'login-expired', path: under('account/login?reason=expired')},
  {name: 'account', path: under('account/subscription'), prepare: asCustomer(CUSTOMERS.several)},
  {name: 'account-orders', path: under('account/orders'), prepare: asCustomer(CUSTOMERS.nothing)},
  {name: 'profile', path: under('account/profile'), prepare: upcoming},
  {name: 'profile-address', path: under('account/profile/addresses/new'), prepare: upcoming},
  {
    name: 'profile-address-province',
    path: under('account/profile/addresses/new'),
    prepare: upcoming,
    open: choosePortugal,
  },
  {name: 'deliveries', path: deliveries, prepare: asCustomer(CUSTOMERS.several)},
  {name: 'deliveries-errored', path: deliveries, prepare: asCustomer(CUSTOMERS.errored)},
  {name: 'deliveries-none', path: deliveries, prepare: asCustomer(CUSTOMERS.nothing)},
  {
    name: 'deliveries-past',
    path: under('account/subscription/deliveries/past'),
    prepare: asCustomer(CUSTOMERS.several),
  },
  {name: 'subscribed', path: subscribed, prepare: asCustomer(CUSTOMERS.cancelled)},
  ...COMMANDS,
  {
    name: 'deliveries-unavailable',
    path: deliveries,
    prepare: inTurn(upcoming, broken(SUBSCRIPTIONS_DOWN)),
    statuses: [503],
  },
  {name: 'consent', path: under('consent')},
  {name: 'consent-dialog', path: home, scripted: true, window: true, open: overlays.openConsent},
  {name: 'not-found', path: under('nowhere'), statuses: [404]},
  {name: 'unavailable', path: under('c/collaborations'), prepare: broken(PLATFORM_DOWN), statuses: [503]},
  {name: 'broken', path: inBoth('/_design?broken', '/en/_design?broken'), statuses: [500]},
  {name: 'design', path: inBoth('/_design', '/en/_design')},
];
