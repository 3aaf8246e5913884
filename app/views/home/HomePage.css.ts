import {globalStyle, style, styleVariants} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';
import {darkGround, pageTitle} from '../../styles/type.css';

/** Words on the left margin of the page, the picture out to the right edge of the screen. */
export const hero = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [above('md')]: {
      gridTemplateColumns: `minmax(${vars.space.gutter}, 1fr) minmax(0, calc(${vars.size.page} * 0.42)) minmax(0, calc(${vars.size.page} * 0.58)) minmax(0, 1fr)`,
      columnGap: 0,
      alignItems: 'center',
    },
  },
});

export const words = style({
  order: 1,
  display: 'grid',
  gap: vars.space[3],
  paddingInline: vars.space.gutter,
  '@media': {
    [above('md')]: {
      order: 0,
      gridColumn: 2,
      paddingInline: `0 clamp(1.5rem, 4vw, 4rem)`,
      paddingBlock: vars.space[5],
    },
  },
});

/** Beside the picture each of its sentences fits on a line. */
export const title = style([pageTitle, {'@media': {[above('md')]: {fontSize: 'clamp(2.25rem, 5.1vw, 4.25rem)'}}}]);

export const action = style({marginBlockStart: vars.space[1]});

/** The edge of the paper towards the words is cut like a hill. */
export const window = style({
  overflow: 'hidden',
  aspectRatio: '6 / 5',
  borderEndStartRadius: '42% 22%',
  background: vars.color.moss,
  '@media': {
    [above('md')]: {
      gridColumn: '3 / 5',
      aspectRatio: 'auto',
      height: 'clamp(26rem, 46vw, 44rem)',
      borderEndStartRadius: '38% 62%',
    },
  },
});

/** Who stands in the light stays in the picture, however it is cut. */
export const picture = style({width: '100%', height: '100%', objectFit: 'cover', objectPosition: '88% 60%'});

export const band = style([
  darkGround,
  {color: vars.color.moss, paddingBlock: vars.space.section, marginBlockEnd: vars.space.section},
]);

const beside = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [above('md')]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      columnGap: 'clamp(2.5rem, 7vw, 7rem)',
      alignItems: 'center',
    },
  },
});

/** By the side that the picture stands on where there is room for both. */
export const columns = styleVariants({
  right: [beside],
  left: [beside, {'@media': {[above('md')]: {gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)'}}}],
});

export const imageTextWords = style({display: 'grid', gap: vars.space[3]});

export const imageTextTitle = style({fontSize: vars.text.heading1, color: vars.color.paper});

/* Each of its sentences on lines of its own, where they are more than one. */
globalStyle(`${imageTextTitle} > span`, {display: 'block'});

export const text = style({fontSize: vars.text.lead, lineHeight: 1.5, maxWidth: vars.size.measure});

globalStyle(`${text} li::marker`, {color: vars.color.sun});

export const imageTextPicture = style({
  width: '100%',
  aspectRatio: '5 / 4',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
});

globalStyle(`${columns.left} > img`, {'@media': {[above('md')]: {order: -1}}});

export const row = style({display: 'grid', gap: vars.space[5], paddingBlockEnd: vars.space.section});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});

export const rowWords = style({display: 'grid', gap: vars.space[1]});

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
export const cardPicture = style({
  width: '100%',
  marginBlockEnd: vars.space[1],
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  borderStartEndRadius: '4rem',
});

export const cardTitle = style({fontSize: vars.text.heading3});

export const cardText = style({color: vars.color.roast600});

export const values = style({display: 'grid', gap: vars.space[4], paddingBlockEnd: vars.space.section});

export const valueTitle = style({fontSize: vars.text.heading2});

export const list = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [above('sm')]: {gridTemplateColumns: 'repeat(2, minmax(0, 1fr))'},
    [above('lg')]: {gridTemplateColumns: 'repeat(4, minmax(0, 1fr))'},
  },
});

export const value = style({paddingBlockStart: vars.space[2], borderBlockStart: `2px solid ${vars.color.forest700}`});

export const name = style({fontSize: vars.text.heading3});

export const valueText = style({marginBlockStart: vars.space.half, color: vars.color.roast600});
