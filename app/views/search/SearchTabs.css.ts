import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.half,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  paddingBlockEnd: vars.space[1],
});

export const count = style({fontVariantNumeric: 'tabular-nums', color: vars.color.roast600, fontWeight: 400});
