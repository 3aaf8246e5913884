import {style} from '@vanilla-extract/css';

import {vars} from '../styles/theme.css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[1],
  fontSize: vars.text.small,
  color: vars.color.roast600,
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: vars.space[1],
  selectors: {'& + &::before': {content: '"›"', color: vars.color.outline}},
});

export const here = style({display: 'inline-flex', alignItems: 'center', minHeight: vars.size.target});
