import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const scene = style({width: '15rem', height: 'auto', borderRadius: vars.radius.large});
export const sun = style({fill: vars.color.sun});
export const far = style({fill: vars.color.mossLight});
export const near = style({fill: vars.color.moss});
export const shade = style({fill: vars.color.mossDeep});
export const cup = style({fill: vars.color.forest700});
export const handle = style({fill: 'none', stroke: vars.color.forest700, strokeWidth: 6});
export const inside = style({fill: vars.color.paperDeep});
