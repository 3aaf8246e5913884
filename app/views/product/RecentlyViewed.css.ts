import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const section = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlockEnd: vars.space.section,
  '@media': {print: {display: 'none'}},
});

export const title = style({fontSize: vars.text.heading3});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: vars.space[2],
});

export const link = style({
  display: 'grid',
  gap: vars.space[1],
  color: 'inherit',
  fontSize: vars.text.small,
  lineHeight: 1.35,
});

export const picture = style({
  width: '100%',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  borderRadius: vars.radius.medium,
  background: vars.color.paperDeep,
});
