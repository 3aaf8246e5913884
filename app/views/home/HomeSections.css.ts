import {style, styleVariants} from '@vanilla-extract/css';

import {above, cramped, hoverable, motionAllowed} from '../../styles/breakpoints';
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
    [cramped]: {gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1]},
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

export const text = style({marginBlockStart: vars.space.half, color: vars.color.roast600});

export const band = style({
  background: vars.color.paperDeep,
  paddingBlock: vars.space.section,
  marginBlockEnd: vars.space.section,
});

export const columns = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [above('md')]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      columnGap: 'clamp(2.5rem, 8vw, 8rem)',
      alignItems: 'center',
    },
  },
});

export const figure = style({display: 'grid', gap: vars.space[1], justifyItems: 'center'});

/** A print that lies on the paper, not quite straight. */
export const labelPicture = style({
  width: '86%',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  borderRadius: vars.radius.small,
  boxShadow: vars.shadow.paper,
  transform: 'rotate(-1.6deg)',
});

export const caption = style({marginBlockStart: vars.space[2]});

export const labelWords = style({display: 'grid', gap: vars.space[2]});

export const signs = style({display: 'grid', marginBlockStart: vars.space[2]});

export const sign = style({
  display: 'grid',
  gap: `0 ${vars.space[3]}`,
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {[above('sm')]: {gridTemplateColumns: '12.5rem minmax(0, 1fr)', alignItems: 'center'}},
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontFamily: vars.font.serif,
  fontWeight: 560,
  fontSize: vars.text.heading3,
  lineHeight: 1.2,
  color: vars.color.forest900,
});

export const meaning = style({color: vars.color.roast600});

export const labelSign = style({width: '2.5rem', height: '2.5rem', flex: 'none'});

export const tone = styleVariants({
  sun: {fill: vars.color.sun},
  moss: {fill: vars.color.moss},
  leaf: {fill: vars.color.forest500},
  forest: {fill: vars.color.forest900},
  bark: {fill: vars.color.roast600},
  berry: {fill: vars.color.berry},
});
