import {style} from '@vanilla-extract/css';

import {above, cramped, hoverable} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const section = style({display: 'grid', gap: vars.space[2]});

export const title = style({fontSize: vars.text.heading2});

export const hitsList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  gap: vars.space[2],
});

export const hitsCount = style({fontSize: vars.text.small, color: vars.color.roast600});

export const contentHitsList = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': {[above('lg')]: {gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[6]}},
});

export const hit = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  rowGap: vars.space.half,
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  '@media': {[cramped]: {display: 'block'}},
});

export const picture = style({
  gridRow: '1 / 3',
  width: '6rem',
  height: 'auto',
  marginInlineEnd: vars.space[2],
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: vars.radius.medium,
  background: vars.color.paperDeep,
});

export const hitsTitle = style({gridColumn: 2, fontSize: vars.text.heading3, textWrap: 'balance'});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': {content: '', position: 'absolute', inset: 0},
  '@media': {[hoverable]: {':hover': {textDecoration: 'underline', textUnderlineOffset: '0.15em'}}},
});

export const excerpt = style({
  gridColumn: 2,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  color: vars.color.roast600,
  fontSize: vars.text.small,
  lineHeight: 1.5,
});
