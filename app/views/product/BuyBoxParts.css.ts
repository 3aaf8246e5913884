import {style, styleVariants} from '@vanilla-extract/css';

import {cramped, hoverable, motionAllowed} from '../../styles/breakpoints';
import {markChosen} from '../../styles/forced-colors';
import {vars} from '../../styles/theme.css';

export const line = style({display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[2]}`, lineHeight: 1.45});

// A line of its own: 'In stock' and 'Only 3 left' shall leave what follows where it is.
const words = style({flexBasis: '100%', fontWeight: 600});

const dot = style([
  words,
  {
    '::before': {
      content: '""',
      display: 'inline-block',
      marginInlineEnd: vars.space[1],
      // A border has the colour of the text also where the system sets all colours.
      border: '0.3125rem solid',
      borderRadius: '50%',
    },
  },
]);

export const state = styleVariants({
  available: [dot, {color: vars.color.forest500}],
  scarce: [dot, {color: vars.color.ember700}],
  'pre-order': [dot, {color: vars.color.forest500}],
  'sold-out': [words, {color: vars.color.ember700}],
});

export const time = style({color: vars.color.roast600});

export const list = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.text.small,
  lineHeight: 1.45,
});

export const item = style({display: 'grid', gridTemplateColumns: 'auto 1fr', gap: vars.space[1], alignItems: 'start'});

export const mark = style({color: vars.color.forest500});

export const options = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[1],
  '@media': {[cramped]: {gridTemplateColumns: 'minmax(0, 1fr)'}},
});

/** The names of all options stand in one column, their values in the next. */
export const option = style({display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid'});

export const name = style({fontWeight: 600, fontSize: vars.text.small, lineHeight: vars.size.target});

export const values = style({display: 'flex', flexWrap: 'wrap', gap: vars.space[1]});

const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  padding: '0.375rem 0.75rem',
  border: `1.5px solid ${vars.color.outline}`,
  borderRadius: vars.radius.medium,
  background: vars.color.white,
  color: vars.color.roast900,
  font: 'inherit',
  lineHeight: 1.25,
  cursor: 'pointer',
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      borderColor: vars.color.forest700,
      background: vars.color.mossLight,
      // No bolder words: they would be wider, and move those beside them.
      boxShadow: `inset 0 0 0 1px ${vars.color.forest700}`,
    },
  },
  '@media': {
    print: {selectors: {'&:not([aria-current])': {display: 'none'}}},
    [hoverable]: {':hover': {borderColor: vars.color.forest700}},
    [motionAllowed]: {transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`},
  },
});

markChosen(`${chip}[aria-current]`);

export const value = chip;

const struck = {color: vars.color.roast600, background: 'transparent', borderStyle: 'dashed'} as const;

export const soldOut = style([chip, {...struck, textDecoration: 'line-through'}]);

export const gone = style([chip, {...struck, borderColor: vars.color.line}]);
