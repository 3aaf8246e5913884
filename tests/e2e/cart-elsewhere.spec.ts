import type {Page} from '@playwright/test';

import {controlOf} from '../support/control';
import {GOODS, productUrl} from '../support/goods';
import {comeBackAsKept, expect, test, untilInteractive} from '../support/shop-test';
import {createShopper} from '../support/shopper';

const {waldgold, boaLuz} = GOODS;

/** A bag that no other test buys. */
const BOA_LUZ_350 = 40455;

/** Where pages that do not show the cart send its forms. */
const CART_FORMS = '**/cart.json';

test('an add that is lost or comes too often keeps page and choice and says so, and one that arrived counts once', async ({
  page,
  context,
  expectStatuses,
}) => {
  expectStatuses(0, 429);
  const shopper = createShopper(page, 'en');
  const {t, quantityOf, line, link} = shopper;
  const title = boaLuz.title.en;
  const farms = page.getByRole('radio', {name: t('product:project.SP023.title')});
  const expectKept = async (error: string) => {
    await expect(page.getByRole('alert')).toHaveText(t(`product:cart.${error}`));
    await expect(page.getByLabel(t('product:cart.quantity'))).toHaveValue('2');
    await expect(farms).toBeChecked();
  };
  await page.goto(productUrl('en', boaLuz));
  await page.getByLabel(t('product:cart.quantity')).selectOption('2');
  await farms.check();
  await context.setOffline(true);
  await shopper.addToCart();
  await expectKept('network-error');
  await context.setOffline(false);

  await page.route(CART_FORMS, (route) => route.fulfill({status: 429, headers: {'Retry-After': '60'}}));
  await shopper.addToCart();
  await expectKept('rate-limited');
  await page.unrouteAll();

  // The shop carries it out, and the connection is lost before its answer is there.
  await page.route(CART_FORMS, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const lost = page.waitForEvent('requestfailed');
  await shopper.addToCart();
  await lost;
  await expectKept('network-error');
  await page.unrouteAll();
  await shopper.addToCart();
  await expect(page.getByRole('status').filter({hasText: t('product:cart.added', {title})})).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page).toHaveURL(`${productUrl('en', boaLuz)}?quantity=2&project=SP023`);
  await link(t('cart:minicart.goToCart')).click();
  await expect(quantityOf(title)).toHaveValue('2');
  await expect(shopper.badge(2)).toBeVisible();
  await expect(line(title)).toContainText(t('cart:project.gives', {project: t('cart:project.SP023.title')}));
});

test('a cart that is opened while something is added shows it once it is there', async ({page, shop}) => {
  const shopper = createShopper(page, 'en');
  await page.goto(productUrl('en', boaLuz));
  await controlOf(shop.emulator).breakDown({service: 'storefront', operation: 'CartCreate', kind: 'delay', ms: 1000});
  await shopper.addToCart();
  await shopper.badge(0).click();
  await expect(shopper.heading(shopper.t('cart:empty.title'))).toBeVisible();
  await expect(shopper.quantityOf(boaLuz.title.en)).toHaveValue('1');
});

test('what sells out on an open page is said to be sold out once it is pressed, with a mail for when it is back', async ({
  page,
  shop,
}) => {
  const control = controlOf(shop.emulator);
  const {t, addToCart} = createShopper(page, 'en');
  await page.goto(`${productUrl('en', boaLuz)}?variant=${BOA_LUZ_350}`);
  // With the first key the page asks what is in stock.
  const asked = page.waitForResponse('**/stock.json*');
  await page.keyboard.press('Tab');
  await asked;
  await page.getByLabel(t('product:cart.quantity')).selectOption('2');
  await control.setStock(BOA_LUZ_350, 0);
  await addToCart();
  await expect(page.getByRole('alert')).toHaveText(t('cart:refusal.out-of-stock'));
  await expect(page.getByLabel(t('product:cart.quantity'))).toHaveValue('2');
  await expect(page.getByText(t('product:availability.sold-out'), {exact: true})).toBeVisible();
  await expect(page.getByRole('textbox', {name: t('stock:form.email')})).toBeVisible();
  await control.setStock(BOA_LUZ_350, 50);
});

