import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const choice = style({display: 'grid', gap: vars.space[2]});

export const bar = style({
  display: 'grid',
  gap: vars.space[2],
  alignItems: 'start',
  borderBlock: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space[1],
  '@media': {[above('md')]: {gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space[3]}},
});

/** The button stands on the line of the field, not of its label. */
export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[2],
  alignItems: 'end',
  '@media': {[above('md')]: {gridTemplateColumns: '15rem auto'}},
});

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '3.125rem',
  fontWeight: 600,
  cursor: 'pointer',
  '@media': {[above('md')]: {marginBlockStart: vars.space[3]}},
});

export const groups = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  '@media': {[above('md')]: {gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))'}},
});

export const legend = style({
  fontFamily: vars.font.serif,
  fontSize: vars.text.heading3,
  marginBlockEnd: vars.space.half,
});

export const values = style({
  columns: '11rem',
  columnGap: vars.space[3],
});

export const value = style({breakInside: 'avoid'});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.target,
});

export const count = style({fontSize: vars.text.small, color: vars.color.roast600, marginInlineEnd: vars.space[1]});

export const chosen = style({display: 'flex', flexWrap: 'wrap', gap: vars.space[1]});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.target,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.large,
  background: vars.color.moss,
  color: vars.color.forest900,
  fontSize: vars.text.small,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': {background: vars.color.mossDeep},
});
