import {style} from '@vanilla-extract/css';

import {above, forcedColors, motionAllowed, upTo} from '../../styles/breakpoints';
import {edge, markChosen} from '../../styles/forced-colors';
import {vars} from '../../styles/theme.css';

/** Up to here the menu lies behind the hamburger, above it is a row. */
const NARROW = upTo('lg');
const WIDE = above('lg');

/** Up to here each item of the first level is folded; above there is room for all. */
const FOLDED = upTo('md');
const UNFOLDED = above('md');

const hidden = {display: 'none'} as const;

export const frame = style({display: 'flex'});

export const hamburger = style({'@media': {[WIDE]: hidden}});

export const hamburgerButton = style({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: vars.radius.medium,
  color: vars.color.forest900,
  selectors: {[`${hamburger}[open] > &`]: {background: vars.color.paperDeep}},
});

export const whenClosed = style({selectors: {[`${hamburger}[open] &`]: hidden}});
export const whenOpen = style({selectors: {[`${hamburger}:not([open]) &`]: hidden}});

export const sheet = style({
  '@media': {
    [NARROW]: {
      position: 'absolute',
      insetBlockStart: '100%',
      insetInline: 0,
      zIndex: 20,
      display: 'grid',
      gap: vars.space[3],
      padding: `${vars.space[2]} ${vars.space.gutter} ${vars.space[5]}`,
      background: vars.color.paper,
      boxShadow: vars.shadow.paper,
      selectors: {[`${hamburger}:not([open]) + &`]: hidden},
    },
    [`${NARROW} and ${forcedColors}`]: edge,
  },
});

export const list = style({'@media': {[WIDE]: {position: 'relative', display: 'flex', flexWrap: 'wrap'}}});

export const item = style({
  '@media': {
    [WIDE]: {position: 'relative', display: 'flex', alignItems: 'center'},
    [NARROW]: {selectors: {'& + &': {borderBlockStart: `1px solid ${vars.color.line}`}}},
  },
});

/** Its sheet begins where the menu does. */
export const wideItem = style({'@media': {[WIDE]: {position: 'static'}}});

/** A chevron, drawn by the style alone: it is part of the word, not a picture. */
const chevron = {
  content: '',
  flex: 'none',
  width: '0.4em',
  height: '0.4em',
  border: 'solid',
  borderWidth: '0 1.7px 1.7px 0',
  transform: 'translateY(-25%) rotate(45deg)',
} as const;
const chevronOpen = {transform: 'translateY(25%) rotate(225deg)'} as const;

/** Shows and hides its next siblings where the first level is folded. */
export const fold = style({'@media': {[UNFOLDED]: hidden}});

const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '3rem',
  color: vars.color.forest900,
  textDecoration: 'none',
});

const firstLevel = {minHeight: '3.25rem', fontFamily: vars.font.serif, fontSize: vars.text.heading3, fontWeight: 560};

export const first = style([
  line,
  firstLevel,
  {
    '::after': {...chevron, width: '0.5rem', height: '0.5rem'},
    selectors: {[`${fold}[open] > &::after`]: chevronOpen},
  },
]);

export const top = style([
  line,
  {
    '@media': {
      [NARROW]: firstLevel,
      [WIDE]: {
        gap: vars.space[1],
        paddingInline: '0.75rem',
        borderRadius: vars.radius.medium,
        fontWeight: 600,
        selectors: {
          [`${item}:hover > &`]: {background: vars.color.paperDeep},
          '&[aria-current]': {boxShadow: `inset 0 -3px 0 ${vars.color.sun}`, borderRadius: 0},
        },
      },
      [`${WIDE} and ${upTo('xl')}`]: {paddingInline: vars.space[1], fontSize: vars.text.small},
    },
  },
]);

markChosen(`${top}[aria-current]`);

export const topParent = style([
  top,
  {
    '@media': {
      [FOLDED]: hidden,
      [WIDE]: {
        '::after': chevron,
        selectors: {[`${item}[data-open] > &::after`]: chevronOpen},
      },
    },
  },
]);

/** Over the chevron: for the keyboard, and for fingers on wide screens. */
export const toggle = style({
  width: '1.75rem',
  height: vars.size.target,
  marginInlineStart: '-1.75rem',
  borderRadius: vars.radius.medium,
  '@media': {[NARROW]: hidden},
});

const shown = {visibility: 'visible', opacity: 1, transform: 'none'} as const;

/** A sheet of paper that slides out from below the row. Without a script the keyboard's focus opens it like the pointer. */
export const panel = style({
  '@media': {
    [NARROW]: {paddingBlockEnd: vars.space[1]},
    [FOLDED]: {selectors: {[`${fold}:not([open]) ~ &`]: hidden}},
    [UNFOLDED]: {display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', columnGap: vars.space[3]},
    [WIDE]: {
      position: 'absolute',
      display: 'flex',
      insetBlockStart: '100%',
      insetInlineStart: `calc(-1 * ${vars.space[1]})`,
      zIndex: 20,
      width: 'max-content',
      maxWidth: '56rem',
      padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[4]}`,
      borderRadius: vars.radius.large,
      background: vars.color.white,
      boxShadow: vars.shadow.paper,
      visibility: 'hidden',
      opacity: 0,
      transform: 'translateY(-6px)',
      selectors: {
        [`${item}:hover:not([data-dismissed]) > &`]: shown,
        [`${item}[data-open] > &`]: shown,
        [`${item}:not(:has(> button)):has(:focus-visible) > &`]: shown,
      },
    },
    [above('xl')]: {columnGap: vars.space[6]},
    [`${WIDE} and ${forcedColors}`]: edge,
    [`${WIDE} and ${motionAllowed}`]: {
      transition: `opacity ${vars.motion.quick}, transform ${vars.motion.quick}, visibility ${vars.motion.quick}`,
    },
  },
});

export const column = style({'@media': {[UNFOLDED]: {minWidth: '8.5rem'}}});

export const heading = style([
  line,
  {
    fontFamily: vars.font.serif,
    fontSize: vars.text.lead,
    fontWeight: 560,
    ':hover': {textDecoration: 'underline'},
  },
]);

/** Two beside each other on a phone: the next heading stays in sight. */
export const entries = style({
  '@media': {
    [FOLDED]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
      columnGap: vars.space[2],
      hyphens: 'auto',
    },
  },
});

export const entry = style([
  line,
  {
    minHeight: vars.size.target,
    color: vars.color.roast900,
    ':hover': {textDecoration: 'underline'},
    selectors: {'&[aria-current]': {fontWeight: 650}},
  },
]);

markChosen(`${entry}[aria-current]`);

/** Only where the word above folds instead of leading there. */
export const own = style({'@media': {[UNFOLDED]: hidden}});

/** On narrow screens alone: what wide ones have in the top bar. */
export const below = style({
  '@media': {[WIDE]: hidden, [NARROW]: {display: 'grid', justifyItems: 'center', gap: vars.space[2]}},
});

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: vars.space[1],
  justifySelf: 'stretch',
});

export const iconLink = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.half,
  paddingBlock: vars.space[1],
  color: vars.color.forest700,
  fontSize: vars.text.small,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  hyphens: 'auto',
});
