import {globalStyle, style} from '@vanilla-extract/css';

import {edge} from '../../styles/forced-colors';
import {forcedColors} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const calculator = style({
  display: 'grid',
  gap: vars.space[3],
  padding: 'clamp(1.25rem, 4vw, 2rem)',
  borderRadius: vars.radius.large,
  background: vars.color.paper,
  boxShadow: vars.shadow.paper,
  '@media': {[forcedColors]: edge, print: {display: 'none'}},
});

export const title = style({fontSize: vars.text.heading3});

export const amounts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
  alignItems: 'end',
});

export const result = style({display: 'grid', gap: vars.space.half});

/* It would answer another question than the one that is typed. */
globalStyle(`${calculator}:invalid ${result}`, {visibility: 'hidden'});

export const water = style({
  fontFamily: vars.font.serif,
  fontWeight: 560,
  fontSize: vars.text.heading3,
  lineHeight: 1.2,
  color: vars.color.forest700,
});
