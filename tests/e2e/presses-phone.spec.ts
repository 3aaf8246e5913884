import type {BrowserContext, Page} from '@playwright/test';

import {CUSTOMERS, lendSession, logIn} from '../support/customer';
import {GOODS, productUrl} from '../support/goods';
import {addToCart, lendCart} from '../support/plain-cart';
import type {ServedShop} from '../support/lanes';
import {expect, test, untilQuiet} from '../support/shop-test';
import {createShopper} from '../support/shopper';
import {noteFigure, slowPhone} from '../support/slow-phone';
import {createVisitor} from '../support/visitor';

const {waldgold} = GOODS;

/** The most that a press may take, in milliseconds; 200 are called a good INP. */
const MOST_MS = 100;

type Press = {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (shop: ServedShop, context: BrowserContext) => Promise<void>;
  /** Presses, and waits for what the press brings. */
  readonly press: (page: Page) => Promise<void>;
};

const PRESSES: readonly Press[] = [
  {
    name: 'the menu opens',
    path: '/',
    press: async (page) => {
      const {t} = createShopper(page, 'de');
      await page
        .getByRole('banner')
        .locator('summary')
        .filter({hasText: t('shell:header.menu')})
        .click();
      await expect(page.getByRole('navigation', {name: t('shell:header.navigation')})).toBeVisible();
    },
  },
  {
    name: 'a coffee is added',
    path: productUrl('de', waldgold),
    press: async (page) => {
      const shopper = createShopper(page, 'de');
      await shopper.addToCart();
      await expect(shopper.link(shopper.t('cart:minicart.goToCart'))).toBeVisible();
    },
  },
  {
    name: 'a filter answers',
    path: '/de/c/alles',
    press: async (page) => {
      const {t} = createShopper(page, 'de');
      await page.getByText(t('grid:filter.form'), {exact: true}).click();
      const choice = page.locator('label').filter({has: page.getByRole('checkbox', {name: /^Nordkamm /})});
      const count = Number(/\d+/.exec(await choice.innerText())?.[0]);
      await choice.getByRole('checkbox').check();
      // The sheet covers the listing; its button says how much is found.
      await expect(page.getByRole('button', {name: t('grid:filter.show', {count}), exact: true})).toBeVisible();
    },
  },
  {
    name: 'a quantity changes',
    path: '/de/checkout/cart',
    prepare: async (shop, context) => {
      const visitor = createVisitor(shop.shop);
      for (const good of Object.values(GOODS)) await addToCart(visitor, good);
      await lendCart(visitor, context, shop.shop);
    },
    press: async (page) => {
      const {t, button, quantityOf} = createShopper(page, 'de');
      const title = waldgold.title.de;
      await button(t('cart:line.increase', {title})).click();
      await expect(quantityOf(title)).toHaveValue('2');
    },
  },
  {
    name: 'the quiz goes on',
    path: '/de/e/lieblingskaffee',
    press: async (page) => {
      const {t} = createShopper(page, 'de');
      await page
        .getByRole('main')
        .getByRole('link', {name: t('quiz:choice.coffee-black'), exact: true})
        .click();
      await expect(page.getByRole('heading', {level: 2, name: t('quiz:question.method')})).toBeVisible();
    },
  },
  {
    name: 'a dialog opens',
    path: '/de/account/subscription/deliveries',
    prepare: async (shop, context) => lendSession(await logIn(shop, CUSTOMERS.upcoming), context, shop.shop),
    press: async (page) => {
      const {command} = createShopper(page, 'de');
      const skip = await command('skip');
      await skip.click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

for (const {name, path, prepare, press} of PRESSES) {
  test(`on a slow phone ${name} within ${MOST_MS} ms`, {tag: '@timed'}, async ({page, context, shop}) => {
    await page.setViewportSize({width: 390, height: 844});
    await context.addCookies([{name: 'consent', value: 'necessary', url: shop.shop}]);
    await prepare?.(shop, context);
    await page.goto(path);
    await untilQuiet(page);
    const slowest = await slowPhone(page);
    await press(page);
    const milliseconds = await slowest();
    noteFigure(name, milliseconds);
    expect(milliseconds).toBeLessThan(MOST_MS);
  });
}
