import type {Page} from '@playwright/test';

import {PERKS} from '../../app/config/commerce';
import {isFullRun, trials} from '../support/full-run';
import {GOODS, productUrl} from '../support/goods';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';

const {waldgold} = GOODS;
const PHONE = {width: 390, height: 844};
const CPU_SLOWDOWN = 6;

/** Milliseconds after a page is opened at which something is pressed: before, while and after its scripts start. */
const moments = (count: number) => Array.from({length: count}, (_, index) => index * 50);
const PRESSES = trials({quick: [0, 900], full: moments(70)});
const SINGLE_PRESSES = trials({quick: [600], full: moments(65)});

const waitMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes the processor slow, and quick again for what comes after the press. */
let slowDown: (times: number) => Promise<unknown> = () => Promise.resolve();

/** Opens a page and gives it back while its scripts are still to come. */
async function openAndPress(page: Page, path: string, afterMs: number, press: () => Promise<unknown>): Promise<void> {
  await slowDown(CPU_SLOWDOWN);
  await page.goto(path, {waitUntil: 'commit'});
  await waitMs(afterMs);
  await press();
  // A slow processor waits busily. A full run keeps it slow, in which the scripts' start falls on more moments.
  if (!isFullRun) await slowDown(1);
}

test.beforeEach(async ({page}) => {
  await page.setViewportSize(PHONE);
  const session = await page.context().newCDPSession(page);
  slowDown = (times) => session.send('Emulation.setCPUThrottlingRate', {rate: times});
});

/** Returns what the badge shows for so many bags: a gift comes with a cart above an amount. */
function unitsIn(bags: number): number {
  const gifts = PERKS.filter(({id, enabled, fromCents}) => {
    return id === 'free-article' && enabled && fromCents <= bags * waldgold.cents;
  });
  return bags + gifts.length;
}

test('an add at any moment is in the cart once', async ({page}) => {
  test.slow(PRESSES.length > 2);
  const shopper = createShopper(page, 'en');
  for (const [index, moment] of PRESSES.entries()) {
    await openAndPress(page, productUrl('en', waldgold), moment, shopper.addToCart);
    await expect(shopper.badge(unitsIn(index + 1)), `pressed after ${moment} ms`).toBeVisible();
  }
  await slowDown(1);
  await page.goto(shopper.cartUrl);
  await expect(shopper.quantityOf(waldgold.title.en)).toHaveValue(String(PRESSES.length));
});

test('a menu opened at any moment stays open', async ({page}) => {
  test.slow(SINGLE_PRESSES.length > 1);
  const {t} = createShopper(page, 'en');
  for (const moment of SINGLE_PRESSES) {
    await openAndPress(page, '/en', moment, () => page.locator('#navigation summary').first().click());
    const menu = page.getByRole('navigation', {name: t('shell:header.navigation')});
    await expect(menu, `pressed after ${moment} ms`).toBeVisible();
    await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
    await expect(menu, `pressed after ${moment} ms, with scripts`).toBeVisible();
  }
});

test('words typed into the search at any moment are searched for', async ({page}) => {
  test.slow(SINGLE_PRESSES.length > 1);
  const shopper = createShopper(page, 'en');
  const field = page.getByRole('main').getByRole('searchbox', {name: shopper.t('search:form.label')});
  for (const moment of SINGLE_PRESSES) {
    await openAndPress(page, '/en/search', moment, () => field.pressSequentially('espresso', {delay: 20}));
    await expect(field, `typed after ${moment} ms`).toHaveValue('espresso');
    await field.press('Enter');
    await slowDown(1);
    await expect(shopper.heading(shopper.t('search:titleFor', {words: 'espresso'}))).toBeVisible();
  }
});
