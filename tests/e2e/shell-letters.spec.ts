import {LANGUAGES} from '../../app/config/languages';
import {isFullRun} from '../support/full-run';
import {GOODS, productUrl} from '../support/goods';
import {layoutShift} from '../support/layout-shift';
import {expect, test} from '../support/shop-test';

test('our letters come after others of the same widths: nothing moves when they arrive', async ({
  page,
  context,
  shop,
}) => {
  test.skip(!isFullRun, 'a figure, taken on a quiet machine');
  await page.route('**/fonts/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  for (const asked of [false, true]) {
    // Who has not been asked for consent yet has the question at the foot of the window.
    if (asked) await context.addCookies([{name: 'consent', value: 'necessary', url: shop.shop}]);
    for (const language of LANGUAGES) {
      for (const width of [360, 390, 412, 1280]) {
        await page.setViewportSize({width, height: width < 500 ? 844 : 900});
        for (const path of [language === 'de' ? '/' : '/en', productUrl(language, GOODS.waldgold)]) {
          await page.goto(path);
          await page.evaluate(() => document.fonts.ready);
          expect((await layoutShift(page)).all, `${path} at ${width} px`).toBeLessThan(0.02);
        }
      }
    }
  }
});
