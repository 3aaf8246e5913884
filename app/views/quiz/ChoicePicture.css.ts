import {style, styleVariants} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const picture = style({width: '100%', height: 'auto', background: vars.color.paperDeep});

export const tone = styleVariants({
  moss: {fill: vars.color.moss},
  mossDeep: {fill: vars.color.mossDeep},
  paper: {fill: vars.color.white},
  forest: {fill: vars.color.forest700},
  leaf: {fill: vars.color.forest400},
  roast: {fill: vars.color.roast600},
  dark: {fill: vars.color.roast900},
  sun: {fill: vars.color.sun},
  berry: {fill: vars.color.berry},
});
