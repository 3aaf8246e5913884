import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const form = style({
  display: 'grid',
  gap: vars.space[2],
  width: '100%',
  maxWidth: vars.size.measure,
});

export const sheet = style({
  width: '100%',
  maxWidth: vars.size.measure,
  padding: vars.space[3],
  borderRadius: vars.radius.large,
  background: vars.color.paperDeep,
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space[2],
  paddingBlock: vars.space[1],
  fontVariantNumeric: 'tabular-nums',
});

export const quantity = style({color: vars.color.roast600});

export const price = style({textAlign: 'end'});

export const detail = style({display: 'block', fontSize: vars.text.small, color: vars.color.roast600});

export const total = style([
  line,
  {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    marginBlockStart: vars.space[1],
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontWeight: 600,
  },
]);

export const ways = style({display: 'flex', flexWrap: 'wrap', gap: vars.space[2], width: '100%'});
