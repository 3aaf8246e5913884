import type {BrowserContext, Page} from '@playwright/test';

import {controlOf, PLATFORM_DOWN} from '../support/control';
import {CUSTOMERS, lendSession, logIn} from '../support/customer';
import {GOODS, productUrl} from '../support/goods';
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
const home = inBoth('/', '/en');
const cart = under('checkout/cart');

const fillCart = async ({shop, context, language}: Scene) => {
  const visitor = createVisitor(shop.shop);
  for (const [good, quantity] of [
    [waldgold, 2],
    [dripper, 1],
    [tastingSet, 1],
  ] as const) {
    await addToCart(visitor, good, {language, quantity});
  }
  await lendCart(visitor, context, shop.shop);
};

const asCustomer =
  (email: string) =>
  async ({shop, context}: Scene) =>
    lendSession(await logIn(shop, email), context, shop.shop);

const breakPlatform = ({shop}: Scene) => controlOf(shop.emulator).breakDown({...PLATFORM_DOWN, times: 20});

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
  {name: 'added', path: (language) => productUrl(language, waldgold), scripted: true, window: true, open: addInPage},
  {name: 'minicart', path: home, scripted: true, window: true, prepare: fillCart, open: openMinicart},
  {name: 'cart-empty', path: cart},
  {name: 'cart', path: cart, prepare: fillCart},
  {name: 'subscription-landing', path: inBoth('/de/e/abo', '/en/e/coffee-subscription')},
  {name: 'subscription-order', path: under('s/kaffee-abo-bestellen')},
  {name: 'coffee-match', path: inBoth('/de/e/lieblingskaffee', '/en/e/coffee-match')},
  {name: 'content', path: inBoth('/de/e/stiftung', '/en/e/foundation')},
  {name: 'guides', path: inBoth('/de/e/bruehanleitungen', '/en/e/brewing-guides')},
  {name: 'legal', path: inBoth('/de/e/agb', '/en/e/terms')},
  {name: 'blog', path: under('a')},
  {name: 'search', path: under('search?q=espresso')},
  {name: 'search-nothing', path: under('search?q=xylophonwachs')},
  {name: 'newsletter', path: under('e/newsletter')},
  {name: 'withdrawal', path: inBoth('/de/service/widerruf', '/en/service/withdrawal')},
  {name: 'contact', path: inBoth('/de/service/kontakt', '/en/service/contact')},
  {name: 'account', path: under('account/subscription'), prepare: asCustomer(CUSTOMERS.several)},
  {name: 'deliveries', path: under('account/subscription/deliveries'), prepare: asCustomer(CUSTOMERS.several)},
  {name: 'consent', path: under('consent')},
  {name: 'consent-dialog', path: home, scripted: true, window: true, open: openConsent},
  {name: 'not-found', path: under('nowhere'), statuses: [404]},
  {name: 'unavailable', path: under('c/collaborations'), prepare: breakPlatform, statuses: [503]},
  {name: 'design', path: inBoth('/_design', '/en/_design')},
];
