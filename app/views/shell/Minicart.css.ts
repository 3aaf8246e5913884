import {keyframes, style, styleVariants} from '@vanilla-extract/css';

import {above, forcedColors, motionAllowed, upTo} from '../../styles/breakpoints';
import {edge} from '../../styles/forced-colors';
import {vars} from '../../styles/theme.css';

/** Media query: a window with room beside the lines, but not below them. */
const lowAndWide = `${above('md')} and (max-height: 36em)`;

const slide = keyframes({from: {transform: 'translateY(-0.5rem)', opacity: 0}});

const sheet = style({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 0.5rem)',
  insetInlineEnd: 0,
  zIndex: 30,
  display: 'grid',
  gridTemplateRows: 'auto minmax(5rem, 1fr) auto',
  gap: vars.space[2],
  width: '25rem',
  maxHeight: 'max(20rem, min(52rem, calc(100vh - 8rem)))',
  padding: vars.space[3],
  borderRadius: vars.radius.large,
  background: vars.color.white,
  boxShadow: vars.shadow.paper,
  '@media': {
    // From the edge of the window, where there is no room for a sheet at the button.
    [upTo('md')]: {
      position: 'fixed',
      insetInline: vars.space[1],
      insetBlock: 'auto 0.5rem',
      width: 'auto',
      // Where letters are large, or the window is low, all of the window.
      maxHeight: 'min(100dvh - 1rem, max(100dvh - 5rem, 26rem))',
      overflowY: 'auto',
      padding: vars.space[2],
    },
    // The total and what leads on stand beside the lines.
    [lowAndWide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 20rem',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      columnGap: vars.space[4],
      width: 'min(44rem, 100vw - 8rem)',
      maxHeight: 'max(19rem, 100vh - 8rem)',
    },
    [forcedColors]: edge,
    [motionAllowed]: {animation: `${slide} ${vars.motion.calm}`},
    print: {display: 'none'},
  },
});

const anchored = style([
  sheet,
  {
    // The way of the pointer from the button to the sheet.
    '::before': {content: '""', position: 'absolute', insetInline: 0, insetBlockEnd: '100%', height: '0.75rem'},
  },
]);

const windowEdge = {position: 'fixed', insetInlineEnd: vars.space[3], maxHeight: 'calc(100vh - 2rem)'} as const;

const low = style([
  sheet,
  {'@media': {[above('md')]: {...windowEdge, insetBlockStart: 'auto', insetBlockEnd: vars.space[2]}}},
]);

const brief = style({
  gridTemplateRows: 'auto',
  '@media': {[lowAndWide]: {gridTemplateColumns: 'minmax(0, 1fr)', width: '25rem'}},
});

/** At the cart button, at the foot of the window or at its top, with the cart's contents or `brief`: see `use-notice-place.ts`. */
export const popup = styleVariants({
  anchored: [anchored],
  anchoredBrief: [anchored, brief],
  low: [low],
  lowBrief: [low, brief],
  topBrief: [sheet, brief, {'@media': {[above('md')]: {...windowEdge, insetBlockStart: vars.space[2]}}}],
});

export const titleRow = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[1],
});

export const title = style({gridColumn: '1 / 3', fontSize: vars.text.lead, lineHeight: 1.25});

export const added = style({fontWeight: 650, lineHeight: 1.3, color: vars.color.forest900});

export const cart = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: '50%',
  background: vars.color.moss,
  color: vars.color.forest900,
});

export const count = style({
  position: 'absolute',
  insetBlockStart: '-0.25rem',
  insetInlineEnd: '-0.25rem',
  minWidth: '1.375rem',
  paddingInline: '0.3125rem',
  borderRadius: '0.6875rem',
  background: vars.color.forest700,
  color: vars.color.paper,
  fontSize: '0.8125rem',
  fontWeight: 700,
  lineHeight: '1.375rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.medium,
});

/** What scrolls, between the head and what leads on: perks, lines, and the amounts before the total. */
export const contents = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

/** On a phone the notice alone shows what was added; the whole cart is one press away. */
export const afterAdding = style({'@media': {[upTo('md')]: {display: 'none'}}});

export const cartContents = style({display: 'grid', gap: vars.space[2]});

export const lines = style({borderBlock: `1px solid ${vars.color.line}`});

export const foot = style({display: 'grid', gap: vars.space[2], alignContent: 'start'});

export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space[1],
});

/** Two side by side, with no room to give away. */
export const act = style({selectors: {'&&': {paddingInline: vars.space[1], fontSize: vars.text.small}}});

export const checkout = style({gridColumn: '1 / -1'});
