import {expectAccessible} from '../support/accessibility';
import {messages} from '../support/messages';
import {expect, test, untilQuiet} from '../support/shop-test';

const t = messages('en');

test('offers the page in the browser’s language once', async ({page, context, shop}) => {
  await context.clearCookies({name: 'language_hint_seen'});
  await page.goto('/en/checkout/cart');
  await untilQuiet(page);
  const hint = page.getByText(t('shell:language.hint'));
  await expect(hint, 'first the visitor decides on cookies').toBeHidden();
  await context.addCookies([{name: 'consent', value: 'necessary', url: shop.shop}]);
  await page.reload();
  await expect(hint).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', {name: t('shell:language.hintAction')}).click();
  await expect(page).toHaveURL('/de/checkout/cart');
  await page.goto('/en');
  await untilQuiet(page);
  await expect(hint).toBeHidden();
});

test('waits on a small window until the visitor scrolls, so that it covers nothing of the first look', async ({
  page,
  context,
  shop,
}) => {
  await page.setViewportSize({width: 768, height: 1024});
  await context.clearCookies({name: 'language_hint_seen'});
  await context.addCookies([{name: 'consent', value: 'necessary', url: shop.shop}]);
  await page.goto('/en');
  await untilQuiet(page);
  const hint = page.getByText(t('shell:language.hint'));
  await expect(hint).toHaveCount(0);
  await page.mouse.wheel(0, 300);
  await expect(hint).toBeVisible();
});
