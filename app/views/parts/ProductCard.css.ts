import {style, styleVariants} from '@vanilla-extract/css';

import {above, cramped, hoverable, motionAllowed} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

const base = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  alignContent: 'start',
  overflowWrap: 'anywhere',
});

export const card = styleVariants({
  regular: [base],
  large: [
    base,
    {
      '@media': {
        [above('sm')]: {
          gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
          columnGap: vars.space[4],
          alignItems: 'end',
          height: '100%',
        },
      },
    },
  ],
});

const paper = style({
  position: 'relative',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.paperDeep,
});

export const frame = styleVariants({
  regular: [paper],
  large: [
    paper,
    {
      aspectRatio: '1 / 1',
      '@media': {[above('sm')]: {aspectRatio: 'auto', height: '100%', minHeight: '26rem'}},
    },
  ],
});

export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '@media': {
    [motionAllowed]: {transition: `transform ${vars.motion.calm}`},
    [hoverable]: {selectors: {'article:hover &': {transform: 'scale(1.025)'}}},
  },
});

/** The other side of the card, for a pointer that rests on it; where none can, it is not even loaded. */
export const hover = style({
  display: 'none',
  '@media': {
    [hoverable]: {
      display: 'block',
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      objectFit: 'cover',
      opacity: 0,
      selectors: {'article:hover &': {opacity: 1}},
    },
    [motionAllowed]: {transition: `opacity ${vars.motion.calm}`},
  },
});

export const badge = style({position: 'absolute', insetBlockStart: vars.space[1], insetInlineStart: vars.space[1]});

export const words = style({display: 'grid', gap: vars.space.half, alignContent: 'start'});

const name = style({fontFamily: vars.font.serif, textWrap: 'balance', hyphens: 'auto'});

export const title = styleVariants({
  regular: [name, {fontSize: vars.text.heading3, lineHeight: 1.2}],
  large: [name, {fontSize: vars.text.heading2, lineHeight: 1.12}],
});

/** Stretched over the card, so that the whole of it can be pressed and is read once. */
export const link = style({
  color: 'inherit',
  textDecorationColor: 'transparent',
  '::after': {content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.large},
  ':focus-visible': {outline: 'none'},
  selectors: {
    '&:focus-visible::after': {outline: `3px solid ${vars.onGround.focus}`, outlineOffset: '3px'},
    'article:hover &': {textDecorationColor: 'currentColor'},
  },
});

export const taste = style({color: vars.color.roast600, lineHeight: 1.4});

export const rating = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.half,
  fontSize: vars.text.small,
  lineHeight: 1.3,
  color: vars.color.roast600,
});

const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  rowGap: vars.space[6],
  columnGap: 'clamp(1rem, 2.5vw, 2.25rem)',
  '@media': {[cramped]: {gridTemplateColumns: 'minmax(0, 1fr)'}},
});

/** By how many stand beside each other on wide screens; on phones two. */
export const row = styleVariants({3: 'md', 4: 'lg'} as const, (breakpoint, count) => [
  grid,
  {'@media': {[above(breakpoint)]: {gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`}}},
]);
