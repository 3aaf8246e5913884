import type {Locator, Page} from '@playwright/test';

import {LANGUAGES} from '../../app/config/languages';
import {expectAccessible} from '../support/accessibility';
import {isFullRun} from '../support/full-run';
import {GOODS} from '../support/goods';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';

const {waldgold} = GOODS;
const LANDING = {de: '/de/e/abo', en: '/en/e/coffee-subscription'} as const;

for (const language of LANGUAGES) {
  test(
    `from the landing page to a subscription in the cart, in ${language}`,
    {tag: '@no-js'},
    async ({page, javaScriptEnabled}) => {
      const shopper = createShopper(page, language);
      const {t, link, button, euros} = shopper;
      await page.goto(LANDING[language]);
      if (javaScriptEnabled) await expectAccessible(page);
      await page
        .getByRole('region', {name: t('subscription:start')})
        .getByRole('link', {name: t('subscription:all')})
        .click();
      await expect(shopper.heading(t('subscription:title'))).toBeVisible();
      await link(waldgold.title[language]).click();
      const chosen = page.getByRole('region', {name: waldgold.title[language]});
      await expect(chosen.getByText(euros(waldgold.subscriptionCents)).first()).toBeVisible();
      if (javaScriptEnabled) {
        await expectAccessible(page);
        await expectBesidePicture(page, chosen, waldgold.title[language]);
      }
      const grind = chosen.getByRole('link', {name: language === 'de' ? 'Espresso gemahlen' : 'Ground for espresso'});
      await grind.scrollIntoViewIfNeeded();
      const stood = await page.evaluate(() => Math.round(scrollY));
      await grind.click();
      await expect(page).toHaveURL(/variant=\d+/);
      if (javaScriptEnabled) expect(await page.evaluate(() => Math.round(scrollY))).toBe(stood);
      await chosen.getByLabel(t('subscription:quantity')).selectOption('2');
      await chosen
        .getByLabel(t('subscription:interval'))
        .selectOption({label: t('product:purchase.weeks', {count: 2})});
      await button(t('subscription:add')).click();
      if (javaScriptEnabled) {
        // The page stays, for the next coffee.
        await expect(shopper.badge(2)).toBeVisible();
        await page.goto(shopper.cartUrl);
      }
      await expect(page).toHaveURL(shopper.cartUrl);
      await expect(shopper.quantityOf(waldgold.title[language])).toHaveValue('2');
      await expect(shopper.badge(2)).toBeVisible();
    },
  );
}

/** Expects the chosen coffee to stand beside its picture on an upright tablet. */
async function expectBesidePicture(page: Page, chosen: Locator, title: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({width: 768, height: 1024});
  const [picture, name] = await Promise.all([
    chosen.locator('picture, img').first().boundingBox(),
    chosen.getByRole('heading', {name: title}).boundingBox(),
  ]);
  expect(name?.x).toBeGreaterThan((picture?.x ?? Infinity) + (picture?.width ?? 0));
  expect(name?.y).toBe(picture?.y);
  if (before) await page.setViewportSize(before);
}

test('the landing page of the gift subscription is accessible', async ({page}) => {
  test.skip(!isFullRun, 'The English landing page, which is looked at above, has the same form.');
  await page.goto('/de/e/geschenkabo');
  await expectAccessible(page);
});
