import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';
import {visuallyHidden} from '../../ui/VisuallyHidden.css';

export const form = style({display: 'grid', gap: vars.space[2]});

export const values = style({display: 'grid', paddingBlockEnd: vars.space[1]});

export const legend = visuallyHidden;

export const acts = style({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2]});
