import {globalStyle, style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

/** Close together: the button that buys is to be in the first window. */
export const box = style({display: 'grid', gap: vars.space[2]});

export const head = style({display: 'grid', gap: vars.space[1]});

export const words = style({fontSize: vars.text.lead, lineHeight: 1.4, color: vars.color.roast600});

/** The price, beside it the rating where both fit, below both the rest. */
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.half} ${vars.space[2]}`,
});

globalStyle(`${price} > p:not(:has(+ a))`, {flexBasis: '100%'});

export const nothing = style({display: 'grid', gap: vars.space[2], justifyItems: 'start'});

export const link = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[1]}`,
  minHeight: vars.size.target,
  fontSize: vars.text.small,
  color: vars.color.roast900,
});
