import {globalStyle, style} from '@vanilla-extract/css';

import {motionAllowed} from '../styles/breakpoints';
import {vars} from '../styles/theme.css';

export const disclosure = style({borderBlockEnd: `1px solid ${vars.color.line}`});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: '3.5rem',
  paddingBlock: vars.space[1],
  fontWeight: 600,
  lineHeight: 1.35,
});

export const chevron = style({
  flex: 'none',
  color: vars.color.forest500,
  '@media': {
    print: {display: 'none'},
    [motionAllowed]: {transition: `transform ${vars.motion.quick}`},
  },
  selectors: {'details[open] > summary > &': {transform: 'rotate(180deg)'}},
});

export const content = style({paddingBlockEnd: vars.space[3]});

/* On paper nothing can be opened: the words stand below their heading. */
globalStyle(`${disclosure}::details-content`, {'@media': {print: {contentVisibility: 'visible', display: 'block'}}});
