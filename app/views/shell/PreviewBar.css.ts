import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

/** Stays in sight however far the editor reads. */
export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  background: vars.color.sun,
  color: vars.color.roast900,
  fontWeight: 600,
});

export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  paddingBlock: vars.space[1],
});
