import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const form = style({display: 'grid', gap: vars.space[2], maxWidth: vars.size.measure});

export const line = style({
  display: 'grid',
  gap: vars.space[2],
  // The button stands beside the field, not beside its label.
  alignItems: 'end',
  '@media': {[above('sm')]: {gridTemplateColumns: 'minmax(0, 1fr) auto'}},
});

export const note = style({fontSize: vars.text.small, lineHeight: 1.5, color: vars.color.roast600});
