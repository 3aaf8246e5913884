import {style} from '@vanilla-extract/css';

import {hoverable} from '../../styles/breakpoints';
import {markChosen} from '../../styles/forced-colors';
import {vars} from '../../styles/theme.css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space[2],
});

export const coffee = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: vars.space[2],
  alignItems: 'center',
  padding: vars.space[1],
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.white,
  selectors: {'&:has([aria-current])': {borderColor: vars.color.forest700, background: vars.color.mossLight}},
  '@media': {
    [hoverable]: {':hover': {borderColor: vars.color.forest700}},
  },
});

markChosen(`${coffee}:has([aria-current])`);

export const picture = style({
  width: '4.5rem',
  height: '5.5rem',
  objectFit: 'cover',
  borderRadius: vars.radius.medium,
  background: vars.color.paperDeep,
});

export const link = style({
  color: vars.color.roast900,
  fontWeight: 600,
  textDecoration: 'none',
  '::after': {content: '', position: 'absolute', inset: 0},
});

export const taste = style({fontSize: vars.text.small, lineHeight: 1.4, color: vars.color.roast600});