test('an add says that the browser keeps no cookies', async ({page, context}) => {
  const {t, addToCart, badge} = createShopper(page, 'en');
  await page.goto(productUrl('en', boaLuz));
  await page.route(CART_FORMS, async (route) => {
    const response = await route.fetch();
    await context.clearCookies();
    const {'set-cookie': _, ...headers} = response.headers();
    await route.fulfill({response, headers});
  });
  await addToCart();
  await expect(page.getByRole('alert')).toHaveText(t('product:cart.no-cookies'));
  await expect(badge(0)).toBeVisible();
});

test('the way back to a document in the cache of the browser shows the cart and the consent of now', async ({page}) => {
  const shopper = createShopper(page, 'de');
  const {t, button, badge} = shopper;
  const banner = page.getByRole('region', {name: t('shell:consent.title')});
  await page.goto('/de/c/coffee-shop');
  await expect(banner).toBeVisible();
  await page.goto(productUrl('de', waldgold));
  await button(t('shell:consent.necessary')).click();
  await shopper.addToCart();
  await expect(badge(1)).toBeVisible();
  await page.goBack();
  await expect(badge(1)).toBeVisible();
  await expect(banner).toBeHidden();
});

test('a tab that was covered, a page that the browser kept, and one of the history show the cart of now', async ({
  page,
  context,
}) => {
  const shopper = createShopper(page, 'de');
  const {t, link} = shopper;
  const minicart = page.getByRole('region', {name: t('cart:minicart.label')});
  await page.goto('/de/c/coffee-shop');
  await link(waldgold.title.de).click();
  await shopper.addToCart();
  await expect(minicart).toContainText(t('cart:minicart.count', {count: 1}));

  const tab = await context.newPage();
  const other = createShopper(tab, 'de');
  await tab.goto(other.cartUrl);
  await tab.bringToFront();
  const take = async (quantity: number) => {
    await other.quantityOf(waldgold.title.de).fill(String(quantity));
    await other.quantityOf(waldgold.title.de).press('Enter');
    await expect(other.badge(quantity)).toBeVisible();
  };
  await take(2);
  await comeIntoSight(page);
  await expect(shopper.badge(2)).toBeVisible();

  await take(3);
  await page.bringToFront();
  await comeBackAsKept(page);
  expect(await page.evaluate(() => history.scrollRestoration), 'the router scrolls').toBe('manual');
  await expect(minicart).toContainText(t('cart:minicart.count', {count: 3}));
  await expect(shopper.badge(3)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(t('grid:count', {count: 51}))).toBeVisible();
  await expect(shopper.badge(3)).toBeVisible();
  await page.goForward();
  await shopper.addToCart();
  await expect(shopper.badge(4)).toBeVisible();

  await comeIntoSight(tab);
  await expect(other.quantityOf(waldgold.title.de)).toHaveValue('4');
  await expect(other.badge(4)).toBeVisible();
  await shopper.addToCart();
  await expect(shopper.badge(5)).toBeVisible();
  await comeBackAsKept(tab);
  await expect(other.quantityOf(waldgold.title.de)).toHaveValue('5');
  await expect(other.badge(5)).toBeVisible();
});

test('a message stays where another tab has changed the cart before it was read', async ({page, context}) => {
  const shopper = createShopper(page, 'de');
  const {t, quantityOf} = shopper;
  const title = waldgold.title.de;
  const add = async (tab: Page, count: number) => {
    const {addToCart, badge} = createShopper(tab, 'de');
    await tab.goto(productUrl('de', waldgold));
    await addToCart();
    await expect(badge(count)).toBeVisible();
  };
  await add(page, 1);
  await page.goto(shopper.cartUrl);
  const field = page.getByRole('textbox', {name: t('cart:codes.code.label')});
  await field.fill('GIBTS-NICHT');
  // As a press before the script has come: the browser sends the form.
  await field.evaluate((code) => code instanceof HTMLInputElement && code.form?.submit());
  const failure = page.getByRole('alert').filter({hasText: t('cart:codes.code.failure')});
  await expect(failure).toBeVisible();
  await untilInteractive(page);
  const tab = await context.newPage();
  await add(tab, 2);
  await page.bringToFront();
  await comeIntoSight(page);
  await expect(quantityOf(title)).toHaveValue('2');
  await expect(failure).toBeVisible();
});

/** Tells a page that its tab was covered until now. The browser under test never covers one: the event is all that a page notices of it. */
const comeIntoSight = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', {bubbles: true})));
