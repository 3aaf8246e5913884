import {globalStyle, style} from '@vanilla-extract/css';

import {above, forcedColors, tall, upTo} from '../../styles/breakpoints';
import {edge} from '../../styles/forced-colors';
import {vars} from '../../styles/theme.css';

export const choice = style({display: 'grid', gap: vars.space[2]});

/** Up to here filters and order lie on a sheet over the page. Paper is as narrow: open filters would be all that is printed. */
const NARROW = `screen and ${upTo('md')}`;
const WIDE = above('md');
/** In a low window, as at 400 %, they stay in the page: what is fixed at its foot would cover what has the focus. */
const ON_SHEET = `${NARROW} and ${tall}`;
/** Room for the foot of the sheet, which is highest in the narrowest windows: there order and button stand one below the other. */
const FOOT = '10rem';

export const bar = style({
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': {
    [WIDE]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: vars.space[3],
      alignItems: 'start',
      paddingBlock: vars.space[1],
    },
    print: {display: 'none'},
  },
});

/** While it is open it is the page: nothing else is seen, read aloud or reached by keyboard. */
export const sheet = style({
  '@media': {
    // Its summary stands in a line with the order, and what it opens to spans the bar below both.
    [WIDE]: {gridColumn: '1 / -1', gridRow: 1},
    [ON_SHEET]: {
      selectors: {
        '&[open]': {
          position: 'fixed',
          inset: 0,
          zIndex: 30,
          visibility: 'visible',
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          paddingInline: vars.space.gutter,
          // The foot lies over its end.
          paddingBlockEnd: FOOT,
          // What is met by the keyboard comes to rest neither below the head nor below the foot.
          scrollPaddingBlock: `4rem ${FOOT}`,
          background: vars.color.paper,
        },
      },
    },
  },
});

globalStyle(`body:has(${sheet}[open])`, {'@media': {[ON_SHEET]: {overflow: 'hidden', visibility: 'hidden'}}});

/** The button stands on the line of the field, not of its label. */
export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[2],
  alignItems: 'end',
  '@media': {
    [WIDE]: {gridTemplateColumns: 'auto auto', alignItems: 'center', gridColumn: 2, gridRow: 1},
    [NARROW]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
      paddingBlock: vars.space[1],
      selectors: {[`${sheet}:not([open]) + &`]: {display: 'none'}},
    },
    [ON_SHEET]: {
      selectors: {
        [`${sheet}[open] + &`]: {
          position: 'fixed',
          insetInline: 0,
          insetBlockEnd: 0,
          zIndex: 31,
          visibility: 'visible',
          gap: vars.space[1],
          padding: `${vars.space[1]} ${vars.space.gutter}`,
          paddingBlockEnd: `max(${vars.space[1]}, env(safe-area-inset-bottom))`,
          background: vars.color.paper,
          boxShadow: vars.shadow.paper,
        },
      },
    },
  },
});

globalStyle(`${sheet}[open] + ${order}`, {'@media': {[`${ON_SHEET} and ${forcedColors}`]: edge}});

/* As high as the field beside it. */
globalStyle(`${order} > button`, {minHeight: '3.125rem'});

/* On wide screens the label stands before the field. */
globalStyle(`${order} > div`, {'@media': {[WIDE]: {display: 'flex', alignItems: 'center', gap: vars.space[2]}}});
globalStyle(`${order} > div > span`, {'@media': {[WIDE]: {width: '15rem'}}});

export const narrow = style({'@media': {[WIDE]: {display: 'none'}}});
export const wide = style({'@media': {[NARROW]: {display: 'none'}}});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[1],
  minHeight: '3.125rem',
  fontWeight: 600,
  cursor: 'pointer',
  '@media': {
    [WIDE]: {display: 'inline-flex'},
    [ON_SHEET]: {
      selectors: {
        [`${sheet}[open] > &`]: {
          position: 'sticky',
          insetBlockStart: 0,
          zIndex: 1,
          background: vars.color.paper,
          borderBlockEnd: `1px solid ${vars.color.line}`,
        },
      },
    },
  },
});

globalStyle(`${sheet}[open] > ${summary} svg`, {transform: 'rotate(180deg)'});

export const groups = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  '@media': {[WIDE]: {gridTemplateColumns: 'repeat(auto-fit, minmax(10.5rem, 1fr))'}},
});

export const legend = style({
  fontFamily: vars.font.serif,
  fontSize: vars.text.heading3,
  marginBlockEnd: vars.space.half,
});

export const values = style({
  columns: '9.5rem',
  columnGap: vars.space[3],
});

globalStyle(`${values} > *`, {breakInside: 'avoid'});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.target,
});

/** Read aloud behind the sheet, too. */
export const count = style({
  fontSize: vars.text.small,
  color: vars.color.roast600,
  marginInlineEnd: vars.space[1],
  visibility: 'visible',
});

export const chosen = style({display: 'flex', flexWrap: 'wrap', gap: vars.space[1]});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.target,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.large,
  background: vars.color.moss,
  color: vars.color.forest900,
  fontSize: vars.text.small,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': {background: vars.color.mossDeep},
});
