import {globalStyle, style} from '@vanilla-extract/css';

import {above, low} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

/** At the foot of the window, where the consent banner stood: first the visitor decides on cookies. */
export const place = style({
  position: 'fixed',
  insetBlockEnd: vars.space[1],
  insetInline: vars.space[1],
  zIndex: 6,
  display: 'grid',
  justifyItems: 'start',
  pointerEvents: 'none',
  selectors: {'html[data-consent="unknown"] &': {display: 'none'}},
  '@media': {
    [above('md')]: {insetBlockEnd: vars.space[3], insetInline: `${vars.space[3]} auto`},
    // There it would cover too much: it follows the page.
    [low]: {position: 'static', margin: vars.space[1]},
    print: {display: 'none'},
  },
});

/* What is met by the keyboard does not come to rest below it. */
globalStyle(`html:has(${place})`, {scrollPaddingBlockEnd: '7rem'});
