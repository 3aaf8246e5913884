import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const page = style({display: 'grid', gap: vars.space[2], paddingBlock: vars.space[8]});

export const text = style({fontSize: vars.text.lead, lineHeight: 1.5, color: vars.color.roast600});

export const ways = style({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3]});
