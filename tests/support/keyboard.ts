import type {Locator, Page} from '@playwright/test';

/** Goes on with the Tab key until something has the focus, as someone without a mouse does; throws after so many presses. */
export async function tabTo(page: Page, target: Locator, presses = 60): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target.toString()} cannot be reached with ${presses} presses of Tab`);
}
