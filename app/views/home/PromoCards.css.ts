import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const promos = style({display: 'grid', gap: vars.space[5], paddingBlockEnd: vars.space.section});

export const cards = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [above('md')]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gridTemplateRows: 'auto auto 1fr auto',
      gap: `0 clamp(1.5rem, 3vw, 3rem)`,
    },
  },
});

/** Headings, texts and links of all cards stand in lines of their own. */
export const card = style({
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  '@media': {[above('md')]: {gridRow: 'span 4', gridTemplateRows: 'subgrid'}},
});

/** An envelope is wider than high, with one corner that was never cut straight. */
export const picture = style({
  width: '100%',
  marginBlockEnd: vars.space[1],
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  borderStartEndRadius: '4rem',
});

export const title = style({fontSize: vars.text.heading3});

export const text = style({color: vars.color.roast600, textWrap: 'pretty'});
