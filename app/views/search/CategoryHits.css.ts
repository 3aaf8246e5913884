import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
  gap: vars.space[2],
});

export const count = style({fontSize: vars.text.small, color: vars.color.roast600});
