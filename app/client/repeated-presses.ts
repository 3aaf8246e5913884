// A step of a quantity is meant as often as it is pressed.
const PRESSED_ONCE = 'a,button:not([value$="crease"])';

/**
 * Lets a second press act once on a link or a button that sends a form (docs/decisions/005-progressive-enhancement.md). Later clicks of
 * a double click are ignored: the answer, or the next page with something else in the same place, may come between them. A form
 * that the browser is sending since before the script came is left to it: there the second press has the same idempotency key.
 */
export function ignoreRepeatedPresses(): void {
  addEventListener(
    'click',
    (event) => {
      const {detail, target} = event;
      if (detail > 1 && target instanceof Element && target.closest(PRESSED_ONCE)) event.preventDefault();
    },
    true,
  );
  globalThis.onsubmit = null;
  addEventListener(
    'submit',
    (event) => {
      if (event.target === globalThis.sentForm && event.submitter?.matches(PRESSED_ONCE)) event.stopPropagation();
    },
    true,
  );
}
