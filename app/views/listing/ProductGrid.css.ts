import {style} from '@vanilla-extract/css';

import {above, cramped} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const grid = style({
  display: 'grid',
  gridAutoFlow: 'dense',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  rowGap: vars.space[5],
  columnGap: 'clamp(1rem, 2.5vw, 2.25rem)',
  '@media': {
    [cramped]: {gridTemplateColumns: 'minmax(0, 1fr)'},
    [above('md')]: {gridTemplateColumns: 'repeat(3, minmax(0, 1fr))'},
    [above('xl')]: {gridTemplateColumns: 'repeat(4, minmax(0, 1fr))'},
  },
});

/** The list of a page: its cards stand on the grid among those of the pages before it. */
export const page = style({display: 'contents'});

export const large = style({gridColumn: 'span 2', '@media': {[cramped]: {gridColumn: 'auto'}}});

export const end = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'center',
  paddingBlockStart: vars.space[3],
});

export const shown = style({fontSize: vars.text.small, color: vars.color.roast600});
