import {globalStyle, style} from '@vanilla-extract/css';

import {above, cramped, upTo} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';
import {neutralGround} from '../../ui/Badge.css';
import {visuallyHidden} from '../../ui/VisuallyHidden.css';

export const header = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: `${vars.space[2]} ${vars.space[3]}`,
  '@media': {
    [above('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: vars.space[8],
      alignItems: 'end',
      paddingBlock: `${vars.space[2]} ${vars.space[3]}`,
    },
  },
});

export const intro = style({
  maxWidth: vars.size.measure,
  fontSize: vars.text.lead,
  lineHeight: 1.5,
  color: vars.color.roast600,
});

globalStyle(`${intro} > * + *`, {marginBlockStart: vars.space[1]});

export const grid = style({display: 'grid', gap: vars.space[3], paddingBlockEnd: vars.space.section});

export const heading = visuallyHidden;

export const closing = style({
  maxWidth: vars.size.measure,
  paddingBlockEnd: vars.space.section,
  fontSize: vars.text.lead,
  lineHeight: 1.55,
});

export const empty = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  maxWidth: vars.size.measure,
  paddingBlock: `${vars.space[3]} ${vars.space.section}`,
});

export const ways = style({display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginBlockStart: vars.space[1]});

/** On small screens one row to push along: the grid itself stays near. */
export const row = style({
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space.gutter,
  marginInline: `calc(${vars.space.gutter} * -1)`,
  paddingInline: vars.space.gutter,
  paddingBlockEnd: vars.space[3],
  '@media': {[above('lg')]: {flexWrap: 'wrap', marginInline: 0, paddingInline: 0}},
});

export const item = style({flex: 'none', scrollSnapAlign: 'start'});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  // Nine names fit into a row.
  paddingInline: '0.75rem',
  fontSize: vars.text.small,
  borderRadius: vars.radius.large,
  background: vars.color.mossLight,
  color: vars.color.forest900,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': {background: vars.color.moss},
});

/** Two drawers beside each other on wide screens; on small ones, of which none is wider, the next one looks in from the side. */
export const panels = style([
  row,
  {
    gap: vars.space[2],
    '@media': {
      [above('lg')]: {display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', overflowX: 'visible'},
    },
  },
]);

export const panel = style({
  flex: 'none',
  scrollSnapAlign: 'start',
  display: 'grid',
  gap: vars.space[1],
  alignContent: 'start',
  width: 'min(31rem, 85vw)',
  padding: vars.space[2],
  paddingBlockStart: vars.space.half,
  borderRadius: vars.radius.large,
  background: vars.color.paperDeep,
  vars: {[neutralGround]: vars.color.paper},
  '@media': {[above('lg')]: {width: 'auto'}},
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[2],
  '@media': {
    [upTo('sm')]: {gridTemplateColumns: 'repeat(2, minmax(0, 1fr))'},
    [cramped]: {gridTemplateColumns: '1fr'},
  },
});

export const name = style({fontSize: vars.text.heading3});

export const nameLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[1],
  minHeight: vars.size.target,
  color: 'inherit',
  textDecorationColor: 'transparent',
  ':hover': {textDecorationColor: 'currentColor'},
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.half,
  alignContent: 'start',
  justifyItems: 'start',
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
});

export const picture = style({
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: vars.radius.medium,
  background: vars.color.paper,
});

export const cardTitle = style({
  fontFamily: vars.font.sans,
  fontSize: vars.text.small,
  fontWeight: 600,
  lineHeight: 1.25,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  // Balanced, lines would break words that have room.
  textWrap: 'wrap',
});

/** Stretched over the card, so that the whole of it can be pressed and is read once. */
export const link = style({
  color: 'inherit',
  textDecorationColor: 'transparent',
  '::after': {content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.medium},
  ':focus-visible': {outline: 'none'},
  ':hover': {textDecorationColor: 'currentColor'},
  selectors: {'&:focus-visible::after': {outline: `3px solid ${vars.onGround.focus}`, outlineOffset: '2px'}},
});

export const price = style({fontWeight: 650, lineHeight: 1.4, fontVariantNumeric: 'tabular-nums'});
