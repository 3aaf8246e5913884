import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const fields = style({display: 'grid', gap: vars.space[2]});

export const legend = style({fontWeight: 600, marginBlockEnd: vars.space[1]});

export const pair = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': {[above('sm')]: {gridTemplateColumns: 'repeat(2, minmax(0, 1fr))'}},
});
