/** Of several such switches the last one counts, so Playwright's own, which makes the pointer a mouse, is said again. */
const MOUSE = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/**
 * Returns the switch of Chromium that says whether pages load `pictures`. They cost a software renderer a tenth to a quarter of
 * its time, and the shop one drawing each; the contract tests ask for each of them, and one browser test loads them.
 */
export const blinkSettings = ({pictures}: {readonly pictures: boolean}) =>
  `--blink-settings=imagesEnabled=${pictures},${MOUSE}`;
