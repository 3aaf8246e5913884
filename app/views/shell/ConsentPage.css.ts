import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const page = style({display: 'grid', gap: vars.space[3], paddingBlock: vars.space[5]});

export const sheet = style({display: 'grid', gap: vars.space[2], maxWidth: '34rem'});
