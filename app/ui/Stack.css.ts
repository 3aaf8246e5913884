import {style, styleVariants} from '@vanilla-extract/css';

import {vars} from '../styles/theme.css';

export const stack = style({display: 'flex', flexDirection: 'column', minWidth: 0});

const {gutter: _gutter, ...steps} = vars.space;

export const gap = styleVariants(steps, (value) => ({gap: value}));

export const align = styleVariants({
  stretch: {},
  start: {alignItems: 'flex-start'},
  center: {alignItems: 'center', textAlign: 'center'},
});
