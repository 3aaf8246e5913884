import {style} from '@vanilla-extract/css';

import {motionAllowed} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const list = style({display: 'flex', gap: vars.space[1]});

export const item = style({position: 'relative'});

export const top = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.half,
  minHeight: '3rem',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.medium,
  color: vars.color.forest900,
  fontWeight: 600,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    [`${item}:hover > &`]: {background: vars.color.paperDeep},
    '&[aria-current]': {boxShadow: `inset 0 -3px 0 ${vars.color.sun}`, borderRadius: 0},
  },
});

/** A sheet of paper that slides out from below the bar. Keyboard focus opens it like the pointer; a click does not pin it. */
export const panel = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: `calc(-1 * ${vars.space[1]})`,
  zIndex: 20,
  display: 'flex',
  gap: vars.space[6],
  width: 'max-content',
  maxWidth: '56rem',
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[4]}`,
  borderRadius: vars.radius.large,
  background: vars.color.white,
  boxShadow: vars.shadow.paper,
  visibility: 'hidden',
  opacity: 0,
  transform: 'translateY(-6px)',
  selectors: {
    [`${item}:hover > &`]: {visibility: 'visible', opacity: 1, transform: 'none'},
    [`${item}:has(:focus-visible) > &`]: {visibility: 'visible', opacity: 1, transform: 'none'},
  },
  '@media': {
    [motionAllowed]: {
      transition: `opacity ${vars.motion.quick}, transform ${vars.motion.quick}, visibility ${vars.motion.quick}`,
    },
  },
});

export const column = style({minWidth: '10rem'});

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: vars.color.forest900,
  fontFamily: vars.font.serif,
  fontSize: vars.text.lead,
  fontWeight: 560,
  textDecoration: 'none',
  ':hover': {textDecoration: 'underline'},
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: vars.color.roast900,
  textDecoration: 'none',
  ':hover': {textDecoration: 'underline'},
  selectors: {'&[aria-current]': {fontWeight: 650}},
});
