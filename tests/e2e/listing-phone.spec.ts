import {isFullRun} from '../support/full-run';
import {layoutShift} from '../support/layout-shift';
import {messages} from '../support/messages';
import {expect, test, untilQuiet} from '../support/shop-test';
import {slowDown} from '../support/slow-phone';

const t = messages('en');

test('on a slow phone the listing never shifts while a choice is answered', async ({page}) => {
  test.skip(!isFullRun, 'Slow, and told on a fast processor by the tests of the listing.');
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/en/c/everything');
  await untilQuiet(page);
  await page.getByText(t('grid:filter.form'), {exact: true}).click();
  await slowDown(page);
  const choice = page.locator('label').filter({has: page.getByRole('checkbox', {name: /^Nordkamm /})});
  const count = Number(/\d+/.exec(await choice.innerText())?.[0]);
  await choice.getByRole('checkbox').check();
  // The sheet covers the listing; its button says how much is found.
  await expect(page.getByRole('button', {name: t('grid:filter.show', {count}), exact: true})).toBeVisible();
  expect((await layoutShift(page)).unasked).toBe(0);
});
