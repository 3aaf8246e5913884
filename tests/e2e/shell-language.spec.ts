import {expectAccessible} from '../support/accessibility';
import {layoutShift} from '../support/layout-shift';
import {messages} from '../support/messages';
import {expect, test} from '../support/shop-test';

const t = messages('en');

test('offers the page in the browser’s language once', async ({page, context, shop}) => {
  await context.clearCookies({name: 'language_hint_seen'});
  await page.goto('/en/checkout/cart');
  const hint = page.getByText(t('shell:language.hint'));
  await expect(hint, 'first the visitor decides on cookies').toBeHidden();
  await context.addCookies([{name: 'consent', value: 'necessary', url: shop.shop}]);
  await page.reload();
  await expect(hint).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', {name: t('shell:language.hintAction')}).click();
  await expect(page).toHaveURL('/de/checkout/cart');
  await page.goto('/en');
  await page.waitForLoadState('networkidle');
  await expect(hint).toBeHidden();
});

for (const width of [390, 768]) {
  test(`at ${width} px the hint has room above the header, and nothing moves`, async ({page, context, shop}) => {
    await page.setViewportSize({width, height: 900});
    await context.clearCookies({name: 'language_hint_seen'});
    await context.addCookies([{name: 'consent', value: 'necessary', url: shop.shop}]);
    await page.goto('/en');
    const hint = page.getByRole('status').filter({hasText: t('shell:language.hint')});
    await expect(hint).toBeVisible();
    const top = async () => (await page.getByRole('banner').boundingBox())?.y ?? 0;
    const box = await hint.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await top());
    // Letters that arrive late move a line by less; the hint would move the whole page.
    expect((await layoutShift(page)).all).toBeLessThan(0.01);
    await page.getByRole('button', {name: t('shell:language.hintClose')}).click();
    expect(await top(), 'the room goes with it').toBe(0);
  });
}
