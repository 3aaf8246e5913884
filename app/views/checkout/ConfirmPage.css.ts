import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const page = style({display: 'grid', gap: vars.space[5], paddingBlock: vars.space[5]});

/** The order first on phones, beside what comes next on wider screens. */
export const columns = style({
  display: 'grid',
  gap: vars.space[5],
  alignItems: 'start',
  '@media': {
    [above('md')]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(20rem, 5fr)',
      columnGap: 'clamp(2rem, 5vw, 4.5rem)',
    },
  },
});

export const sheet = style({'@media': {[above('md')]: {gridColumn: 2, gridRow: 1}}});

export const next = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {[above('md')]: {gridColumn: 1, gridRow: 1}},
});
