import {style, styleVariants} from '@vanilla-extract/css';

import {above} from '../styles/breakpoints';
import {vars} from '../styles/theme.css';

export const stack = style({display: 'flex', flexDirection: 'column', minWidth: 0});

const {gutter: _gutter, ...steps} = vars.space;

export const gap = styleVariants(steps, (value) => ({gap: value}));

export const align = styleVariants({
  stretch: {},
  start: {alignItems: 'flex-start'},
  center: {alignItems: 'center', textAlign: 'center'},
});

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

export const columnsAlign = styleVariants({start: {alignItems: 'start'}, center: {alignItems: 'center'}});

export const grid = style({
  display: 'grid',
  rowGap: vars.space[6],
  columnGap: 'clamp(1rem, 2.5vw, 2.25rem)',
});

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const gridColumns = styleVariants({
  /** Product cards: two on phones, three on tablets, four on wide screens. */
  cards: {
    gridTemplateColumns: equal(2),
    '@media': {[above('md')]: {gridTemplateColumns: equal(3)}, [above('xl')]: {gridTemplateColumns: equal(4)}},
  },
  /** Large cards: one on phones, two on tablets, three on wide screens. */
  large: {
    gridTemplateColumns: equal(1),
    '@media': {[above('sm')]: {gridTemplateColumns: equal(2)}, [above('lg')]: {gridTemplateColumns: equal(3)}},
  },
  /** As many as fit at 15rem each. */
  fluid: {gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))'},
});
