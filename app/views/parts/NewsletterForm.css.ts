import {globalStyle, style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const form = style({display: 'grid', gap: vars.space[2], maxWidth: vars.size.measure});

export const line = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': {[above('sm')]: {gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start'}},
});

/* The button stands beside the field, not beside its label above or its error below. */
globalStyle(`${line} > button`, {
  '@media': {[above('sm')]: {marginBlockStart: `calc(1.6 * ${vars.text.small} + ${vars.space.half})`}},
});

export const note = style({fontSize: vars.text.small, lineHeight: 1.5, color: vars.color.roast600});
