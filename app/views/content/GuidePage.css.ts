import {globalStyle, style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const page = style({
  display: 'grid',
  // A word that is wider than a phone does not widen the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  paddingBlockEnd: vars.space.section,
  '@media': {print: {paddingBlockStart: vars.space[3]}},
});

export const head = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [above('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: 'clamp(2rem, 6vw, 6rem)',
      alignItems: 'center',
    },
    print: {display: 'block'},
  },
});

export const words = style({display: 'grid', gap: vars.space[2]});

export const picture = style({
  width: '100%',
  aspectRatio: '5 / 4',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  borderEndStartRadius: '42% 22%',
  background: vars.color.moss,
  '@media': {print: {display: 'none'}},
});

/** The card to print: figures, steps and doses on one sheet. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius.large,
  background: vars.color.paperDeep,
});

export const term = style({fontSize: vars.text.small, color: vars.color.roast600});

export const value = style({
  margin: 0,
  fontFamily: vars.font.serif,
  fontSize: vars.text.heading3,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
});

/** The steps, and on wide screens beside them what one looks up: doses, another amount, what is needed. */
export const work = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': {
    [above('lg')]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: 'clamp(2rem, 6vw, 6rem)',
      alignItems: 'start',
    },
  },
});

export const beside = style({display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6]});

export const steps = style({display: 'grid', gap: vars.space[3], counterReset: 'step', listStyle: 'none', padding: 0});

export const step = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  columnGap: vars.space[2],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  maxWidth: '46rem',
  breakInside: 'avoid',
  selectors: {
    '&[aria-current]': {
      background: vars.color.mossLight,
      outline: `2px solid ${vars.color.forest700}`,
      outlineOffset: '6px',
    },
  },
});

/** What the lowest browsers know that start scripts, and hardly an older one (docs/decisions/254-lowest-browsers.md). */
const SCRIPTS_START = '(animation-composition: add)';

/** Stays at the upper edge while the steps pass below it. Nothing starts it without a script. */
export const timer = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  maxWidth: '46rem',
  paddingBlock: vars.space[1],
  background: vars.color.paper,
  '@media': {print: {display: 'none'}, '(scripting: none)': {display: 'none'}},
  '@supports': {[`not ${SCRIPTS_START}`]: {display: 'none'}},
});

export const clock = style({
  minWidth: '8rem',
  fontFamily: vars.font.serif,
  fontSize: vars.text.heading2,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
});

export const total = style({fontSize: vars.text.body, color: vars.color.roast600});

export const now = style({flexBasis: '100%', minHeight: '1.5em', fontWeight: 600, lineHeight: 1.5});

export const time = style({
  gridRow: 'span 2',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  color: vars.color.forest500,
});

export const name = style({fontSize: vars.text.body, lineHeight: 1.3});

export const text = style({color: vars.color.roast600, lineHeight: 1.55});

export const section = style({display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3]});

export const calculator = style({maxWidth: vars.size.measure, scrollMarginBlockStart: vars.space[8]});

export const screenOnly = style({
  display: 'grid',
  // A word that is wider than a phone does not widen the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': {print: {display: 'none'}},
});

export const items = style({display: 'grid', gap: vars.space.half, paddingInlineStart: '1.2em', listStyle: 'disc'});

globalStyle(`${items} li::marker`, {color: vars.color.forest500});
