import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const line = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr',
  columnGap: vars.space[2],
  paddingBlock: vars.space[2],
  selectors: {'& + &': {borderBlockStart: `1px solid ${vars.color.line}`}},
});

export const frame = style({
  gridRow: 'span 2',
  aspectRatio: '4 / 5',
  alignSelf: 'start',
  borderRadius: vars.radius.medium,
  background: vars.color.paperDeep,
  overflow: 'hidden',
});

export const picture = style({width: '100%', height: '100%', objectFit: 'cover'});

export const words = style({display: 'grid', gap: vars.space.half, alignContent: 'start', justifyItems: 'start'});

export const title = style({
  color: vars.color.forest900,
  fontWeight: 650,
  lineHeight: 1.3,
  textDecorationColor: 'transparent',
  ':hover': {textDecorationColor: 'currentColor'},
});

export const fact = style({
  color: vars.color.roast600,
  fontSize: vars.text.small,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
});

export const amount = style({
  display: 'grid',
  justifyItems: 'end',
  alignContent: 'start',
  textAlign: 'end',
  lineHeight: 1.3,
});

/** A long sentence has the width of words and amount. */
export const below = style({gridColumn: '2 / -1'});

export const failed = style({color: vars.color.berry, fontSize: vars.text.small, lineHeight: 1.4});

export const remove = style({
  minHeight: vars.size.target,
  color: vars.color.forest500,
  fontSize: vars.text.small,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
