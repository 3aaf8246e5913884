import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const strip = style({
  display: 'flex',
  gap: vars.space[1],
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  paddingInline: vars.space.gutter,
  scrollPaddingInline: vars.space.gutter,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media': {
    [above('md')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space[2],
      marginInline: 0,
      paddingInline: 0,
      overflow: 'visible',
    },
  },
});

const frame = style({
  flex: 'none',
  width: '100%',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.paperDeep,
  scrollSnapAlign: 'start',
  selectors: {'&:not(:only-child)': {width: '92%'}},
  '@media': {[above('md')]: {selectors: {'&, &:not(:only-child)': {width: '100%'}}}},
});

export const main = style([frame, {'@media': {[above('md')]: {gridColumn: '1 / -1'}}}]);

/** A picture without a neighbour takes the whole width, as a landscape. */
export const further = style([
  frame,
  {
    '@media': {
      [above('md')]: {selectors: {'&:last-child:nth-child(even)': {gridColumn: '1 / -1', aspectRatio: '8 / 5'}}},
    },
  },
]);

export const picture = style({width: '100%', height: '100%', objectFit: 'cover'});

/** The place of a picture that nobody has taken yet. */
export const blank = style([frame]);
