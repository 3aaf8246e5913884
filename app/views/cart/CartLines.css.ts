import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const groups = style({display: 'grid', gap: vars.space[5]});

export const title = style({fontSize: vars.text.heading3, lineHeight: 1.25});

export const note = style({fontSize: vars.text.small, color: vars.color.roast600});

export const items = style({
  marginBlockStart: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
