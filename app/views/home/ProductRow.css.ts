import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const row = style({display: 'grid', gap: vars.space[5], paddingBlockEnd: vars.space.section});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});

export const words = style({display: 'grid', gap: vars.space[1]});
