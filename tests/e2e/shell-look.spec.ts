import type {Page} from '@playwright/test';

import {TEMPLATES} from '../look/templates';
import {isFullRun} from '../support/full-run';
import {GOODS, productUrl} from '../support/goods';
import {layoutShift} from '../support/layout-shift';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';

const {waldgold} = GOODS;

/** Words that reach over the edge of the page, or over that of a box that hides what does not fit. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const edgeOf = (box: Element | null): number => {
      if (box === null) return innerWidth;
      const {overflowX} = getComputedStyle(box);
      if (overflowX === 'auto') return Infinity;
      return overflowX === 'hidden' ? box.getBoundingClientRect().right : edgeOf(box.parentElement);
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const {currentNode} = texts;
      const box = currentNode.parentElement;
      // What only a screen reader reads is clipped on purpose.
      if (!box?.checkVisibility() || getComputedStyle(box).clipPath !== 'none') continue;
      const words = document.createRange();
      words.selectNodeContents(currentNode);
      if (words.getBoundingClientRect().right > edgeOf(box) + 1) found.push(words.toString());
    }
    return found;
  });

test('our letters come after others of the same widths: nothing moves when they arrive', async ({
  page,
  context,
  shop,
}) => {
  test.skip(!isFullRun, 'a figure, taken on a quiet machine');
  await context.addCookies([{name: 'consent', value: 'necessary', url: shop.shop}]);
  await page.route('**/fonts/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  for (const language of ['de', 'en'] as const) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 900});
      await page.goto(productUrl(language, waldgold));
      await page.evaluate(() => document.fonts.ready);
      expect((await layoutShift(page)).all, `${language} at ${width} px`).toBeLessThan(0.02);
    }
  }
});

test('at 320 px and at 200 % nothing is cut off on any page', async ({page, context, shop}) => {
  test.skip(!isFullRun, 'some of them are looked at with the header');
  test.setTimeout(300_000);
  await context.addCookies([{name: 'consent', value: 'necessary', url: shop.shop}]);
  for (const {name, path} of TEMPLATES.filter(({prepare, open, statuses}) => !prepare && !open && !statuses)) {
    for (const width of [320, 640]) {
      await page.setViewportSize({width, height: 512});
      if (width === 320) await page.goto(path('de'));
      expect(await cutOff(page), `${name} at ${width} px`).toEqual([]);
    }
  }
});

test('on paper stands what the page is about, and nothing to press', async ({page}) => {
  const {heading, button, t} = createShopper(page, 'de');
  await page.goto(productUrl('de', waldgold));
  await page.emulateMedia({media: 'print'});
  await expect(heading(waldgold.title.de)).toBeVisible();
  await expect(page.getByText(t('product:price.vat')).first()).toBeVisible();
  for (const each of [
    button(t('product:cart.add')).first(),
    page.getByRole('contentinfo'),
    page.getByRole('navigation').first(),
  ]) {
    await expect(each).toBeHidden();
  }
});

test('one document fades over to the next, but not where movement is not wanted', async ({page}) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({viewTransition}) =>
      document.documentElement.setAttribute('data-fades', String(viewTransition !== null)),
    ),
  );
  for (const [reducedMotion, fades] of [
    ['no-preference', 'true'],
    ['reduce', 'false'],
  ] as const) {
    await page.emulateMedia({reducedMotion});
    await page.goto('/de/service/kontakt');
    await page.evaluate(() => location.assign('/de/consent'));
    await page.waitForURL('/de/consent');
    await expect(page.locator('html')).toHaveAttribute('data-fades', fades);
  }
});
