import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

const {color} = vars;

export const scene = style({width: '7.5rem', height: '7.5rem'});
export const ground = style({fill: color.mossLight});
export const sun = style({fill: color.sun});
export const hill = style({fill: color.moss});
export const cup = style({fill: color.forest700});
export const handle = style({fill: 'none', stroke: color.forest700, strokeWidth: 4});
export const coffee = style({fill: color.roast900});
export const steam = style({fill: 'none', stroke: color.paper, strokeWidth: 3.5, strokeLinecap: 'round'});
