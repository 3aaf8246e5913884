import {style} from '@vanilla-extract/css';

import {cramped} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const lines = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.outline}`,
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
  columnGap: vars.space[1],
  lineHeight: 1.45,
  '@media': {[cramped]: {gridTemplateColumns: 'minmax(0, 1fr)'}},
});

export const quantity = style({color: vars.color.roast600, fontVariantNumeric: 'tabular-nums'});

export const name = style({display: 'block', fontWeight: 600});

export const detail = style({display: 'block', fontSize: vars.text.small, color: vars.color.roast600});

export const amount = style({fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap'});
