import {style, styleVariants} from '@vanilla-extract/css';

import {cramped, hoverable, motionAllowed} from '../styles/breakpoints';
import {markChosen} from '../styles/forced-colors';
import {vars} from '../styles/theme.css';

export const legend = style({fontWeight: 600, fontSize: vars.text.small, marginBlockEnd: vars.space[1]});

const grid = style({display: 'grid', gap: vars.space[1]});

export const layout = styleVariants({
  /** One below the other, each with room for an explanation. */
  rows: [grid],
  /** Side by side as far as they fit, the whole row theirs, for short values. */
  chips: [{display: 'flex', flexWrap: 'wrap', gap: vars.space[1]}],
  /** Figures of a scale in columns of one width: five on the narrowest phone. */
  scale: [{display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(2.75rem, 1fr))', gap: vars.space[1]}],
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: vars.space[2],
  minHeight: '3.125rem',
  padding: `0.625rem ${vars.space[2]}`,
  border: `1.5px solid ${vars.color.outline}`,
  borderRadius: vars.radius.medium,
  background: vars.color.white,
  lineHeight: 1.35,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.forest700,
      background: vars.color.mossLight,
      boxShadow: `inset 0 0 0 1px ${vars.color.forest700}`,
    },
    '&:has(:focus-visible)': {outline: `3px solid ${vars.onGround.focus}`, outlineOffset: '3px'},
    '&:has(:disabled)': {
      cursor: 'not-allowed',
      color: vars.color.roast600,
      background: 'transparent',
      borderStyle: 'dashed',
    },
  },
  '@media': {
    [cramped]: {gridTemplateColumns: '1fr'},
    [hoverable]: {selectors: {'&:hover:not(:has(:disabled))': {borderColor: vars.color.forest700}}},
    [motionAllowed]: {transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`},
  },
});

markChosen(`${card}:has(:checked)`);

export const plain = style({
  flex: '1 1 6rem',
  gridTemplateColumns: '1fr',
  minWidth: 'max-content',
  paddingInline: vars.space[1],
  textAlign: 'center',
});

/**
 * Covers its card, so that the platform's own radio takes every press and no script is needed. Where a browser cannot
 * mark the card of the chosen one, the radio itself is seen.
 */
export const input = style({
  position: 'absolute',
  inset: '0 auto auto 0',
  cursor: 'inherit',
  selectors: {[`${card}:has(input) &`]: {width: '100%', height: '100%', opacity: 0}},
});

export const title = style({fontWeight: 600});
export const aside = style({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@media': {[cramped]: {textAlign: 'start'}},
});
export const detail = style({
  gridColumn: '1 / -1',
  fontSize: vars.text.small,
  lineHeight: 1.45,
  color: vars.color.roast600,
});
