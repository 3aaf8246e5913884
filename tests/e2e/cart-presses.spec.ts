import type {Page} from '@playwright/test';

import {BRAND} from '../../app/config/brand';

import {controlOf, type Fault} from '../support/control';
import {isFullRun, trials} from '../support/full-run';
import {GOODS} from '../support/goods';
import {addToCart, cartContents, lendCart} from '../support/plain-cart';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';
import type {ServedShop} from '../support/lanes';
import {createVisitor} from '../support/visitor';

// Documents fade over and bars grow, as for most shoppers.
test.use({contextOptions: {reducedMotion: 'no-preference'}});

const {boaLuz} = GOODS;
const TITLE = boaLuz.title.de;

/** Opens a cart with one bag of coffee in it. */
async function openCart(page: Page, shop: ServedShop) {
  const shopper = createShopper(page, 'de');
  const visitor = createVisitor(shop.shop);
  await addToCart(visitor, boaLuz);
  await lendCart(visitor, page.context(), shop.shop);
  await page.goto(shopper.cartUrl);
  const plus = shopper.button(shopper.t('cart:line.increase', {title: TITLE}));
  /** How many the shop itself says there are. */
  const held = async () => Number((await cartContents(visitor)).lines[0]?.quantity);
  return {shopper, plus, held};
}

/** Gives the focus as Safari does: a press on a button gives it to the nearest element around that takes it. */
async function pressAsInSafari(page: Page): Promise<void> {
  await page.evaluate(() =>
    addEventListener('mousedown', (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button) return;
      event.preventDefault();
      button.parentElement?.closest<HTMLElement>('[tabindex]')?.focus();
    }),
  );
}

const changes = (fault: Omit<Fault, 'service' | 'operation'>): Fault => ({
  ...fault,
  service: 'storefront',
  operation: 'CartLinesUpdate',
});

/** Twice in a row, so that the shop does not get over it by itself. */
const FAULTS = [
  changes({kind: 'drop', times: 2}),
  changes({kind: 'commit-then-drop', times: 2}),
  changes({kind: 'status', status: 503, times: 2}),
  changes({kind: 'truncate', times: 2}),
  changes({kind: 'delay', ms: 1500}),
  {service: 'storefront', operation: 'GetCartById', kind: 'drop', times: 2},
  {service: 'storefront', operation: 'GetCartById', kind: 'delay', ms: 2000, times: 2},
  null,
] as const satisfies readonly (Fault | null)[];

test('plus, pressed three times in a row, adds three, also where a connection is lost in between', async ({
  page,
  shop,
  expectStatuses,
}) => {
  expectStatuses(503);
  test.setTimeout(trials({quick: 90_000, full: 900_000}));
  const control = controlOf(shop.emulator);
  for (const fault of trials({quick: FAULTS.slice(0, 1), full: Array.from({length: 8}, () => FAULTS).flat()})) {
    const {shopper, plus, held} = await openCart(page, shop);
    const {t, quantityOf, amount, euros} = shopper;
    await plus.click();
    if (fault) await control.breakDown(fault);
    await plus.click();
    await plus.click();
    await expect(quantityOf(TITLE)).toHaveValue('4');
    const items = t('cart:count', {count: 4});
    await expect(page.getByRole('status').filter({hasText: items})).toHaveText(
      t('cart:changed', {items, total: euros(4 * boaLuz.cents)}),
    );
    await expect(shopper.badge(4)).toBeVisible();
    await expect(amount('cart:totals.goods')).toHaveText(euros(4 * boaLuz.cents));
    await control.repair();
    expect(await held()).toBe(4);
  }
});

