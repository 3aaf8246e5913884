import {style} from '@vanilla-extract/css';

import {hoverable} from '../styles/breakpoints';
import {vars} from '../styles/theme.css';

export const tabs = style({overflowX: 'auto', borderBlockEnd: `1px solid ${vars.color.line}`});

export const list = style({display: 'flex', gap: vars.space[1], width: 'max-content'});

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3rem',
  paddingInline: vars.space[2],
  color: vars.color.roast600,
  fontWeight: 600,
  textDecoration: 'none',
  outlineOffset: '-3px',
  selectors: {
    '&[aria-current]': {color: vars.color.forest900, boxShadow: `inset 0 -3px 0 ${vars.color.sun}`},
  },
  '@media': {[hoverable]: {':hover': {color: vars.color.forest900}}},
});
