import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const section = style({display: 'grid', gap: vars.space[1]});

export const title = style({fontSize: vars.text.heading3});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  columnGap: vars.space[3],
});
