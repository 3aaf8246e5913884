import {style} from '@vanilla-extract/css';

import {above, upTo} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const frame = style({maxWidth: '48rem', overflowX: 'auto', '@media': {print: {overflow: 'visible'}}});

/** Of whole words: where they are too many for the window, the frame scrolls. */
export const table = style({fontVariantNumeric: 'tabular-nums', lineHeight: 1.45, overflowWrap: 'normal'});

export const caption = style({
  paddingBlockEnd: vars.space[1],
  fontFamily: vars.font.serif,
  fontWeight: 560,
  fontSize: vars.text.heading3,
  lineHeight: 1.25,
  color: vars.color.forest900,
  textAlign: 'start',
});

export const row = style({borderBlockStart: `1px solid ${vars.color.line}`, breakInside: 'avoid'});

export const cell = style({
  padding: `0.625rem ${vars.space[2]} 0.625rem 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  hyphens: 'auto',
  '@media': {[upTo('sm')]: {paddingInlineEnd: vars.space[1]}},
});

/** Wide enough for a name of two words, where the other columns would leave it one. */
export const name = style([cell, {fontWeight: 'inherit', '@media': {[above('sm')]: {minWidth: '9rem'}}}]);
