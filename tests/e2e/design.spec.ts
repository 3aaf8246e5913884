import {existsSync} from 'node:fs';

import {expectAccessible} from '../support/accessibility';
import {messages} from '../support/messages';
import {expect, test} from '../support/shop-test';

/** Letters are drawn a little differently by every build: the pictures are compared on the one they were taken with. */
const PINNED = '156.';

for (const width of [390, 1280] as const) {
  test(`the design system looks as it did, at ${width} px`, async ({page, browser, context, shop}, info) => {
    await context.addCookies([{name: 'consent', value: 'necessary', url: shop.shop}]);
    await page.setViewportSize({width, height: 900});
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto('/_design');
    await page.evaluate(() => document.fonts.ready);
    await expectAccessible(page);
    const picture = `design-${width}.png`;
    const isTaken = existsSync(info.snapshotPath(picture)) || info.config.updateSnapshots === 'all';
    test.skip(!isTaken, 'no picture has been taken yet: run this with --update-snapshots=all');
    test.skip(!browser.version().startsWith(PINNED), `the pictures are of Chromium ${PINNED}x`);
    await expect(page.getByRole('main')).toHaveScreenshot(picture, {maxDiffPixelRatio: 0.005});
  });
}

test('a dialog and a drawer keep the focus, and give it back', async ({page}) => {
  const t = messages('de');
  await page.goto('/_design');
  for (const kind of ['dialog', 'drawer'] as const) {
    const name = t(`design:overlay.${kind}`);
    const opener = page.getByRole('button', {name});
    await expect(async () => {
      await opener.press('Enter');
      await expect(page.getByRole('dialog', {name})).toBeVisible({timeout: 500});
    }).toPass();
    await expectAccessible(page);
    const close = page.getByRole('dialog', {name}).getByRole('button', {name: t('common:close'), exact: true});
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', {name})).toBeHidden();
    await expect(opener).toBeFocused();
  }
});
