import {style, styleVariants} from '@vanilla-extract/css';

import {above} from '../styles/breakpoints';
import {vars} from '../styles/theme.css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[4],
  columnGap: 'clamp(2rem, 5vw, 5rem)',
});

export const split = styleVariants(
  {
    halves: 'minmax(0, 1fr) minmax(0, 1fr)',
    /** A wide first column and a narrow second. */
    wideFirst: 'minmax(0, 7fr) minmax(0, 5fr)',
    wideLast: 'minmax(0, 5fr) minmax(0, 7fr)',
    thirds: 'repeat(3, minmax(0, 1fr))',
  },
  (gridTemplateColumns) => ({'@media': {[above('md')]: {gridTemplateColumns}}}),
);

export const align = styleVariants({start: {alignItems: 'start'}, center: {alignItems: 'center'}});
