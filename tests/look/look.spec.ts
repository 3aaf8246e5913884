import {expect, type Page} from '@playwright/test';

import {LANGUAGES} from '../../app/config/languages';
import {controlOf} from '../support/control';
import {test} from '../support/shop-test';

import {TEMPLATES} from './templates';

const WIDTHS = [390, 768, 1280] as const;

/** Waits until a function of the page returns true. `waitForFunction` asks once alone where scripts are switched off. */
const waitUntil = (page: Page, isSo: () => boolean) => expect.poll(() => page.evaluate(isSo)).toBe(true);

/** Waits for the pictures that can be seen in the window. */
const picturesInSight = (page: Page) =>
  waitUntil(page, () =>
    [...document.images].every((image) => {
      const {top, bottom, left} = image.getBoundingClientRect();
      return (
        image.complete ||
        bottom < 0 ||
        top > innerHeight ||
        left > innerWidth ||
        !image.checkVisibility({visibilityProperty: true})
      );
    }),
  );

/** Goes down the page once, so that what is loaded late is there. */
async function seeAll(page: Page) {
  const box = await page.locator('html').boundingBox();
  for (let y = 0; y < (box?.height ?? 0); y += 700) await page.mouse.wheel(0, 700);
  // Lazy pictures in a scrolling row would never load by themselves.
  await page.evaluate(() => [...document.images].forEach((image) => image.setAttribute('loading', 'eager')));
  await waitUntil(page, () => [...document.images].every((image) => image.complete || !image.checkVisibility()));
  // Pictures that are loaded may not be decoded yet.
  await page.evaluate(() =>
    Promise.allSettled([...document.images].filter(({complete}) => complete).map((image) => image.decode())),
  );
  await page.mouse.wheel(0, -1_000_000);
}

for (const template of TEMPLATES) {
  const {name, path, prepare, open, statuses = [], undecided = false} = template;
  for (const language of LANGUAGES) {
    // All widths in one browser, which keeps what it has fetched.
    test(`${name} ${language}`, async ({page, context, shop, javaScriptEnabled, expectStatuses}, {project}) => {
      test.skip(template.scripted === true && !javaScriptEnabled, 'only a script opens it');
      expectStatuses(...statuses);
      const scene = {page, context, shop, language};
      await page.emulateMedia({reducedMotion: 'reduce'});
      // Fills the browser's cache with the fonts.
      await page.goto('/');
      await page.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: width === 390 ? 844 : 900});
        if (!undecided) await context.addCookies([{name: 'consent', value: 'necessary', url: shop.shop}]);
        try {
          await prepare?.(scene);
          await page.goto(path(language));
          // A script may still fetch parts of the page.
          if (javaScriptEnabled) await page.waitForLoadState('networkidle');
        } finally {
          await controlOf(shop.emulator).repair();
        }
        await open?.(scene);
        await (template.window ? picturesInSight(page) : seeAll(page));
        const file = `look/${name}-${language}-${width}-${project.name}.png`;
        await page.screenshot({path: file, fullPage: !template.window, animations: 'disabled'});
      }
    });
  }
}
