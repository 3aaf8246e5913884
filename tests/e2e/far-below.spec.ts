import type {Locator} from '@playwright/test';

import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';

test.use({viewport: {width: 390, height: 844}});

const isDrawn = (element: Locator) =>
  element.evaluate((node) => node.checkVisibility({contentVisibilityAuto: true, opacityProperty: true}));

const topOf = (element: Locator) => element.evaluate((node) => Math.round(node.getBoundingClientRect().top));

test('what is far below is drawn when it comes near', {tag: '@no-js'}, async ({page}) => {
  await page.goto('/en/c/coffee-shop');
  const cards = page.getByRole('main').getByRole('article');
  const footer = page.getByRole('contentinfo').getByRole('link').first();
  expect(await isDrawn(cards.first())).toBe(true);
  expect(await isDrawn(cards.last())).toBe(false);
  expect(await isDrawn(footer)).toBe(false);
  await cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => isDrawn(cards.last())).toBe(true);
  await footer.scrollIntoViewIfNeeded();
  await expect.poll(() => isDrawn(footer)).toBe(true);
});

test('who comes back to a listing finds the card where it was left', async ({page}) => {
  const shopper = createShopper(page, 'en');
  await page.goto('/en/c/coffee-shop');
  const card = page.getByRole('main').getByRole('article').nth(17);
  const link = card.getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  while (!(await isDrawn(card)) || (await topOf(card)) > 500) await page.mouse.wheel(0, 400);
  const top = await topOf(card);
  await link.click();
  await expect(shopper.heading(title)).toBeVisible();
  await page.goBack();
  await expect.poll(() => topOf(card)).toBe(top);
});
