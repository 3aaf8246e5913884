import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const link = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[1]}`,
  minHeight: vars.size.target,
  fontSize: vars.text.small,
  color: vars.color.roast900,
});
