import {isFullRun} from '../support/full-run';
import {layoutShift} from '../support/layout-shift';
import {messages} from '../support/messages';
import {expect, test, untilQuiet} from '../support/shop-test';
import {slowPhone} from '../support/slow-phone';

const t = messages('en');

test('on a slow phone a choice answers within 200 ms, and the listing never shifts', async ({page}) => {
  test.skip(!isFullRun, 'A figure of time, taken where nothing else runs.');
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/en/c/everything');
  await untilQuiet(page);
  await page.getByText(t('grid:filter.form'), {exact: true}).click();
  const slowest = await slowPhone(page);
  const choice = page.locator('label').filter({has: page.getByRole('checkbox', {name: /^Nordkamm /})});
  const count = Number(/\d+/.exec(await choice.innerText())?.[0]);
  await choice.getByRole('checkbox').check();
  // The sheet covers the listing; its button says how much is found.
  await expect(page.getByRole('button', {name: t('grid:filter.show', {count}), exact: true})).toBeVisible();
  expect(await slowest()).toBeLessThan(200);
  expect((await layoutShift(page)).unasked).toBe(0);
});
