import {globalStyle} from '@vanilla-extract/css';

import {forcedColors} from './breakpoints';

/** The edge of what lies over the page, or apart from what is beside it: where the system sets all colours, grounds and shadows are not shown. */
export const edge = {outline: '1px solid CanvasText'} as const;

/** Fills the one chosen of several, and all that is in it, where the system sets all colours. The theme's colours of hovering give way. */
export function markChosen(selector: string): void {
  globalStyle(`${selector}, ${selector} *`, {
    '@media': {
      [forcedColors]: {
        background: 'Highlight !important',
        color: 'HighlightText !important',
        forcedColorAdjust: 'none',
      },
    },
  });
}
