import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

/** On small screens one row to push along: the shelf itself stays near. */
export const row = style({
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space.gutter,
  marginInline: `calc(${vars.space.gutter} * -1)`,
  paddingInline: vars.space.gutter,
  paddingBlockEnd: vars.space[3],
  '@media': {[above('lg')]: {flexWrap: 'wrap', marginInline: 0, paddingInline: 0}},
});

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

/** Two drawers beside each other on wide screens; on small ones the next one looks in from the side. */
export const panels = style([
  row,
  {
    gap: vars.space[2],
    '@media': {
      [above('lg')]: {display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', overflowX: 'visible'},
    },
  },
]);

export const panel = style({
  flex: 'none',
  scrollSnapAlign: 'start',
  display: 'grid',
  gap: vars.space[1],
  alignContent: 'start',
  width: '31rem',
  padding: vars.space[2],
  paddingBlockStart: vars.space.half,
  borderRadius: vars.radius.large,
  background: vars.color.paperDeep,
  '@media': {[above('lg')]: {width: 'auto'}},
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[2],
});

export const name = style({fontSize: vars.text.heading3});

export const nameLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[1],
  minHeight: vars.size.target,
  color: 'inherit',
  textDecorationColor: 'transparent',
  ':hover': {textDecorationColor: 'currentColor'},
});