test('presses that come to nothing are told, and what was wanted stands there to be tried again', async ({
  page,
  shop,
  expectStatuses,
}) => {
  expectStatuses(503);
  const control = controlOf(shop.emulator);
  const {shopper, plus, held} = await openCart(page, shop);
  const {t, quantityOf, button, line, euros} = shopper;
  const sumOf = (count: number) =>
    line(TITLE).getByText(`${t('cart:line.total')} ${euros(count * boaLuz.cents)}`, {exact: true});
  await control.breakDown(changes({kind: 'status', status: 503, times: 1000}));
  let go = () => {};
  const gone = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/checkout/cart.data', async (route) => {
    await gone;
    await route.continue();
  });
  await plus.click();
  await plus.click();
  await plus.click();
  // Shown before anything is answered, and taken back where that comes to nothing.
  await expect(sumOf(4)).toBeVisible();
  go();
  await expect(page.getByRole('main').getByText(t('cart:refusal.try-again'))).toBeVisible();
  await expect(sumOf(1)).toBeVisible();
  await expect(quantityOf(TITLE)).toHaveValue('4');
  await expect(quantityOf(TITLE)).toHaveAccessibleDescription(t('cart:refusal.try-again'));
  await control.repair();
  expect(await held()).toBe(1);
  // The button comes with the focus, and nothing gives way to it: what is pressed next would move away again.
  const placeOf = async () => (await button(t('cart:line.removeOf', {title: TITLE})).boundingBox())?.x;
  const place = await placeOf();
  await quantityOf(TITLE).focus();
  expect(await placeOf()).toBe(place);
  await pressAsInSafari(page);
  await button(t('cart:line.updateOf', {title: TITLE})).click();
  await expect(page.getByRole('main').getByText(t('cart:refusal.try-again'))).toBeHidden();
  await expect(shopper.badge(4)).toBeVisible();
  await expect(quantityOf(TITLE)).toHaveValue('4');
  expect(await held()).toBe(4);
});

test('what is on its way is not sent once more by the press that leads to the checkout', async ({page, shop}) => {
  const {shopper, plus} = await openCart(page, shop);
  const {t, line, link, button} = shopper;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/checkout/cart.data')) sent.push(request.url());
  });
  await line(TITLE).getByText(t('cart:project.change')).click();
  await line(TITLE)
    .getByRole('radio', {name: t('cart:project.SP023.title')})
    .check();
  await controlOf(shop.emulator).breakDown(changes({kind: 'delay', ms: 800, times: 2}));
  await button(t('cart:project.save')).click();
  await plus.click();
  await link(t('cart:checkout.action')).click();
  await expect(page).toHaveURL(new RegExp(`^${shop.emulator}`));
  expect(sent).toHaveLength(2);
});

test.describe('in the full run', () => {
  test.skip(!isFullRun, 'Each is a way of its own through what the tests above go through.');

  test('the shop cannot be reached from the browser', async ({page, shop, expectStatuses}) => {
    expectStatuses(0);
    const {shopper, plus, held} = await openCart(page, shop);
    const {t, quantityOf} = shopper;
    let lost = 0;
    await page.route('**/checkout/cart.data', async (route) => {
      if (route.request().method() !== 'POST' || lost >= 1) return route.continue();
      lost += 1;
      return route.abort('connectionreset');
    });
    await plus.click();
    await plus.click();
    await expect(shopper.badge(3)).toBeVisible();
    await expect(quantityOf(TITLE)).toHaveValue('3');
    await page.route('**/checkout/cart.data', (route) => route.abort('internetdisconnected'));
    await plus.click();
    await expect(page.getByRole('main').getByText(t('cart:refusal.try-again'))).toBeVisible();
    await expect(quantityOf(TITLE)).toHaveValue('4');
    await page.unrouteAll();
    await plus.click();
    await expect(shopper.badge(5)).toBeVisible();
    await expect(quantityOf(TITLE)).toHaveValue('5');
    expect(await held()).toBe(5);
  });

  test('leaving the cart at once still sends the change', async ({page, shop}) => {
    const {shopper, plus, held} = await openCart(page, shop);
    await controlOf(shop.emulator).breakDown(changes({kind: 'delay', ms: 800, times: 2}));
    await plus.click();
    await plus.click();
    await plus.click();
    await page
      .getByRole('banner')
      .getByRole('link', {name: shopper.t('shell:header.home', {shop: BRAND.name})})
      .click();
    await expect(page).toHaveURL(shopper.home);
    await expect.poll(held).toBe(4);
  });

  test('closing the page at once still sends the change', async ({page, shop}) => {
    const {plus, held} = await openCart(page, shop);
    await controlOf(shop.emulator).breakDown(changes({kind: 'delay', ms: 800, times: 2}));
    await plus.click();
    await plus.click();
    await plus.click();
    await page.goto('about:blank');
    await expect.poll(held).toBe(4);
  });

  test('going to the checkout at once includes the last change', async ({page, shop}) => {
    const {shopper, plus} = await openCart(page, shop);
    const {t, link, euros} = shopper;
    await controlOf(shop.emulator).breakDown(changes({kind: 'delay', ms: 800, times: 2}));
    await plus.click();
    await plus.click();
    await link(t('cart:checkout.action')).click();
    await expect(page).toHaveURL(new RegExp(`^${shop.emulator}`));
    await expect(page.getByText(euros(3 * boaLuz.cents)).first()).toBeVisible();
  });
});
