import {style} from '@vanilla-extract/css';

import {vars} from '../styles/theme.css';

export const frame = style({position: 'relative', display: 'grid', alignItems: 'center'});

export const select = style({appearance: 'none', paddingInlineEnd: vars.space[6], textOverflow: 'ellipsis'});

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: vars.space[2],
  color: vars.color.forest700,
  pointerEvents: 'none',
});
