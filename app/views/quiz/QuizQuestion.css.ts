import {style, styleVariants} from '@vanilla-extract/css';

import {above, hoverable, motionAllowed, upTo} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const question = style({display: 'grid', gap: vars.space[3]});

export const progress = style({
  display: 'grid',
  gap: vars.space[1],
  maxWidth: vars.size.measure,
  fontSize: vars.text.small,
  color: vars.color.roast600,
});

export const title = style({fontSize: vars.text.heading1});

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
  '@media': {[above('md')]: {gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[3]}},
});

export const choice = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'center',
  gap: vars.space.half,
  paddingBlockEnd: vars.space[2],
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  overflow: 'hidden',
  background: vars.color.white,
  textAlign: 'center',
  selectors: {'&:focus-within': {outline: `3px solid ${vars.onGround.focus}`, outlineOffset: '3px'}},
  '@media': {
    [hoverable]: {':hover': {borderColor: vars.color.forest700, boxShadow: vars.shadow.paper}},
    [motionAllowed]: {transition: `border-color ${vars.motion.quick}, box-shadow ${vars.motion.quick}`},
  },
});

export const link = style({
  // With the gap as far below the picture as above the lower edge.
  paddingBlockStart: '0.75rem',
  paddingInline: vars.space[1],
  color: vars.color.roast900,
  fontWeight: 600,
  lineHeight: 1.3,
  textDecoration: 'none',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  // The longest word of them has room on half a phone.
  '@media': {[upTo('sm')]: {fontSize: vars.text.small}},
  '::after': {content: '', position: 'absolute', inset: 0},
  ':focus-visible': {outline: 'none'},
});

export const hint = style({paddingInline: vars.space[1], fontSize: vars.text.small, color: vars.color.roast600});

export const picture = style({width: '100%', height: 'auto', background: vars.color.paperDeep});

export const tone = styleVariants({
  moss: {fill: vars.color.moss},
  mossDeep: {fill: vars.color.mossDeep},
  paper: {fill: vars.color.white},
  forest: {fill: vars.color.forest700},
  leaf: {fill: vars.color.forest400},
  roast: {fill: vars.color.roast600},
  dark: {fill: vars.color.roast900},
  sun: {fill: vars.color.sun},
  berry: {fill: vars.color.berry},
});
