import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const byline = style({fontSize: vars.text.small, color: vars.color.roast600});

export const list = style({display: 'grid', gap: vars.space[2], maxWidth: '46rem', listStyle: 'none', padding: 0});

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  // As high as a link has to be, also where the shop does not sell it.
  gridTemplateRows: `minmax(${vars.size.target}, auto)`,
  alignItems: 'center',
  columnGap: vars.space[2],
  paddingBlockStart: vars.space[1],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const name = style({fontSize: vars.text.body, lineHeight: 1.35});

export const link = style({fontWeight: 'inherit'});

export const total = style({fontVariantNumeric: 'tabular-nums', fontWeight: 600, whiteSpace: 'nowrap'});

export const text = style({gridColumn: '1 / -1', color: vars.color.roast600, lineHeight: 1.55});
