import {style} from '@vanilla-extract/css';

import {vars} from '../styles/theme.css';

export const checkbox = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  columnGap: vars.space[1],
  paddingBlock: '0.625rem',
  minHeight: vars.size.target,
  lineHeight: 1.4,
  cursor: 'pointer',
});

export const box = style({
  width: '1.375rem',
  height: '1.375rem',
  marginBlockStart: '0.05em',
  accentColor: vars.color.forest700,
  cursor: 'pointer',
});

export const error = style({gridColumn: 2, color: vars.color.berry, fontSize: vars.text.small, fontWeight: 600});
