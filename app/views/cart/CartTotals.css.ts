import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const totals = style({display: 'grid', gap: vars.space[2]});

export const title = style({fontSize: vars.text.heading3, lineHeight: 1.25});

export const savings = style({
  justifySelf: 'end',
  padding: '0.1875rem 0.5625rem',
  borderRadius: vars.radius.small,
  background: vars.color.moss,
  color: vars.color.forest900,
  fontSize: vars.text.small,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
