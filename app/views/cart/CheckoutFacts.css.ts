import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const facts = style({
  display: 'grid',
  gap: vars.space.half,
  fontSize: vars.text.small,
  lineHeight: 1.5,
  color: vars.color.roast600,
});

export const promises = style({display: 'grid', gap: vars.space.half, marginBlock: vars.space[1]});

export const promise = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[1],
  alignItems: 'center',
  color: vars.color.forest700,
  fontWeight: 600,
});

export const title = style({
  marginBlockStart: vars.space[1],
  fontFamily: vars.font.sans,
  fontSize: vars.text.small,
  fontWeight: 650,
  letterSpacing: 'normal',
});
