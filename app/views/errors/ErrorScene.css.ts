import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

const {color} = vars;

export const scene = style({
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.paper,
});

export const sky = style({fill: color.paperDeep});
export const glow = style({fill: color.sun, opacity: 0.28});
export const sun = style({fill: color.sun});
export const far = style({fill: color.moss});
export const middle = style({fill: color.mossDeep});
export const path = style({fill: color.paperDeep});
export const trunks = style({fill: color.forest700});
export const near = style({fill: color.forest900});
export const wood = style({fill: color.roast900});
export const board = style({fill: color.roast600});
export const boardBack = style({fill: color.roast900});
export const spill = style({fill: color.roast900});
export const cup = style({fill: color.white});
export const rim = style({fill: color.roast900, stroke: color.white, strokeWidth: 5});
export const handle = style({fill: 'none', stroke: color.white, strokeWidth: 7});
