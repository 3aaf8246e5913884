import {style} from '@vanilla-extract/css';

import {motionAllowed} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

/** Open, it takes the whole row. */
export const details = style({
  selectors: {'&[open]': {flexBasis: '100%'}},
  '@media': {print: {display: 'none'}},
});

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.half,
  minHeight: vars.size.target,
  color: vars.color.forest500,
  fontSize: vars.text.small,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
  textUnderlineOffset: '0.2em',
  ':hover': {textDecorationColor: 'currentColor'},
});

export const chevron = style({
  '@media': {[motionAllowed]: {transition: `transform ${vars.motion.quick}`}},
  selectors: {'details[open] > summary > &': {transform: 'rotate(180deg)'}},
});

export const content = style({
  maxWidth: '26rem',
  paddingBlock: `${vars.space[1]} ${vars.space[2]}`,
});
