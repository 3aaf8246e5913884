import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const cards = style({display: 'grid', gap: vars.space[4], paddingBlock: vars.space[2]});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `2px solid ${vars.color.forest700}`,
  breakInside: 'avoid',
});

export const picture = style({
  width: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  background: vars.color.moss,
  marginBlockEnd: vars.space[1],
});

export const title = style({fontSize: vars.text.heading3, lineHeight: 1.25});

export const text = style({color: vars.color.roast600, textWrap: 'pretty'});

export const link = style({alignSelf: 'flex-start', marginBlockStart: 'auto'});
