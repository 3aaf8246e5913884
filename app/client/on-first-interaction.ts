// Not 'scroll': a browser that comes back to where the page was scrolls by itself.
const SIGNS = ['pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

/**
 * Calls `then` once, at the visitor's first press, touch, key or turn of the wheel: what is not needed to read a page waits for
 * that.
 * @returns a function that gives up waiting
 */
export function onFirstInteraction(then: () => void): () => void {
  const waiting = new AbortController();
  const happened = () => {
    waiting.abort();
    then();
  };
  for (const sign of SIGNS) {
    addEventListener(sign, happened, {capture: true, passive: true, signal: waiting.signal});
  }
  return () => waiting.abort();
}
