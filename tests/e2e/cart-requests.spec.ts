import type {Page, Request} from '@playwright/test';

import {LANGUAGES} from '../../app/config/languages';
import {GOODS, productUrl} from '../support/goods';
import {addToCart, lendCart} from '../support/plain-cart';
import {expect, LAST, test, untilQuiet} from '../support/shop-test';
import {createShopper} from '../support/shopper';
import {createVisitor} from '../support/visitor';

const {waldgold, boaLuz} = GOODS;

/**
 * What a page loads besides data: scripts, styles, pictures and fonts are files; `other` is what it prefetches for a link under
 * the pointer.
 */
const FILES: readonly string[] = ['script', 'stylesheet', 'image', 'font', 'other'];

/** Requests to the shop in their order, and those of them that are over. */
type Requests = {readonly sent: string[]; readonly over: string[]};

/**
 * Collects the requests to the shop that are sent from now on, files left out. What a page asks for at the first touch and when
 * it is scrolled is there before.
 */
async function collectRequests(page: Page, origin: string): Promise<Requests> {
  const announced = page.waitForResponse('**/announcement.json');
  await page.mouse.wheel(0, 200);
  await announced;
  await untilQuiet(page);
  const requests: Requests = {sent: [], over: []};
  const noteIn = (list: string[]) => (request: Request) => {
    const url = new URL(request.url());
    if (url.origin === origin && !FILES.includes(request.resourceType()))
      list.push(`${request.method()} ${url.pathname}`);
  };
  page.on('request', noteIn(requests.sent));
  page.on('requestfinished', noteIn(requests.over));
  // The router lets go of an answer as soon as it has read the data, perhaps before its end has come.
  page.on('requestfailed', noteIn(requests.over));
  return requests;
}

/** Waits until a request is over, and until the page has done all that follows from it; no other one was sent. */
async function expectAlone(page: Page, {sent, over}: Requests, request: string): Promise<void> {
  await expect.poll(() => over).toContain(request);
  await untilQuiet(page);
  expect(sent).toEqual([request, `GET ${LAST}`]);
}

for (const language of LANGUAGES) {
  test(`an add on a product page stays there and says so; it is one request, whose answer fills badge, notice and minicart, in ${language}`, async ({
    page,
    shop,
  }) => {
    const shopper = createShopper(page, language);
    const {t} = shopper;
    const title = waldgold.title[language];
    const root = page.locator('html');
    await page.goto(productUrl(language, waldgold));
    await root.evaluate((element) => element.setAttribute('data-marked', ''));
    await page.getByLabel(t('product:cart.quantity')).selectOption('3');
    const requests = await collectRequests(page, shop.shop);
    await shopper.addToCart();
    const told = page.getByRole('status').filter({hasText: t('product:cart.added', {title})});
    await expect(told).toBeVisible();
    expect(await told.ariaSnapshot(), 'the number is that of the whole cart, for the eye alone').not.toContain('3');
    const minicart = page.getByRole('region', {name: t('cart:minicart.label')});
    await expect(minicart).toContainText(t('cart:minicart.added', {title}));
    await expect(shopper.badge(3)).toBeVisible();
    await expect(page).toHaveURL(`${productUrl(language, waldgold)}?quantity=3`);
    await minicart.getByRole('button', {name: t('cart:minicart.continue')}).click();
    await page.mouse.move(10, 500);
    await shopper.badge(3).hover();
    await expect(minicart.getByRole('heading', {name: t('cart:minicart.count', {count: 3})})).toBeVisible();
    await expectAlone(page, requests, `POST /${language}/cart.json`);
    await minicart.getByRole('link', {name: t('cart:minicart.view')}).click();
    await expect(shopper.quantityOf(title)).toHaveValue('3');
    await expect(shopper.badge(3)).toBeVisible();
    await expect(root, 'the same document').toHaveAttribute('data-marked');
  });
}

test('an add from a card is one request', async ({page, shop}) => {
  const shopper = createShopper(page, 'en');
  const {t} = shopper;
  await page.goto('/en/g/equipment-shop');
  const requests = await collectRequests(page, shop.shop);
  await page
    .getByRole('button', {name: /^Add .* to the cart$/})
    .first()
    .click();
  await expect(page.getByRole('region', {name: t('cart:minicart.label')})).toBeVisible();
  await expect(shopper.badge(0)).toBeHidden();
  await expectAlone(page, requests, 'POST /en/cart.json');
});

test('a change of a quantity on the cart page is one request', async ({page, shop}) => {
  const shopper = createShopper(page, 'de');
  const {t, button, quantityOf} = shopper;
  const visitor = createVisitor(shop.shop);
  await addToCart(visitor, boaLuz);
  await lendCart(visitor, page.context(), shop.shop);
  await page.goto(shopper.cartUrl);
  const requests = await collectRequests(page, shop.shop);
  await button(t('cart:line.increase', {title: boaLuz.title.de})).click();
  await expect(quantityOf(boaLuz.title.de)).toHaveValue('2');
  await expect(shopper.badge(2)).toBeVisible();
  await expectAlone(page, requests, 'POST /de/checkout/cart.data');
});
