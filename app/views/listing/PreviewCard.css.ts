import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const card = style({position: 'relative', display: 'grid', gap: vars.space.half, alignContent: 'start'});

export const picture = style({
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: vars.radius.medium,
  background: vars.color.paper,
});

export const title = style({
  fontFamily: vars.font.sans,
  fontSize: vars.text.small,
  fontWeight: 600,
  lineHeight: 1.25,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

/** Stretched over the card, so that the whole of it can be pressed and is read once. */
export const link = style({
  color: 'inherit',
  textDecorationColor: 'transparent',
  '::after': {content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.medium},
  ':focus-visible': {outline: 'none'},
  ':hover': {textDecorationColor: 'currentColor'},
  selectors: {'&:focus-visible::after': {outline: `3px solid ${vars.onGround.focus}`, outlineOffset: '2px'}},
});

export const price = style({
  fontSize: vars.text.small,
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.roast600,
});
