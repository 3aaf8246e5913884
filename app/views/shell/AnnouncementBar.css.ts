import {globalStyle, keyframes, style} from '@vanilla-extract/css';

import {above, forcedColors, low, motionAllowed, upTo} from '../../styles/breakpoints';
import {edge} from '../../styles/forced-colors';
import {vars} from '../../styles/theme.css';

const slide = keyframes({from: {transform: 'translateY(100%)'}});

/** A slip of forest at the foot of the window, where it covers neither the header nor, at the end of the page, the footer. */
export const bar = style({
  position: 'fixed',
  insetBlock: 'auto 0.5rem',
  insetInline: 'auto 0.5rem',
  zIndex: 7,
  width: 'calc(100% - 1rem)',
  maxWidth: '34rem',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.large,
  background: vars.color.forest900,
  color: vars.color.paper,
  boxShadow: vars.shadow.paper,
  vars: {[vars.onGround.focus]: vars.color.sun, [vars.onGround.link]: vars.color.sun},
  '@media': {
    [above('md')]: {insetBlockEnd: vars.space[3], insetInlineEnd: vars.space[3]},
    // One slip at a time where there is room for one: first the visitor decides on cookies.
    [upTo('md')]: {
      selectors: {
        'html[data-consent="unknown"] &': {display: 'none'},
      },
    },
    // Nor beside the offer of another language, which ends with one press.
    [upTo('xl')]: {selectors: {'html:has([data-language-hint]) &': {display: 'none'}}},
    [low]: {display: 'none'},
    [motionAllowed]: {animation: `${slide} ${vars.motion.calm}`},
    [forcedColors]: edge,
    print: {display: 'none'},
  },
  // Nor over the cart that has just opened, nor on a page that sells, nor over a form that is being filled in.
  selectors: {
    'html:has([data-minicart], [data-foot-bar], main :is(input, select, textarea):focus) &': {display: 'none'},
  },
});

/* What is reached by keyboard does not come to lie behind it. */
globalStyle(`html:has(${bar}:not([hidden]))`, {scrollPaddingBlockEnd: '7rem'});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
  paddingInline: `${vars.space[3]} ${vars.space[1]}`,
  paddingBlock: vars.space[1],
});

export const image = style({width: 50, height: 50, flex: 'none', borderRadius: vars.radius.medium, objectFit: 'cover'});

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  flex: 1,
  minWidth: 0,
  paddingBlockStart: vars.space.half,
  lineHeight: 1.35,
});

export const dismiss = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  flex: 'none',
  borderRadius: vars.radius.medium,
});
