import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const text = style({display: 'grid', gap: vars.space[1], maxWidth: vars.size.measure});
