import type {Page} from '@playwright/test';

/** Holds answers of an address back until the returned function is called. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let go = () => {};
  const gone = new Promise<void>((resolve) => (go = resolve));
  await page.route(address, async (route) => {
    await gone;
    await route.continue();
  });
  return go;
}
