import type {GlobalStyleRule} from '@vanilla-extract/css';

import {above} from './breakpoints';

/** How high something is about, with letters of the browser's own size. */
type Height = {readonly narrow: string; readonly wide: string};

/** The page of a document with which somebody has arrived: who comes back to a page is to find the place where it was left. */
const ARRIVED = 'html:not([data-moved])';

/** What is far below the first window, by a selector of its own. */
export const farBelow = (selector: string): string => `${ARRIVED} ${selector}`;

/**
 * For what is far below the first window: laid out and painted when it comes near, not before the page can be read and again with each
 * font (docs/decisions/098-what-is-far-below.md). What is focused at its edges may be seen around it.
 *
 * @param height until it was near once; only what stands below it moves when that was wrong
 */
export const whenNear = ({narrow, wide}: Height): GlobalStyleRule => ({
  '@media': {
    screen: {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: `auto ${narrow}`,
      overflowClipMargin: 8,
    },
    [`screen and ${above('md')}`]: {containIntrinsicBlockSize: `auto ${wide}`},
  },
});
