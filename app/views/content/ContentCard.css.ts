import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

/** The link of the heading covers the whole card. */
export const card = style({position: 'relative', display: 'grid', gap: vars.space[1], alignContent: 'start'});

export const picture = style({
  width: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  background: vars.color.moss,
});

export const title = style({fontSize: vars.text.heading3, lineHeight: 1.2, textWrap: 'balance'});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': {content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large},
  ':hover': {textDecoration: 'underline', textUnderlineOffset: '0.15em'},
});

export const text = style({color: vars.color.roast600, lineHeight: 1.5});

export const note = style({fontSize: vars.text.small, color: vars.color.roast600});
