import {globalStyle, style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const header = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: `${vars.space[3]} ${vars.space[4]}`,
  '@media': {
    [above('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: vars.space[8],
      alignItems: 'end',
      paddingBlock: `${vars.space[5]} ${vars.space[6]}`,
    },
  },
});

export const title = style({fontSize: vars.text.display, lineHeight: 1.02, hyphens: 'auto'});

export const intro = style({
  maxWidth: vars.size.measure,
  fontSize: vars.text.lead,
  lineHeight: 1.5,
  color: vars.color.roast600,
  textWrap: 'pretty',
});

globalStyle(`${intro} > * + *`, {marginBlockStart: vars.space[1]});

export const shelf = style({display: 'grid', gap: vars.space[2], paddingBlockEnd: vars.space.section});

export const count = style({fontSize: vars.text.small, color: vars.color.roast600});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  rowGap: vars.space[6],
  columnGap: 'clamp(1rem, 2.5vw, 2.25rem)',
  '@media': {
    [above('md')]: {gridTemplateColumns: 'repeat(3, minmax(0, 1fr))'},
    [above('xl')]: {gridTemplateColumns: 'repeat(4, minmax(0, 1fr))'},
  },
});

export const large = style({gridColumn: 'span 2'});
