import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

/** On small screens one row to push along: the shelf itself stays near. */
export const row = style({
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  marginInline: `calc(${vars.space.gutter} * -1)`,
  paddingInline: vars.space.gutter,
  paddingBlockEnd: vars.space[3],
  '@media': {[above('lg')]: {flexWrap: 'wrap', marginInline: 0, paddingInline: 0}},
});

export const panels = style([row, {gap: vars.space[2]}]);

export const item = style({flex: 'none', scrollSnapAlign: 'start'});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.large,
  background: vars.color.mossLight,
  color: vars.color.forest900,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': {background: vars.color.moss},
});

export const panel = style({
  display: 'grid',
  gap: vars.space[1],
  alignContent: 'start',
  width: '9.5rem',
  height: '100%',
  padding: vars.space[1],
  borderRadius: vars.radius.large,
  background: vars.color.paperDeep,
  color: vars.color.forest900,
  textDecoration: 'none',
  ':hover': {background: vars.color.mossLight},
});

export const mosaic = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '3px',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
});

export const picture = style({width: '100%', aspectRatio: '1', objectFit: 'cover'});

export const name = style({
  paddingInline: vars.space.half,
  paddingBlockEnd: vars.space.half,
  fontWeight: 600,
  lineHeight: 1.25,
  hyphens: 'auto',
});
