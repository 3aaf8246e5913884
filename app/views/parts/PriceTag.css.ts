import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const tag = style({display: 'grid', lineHeight: 1.4});

export const lowest = style({
  fontSize: vars.text.small,
  color: vars.color.roast600,
  fontVariantNumeric: 'tabular-nums',
});
