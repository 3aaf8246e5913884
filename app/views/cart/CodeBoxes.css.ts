import {style} from '@vanilla-extract/css';

import {above, cramped} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

/** The two boxes, side by side where there is room. */
export const boxes = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': {
    [above('sm')]: {gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[4]},
    print: {display: 'none'},
  },
});

export const box = style({
  display: 'grid',
  gap: vars.space[1],
  alignContent: 'start',
  scrollMarginBlockStart: vars.space[3],
});

/** Field and button on one line; the button as high as the field. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[1],
  alignItems: 'end',
  '@media': {[cramped]: {gridTemplateColumns: 'minmax(0, 1fr)'}},
});

export const reason = style({color: vars.color.roast900, fontWeight: 400});

export const hint = style({fontSize: vars.text.small, lineHeight: 1.45, color: vars.color.roast600});

export const list = style({display: 'grid'});

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[1],
  fontSize: vars.text.small,
});

export const name = style({fontWeight: 600, overflowWrap: 'anywhere', flexGrow: 1});

export const used = style({fontVariantNumeric: 'tabular-nums'});
