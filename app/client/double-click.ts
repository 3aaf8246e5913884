// A step of a quantity is meant as often as it is pressed.
const PRESSED_ONCE = 'a,button:not([value$="crease"])';

/**
 * Ignores the second click of a double click, and later ones, on a button that sends a form and on a link: the answer, or the next
 * page with something else in the same place, may come between them (docs/decisions/005-progressive-enhancement.md).
 */
export function ignoreDoubleClicks(): void {
  addEventListener(
    'click',
    (event) => {
      const {detail, target} = event;
      if (detail > 1 && target instanceof Element && target.closest(PRESSED_ONCE)) event.preventDefault();
    },
    true,
  );
}
