import type {Locator, Page} from '@playwright/test';

import {messages} from '../support/messages';
import {expect, test} from '../support/shop-test';

const t = messages('de');

/** Goes on with Tab until something has the focus, as someone without a mouse does. */
async function tabTo(page: Page, target: Locator, presses: number) {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target.toString()} cannot be reached with ${presses} presses of Tab`);
}

test('consent is given, reopened, changed and left, and the language switched, by keyboard alone', async ({
  page,
  context,
}) => {
  const kept = async () => (await context.cookies()).find(({name}) => name === 'consent')?.value;
  await page.goto('/de/checkout/cart');
  await page.waitForLoadState('networkidle');
  await tabTo(page, page.getByRole('button', {name: t('shell:consent.necessary'), exact: true}), 8);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', {name: t('shell:consent.title')})).toBeHidden();
  await expect(page.getByRole('main'), 'the focus goes on where the page begins').toBeFocused();
  expect(await kept()).toBe('necessary');

  const reopen = page.getByRole('link', {name: t('shell:footer.legal.cookies')});
  await tabTo(page, reopen, 30);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: t('shell:consent.page.title')});
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(reopen).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('checkbox', {name: t('shell:consent.purpose.statistics.title')}), 8);
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('button', {name: t('shell:consent.save')}), 4);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await kept()).toBe('statistics');

  const language = page.getByRole('contentinfo').getByRole('link', {name: t('shell:language.other')});
  await tabTo(page, language, 12);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/checkout/cart');
});
