import {isFullRun} from '../support/full-run';
import {layoutShift} from '../support/layout-shift';
import {messages} from '../support/messages';
import {expect, test} from '../support/shop-test';

const t = messages('en');

test('on a slow phone a choice answers within 200 ms, and the listing never shifts', async ({page}) => {
  test.skip(!isFullRun, 'A figure of time, taken where nothing else runs.');
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/en/c/everything');
  await page.waitForLoadState('networkidle');
  await page.getByText(t('grid:filter.form'), {exact: true}).click();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.evaluate(() => {
    // The library's types do not know the threshold yet.
    const presses = {type: 'event', durationThreshold: 16};
    new PerformanceObserver((list) => {
      for (const {duration} of list.getEntries()) performance.mark('answered', {detail: duration});
    }).observe(presses);
  });
  const choice = page.locator('label').filter({has: page.getByRole('checkbox', {name: /^Nordkamm /})});
  const count = Number(/\d+/.exec(await choice.innerText())?.[0]);
  await choice.getByRole('checkbox').check();
  // The sheet covers the listing; its button says how much is found.
  await expect(page.getByRole('button', {name: t('grid:filter.show', {count}), exact: true})).toBeVisible();
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: 1});
  // From a press to the next picture, as browsers measure it (INP): the waits for the network are not in it.
  const answers = () =>
    page.evaluate(() =>
      performance.getEntriesByName('answered').map((entry) => ('detail' in entry ? Number(entry.detail) : Infinity)),
    );
  await expect.poll(answers).not.toEqual([]);
  expect(Math.max(...(await answers()))).toBeLessThan(200);
  expect((await layoutShift(page)).unasked).toBe(0);
});
