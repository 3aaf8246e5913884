import {style, styleVariants} from '@vanilla-extract/css';

import {vars} from '../styles/theme.css';

/** From a star to the next, and all five, where one is 24 wide. */
export const PITCH = 27;
export const WIDTH = 4 * PITCH + 24;

const stars = style({
  display: 'inline-block',
  maxWidth: 'none',
  fill: vars.color.sunDeep,
  stroke: vars.color.ember700,
  strokeWidth: 1.2,
  strokeLinejoin: 'round',
  verticalAlign: '-0.15em',
});

/** Sides of a star in pixels (Specification, section 9, Star rating display), which grow with the visitor's letters. */
export const size = styleVariants({lg: 28, md: 18, sm: 16}, (side) => [
  stars,
  {width: `${(side * WIDTH) / (24 * 16)}rem`, height: `${side / 16}rem`},
]);
