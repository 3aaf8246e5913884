import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const empty = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  maxWidth: vars.size.measure,
  paddingBlock: `${vars.space[3]} ${vars.space.section}`,
});

export const ways = style({display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginBlockStart: vars.space[1]});
