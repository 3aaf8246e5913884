import {style} from '@vanilla-extract/css';

import {hoverable} from '../../styles/breakpoints';
import {markChosen} from '../../styles/forced-colors';
import {vars} from '../../styles/theme.css';

export const choose = style({display: 'grid', gap: vars.space[2]});

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[1],
  alignItems: 'end',
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space.half,
});

export const choice = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.target,
  padding: vars.space[1],
  borderRadius: vars.radius.medium,
  selectors: {'&:has([aria-current])': {background: vars.color.mossLight}},
  '@media': {
    [hoverable]: {':hover': {background: vars.color.paperDeep}},
  },
});

markChosen(`${choice}:has([aria-current])`);

export const frame = style({
  aspectRatio: '1',
  borderRadius: vars.radius.small,
  background: vars.color.paperDeep,
  overflow: 'hidden',
});

export const picture = style({width: '100%', height: '100%', objectFit: 'cover'});

export const link = style({
  color: vars.color.roast900,
  fontWeight: 600,
  textDecoration: 'none',
  '::after': {content: '', position: 'absolute', inset: 0},
});

export const fact = style({
  display: 'block',
  fontSize: vars.text.small,
  lineHeight: 1.4,
  color: vars.color.roast600,
  fontVariantNumeric: 'tabular-nums',
});
