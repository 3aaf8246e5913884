let clicks = 0;

/** Counts the clicks that follow each other as the browser does: a press of a key counts none. */
if (!import.meta.env.SSR) addEventListener('click', ({detail}) => (clicks = detail), true);

/**
 * Tells whether the form that is sent just now is sent by the second click of a double click, which is no wish of its own. An answer
 * may come between the two.
 */
export const isDoubleClick = () => clicks > 1;
