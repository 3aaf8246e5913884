import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const empty = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  background: vars.color.paperDeep,
});

export const title = style({fontSize: vars.text.heading2});
