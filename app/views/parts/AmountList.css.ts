import {style, styleVariants} from '@vanilla-extract/css';

import {cramped} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const list = style({display: 'grid', gap: vars.space[1]});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[2],
  alignItems: 'baseline',
  lineHeight: 1.45,
  '@media': {[cramped]: {gridTemplateColumns: 'minmax(0, 1fr)'}},
});

export const weight = styleVariants({
  total: {
    marginBlockStart: vars.space[1],
    paddingBlockStart: vars.space[2],
    borderBlockStart: `1px solid ${vars.color.outline}`,
    fontSize: vars.text.lead,
    fontWeight: 650,
  },
  strong: {fontWeight: 650},
});

export const note = style({
  whiteSpace: 'nowrap',
  fontSize: vars.text.small,
  fontWeight: 400,
  color: vars.color.roast600,
});

export const amount = style({textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap'});
