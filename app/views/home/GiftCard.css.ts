import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const gift = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space.section,
  '@media': {
    [above('md')]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: 'clamp(2rem, 6vw, 6rem)',
      alignItems: 'center',
    },
  },
});

/** An envelope is wider than high, with one corner that was never cut straight. */
export const picture = style({
  width: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  borderStartEndRadius: '6rem',
});

export const words = style({display: 'grid', gap: vars.space[2]});
