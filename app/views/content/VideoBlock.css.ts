import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const video = style({display: 'grid', gap: vars.space[2], maxWidth: vars.size.measure});

export const link = style({position: 'relative', display: 'block', borderRadius: vars.radius.large});

export const poster = style({
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  background: vars.color.moss,
});

export const watch = style({
  position: 'absolute',
  insetInlineStart: vars.space[2],
  insetBlockEnd: vars.space[2],
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.medium,
  background: vars.color.forest900,
  color: vars.color.paper,
  fontWeight: 600,
});
