import {style} from '@vanilla-extract/css';

import {vars} from '../styles/theme.css';

/** The next thing always shows its edge: that there is more needs no arrow. */
export const window = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space.half,
  padding: `${vars.space.half} ${vars.space.half} ${vars.space[2]}`,
});

export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(78%, 17rem)',
  gap: vars.space[3],
});
