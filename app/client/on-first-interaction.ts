const SIGNS = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

/**
 * Calls `then` once, at the visitor's first press, touch, key or scroll: what is not needed to read a page waits for
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
