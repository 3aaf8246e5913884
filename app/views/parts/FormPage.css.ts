import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const page = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: `${vars.space[4]} ${vars.space.section}`,
});

export const form = style({display: 'grid', gap: vars.space[3], justifyItems: 'stretch'});

export const head = style({display: 'grid', gap: vars.space[1]});
