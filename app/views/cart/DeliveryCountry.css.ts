import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const delivery = style({display: 'grid', gap: vars.space[2], scrollMarginBlockStart: vars.space[3]});

/** The country and its button on one line, below each other where the country's name would not fit. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10.5rem, 100%), 1fr))',
  gap: vars.space[1],
  alignItems: 'end',
});

export const note = style({fontSize: vars.text.small, lineHeight: 1.45, color: vars.color.roast600});
