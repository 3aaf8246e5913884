import {style, styleVariants} from '@vanilla-extract/css';

import {motionAllowed, upTo} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

/** `plain` until a script is at work. */
export const navigation = styleVariants({plain: {}, scripted: {}});

export const list = style({position: 'relative', display: 'flex'});

export const item = style({position: 'relative', display: 'flex', alignItems: 'center'});

/** Its sheet is too wide to begin below it: it begins where the menu does. */
export const wideItem = style({position: 'static'});

/** Next to a link, what opens its sheet: for the keyboard, and for fingers on wide screens. */
export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: vars.size.target,
  marginInlineStart: `calc(-1 * ${vars.space[1]})`,
  borderRadius: vars.radius.medium,
  color: vars.color.roast600,
  selectors: {[`${item}[data-open] > &`]: {transform: 'rotate(180deg)'}},
});

export const top = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.half,
  minHeight: '3rem',
  paddingInline: '0.75rem',
  borderRadius: vars.radius.medium,
  color: vars.color.forest900,
  fontWeight: 600,
  textDecoration: 'none',
  cursor: 'pointer',
  '@media': {[upTo('xl')]: {paddingInline: vars.space[1], fontSize: vars.text.small}},
  selectors: {
    [`${item}:hover > &`]: {background: vars.color.paperDeep},
    '&[aria-current]': {boxShadow: `inset 0 -3px 0 ${vars.color.sun}`, borderRadius: 0},
  },
});

const shown = {visibility: 'visible', opacity: 1, transform: 'none'} as const;

/** A sheet of paper that slides out from below the bar. Without a script the keyboard's focus opens it like the pointer. */
export const panel = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: `calc(-1 * ${vars.space[1]})`,
  zIndex: 20,
  display: 'flex',
  columnGap: vars.space[6],
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
    [`${item}:hover:not([data-dismissed]) > &`]: shown,
    [`${item}[data-open] > &`]: shown,
    [`${navigation.plain} ${item}:has(:focus-visible) > &`]: shown,
  },
  '@media': {
    [upTo('xl')]: {columnGap: vars.space[3]},
    [motionAllowed]: {
      transition: `opacity ${vars.motion.quick}, transform ${vars.motion.quick}, visibility ${vars.motion.quick}`,
    },
  },
});

export const column = style({minWidth: '8.5rem'});

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
