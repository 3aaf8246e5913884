import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const quote = style({
  display: 'grid',
  gap: vars.space[2],
  maxWidth: vars.size.measure,
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.sun}`,
  breakInside: 'avoid',
});

export const text = style({
  fontFamily: vars.font.serif,
  fontSize: vars.text.heading3,
  lineHeight: 1.4,
  color: vars.color.forest900,
  textWrap: 'pretty',
});

export const author = style({fontSize: vars.text.small, color: vars.color.roast600});
