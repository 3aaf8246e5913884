import {style, styleVariants} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const sign = style({width: '2.5rem', height: '2.5rem', flex: 'none'});

export const tone = styleVariants({
  sun: {fill: vars.color.sun},
  moss: {fill: vars.color.moss},
  leaf: {fill: vars.color.forest500},
  forest: {fill: vars.color.forest900},
  bark: {fill: vars.color.roast600},
  berry: {fill: vars.color.berry},
});
