import type {Locator, Page} from '@playwright/test';

/** Goes on with the Tab key until something has the focus, as someone without a mouse does; throws after so many presses. */
export async function tabTo(page: Page, target: Locator, presses = 60): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target.toString()} cannot be reached with ${presses} presses of Tab`);
}

/** What has the focus, if something that lies over the page, or the edge of the window, hides all of it. */
export const hiddenFocus = (page: Page) =>
  page.evaluate(async () => {
    // Two frames, so that intersection observers have been called.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (focused === null) return null;
    const {left, top, width, height} = focused.getBoundingClientRect();
    const isSeen = [0.1, 0.5, 0.9].some((part) => {
      const there = document.elementFromPoint(left + width * part, top + height * part);
      return there !== null && (focused.contains(there) || there.contains(focused));
    });
    return isSeen
      ? null
      : `${focused.tagName} ${(focused.closest('label') ?? focused).textContent.trim().slice(0, 40)}`;
  });

/** Presses a key that moves the focus so often, and returns what had it and was hidden (`hiddenFocus`). */
export async function hiddenStops(page: Page, presses: number, key = 'Tab'): Promise<readonly string[]> {
  const hidden: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    const name = await hiddenFocus(page);
    if (name !== null) hidden.push(name);
  }
  return hidden;
}
