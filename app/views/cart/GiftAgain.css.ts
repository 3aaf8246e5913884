import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const form = style({
  display: 'grid',
  maxWidth: vars.size.measure,
  gap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius.large,
  background: vars.color.paperDeep,
});
