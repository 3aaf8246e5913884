import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const page = style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'start',
  paddingBlock: `${vars.space[4]} ${vars.space.section}`,
});

export const title = style({fontSize: vars.text.heading1, lineHeight: 1.08, letterSpacing: '-0.015em'});

export const wide = style({display: 'grid', gap: vars.space[3], width: '100%'});

export const sheet = style({
  display: 'grid',
  gap: vars.space[2],
  width: '100%',
  padding: vars.space[3],
  borderRadius: vars.radius.large,
  background: vars.color.paperDeep,
});

export const steps = style({display: 'grid', gap: vars.space[1], paddingInlineStart: '1.2em', listStyle: 'disc'});

export const expected = style({fontSize: vars.text.lead, fontWeight: 600});

export const lines = style({display: 'grid', gap: vars.space[1], width: '100%'});

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
});

export const note = style({fontSize: vars.text.small, lineHeight: 1.5, color: vars.color.roast600});
