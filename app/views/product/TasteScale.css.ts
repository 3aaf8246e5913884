import {style, styleVariants} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const scale = style({display: 'grid', gap: vars.space[1]});

export const name = style({fontWeight: 600});

export const drawing = style({display: 'grid', gap: vars.space[1]});

export const picture = style({width: '100%', maxWidth: '15rem', overflow: 'visible'});

export const ground = style({fill: 'none', stroke: vars.color.outline, strokeWidth: 1});

export const reached = styleVariants({
  acidity: {fill: vars.color.sunDeep},
  strength: {fill: vars.color.roast600},
  intensity: {fill: vars.color.forest500},
});

/** The steps that are not reached are cut out of the paper, not coloured. */
export const ahead = style({
  fill: vars.color.paper,
  stroke: vars.color.outline,
  strokeWidth: 0.75,
  strokeDasharray: '2 2',
});

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[1],
  maxWidth: '15rem',
  fontSize: vars.text.small,
  color: vars.color.roast600,
});

export const value = style({color: vars.color.roast900, fontWeight: 600, fontVariantNumeric: 'tabular-nums'});
