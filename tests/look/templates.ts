import type {BrowserContext, Page} from '@playwright/test';

import {controlOf, type Fault, PLATFORM_DOWN, SEARCH_DOWN} from '../support/control';
import {CUSTOMERS, lendSession, logIn} from '../support/customer';
import {CODES, GOODS, productUrl} from '../support/goods';
import {addToCart, lendCart} from '../support/plain-cart';
import type {RunningShop} from '../support/shop-process';
import {createShopper} from '../support/shopper';
import {createVisitor} from '../support/visitor';
import type {Language} from '../support/messages';

export type Scene = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly shop: RunningShop;
  readonly language: Language;
};

/** A page, or something that lies over one. */
export type Template = {
  /** Of its pictures' files. */
  readonly name: string;
  readonly path: (language: Language) => string;
  /** Before the page is opened: what is in the cart, who is logged in, what is broken. */
  readonly prepare?: (scene: Scene) => Promise<void>;
  /** Opens what lies over the page, when it stands. */
  readonly open?: (scene: Scene) => Promise<void>;
  /** What only a script can open. */
  readonly scripted?: true;
  /** What is fixed to the window, as it stands in it; other pages are shown from top to end. */
  readonly window?: true;
  /** Statuses that belong to it. */
  readonly statuses?: readonly number[];
  /** Whether the visitor has not been asked for consent before. */
  readonly undecided?: true;
};

const {waldgold, dripper, tastingSet, giftCard} = GOODS;
const under = (path: string) => (language: Language) => `/${language}/${path}`;
const inBoth = (de: string, en: string) => (language: Language) => (language === 'de' ? de : en);
const product = (de: string, en: string) => inBoth(`/de/p/${de}`, `/en/p/${en}`);
const home = inBoth('/', '/en');
const cart = under('checkout/cart');
const match = inBoth('/de/e/lieblingskaffee', '/en/e/coffee-match');
const redeem = inBoth('/de/e/geschenkabo-einloesen', '/en/e/redeem-gift-subscription');
const contact = inBoth('/de/service/kontakt', '/en/service/contact');
const deliveries = under('account/subscription/deliveries');
const subscribed = under('account/subscription/products');

const cartOf =
  (...goods: readonly (readonly [good: (typeof GOODS)[keyof typeof GOODS], quantity: number])[]) =>
  async ({shop, context, language}: Scene) => {
    const visitor = createVisitor(shop.shop);
    for (const [good, quantity] of goods) await addToCart(visitor, good, {language, quantity});
    await lendCart(visitor, context, shop.shop);
  };

const fillCart = cartOf([waldgold, 2], [dripper, 1], [tastingSet, 1]);

/** Presses the button of a name, and waits for the answer. */
const press =
  (key: string) =>
  async ({page, language}: Scene) => {
    const {t, button} = createShopper(page, language);
    await button(t(key)).first().click();
    await page.getByRole('alert').first().waitFor();
  };

/** Follows a command's link: a dialog with a script, a page without. */
const command =
  (name: string) =>
  async ({page, language}: Scene) => {
    const {t, link, button} = createShopper(page, language);
    await link(t(`account:commands.${name}.link`))
      .first()
      .click();
    await button(t(`account:commands.${name}.submit`)).waitFor();
  };

async function tryCodes({page, language}: Scene) {
  const shopper = createShopper(page, language);
  await shopper.applyCode(CODES.expired);
  await page.getByText(shopper.t('cart:codes.code.failure')).first().waitFor();
  await shopper.applyGiftCard('TAU-1234-NOPE');
  await page.getByText(shopper.t('cart:refusal.gift-card-invalid')).first().waitFor();
}

async function chooseSwitzerland({page, language}: Scene) {
  const {t, button} = createShopper(page, language);
  await page.getByRole('combobox', {name: t('cart:delivery.label')}).selectOption('CH');
  await button(t('cart:delivery.submitLabel')).click();
  await page.getByText(t('cart:delivery.obstructed')).waitFor();
}

const asCustomer =
  (email: string) =>
  async ({shop, context}: Scene) =>
    lendSession(await logIn(shop, email), context, shop.shop);

const broken =
  (fault: Fault) =>
  ({shop}: Scene) =>
    controlOf(shop.emulator).breakDown({...fault, times: 20});

async function openMenu({page, language}: Scene) {
  const {t} = createShopper(page, language);
  const navigation = page.locator('#navigation');
  const hamburger = navigation.locator('summary').filter({hasText: t('shell:header.menu')});
  if (await hamburger.isVisible()) {
    await hamburger.click();
    const first = navigation.getByRole('navigation').locator('summary').first();
    if (await first.isVisible()) await first.click();
  } else await navigation.getByRole('link').nth(0).hover();
}

