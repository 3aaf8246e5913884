import {style} from '@vanilla-extract/css';

import {above, hoverable} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const list = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': {[above('lg')]: {gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[6]}},
});

export const hit = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.half,
  alignContent: 'start',
});

export const title = style({fontSize: vars.text.heading3, textWrap: 'balance'});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': {content: '', position: 'absolute', inset: 0},
  '@media': {[hoverable]: {':hover': {textDecoration: 'underline', textUnderlineOffset: '0.15em'}}},
});

export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  color: vars.color.roast600,
  fontSize: vars.text.small,
  lineHeight: 1.5,
});
