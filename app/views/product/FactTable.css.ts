import {style} from '@vanilla-extract/css';

import {cramped} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const title = style({fontSize: vars.text.heading3, marginBlockEnd: vars.space[1]});

export const table = style({borderBlockStart: `1px solid ${vars.color.line}`});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 2fr) minmax(0, 3fr)',
  gap: vars.space[2],
  paddingBlock: '0.625rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  lineHeight: 1.45,
  '@media': {[cramped]: {gridTemplateColumns: 'minmax(0, 1fr)', gap: 0}},
});

export const label = style({color: vars.color.roast600});

export const value = style({fontVariantNumeric: 'tabular-nums', hyphens: 'auto'});
