import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

/**
 * Expects no violation of any axe rule, best practices included, after all animations have ended: contrast is wrong
 * while colours change.
 *
 * @param page with JavaScript switched on
 * @throws with the rule, the element and why
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({effect, playState}) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({finished}) => finished));
  });
  // Legacy mode runs in the page itself. It has no third-party frames, and the default opens a second page, which
  // doubles the time.
  const axe = new AxeBuilder({page}).setLegacyMode(true).options({resultTypes: ['violations'], preload: false});
  const {violations} = await axe.analyze();
  const found = violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${help}: ${target.join(' ')} (${failureSummary ?? ''})`),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/** Expects the same of a page as wide as a phone and as a desk. */
export async function expectAccessibleAtAllWidths(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 900});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expectAccessible(page);
  }
}
