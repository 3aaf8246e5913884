import {style, styleVariants} from '@vanilla-extract/css';

import {above} from '../styles/breakpoints';
import {vars} from '../styles/theme.css';

export const grid = style({
  display: 'grid',
  rowGap: vars.space[6],
  columnGap: 'clamp(1rem, 2.5vw, 2.25rem)',
});

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const columns = styleVariants({
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
