import {style} from '@vanilla-extract/css';

import {vars} from '../styles/theme.css';

export const field = style({display: 'grid', gap: vars.space.half, alignContent: 'start'});

export const label = style({fontWeight: 600, fontSize: vars.text.small});

export const hint = style({
  fontSize: vars.text.small,
  lineHeight: 1.45,
  color: vars.color.roast600,
});

export const error = style({
  display: 'flex',
  gap: vars.space.half,
  fontSize: vars.text.small,
  lineHeight: 1.45,
  fontWeight: 600,
  color: vars.color.berry,
  selectors: {'fieldset > &': {marginBlockStart: vars.space.half}},
});

/** The look of everything that takes input. */
export const control = style({
  width: '100%',
  minHeight: '3.125rem',
  padding: `0.625rem ${vars.space[2]}`,
  border: `1.5px solid ${vars.color.outline}`,
  borderRadius: vars.radius.medium,
  background: vars.color.white,
  color: vars.color.roast900,
  lineHeight: 1.3,
  ':focus-visible': {outlineOffset: '1px', borderColor: vars.color.forest700},
  '::placeholder': {color: vars.color.roast600, opacity: 1},
  selectors: {
    '&[aria-invalid="true"]': {borderColor: vars.color.berry, borderWidth: '2px'},
    '&:disabled': {background: vars.color.paperDeep, cursor: 'not-allowed'},
  },
});
