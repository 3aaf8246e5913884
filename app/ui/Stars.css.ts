import {style, styleVariants} from '@vanilla-extract/css';

import {vars} from '../styles/theme.css';

/** Sides in pixels (Specification, section 9, Star rating display). */
export const star = styleVariants({lg: 28, md: 18, sm: 16}, (side) => ({width: side, height: side}));

export const stars = style({
  display: 'inline-flex',
  gap: 2,
  color: vars.color.sunDeep,
  stroke: vars.color.ember700,
  strokeWidth: 1.2,
  strokeLinejoin: 'round',
  verticalAlign: '-0.15em',
});
