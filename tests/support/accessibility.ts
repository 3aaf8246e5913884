import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

/**
 * Expects axe to find nothing on the page as it stands, in all its rules, best practices included: once what moves or fades has
 * ended, for a colour on its way to another is neither.
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
  // Wholly in the page: there are no frames of others in it, and carrying what is found to a page of its own takes as long again.
  const axe = new AxeBuilder({page}).setLegacyMode(true).options({resultTypes: ['violations'], preload: false});
  const {violations} = await axe.analyze();
  const found = violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${help}: ${target.join(' ')} (${failureSummary ?? ''})`),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
