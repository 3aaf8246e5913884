import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const fresh = style({display: 'grid', gap: vars.space[1], marginBlockStart: vars.space[2]});

export const title = style({fontSize: vars.text.heading3});
