import {keyframes, style} from '@vanilla-extract/css';

import {motionAllowed} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

/** A slip of paper that slides out from under the button. */
const slide = keyframes({from: {transform: 'translateY(-0.75rem)', opacity: 0}});

export const added = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.large,
  background: vars.color.moss,
  color: vars.color.forest900,
  vars: {[vars.onGround.link]: vars.color.forest700},
  '@media': {[motionAllowed]: {animation: `${slide} ${vars.motion.calm}`}},
});

export const cart = style({position: 'relative', color: vars.color.forest700});

export const count = style({
  position: 'absolute',
  insetBlockStart: '-0.375rem',
  insetInlineEnd: '-0.5rem',
  minWidth: '1.375rem',
  padding: '0 0.3125rem',
  borderRadius: '1rem',
  background: vars.color.forest700,
  color: vars.color.paper,
  fontSize: vars.text.small,
  fontWeight: 650,
  lineHeight: 1.5,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
