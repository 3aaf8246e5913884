import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const list = style({display: 'grid', gap: vars.space[8]});

export const project = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': {
    [above('md')]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: 'clamp(2rem, 5vw, 5rem)',
      alignItems: 'start',
    },
  },
});

export const listPicture = style({
  width: '100%',
  aspectRatio: '5 / 4',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  background: vars.color.moss,
});

export const words = style({display: 'grid', gap: vars.space[2]});

export const place = style({color: vars.color.roast600});

export const figures = style({display: 'grid', gap: vars.space[1], maxWidth: vars.size.measure});

export const done = style({display: 'grid', gap: vars.space.half, paddingInlineStart: '1.2em', listStyle: 'disc'});

/** The link of the heading covers the whole card. */
export const card = style({position: 'relative', display: 'grid', gap: vars.space[1], alignContent: 'start'});

export const picture = style({
  width: '100%',
  aspectRatio: '4 / 3',
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
