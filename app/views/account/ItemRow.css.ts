import {style} from '@vanilla-extract/css';

import {cramped} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const items = style({display: 'grid', gap: vars.space[2]});

export const item = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gap: vars.space[2],
  alignItems: 'start',
  '@media': {[cramped]: {gridTemplateColumns: 'minmax(0, 1fr)'}},
});

export const frame = style({
  maxWidth: '4rem',
  aspectRatio: '1',
  borderRadius: vars.radius.medium,
  background: vars.color.paperDeep,
  overflow: 'hidden',
});

export const picture = style({width: '100%', height: '100%', objectFit: 'cover'});

export const words = style({display: 'grid', gap: vars.space.half, minWidth: 0});

/** The name of an item and its amount; what is said below has the width of both. */
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  '@media': {[cramped]: {display: 'grid', gap: vars.space.half}},
});

export const title = style({minWidth: 0, fontWeight: 600});

export const fact = style({
  fontSize: vars.text.small,
  color: vars.color.roast600,
  lineHeight: 1.45,
});

export const amount = style({flex: 'none', fontVariantNumeric: 'tabular-nums'});
