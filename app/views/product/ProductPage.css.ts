import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [above('md')]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(20rem, 5fr)',
      columnGap: 'clamp(2rem, 6vw, 6rem)',
      alignItems: 'start',
    },
    print: {gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', alignItems: 'start'},
  },
});

/** What goes with a product, and what is like it: nothing for paper. */
export const rows = style({
  display: 'grid',
  gap: vars.space.section,
  selectors: {'&:not(:empty)': {paddingBlock: vars.space.section}},
  '@media': {print: {display: 'none'}},
});

export const row = style({display: 'grid', gap: vars.space[4], scrollMarginBlockStart: vars.space[8]});

/** One product beside its heading, so that the width is used. */
export const single = style([row, {'@media': {[above('md')]: {gridTemplateColumns: 'repeat(2, minmax(0, 1fr))'}}}]);
