import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const head = style({
  display: 'grid',
  gap: vars.space[2],
  alignItems: 'center',
  '@media': {[above('sm')]: {gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space[4]}},
});

export const words = style({display: 'grid', gap: vars.space[1]});

export const number = style({fontSize: vars.text.lead, lineHeight: 1.4, fontVariantNumeric: 'tabular-nums'});

export const facts = style({color: vars.color.roast600});

export const pending = style({gridColumn: '1 / -1'});
