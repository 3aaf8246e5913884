import {style} from '@vanilla-extract/css';

import {cramped} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const title = style({fontSize: vars.text.heading3, marginBlockEnd: vars.space[1]});

export const list = style({borderBlockStart: `1px solid ${vars.color.line}`, marginBlockEnd: vars.space[4]});

export const item = style({paddingBlock: '0.625rem', borderBlockEnd: `1px solid ${vars.color.line}`, lineHeight: 1.45});

/** No wider than a text: a price stands near what it belongs to. */
export const variants = style({display: 'grid', gap: vars.space[1], maxWidth: '40rem'});

export const variant = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '4.5rem',
  '@media': {[cramped]: {gridTemplateColumns: 'auto minmax(0, 1fr)'}},
});

export const picture = style({
  width: '4.5rem',
  height: '4.5rem',
  objectFit: 'cover',
  borderRadius: vars.radius.medium,
  background: vars.color.paperDeep,
});

export const link = style({
  color: 'inherit',
  fontWeight: 600,
  textDecorationColor: 'transparent',
  '::after': {content: '""', position: 'absolute', inset: 0},
  selectors: {'&:hover': {textDecorationColor: 'currentColor'}},
});

export const price = style({fontVariantNumeric: 'tabular-nums', textAlign: 'end'});

export const unitPrice = style({display: 'block', fontSize: vars.text.small, color: vars.color.roast600});
