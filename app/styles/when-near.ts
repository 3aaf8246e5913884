import type {GlobalStyleRule} from '@vanilla-extract/css';

/** The page of a document with which somebody arrives: who comes back to a page is to find the place where it was left. */
const ARRIVED = 'html:not([data-moved])';

/** What is far below the first window, by a selector of its own. */
export const farBelow = (selector: string): string => `${ARRIVED} ${selector}`;

/**
 * For what is far below the first window: laid out and painted when it comes near, not before the page can be read and again with each
 * font (docs/decisions/098-what-is-far-below.md). Paper has everything.
 *
 * @param height about how high it is on phones and desks, until it was near once; only what stands below it moves when that was wrong
 * @param outside by how many pixels the focus ring of what stands at its edge may reach out of it
 */
export const whenNear = (height: string, outside = 0): GlobalStyleRule => ({
  '@media': {
    screen: {
      contentVisibility: 'auto',
      containIntrinsicSize: `auto ${height}`,
      ...(outside > 0 && {overflowClipMargin: outside}),
    },
  },
});
