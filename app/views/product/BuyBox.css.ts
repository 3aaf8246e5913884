import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const box = style({display: 'grid', gap: vars.space[3]});

export const head = style({display: 'grid', gap: vars.space[1]});

export const words = style({fontSize: vars.text.lead, lineHeight: 1.4, color: vars.color.roast600, textWrap: 'pretty'});

export const price = style({display: 'grid', gap: vars.space.half});

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
