import {globalStyle} from '@vanilla-extract/css';

import {forcedColors} from './breakpoints';

/** The edge of what lies over the page, or apart from what is beside it: where the system sets all colours, grounds and shadows are not shown. */
export const edge = {outline: '1px solid CanvasText'} as const;

/** Fills the one chosen of several where the system sets all colours. The theme's colours, also those of hovering, give way in all of it. */
export function markChosen(selector: string): void {
  const ink = {color: 'HighlightText !important', forcedColorAdjust: 'none'} as const;
  globalStyle(selector, {'@media': {[forcedColors]: {...ink, background: 'Highlight !important'}}});
  // A second ground would shine through where the system's own is translucent.
  globalStyle(`${selector} *`, {'@media': {[forcedColors]: {...ink, background: 'none !important'}}});
}
