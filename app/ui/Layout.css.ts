import {style} from '@vanilla-extract/css';

import {above} from '../styles/breakpoints';
import {vars} from '../styles/theme.css';

export const stack = style({display: 'flex', flexDirection: 'column', minWidth: 0, gap: vars.space[2]});

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const grid = style({
  display: 'grid',
  rowGap: vars.space[6],
  columnGap: 'clamp(1rem, 2.5vw, 2.25rem)',
  gridTemplateColumns: equal(1),
  '@media': {[above('sm')]: {gridTemplateColumns: equal(2)}, [above('lg')]: {gridTemplateColumns: equal(3)}},
});
