import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const alone = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: `${vars.space[5]} ${vars.space.section}`,
});
