import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

/** It opens from the dark footer and stands on white: what it inherits from there is set back. */
export const dialog = style({
  width: 'min(32rem, calc(100vw - 2rem))',
  maxHeight: 'calc(100vh - 2rem)',
  margin: 'auto',
  padding: vars.space[3],
  border: 0,
  borderRadius: vars.radius.large,
  background: vars.color.white,
  color: vars.color.roast900,
  fontSize: vars.text.body,
  boxShadow: vars.shadow.paper,
  vars: {[vars.onGround.focus]: vars.color.forest700, [vars.onGround.link]: vars.color.forest500},
  '::backdrop': {background: 'rgb(18 41 31 / 0.55)'},
});

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlockEnd: vars.space[2],
});

export const title = style({fontSize: vars.text.heading3, lineHeight: 1.2, paddingBlockStart: vars.space.half});

export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.medium,
});
