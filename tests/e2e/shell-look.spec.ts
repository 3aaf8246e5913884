import type {Page} from '@playwright/test';

import {TEMPLATES} from '../look/templates';
import {trials} from '../support/full-run';
import {GOODS, productUrl} from '../support/goods';
import {layoutShift} from '../support/layout-shift';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';

const {waldgold} = GOODS;

/** What asks for more room than a page has, as `element: words`. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > innerWidth;
    const reaches = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1;
    const scrolls = (element: Element) => element.closest('[tabindex="0"], nav') !== null;
    const found = wide ? [...document.querySelectorAll('main *, header *, footer *')].filter(reaches) : [];
    return found
      .filter((element) => !scrolls(element))
      .map((element) => `${element.tagName}: ${element.textContent.trim().slice(0, 40)}`);
  });

test('our letters come after others of the same widths: nothing moves when they arrive', async ({page}) => {
  await page.route('**/fonts/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  const seen = trials({
    quick: [['de', 390] as const, ['en', 1280] as const],
    full: (['de', 'en'] as const).flatMap((language) =>
      ([390, 1280] as const).map((width) => [language, width] as const),
    ),
  });
  for (const [language, width] of seen) {
    await page.setViewportSize({width, height: 900});
    for (const path of trials({
      quick: [productUrl(language, waldgold)],
      full: [productUrl(language, waldgold), `/${language}/a`],
    })) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect((await layoutShift(page)).all, `${path} at ${width} px`).toBeLessThan(0.02);
    }
  }
});

test('at 320 px, which is 400 %, and with letters twice as large nothing is cut off', async ({page, context, shop}) => {
  const plain = TEMPLATES.filter(({prepare, open, statuses}) => !prepare && !open && !statuses);
  const shown = trials({
    quick: plain.filter(({name}) => ['home', 'listing-gear', 'product-coffee', 'newsletter'].includes(name)),
    full: plain,
  });
  await context.addCookies([{name: 'consent', value: 'necessary', url: shop.shop}]);
  test.setTimeout(240_000);
  for (const {name, path} of shown) {
    await page.setViewportSize({width: 320, height: 640});
    await page.goto(path('de'));
    expect(await cutOff(page), `${name} at 320 px`).toEqual([]);
    await page.setViewportSize({width: 1280, height: 900});
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await cutOff(page), `${name} with large letters`).toEqual([]);
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
