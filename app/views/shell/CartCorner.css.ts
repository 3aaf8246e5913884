import {style} from '@vanilla-extract/css';

import {hoverable} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const corner = style({position: 'relative'});

export const link = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: vars.radius.medium,
  color: vars.color.forest900,
  '@media': {[hoverable]: {':hover': {background: vars.color.paperDeep}}},
});

export const badge = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: -2,
  minWidth: '1.375rem',
  paddingInline: '0.3125rem',
  borderRadius: '0.6875rem',
  background: vars.color.sun,
  color: vars.color.roast900,
  fontSize: '0.8125rem',
  fontWeight: 700,
  lineHeight: '1.375rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  // Unfilled where the page was not a document of its own: hidden until a script writes the number.
  selectors: {'&[data-count="0"], &[data-count^="slot-"]': {display: 'none'}},
});
