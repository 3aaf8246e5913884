import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const page = style({display: 'grid', gap: vars.space[6], paddingBlock: vars.space.section});

export const words = style({display: 'grid', gap: vars.space[2], justifyItems: 'start', maxWidth: vars.size.measure});

export const ways = style({display: 'flex', flexWrap: 'wrap', gap: vars.space[2], width: '100%'});

export const similar = style({display: 'grid', gap: vars.space[4]});
