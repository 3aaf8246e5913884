// A step of a quantity is meant as often as it is pressed.
const PRESSED_ONCE = 'a,button:not([value$="crease"])';

/** Where Enter sends a form or follows a link. */
const SENT_BY_ENTER = `${PRESSED_ONCE},input`;

/**
 * Lets a second press act once on a link or a button that sends a form (docs/decisions/005-progressive-enhancement.md). Later clicks of
 * a double click, and those of an Enter that is held down, are ignored: the answer, or the next page with something else in the same
 * place, may come between them. A form that the browser is sending since before the script came is left to it: there the second press has
 * the same idempotency key.
 */
export function ignoreRepeatedPresses(): void {
  const ignore = (event: Event, pressed: string) => {
    if (event.target instanceof Element && event.target.closest(pressed)) event.preventDefault();
  };
  addEventListener(
    'click',
    (event) => {
      if (event.detail > 1) ignore(event, PRESSED_ONCE);
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      if (event.repeat && event.key === 'Enter') ignore(event, SENT_BY_ENTER);
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
