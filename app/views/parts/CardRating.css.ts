import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const rating = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.half,
  fontSize: vars.text.small,
  lineHeight: 1.3,
  color: vars.color.roast600,
});
