import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const page = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[5],
  alignItems: 'center',
  '@media': {
    [above('md')]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      columnGap: 'clamp(2rem, 5vw, 5rem)',
      paddingBlock: vars.space[8],
    },
  },
});

export const words = style({display: 'grid', gap: vars.space[2]});

export const status = style({
  fontSize: vars.text.small,
  color: vars.color.roast600,
  fontVariantNumeric: 'tabular-nums',
});

export const text = style({
  maxWidth: '30rem',
  fontSize: vars.text.lead,
  lineHeight: 1.5,
  color: vars.color.roast600,
  textWrap: 'pretty',
});

export const ways = style({display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3]});
