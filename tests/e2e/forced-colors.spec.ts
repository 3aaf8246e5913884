import type {Language} from '../../app/config/languages';
import {TEMPLATES} from '../look/templates';
import {controlOf} from '../support/control';
import {unseen} from '../support/forced-colors';
import {isFullRun} from '../support/full-run';
import {expect, test} from '../support/shop-test';

const LANGUAGE: Language = 'de';

/** States of pages, each with another kind of control, choice or layer. */
const QUICK = ['product-coffee', 'swap'];
const STATES = [
  ...QUICK,
  'home',
  'menu',
  'consent-banner',
  'search-panel',
  'listing-filters',
  'added',
  'minicart',
  'cart-refusals',
  'search',
  'search-nothing',
  'coffee-match',
  'coffee-match-result',
  'subscription-order',
  'subscription-chosen',
  'deliveries',
  'skip',
  'account',
  'withdrawal-errors',
  'contact-errors',
  'tracking-found',
  'review',
  'product-gift-card',
  'product-gear',
  'announcement-bar',
  'language-hint',
  'not-found',
  'design',
];

for (const {name, path, prepare, open, statuses = [], undecided = false} of TEMPLATES.filter((template) =>
  (isFullRun ? STATES : QUICK).includes(template.name),
)) {
  test(`where the system sets all colours, controls, choices, layers and focus are seen: ${name}`, async ({
    page,
    context,
    shop,
    expectStatuses,
  }) => {
    expectStatuses(...statuses);
    await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
    if (!undecided) await context.addCookies([{name: 'consent', value: 'necessary', url: shop.shop}]);
    // What lies over a page does not stay where the window changes: in a full run it is opened again.
    for (const width of open && !isFullRun ? [390] : [390, 1280]) {
      await page.setViewportSize({width, height: 844});
      if (width === 390 || open) await show();
      expect.soft(await unseen(page), `${name} at ${width} px`).toEqual([]);
    }

    async function show() {
      try {
        await prepare?.({page, context, shop, language: LANGUAGE});
        await page.goto(path(LANGUAGE));
      } finally {
        await controlOf(shop.emulator).repair();
      }
      await open?.({page, context, shop, language: LANGUAGE});
    }
  });
}
