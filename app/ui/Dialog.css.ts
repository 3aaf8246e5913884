import {keyframes, style, styleVariants} from '@vanilla-extract/css';

import {forcedColors, motionAllowed} from '../styles/breakpoints';
import {edge} from '../styles/forced-colors';
import {BACKDROP} from '../styles/tokens';
import {vars} from '../styles/theme.css';

const rise = keyframes({from: {transform: 'translateY(0.75rem)', opacity: 0}});
const slide = keyframes({from: {transform: 'translateX(100%)'}});

/** It may open from a dark area and stands on white: what it inherits from there is set back. */
const base = style({
  padding: 0,
  border: 0,
  background: vars.color.white,
  color: vars.color.roast900,
  fontSize: vars.text.body,
  boxShadow: vars.shadow.paper,
  overscrollBehavior: 'contain',
  vars: {[vars.onGround.focus]: vars.color.forest700, [vars.onGround.link]: vars.color.forest500},
  '::backdrop': {background: BACKDROP},
  '@media': {[forcedColors]: edge},
});

export const dialog = styleVariants({
  sheet: [
    base,
    {
      width: 'min(32rem, calc(100vw - 2rem))',
      maxHeight: 'calc(100vh - 2rem)',
      margin: 'auto',
      borderRadius: vars.radius.large,
      '@media': {[motionAllowed]: {animation: `${rise} ${vars.motion.calm}`}},
    },
  ],
  drawer: [
    base,
    {
      width: 'min(26rem, calc(100vw - 2rem))',
      height: '100vh',
      maxHeight: 'none',
      margin: '0 0 0 auto',
      borderRadius: `${vars.radius.large} 0 0 ${vars.radius.large}`,
      '@media': {[motionAllowed]: {animation: `${slide} ${vars.motion.calm}`}},
    },
  ],
});

export const sheet = style({display: 'grid', gap: vars.space[2], padding: vars.space[3]});

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const title = style({fontSize: vars.text.heading3, lineHeight: 1.2, paddingBlockStart: vars.space.half});

export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  flex: 'none',
  borderRadius: vars.radius.medium,
});
