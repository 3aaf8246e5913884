import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const band = style({
  marginBlockStart: vars.space.section,
  paddingBlock: vars.space.section,
  background: vars.color.paperDeep,
});

export const columns = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {[above('md')]: {gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', alignItems: 'end'}},
});

export const title = style({
  fontSize: vars.text.body,
  fontFamily: vars.font.sans,
  fontWeight: 600,
  letterSpacing: 0,
  color: vars.color.roast600,
});

/** The taste words stand for themselves: large, one below the other. */
export const words = style({
  marginBlockStart: vars.space[1],
  fontFamily: vars.font.serif,
  fontWeight: 560,
  fontSize: vars.text.heading1,
  lineHeight: 1.12,
  letterSpacing: '-0.012em',
  color: vars.color.forest900,
});

export const scales = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {[above('sm')]: {gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space[4]}},
});
