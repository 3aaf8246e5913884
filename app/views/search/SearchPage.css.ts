import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const page = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: `${vars.space[4]} ${vars.space.section}`,
});

export const head = style({display: 'grid', gap: vars.space[3]});

export const title = style({overflowWrap: 'anywhere'});

export const words = style({display: 'grid', gap: vars.space[1], maxWidth: vars.size.measure});
