// Not 'scroll': a browser that comes back to where the page was scrolls by itself.
const SIGNS = ['pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

/**
 * Calls `then` once, after the visitor's first press, touch, key or turn of the wheel: what is not needed to read a page waits for
 * that, and for the picture that answers it.
 * @returns a function that gives up waiting
 */
export function onFirstInteraction(then: () => void): () => void {
  const waiting = new AbortController();
  let isGivenUp = false;
  const call = () => {
    if (!isGivenUp) then();
  };
  const happened = () => {
    waiting.abort();
    requestAnimationFrame(() => setTimeout(call));
  };
  for (const sign of SIGNS) {
    addEventListener(sign, happened, {capture: true, passive: true, signal: waiting.signal});
  }
  return () => {
    isGivenUp = true;
    waiting.abort();
  };
}
