// Not 'scroll': a browser that comes back to where the page was scrolls by itself.
const SIGNS = ['pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

/**
 * Calls `then` once, after the first pointer, key, touch or wheel event and the frame that is painted after it. Scripts
 * that a page does not need to be readable wait for that.
 * @returns a function that stops waiting
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
