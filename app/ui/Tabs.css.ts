import {style} from '@vanilla-extract/css';

import {hoverable} from '../styles/breakpoints';
import {markChosen} from '../styles/forced-colors';
import {vars} from '../styles/theme.css';

const shade = `color-mix(in srgb, ${vars.color.roast900} 16%, transparent)`;

/** An edge behind which there is more is in the shade; the paper that moves along with the tabs covers it where there is nothing more. */
export const tabs = style({
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: [
    `linear-gradient(to right, ${vars.color.paper} 1rem, transparent) left / 2.5rem 100% no-repeat local`,
    `linear-gradient(to left, ${vars.color.paper} 1rem, transparent) right / 2.5rem 100% no-repeat local`,
    `linear-gradient(to right, ${shade}, transparent) left / 1rem 100% no-repeat`,
    `linear-gradient(to left, ${shade}, transparent) right / 1rem 100% no-repeat`,
  ].join(', '),
});

export const list = style({display: 'flex', gap: vars.space[1], width: 'max-content'});

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.half,
  minHeight: '3rem',
  paddingInline: vars.space[2],
  color: vars.color.roast600,
  fontWeight: 600,
  textDecoration: 'none',
  outlineOffset: '-3px',
  selectors: {
    '&[aria-current]': {
      color: vars.color.forest900,
      boxShadow: `inset 0 -3px 0 ${vars.color.sun}`,
      // Without a script the row starts where this tab is in sight. As a variable it is written as it stands.
      vars: {'scroll-initial-target': 'nearest'},
    },
  },
  '@media': {[hoverable]: {':hover': {color: vars.color.forest900}}},
});

export const count = style({fontWeight: 400, fontVariantNumeric: 'tabular-nums'});

markChosen(`${tab}[aria-current]`);
