import {style} from '@vanilla-extract/css';

import {above, upTo} from '../../styles/breakpoints';
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
    print: {marginInline: 0, paddingInline: 0},
  },
});

/**
 * Lower on phones than 4 : 5: in the first window (412 × 823) the buy bar half covers choices of 8 in 29 products, at 4 : 5 of 19.
 * Lower still on upright tablets, so that title and price are in the first window.
 */
const frame = style({
  flex: 'none',
  width: '100%',
  aspectRatio: '11 / 13',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.paperDeep,
  scrollSnapAlign: 'start',
  selectors: {'&:not(:only-child)': {width: '92%'}},
  '@media': {
    [above('sm')]: {aspectRatio: '1 / 1'},
    [`${above('md')}, print`]: {aspectRatio: '4 / 5', selectors: {'&, &:not(:only-child)': {width: '100%'}}},
  },
});

export const main = style([frame, {'@media': {[above('md')]: {gridColumn: '1 / -1'}}}]);

/** A picture without a neighbour takes the whole width, as a landscape. */
export const further = style([
  frame,
  {
    '@media': {
      [above('md')]: {selectors: {'&:last-child:nth-child(even)': {gridColumn: '1 / -1', aspectRatio: '8 / 5'}}},
      print: {display: 'none'},
    },
  },
]);

export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // What a bag or a dripper stands on is worth more than what is above it.
  '@media': {[upTo('md')]: {objectPosition: '50% 75%'}},
});

/** The place of a picture that nobody has taken yet. */
export const blank = style([frame]);

/** The whole picture is the link to its large self. */
export const zoom = style({display: 'block', width: '100%', height: '100%', cursor: 'zoom-in'});

export const dialog = style({
  width: '100%',
  maxWidth: '100%',
  height: '100%',
  maxHeight: '100%',
  padding: 0,
  border: 0,
  background: vars.color.paper,
  overflow: 'auto',
});

export const large = style({
  display: 'block',
  width: 'auto',
  height: 'auto',
  maxWidth: '100%',
  maxHeight: '100dvh',
  marginInline: 'auto',
});

export const close = style({
  position: 'fixed',
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  border: 0,
  borderRadius: '50%',
  background: vars.color.paperDeep,
  color: vars.color.roast900,
  cursor: 'pointer',
});
