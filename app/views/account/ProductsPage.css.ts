import {style} from '@vanilla-extract/css';

import {cramped} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const list = style({display: 'grid', gap: vars.space[2]});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'clamp(4rem, 12vw, 7rem) minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {[cramped]: {gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1]}},
});

export const frame = style({
  maxWidth: '7rem',
  aspectRatio: '1',
  borderRadius: vars.radius.medium,
  background: vars.color.paperDeep,
  overflow: 'hidden',
});

export const picture = style({width: '100%', height: '100%', objectFit: 'cover'});

export const words = style({display: 'grid', gap: vars.space.half, alignContent: 'start', minWidth: 0});

/** What can be done stands apart from what is. */
export const commands = style({marginBlockStart: '0.75rem'});

export const title = style({fontSize: vars.text.heading3});

export const link = style({
  color: 'inherit',
  textDecorationColor: 'transparent',
  ':hover': {textDecorationColor: 'currentColor'},
});

export const fact = style({fontSize: vars.text.small, color: vars.color.roast600, lineHeight: 1.5});

/** Its word stands in line with the rows above. */
export const cancelAll = style({marginInlineStart: `calc(-1 * ${vars.space[2]})`});
