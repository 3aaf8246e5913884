import {style} from '@vanilla-extract/css';

import {above, hoverable, motionAllowed} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const actions = style({
  display: 'grid',
  gap: vars.space[1],
  '@media': {
    // The button keeps its height when the list beside it is open.
    [above('md')]: {gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space[2], alignItems: 'start'},
    print: {display: 'none'},
  },
});

export const more = style({minWidth: 0});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  minHeight: '3.125rem',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.medium,
  color: vars.color.forest700,
  fontWeight: 600,
  '@media': {
    [hoverable]: {':hover': {background: vars.color.paperDeep}},
    [above('md')]: {width: 'fit-content'},
  },
});

export const chevron = style({
  '@media': {[motionAllowed]: {transition: `transform ${vars.motion.quick}`}},
  selectors: {'details[open] > summary > &': {transform: 'rotate(180deg)'}},
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  columnGap: vars.space[2],
  paddingBlockStart: vars.space[1],
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingInline: vars.space[1],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.forest700,
  textDecoration: 'none',
  '@media': {[hoverable]: {':hover': {background: vars.color.paperDeep}}},
});
