import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const row = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlockStart: vars.space[3],
  '@media': {print: {display: 'none'}},
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});
