import type {Page} from '@playwright/test';

import {CUSTOMERS, openAs, resetSubscriptions} from '../support/customer';
import {GOODS, productUrl} from '../support/goods';
import {comeBackAsKept, expect, test, untilInteractive} from '../support/shop-test';
import {createShopper} from '../support/shopper';

const {waldgold} = GOODS;
const LISTING = '/de/c/coffee-shop';

test('a page whose file or data does not arrive by script is opened as a document', async ({page, expectStatuses}) => {
  expectStatuses(0, 502);
  const {link, heading, option} = createShopper(page, 'de');
  for (const [address, failure] of [
    ['**/assets/product-*.js', null],
    ['**/de/p/*.data*', 502],
  ] as const) {
    await page.goto(LISTING);
    await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
    await page.route(address, (route) => (failure === null ? route.abort() : route.fulfill({status: failure})));
    await link(waldgold.title.de).click();
    await expect(heading(waldgold.title.de), address).toBeVisible();
    await expect(option('250 g')).toBeVisible();
    await page.unrouteAll();
  }
});

test('what was typed for a delivery is there after a broken connection, to be sent again', async ({
  page,
  context,
  shop,
  expectStatuses,
}) => {
  expectStatuses(0);
  await resetSubscriptions(shop);
  const {t, button, command} = createShopper(page, 'de');
  await openAs(page, shop, CUSTOMERS.upcoming, '/de/account/subscription');
  await (await command('address')).click();
  const dialog = page.getByRole('dialog');
  const city = dialog.getByRole('textbox', {name: t('account:commands.address.city')});
  await city.fill('Kassel');
  await dialog.getByRole('textbox', {name: t('account:commands.address.phone')}).fill('0561 123456');
  await context.setOffline(true);
  await button(t('account:commands.address.submit')).click();
  await expect(dialog.getByRole('alert')).toContainText(t('account:refusal.try-again'));
  await expect(city).toHaveValue('Kassel');
  await context.setOffline(false);
  await button(t('account:commands.address.submit')).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({hasText: t('account:commands.address.done')})).toBeVisible();
});

test('an error that a page catches is reported as an uncaught one', async ({browser, baseURL, userAgent}) => {
  // In a context of its own, which is not watched: here an error is wanted.
  const context = await browser.newContext({...(baseURL && {baseURL}), ...(userAgent && {userAgent})});
  const page = await context.newPage();
  const {t, link, heading} = createShopper(page, 'de');
  await page.goto(LISTING);
  await untilInteractive(page);
  await page.route('**/de/p/*.data*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replaceAll('"purchase"', '"lost"')});
  });
  const reported = page.waitForEvent('pageerror');
  await link(waldgold.title.de).click();
  await expect(heading(t('errors:broken.title'))).toBeVisible();
  expect((await reported).name).toBe('TypeError');
  await context.close();
});

/** Lets data come from the build of another deployment. Returns how many forms it has got. */
async function deployAnother(page: Page): Promise<() => number> {
  let forms = 0;
  await page.route(/\.data(\?|$)|cart\.json$/, async (route) => {
    if (route.request().method() === 'POST') forms += 1;
    const response = await route.fetch();
    await route.fulfill({response, headers: {...response.headers(), 'x-scripts': 'another'}});
  });
  return () => forms;
}

/** Marks the document in the window: another one does not have the mark. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, {isMarked: true}));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

test('after a deployment a form that was carried out opens a document', async ({page, shop, expectStatuses}) => {
  expectStatuses(422);
  await resetSubscriptions(shop);
  const {t, button, command} = createShopper(page, 'de');
  await openAs(page, shop, CUSTOMERS.upcoming, '/de/account/subscription');
  await (await command('address')).click();
  const dialog = page.getByRole('dialog');
  const city = dialog.getByRole('textbox', {name: t('account:commands.address.city')});
  const phone = dialog.getByRole('textbox', {name: t('account:commands.address.phone')});
  const formsSent = await deployAnother(page);
  await mark(page);
  await city.fill('');
  await phone.fill('0561 123456');
  await button(t('account:commands.address.submit')).click();
  await expect(city).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveValue('0561 123456');
  expect(await isMarked(page)).toBe(true);
  await city.fill('Kassel');
  await button(t('account:commands.address.submit')).click();
  await expect(page.getByRole('status').filter({hasText: t('account:commands.address.done')})).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await isMarked(page)).toBe(false);
  expect(formsSent()).toBe(2);
});

test('after a deployment a link opens a document, and what is put into the cart opens it as one', async ({page}) => {
  const {t, link, heading, addToCart, cartUrl, quantityOf} = createShopper(page, 'de');
  await page.goto(LISTING);
  await deployAnother(page);
  await mark(page);
  await link(waldgold.title.de).click();
  await expect(heading(waldgold.title.de)).toBeVisible();
  await untilInteractive(page);
  expect(await isMarked(page)).toBe(false);
  await mark(page);
  await page.getByRole('link', {name: new RegExp(t('details:reviews.all', {count: '\\d+'}))}).click();
  await expect(page, 'with its fragment').toHaveURL(/#reviews$/);
  await untilInteractive(page);
  expect(await isMarked(page)).toBe(false);
  await mark(page);
  await addToCart();
  await expect(page).toHaveURL(cartUrl);
  await expect(quantityOf(waldgold.title.de)).toHaveValue('1');
  expect(await isMarked(page)).toBe(false);
});

test('the way back to a page that a script has left for a document loads it anew', async ({page, expectStatuses}) => {
  expectStatuses(0);
  const {t, addToCart, cartUrl, option} = createShopper(page, 'de');
  const above = page
    .getByRole('navigation', {name: t('listing:breadcrumbs')})
    .getByRole('link')
    .last();
  await page.goto(productUrl('de', waldgold));
  for (const [left, leave] of [
    [cartUrl, addToCart],
    [await above.getAttribute('href'), () => above.click()],
  ] as const) {
    await deployAnother(page);
    // An answer without a document leaves the page as the browser keeps it.
    await page.route(`**${left}`, (route) => route.fulfill({status: 204}));
    const opened = page.waitForResponse((response) => response.request().isNavigationRequest());
    await mark(page);
    await leave();
    await opened;
    await page.unrouteAll();
    await comeBackAsKept(page);
    await page.waitForFunction(() => !('isMarked' in window));
    await untilInteractive(page);
    await expect(option('250 g')).toBeVisible();
  }
});
