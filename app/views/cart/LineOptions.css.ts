import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

/** A choice and the button that makes it. */
export const form = style({display: 'grid', gap: vars.space[2], justifyItems: 'start'});
