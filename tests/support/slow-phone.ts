import {expect, test, type Page} from '@playwright/test';

/** How much slower a phone's processor is taken to be. */
const SLOWER = 4;

/** Makes a page as slow as on a phone. Returns a function that ends the slowness. */
export async function slowDown(page: Page): Promise<() => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  const setRate = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', {rate});
  await setRate(SLOWER);
  return () => setRate(1);
}

/** Notes a figure of this test, in milliseconds: `npm run bench` reads it by its name (`scripts/lib/bench/presses.mjs`). */
export function noteFigure(name: string, milliseconds: number): void {
  test.info().annotations.push({type: 'figure', description: JSON.stringify({name, milliseconds})});
}

/**
 * Makes a page as slow as on a phone of 390 × 844, and watches its presses. Returns a function that waits for the first press to be
 * answered, ends the slowness and returns how long the slowest took, in milliseconds: from a press to the next picture, as browsers
 * measure it (INP). Waits for the network are not in it.
 */
export async function slowPhone(page: Page): Promise<() => Promise<number>> {
  const speedUp = await slowDown(page);
  await page.evaluate(() => {
    // The library's types do not know the threshold yet.
    const presses = {type: 'event', durationThreshold: 16};
    new PerformanceObserver((list) => {
      for (const {duration} of list.getEntries()) performance.mark('answered', {detail: duration});
    }).observe(presses);
  });
  const answers = () =>
    page.evaluate(() =>
      performance.getEntriesByName('answered').map((entry) => ('detail' in entry ? Number(entry.detail) : Infinity)),
    );
  return async () => {
    await expect.poll(answers).not.toEqual([]);
    await speedUp();
    return Math.max(...(await answers()));
  };
}
