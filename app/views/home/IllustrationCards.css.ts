import {style} from '@vanilla-extract/css';

import {above, hoverable, motionAllowed} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const choice = style({display: 'grid', gap: vars.space[5], paddingBlock: vars.space.section});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});

export const words = style({display: 'grid', gap: vars.space[1]});

export const ways = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [above('md')]: {gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: 'clamp(1.5rem, 4vw, 4rem)'},
  },
});

/** On wide screens each one stands a little lower than the one before, like steps into a valley. */
export const way = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'center',
  '@media': {
    [above('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[2],
      alignContent: 'start',
      selectors: {
        '&:nth-child(2)': {marginBlockStart: vars.space[5]},
        '&:nth-child(3)': {marginBlockStart: vars.space[8]},
      },
    },
  },
});

export const arch = style({
  overflow: 'hidden',
  aspectRatio: '4 / 5',
  borderRadius: `50% 50% ${vars.radius.large} ${vars.radius.large} / 40% 40% ${vars.radius.large} ${vars.radius.large}`,
  background: vars.color.moss,
});

export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '@media': {
    [motionAllowed]: {transition: `transform ${vars.motion.calm}`},
    [hoverable]: {selectors: {[`${way}:hover &`]: {transform: 'scale(1.025)'}}},
  },
});

export const title = style({fontSize: vars.text.heading3});

export const link = style({
  color: 'inherit',
  textDecorationColor: 'transparent',
  '::after': {content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.large},
  ':focus-visible': {outline: 'none'},
  selectors: {
    '&:focus-visible::after': {outline: `3px solid ${vars.onGround.focus}`, outlineOffset: '3px'},
    [`${way}:hover &`]: {textDecorationColor: 'currentColor'},
  },
});

export const text = style({marginBlockStart: vars.space.half, color: vars.color.roast600, textWrap: 'pretty'});
