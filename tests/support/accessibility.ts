import AxeBuilder from '@axe-core/playwright';
import {expect, type Locator, type Page} from '@playwright/test';

import {isFullRun} from './full-run';

/** Marks what is looked at alone. */
const MARK = 'data-looked-at';

/**
 * Expects no violation of any axe rule, best practices included, after all animations have ended: contrast is wrong
 * while colours change.
 *
 * @param page with JavaScript switched on
 * @param options.within what alone is looked at outside a full run: the only thing that is new on a page that another test looks
 *   at. What is true of a whole page (its landmarks are unlike each other) is not seen then, so one of each kind is looked at whole
 * @throws with the rule, the element and why
 */
export async function expectAccessible(page: Page, {within}: {readonly within?: Locator} = {}): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({effect, playState}) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({finished}) => finished));
  });
  // Legacy mode runs in the page itself. It has no third-party frames, and the default opens a second page, which
  // doubles the time.
  const axe = new AxeBuilder({page}).setLegacyMode(true).options({resultTypes: ['violations'], preload: false});
  const part = isFullRun ? undefined : within;
  await part?.evaluate((element, mark) => element.setAttribute(mark, ''), MARK);
  const {violations} = await (part ? axe.include(`[${MARK}]`) : axe).analyze();
  await part?.evaluate((element, mark) => element.removeAttribute(mark), MARK);
  const found = violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${help}: ${target.join(' ')} (${failureSummary ?? ''})`),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/** As wide as a phone and as a desk. */
const WIDTHS = [390, 1280] as const;

/** Expects the same of a page as wide as a phone and as a desk, and gives it its width back. */
export async function expectAccessibleAtAllWidths(
  page: Page,
  {widths = WIDTHS}: {readonly widths?: readonly number[]} = {},
): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({width, height: 900});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expectAccessible(page);
  }
  if (before) await page.setViewportSize(before);
}

/** Expects the same as wide as a phone, and in a full run as a desk, too: there only the frame differs, which other pages are looked at for. */
export const expectAccessibleOnPhone = (page: Page) =>
  expectAccessibleAtAllWidths(page, {widths: isFullRun ? WIDTHS : [390]});
