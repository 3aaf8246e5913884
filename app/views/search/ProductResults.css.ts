import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';
import {visuallyHidden} from '../../ui/VisuallyHidden.css';

export const columns = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': {[above('lg')]: {gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: vars.space[6]}},
});

export const results = style({display: 'grid', gap: vars.space[3]});

export const count = style({fontSize: vars.text.small, color: vars.color.roast600});

export const form = style({display: 'grid', gap: vars.space[2]});

export const values = style({display: 'grid', paddingBlockEnd: vars.space[1]});

export const legend = visuallyHidden;

export const acts = style({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2]});
