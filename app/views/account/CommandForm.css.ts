import {style} from '@vanilla-extract/css';

import {upTo} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const command = style({
  display: 'grid',
  // No word is wider than the column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  maxWidth: vars.size.measure,
});

export const title = style({fontSize: vars.text.heading2, paddingInlineEnd: vars.space[6]});

export const text = style({color: vars.color.roast600});

export const sum = style({color: vars.color.roast900, fontWeight: 600});

export const form = style({display: 'grid', gap: vars.space[3]});

export const fields = style({display: 'grid', gap: vars.space[2]});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  // Below a button of the whole width, the way back stands in its middle.
  '@media': {[upTo('md')]: {justifyContent: 'center'}},
});
