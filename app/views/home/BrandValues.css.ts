import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const values = style({display: 'grid', gap: vars.space[4], paddingBlockEnd: vars.space.section});

export const title = style({fontSize: vars.text.heading2});

export const list = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [above('sm')]: {gridTemplateColumns: 'repeat(2, minmax(0, 1fr))'},
    [above('lg')]: {gridTemplateColumns: 'repeat(4, minmax(0, 1fr))'},
  },
});

export const value = style({paddingBlockStart: vars.space[2], borderBlockStart: `2px solid ${vars.color.forest700}`});

export const name = style({fontSize: vars.text.heading3});

export const text = style({marginBlockStart: vars.space.half, color: vars.color.roast600, textWrap: 'pretty'});
