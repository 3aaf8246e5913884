/** How long the shop waits for what it posts, in milliseconds (`PATIENCE_MS`, app/config/resilience.ts): then it closes the request. */
export const SHOP_WAITS_MS = 4_000;

/** Resolves with work, or after so many milliseconds without it: then the work goes on by itself. */
export function waitAtMost(milliseconds: number, work: Promise<void>): Promise<void> {
  return Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, milliseconds))]);
}
