import {style, styleVariants} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const band = style({
  marginBlockStart: vars.space.section,
  paddingBlock: vars.space.section,
  background: vars.color.paperDeep,
});

export const columns = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {[above('md')]: {gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', alignItems: 'end'}},
});

export const title = style({
  fontSize: vars.text.body,
  fontFamily: vars.font.sans,
  fontWeight: 600,
  letterSpacing: 0,
  color: vars.color.roast600,
});

/** The taste words stand for themselves: large, one below the other. */
export const words = style({
  marginBlockStart: vars.space[1],
  fontFamily: vars.font.serif,
  fontWeight: 560,
  fontSize: vars.text.heading1,
  lineHeight: 1.12,
  letterSpacing: '-0.012em',
  color: vars.color.forest900,
});

export const scales = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {[above('sm')]: {gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space[4]}},
});

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
