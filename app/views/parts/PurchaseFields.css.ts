import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const choice = style({display: 'grid', gap: vars.space.half});

export const note = style({fontSize: vars.text.small, color: vars.color.roast600});
