import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

/**
 * Expects axe to find nothing on the page as it stands, in all its rules, best practices included.
 *
 * @param page with JavaScript switched on
 * @throws with the rule, the element and why
 */
export async function expectAccessible(page: Page): Promise<void> {
  const {violations} = await new AxeBuilder({page}).analyze();
  const found = violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${help}: ${target.join(' ')} (${failureSummary ?? ''})`),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
