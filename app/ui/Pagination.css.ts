import {style} from '@vanilla-extract/css';

import {vars} from '../styles/theme.css';

export const list = style({display: 'flex', flexWrap: 'wrap', gap: vars.space[1], justifyContent: 'center'});

/** Pages are left out before it. */
export const afterGap = style({'::before': {content: '"…" / ""', paddingInlineEnd: vars.space[1]}});
