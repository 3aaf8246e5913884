import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const facts = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {[above('lg')]: {gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[5]}},
});

export const list = style({display: 'grid', gap: vars.space[2], alignContent: 'start'});

export const term = style({fontSize: vars.text.small, fontWeight: 600, color: vars.color.roast600});

export const line = style({display: 'block'});
