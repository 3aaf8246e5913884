import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const list = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.text.small,
  lineHeight: 1.45,
});

export const item = style({display: 'grid', gridTemplateColumns: 'auto 1fr', gap: vars.space[1], alignItems: 'start'});

export const mark = style({color: vars.color.forest500});
