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

export const panels = style([row, {gap: vars.space[2], '@media': {[above('lg')]: {flexWrap: 'nowrap'}}}]);

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

export const panel = style([
  item,
  {
    display: 'grid',
    gap: vars.space[1],
    width: '11rem',
    padding: vars.space[1],
    borderRadius: vars.radius.large,
    background: vars.color.paperDeep,
    '@media': {[above('lg')]: {flex: '1 1 0', width: 'auto'}},
  },
]);

export const mosaic = style({display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3px'});

export const tile = style({display: 'block', overflow: 'hidden', borderRadius: vars.radius.small});

export const picture = style({width: '100%', aspectRatio: '1', objectFit: 'cover'});

export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingInline: vars.space.half,
  color: vars.color.forest900,
  fontWeight: 600,
  lineHeight: 1.25,
});
