import {style} from '@vanilla-extract/css';

import {above, forcedColors, upTo} from '../../styles/breakpoints';
import {edge} from '../../styles/forced-colors';
import {vars} from '../../styles/theme.css';

export const place = style({position: 'relative', '@media': {[upTo('xl')]: {position: 'static'}}});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@media': {[above('xl')]: {width: 'clamp(10.5rem, 28vw - 9rem, 16rem)'}},
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.medium,
  background: vars.color.white,
});

export const field = style({
  minWidth: 0,
  minHeight: vars.size.target,
  padding: `0 0 0 ${vars.space[2]}`,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'none',
  '::placeholder': {color: vars.color.roast600, opacity: 1},
  // The browser's own cross is blue.
  '::-webkit-search-cancel-button': {filter: 'grayscale(1)'},
});

export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  minHeight: vars.size.target,
  borderRadius: vars.radius.medium,
  color: vars.color.forest900,
});

export const folded = style({});

export const sheet = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  zIndex: 20,
  display: 'grid',
  justifyItems: 'stretch',
  padding: `${vars.space[2]} ${vars.space.gutter}`,
  background: vars.color.paper,
  boxShadow: vars.shadow.paper,
  '@media': {[forcedColors]: edge},
});

export const whenClosed = style({selectors: {[`${folded}[open] &`]: {display: 'none'}}});
export const whenOpen = style({selectors: {[`${folded}:not([open]) &`]: {display: 'none'}}});
