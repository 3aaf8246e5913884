import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
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
    print: {display: 'none'},
  },
});
