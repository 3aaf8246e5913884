import {style, styleVariants} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  rowGap: vars.space[6],
  columnGap: 'clamp(1rem, 2.5vw, 2.25rem)',
});

/** By how many stand beside each other on wide screens; on phones always two. */
export const row = styleVariants({3: 'md', 4: 'lg'} as const, (breakpoint, count) => [
  grid,
  {'@media': {[above(breakpoint)]: {gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`}}},
]);
