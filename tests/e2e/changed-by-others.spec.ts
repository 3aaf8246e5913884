import type {BrowserContext, Page} from '@playwright/test';

import {GOODS, productUrl} from '../support/goods';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';
import {translatePages} from '../support/translator';

const {waldgold} = GOODS;
const PAGES = [
  '/en',
  '/en/c/coffee-shop',
  productUrl('en', waldgold),
  '/en/newsletter',
  '/en/search?q=mild',
  '/en/checkout/cart',
];

/** Puts elements where extensions put theirs, before React comes: dark mode, toolbars, password managers. */
const addForeignElements = (context: BrowserContext) =>
  context.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const foreign = (name: string) => {
        const element = document.createElement(name);
        element.dataset['foreign'] = '';
        return element;
      };
      const meta = foreign('meta');
      meta.setAttribute('name', 'darkreader');
      for (const element of [foreign('link'), meta]) {
        document.head.insertBefore(element, document.head.firstChild);
      }
      document.head.appendChild(foreign('meta'));
      document.body.insertBefore(foreign('div'), document.body.firstChild);
      document.body.appendChild(foreign('div'));
      document.documentElement.appendChild(foreign('grammarly-desktop-integration'));
      for (const field of document.querySelectorAll('input:not([type=hidden])')) {
        field.setAttribute('data-lpignore', 'true');
        field.insertAdjacentElement('afterend', foreign('div'));
      }
    });
  });

/** What of a page React has not taken for its own, except what is foreign. */
const passedOver = (page: Page) =>
  page.evaluate(() => {
    const kept = (element: Element | null, name: string): unknown =>
      Object.entries(element ?? {}).find(([key]) => key.startsWith(name))?.[1];
    return [...document.querySelectorAll('head *, body :not(script)')].flatMap((element) => {
      const props = kept(element.parentElement, '__reactProps');
      const isKnown = kept(element, '__reactFiber') !== undefined || props === undefined;
      const isAccounted = isKnown || element.matches('[data-foreign]') || 'dangerouslySetInnerHTML' in Object(props);
      return isAccounted ? [] : element.outerHTML.slice(0, 100);
    });
  });

test('what extensions add to a page stays, and the page comes alive around it: none of its elements is passed over', async ({
  page,
  context,
}) => {
  await addForeignElements(context);
  const shopper = createShopper(page, 'en');
  for (const path of PAGES) {
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    const document = await page.evaluateHandle(() => globalThis.document.documentElement);
    const foreign = await page.locator('[data-foreign]').count();
    expect(foreign, path).toBeGreaterThan(6);
    await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
    expect(await document.evaluate((element) => element.isConnected), path).toBe(true);
    await expect(page.locator('[data-foreign]'), path).toHaveCount(foreign);
    await expect(page.getByRole('heading', {level: 1}), path).toBeVisible();
    expect(await passedOver(page), path).toEqual([]);
  }
  await page.goto(productUrl('en', waldgold));
  await shopper.addToCart();
  await expect(shopper.badge(1)).toBeVisible();
});

test('a page that is translated before React comes stays as it is, and works as without a script', async ({
  browser,
  baseURL,
  userAgent,
}) => {
  // A context without the console check: React logs that the page does not match.
  const context = await browser.newContext({...(baseURL && {baseURL}), ...(userAgent && {userAgent})});
  await translatePages(context, 'parsed');
  const page = await context.newPage();
  const {t, heading, button, badge, quantityOf, cartUrl} = createShopper(page, 'en');
  /** That React has come, and left the page as it was, shows nowhere else. */
  const open = async (path: string) => {
    const left = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.goto(path);
    await left;
  };
  await open('/en');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await open(productUrl('en', waldgold));
  await expect(heading(waldgold.title.en)).toBeVisible();
  await button(t('product:cart.add')).first().click();
  await expect(page, 'as without a script').toHaveURL(cartUrl);
  await expect(badge(1)).toBeVisible();
  await open(cartUrl);
  await button(t('cart:line.increase', {title: waldgold.title.en})).click();
  await expect(page, 'as without a script').toHaveURL(/#/);
  await expect(quantityOf(waldgold.title.en)).toHaveValue('2');
  await expect(badge(2)).toBeVisible();
  await context.close();
});

test('a page that is translated while it is used shows what is true', async ({page, context}) => {
  await translatePages(context, 'interactive');
  const shopper = createShopper(page, 'en');
  const {t, euros, button, line, amount} = shopper;
  const title = waldgold.title.en;
  const minicart = page.getByRole('region', {name: t('cart:minicart.label')});
  await page.goto(productUrl('en', waldgold));
  await expect(page.locator('html')).toHaveClass(/translated/);
  for (const count of [1, 2]) {
    await shopper.addToCart();
    await expect(minicart).toContainText(t('cart:minicart.count', {count}));
    await expect(shopper.badge(count)).toBeVisible();
  }
  await expect(button(t('product:cart.add')).first()).toBeVisible();
  await shopper.link(t('cart:minicart.goToCart')).click();
  await button(t('cart:line.increase', {title})).click();
  await expect(line(title)).toContainText(euros(3 * waldgold.cents));
  await button(t('cart:line.decrease', {title})).click();
  await expect(line(title)).toContainText(euros(2 * waldgold.cents));
  await expect(amount('cart:totals.goods')).toHaveText(euros(2 * waldgold.cents));
  await shopper.applyCode('NOTHING');
  await expect(page.getByText(t('cart:codes.code.failure')).first()).toBeVisible();
});
