import {existsSync} from 'node:fs';

import type {Browser, Locator, TestInfo} from '@playwright/test';

import {pinnedChromium} from '../../scripts/lib/pinned-chromium.mjs';
import {expectAccessible} from '../support/accessibility';
import {isFullRun} from '../support/full-run';
import {messages} from '../support/messages';
import {expect, reloadWithFonts, test} from '../support/shop-test';

/** The cookies of a visitor over whose page nothing lies any more. */
const ANSWERED = {consent: 'necessary', AnnouncementBarDismissed: '1'};

/** Compares what is shown with yesterday's picture of it, where there is one and the browser is the one that took it. */
async function expectPicture(shown: Locator, picture: string, browser: Browser, info: TestInfo) {
  const isTaken = existsSync(info.snapshotPath(picture)) || info.config.updateSnapshots === 'all';
  test.skip(!isTaken, 'no picture has been taken yet: run this with --update-snapshots=all');
  // Letters are drawn a little differently by every build.
  test.skip(!browser.version().startsWith(pinnedChromium), `the pictures are of Chromium ${pinnedChromium}x`);
  await expect(shown).toHaveScreenshot(picture, {maxDiffPixelRatio: 0.005});
}

test('a dialog and a drawer keep the focus and give it back, and all looks as it did, on a phone and on a desk', async ({
  page,
  browser,
  context,
  shop,
}, info) => {
  const t = messages('de');
  await context.addCookies(Object.entries(ANSWERED).map(([name, value]) => ({name, value, url: shop.shop})));
  await page.goto('/_design');
  await reloadWithFonts(page);
  for (const kind of ['dialog', 'drawer'] as const) {
    const name = t(`design:overlay.${kind}`);
    const opener = page.getByRole('button', {name});
    const dialog = page.getByRole('dialog', {name});
    await expect(async () => {
      await opener.press('Enter');
      await expect(dialog).toBeVisible({timeout: 500});
    }).toPass();
    await expectAccessible(page, {within: dialog});
    await expect(dialog.getByRole('button', {name: t('common:close'), exact: true})).toBeFocused();
    if (isFullRun) await expectPicture(dialog, `${kind}.png`, browser, info);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.blur();
  }
  const atEachWidth = async (look: (width: number) => Promise<void>) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 900});
      await look(width);
    }
  };
  await atEachWidth(() => expectAccessible(page));
  // At last: a browser of another build has no picture to compare with, and ends the test.
  await atEachWidth((width) => expectPicture(page.getByRole('main'), `design-${width}.png`, browser, info));
});

test('hover, focus and active states look unchanged', async ({page, browser, context, shop}, info) => {
  test.skip(!isFullRun, 'two pictures of the whole are compared with every change');
  const t = messages('de');
  await context.addCookies(Object.entries(ANSWERED).map(([name, value]) => ({name, value, url: shop.shop})));
  await page.goto('/_design');
  await reloadWithFonts(page);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument');
  const force = async (selector: string, forcedPseudoClasses: string[]) => {
    const {nodeIds} = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: `main :is(${selector})`,
    });
    for (const nodeId of nodeIds) await session.send('CSS.forcePseudoState', {nodeId, forcedPseudoClasses});
  };
  for (const state of ['hover', 'focus-visible', 'active']) {
    await force('a, button, input, select, textarea, summary', [state]);
    // A label does not take the focus.
    await force('label', state === 'focus-visible' ? [] : [state]);
    for (const part of ['buttons', 'links', 'fields', 'choices', 'ways']) {
      const shown = page.getByRole('region', {name: t(`design:part.${part}`), exact: true});
      await expectPicture(shown, `${part}-${state}.png`, browser, info);
    }
  }
});
