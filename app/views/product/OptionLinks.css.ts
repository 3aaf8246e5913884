import {style} from '@vanilla-extract/css';

import {cramped, hoverable, motionAllowed} from '../../styles/breakpoints';
import {markChosen} from '../../styles/forced-colors';
import {vars} from '../../styles/theme.css';

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

export const only = style({lineHeight: vars.size.target});

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