async function addInPage({page, language}: Scene) {
  const shopper = createShopper(page, language);
  await shopper.addToCart();
  await shopper.link(shopper.t('shell:minicart.goToCart')).waitFor();
}

async function openMinicart({page}: Scene) {
  await page.locator('[data-cart-link]').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.locator('[data-minicart]').waitFor();
}

async function openConsent({page, language}: Scene) {
  const {t} = createShopper(page, language);
  await page.getByRole('link', {name: t('shell:footer.legal.cookies')}).click();
  await page.getByRole('dialog').waitFor();
}

async function scrollToAnnouncement({page, language}: Scene) {
  const {t} = createShopper(page, language);
  await page.mouse.wheel(0, 900);
  await page.getByRole('dialog', {name: t('shell:announcement.label')}).waitFor();
}

/** Every template of the shop, and what can lie over it. */
export const TEMPLATES: readonly Template[] = [
  {name: 'home', path: home},
  {name: 'consent-banner', path: home, undecided: true, window: true},
  {name: 'announcement-bar', path: home, scripted: true, window: true, open: scrollToAnnouncement},
  {name: 'menu', path: home, window: true, open: openMenu},
  {name: 'listing-coffee', path: under('c/coffee-shop')},
  {name: 'listing-gear', path: under('g/equipment-shop')},
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
  {name: 'added', path: (language) => productUrl(language, waldgold), scripted: true, window: true, open: addInPage},
  {name: 'minicart', path: home, scripted: true, window: true, prepare: fillCart, open: openMinicart},
  {name: 'cart-empty', path: cart},
  {name: 'cart', path: cart, prepare: fillCart},
  {name: 'cart-refusals', path: cart, prepare: fillCart, open: tryCodes, statuses: [422]},
  {name: 'cart-country', path: cart, prepare: fillCart, open: chooseSwitzerland, statuses: [422]},
  {name: 'cart-gift-card', path: cart, prepare: cartOf([giftCard, 1])},
  {name: 'no-order', path: under('checkout/confirm')},
  {name: 'subscription-landing', path: inBoth('/de/e/abo', '/en/e/coffee-subscription')},
  {name: 'subscription-order', path: under('s/kaffee-abo-bestellen')},
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
  {name: 'legal', path: inBoth('/de/e/agb', '/en/e/terms')},
  {name: 'blog', path: under('a')},
  {name: 'post', path: inBoth('/de/b/kaffee-lagern', '/en/b/storing-coffee')},
  {name: 'search', path: under('search?q=espresso')},
  {name: 'search-nothing', path: under('search?q=xylophonwachs')},
  {name: 'search-down', path: under('search?q=honig'), prepare: broken(SEARCH_DOWN)},
  {name: 'newsletter', path: under('e/newsletter')},
  {name: 'withdrawal', path: inBoth('/de/service/widerruf', '/en/service/withdrawal')},
  {name: 'contact', path: contact},
  {name: 'contact-errors', path: contact, open: press('notices:contact.submit'), statuses: [422]},
  {name: 'redeem', path: redeem},
  {name: 'redeem-address', path: (language) => `${redeem(language)}?code=ABO-6TAU-FARN-RAND`},
  {name: 'review', path: under('p/morgentau/review')},
  {name: 'account', path: under('account/subscription'), prepare: asCustomer(CUSTOMERS.several)},
  {name: 'deliveries', path: deliveries, prepare: asCustomer(CUSTOMERS.several)},
  {name: 'deliveries-errored', path: deliveries, prepare: asCustomer(CUSTOMERS.errored)},
  {name: 'deliveries-none', path: deliveries, prepare: asCustomer(CUSTOMERS.nothing)},
  {
    name: 'deliveries-past',
    path: under('account/subscription/deliveries/past'),
    prepare: asCustomer(CUSTOMERS.several),
  },
  {name: 'subscribed', path: subscribed, prepare: asCustomer(CUSTOMERS.cancelled)},
  {name: 'skip', path: deliveries, prepare: asCustomer(CUSTOMERS.upcoming), open: command('skip'), window: true},
  {
    name: 'reschedule',
    path: deliveries,
    prepare: asCustomer(CUSTOMERS.upcoming),
    open: command('reschedule'),
    window: true,
  },
  {name: 'address', path: deliveries, prepare: asCustomer(CUSTOMERS.upcoming), open: command('address'), window: true},
  {name: 'consent', path: under('consent')},
  {name: 'consent-dialog', path: home, scripted: true, window: true, open: openConsent},
  {name: 'not-found', path: under('nowhere'), statuses: [404]},
  {name: 'unavailable', path: under('c/collaborations'), prepare: broken(PLATFORM_DOWN), statuses: [503]},
  {name: 'design', path: inBoth('/_design', '/en/_design')},
];
