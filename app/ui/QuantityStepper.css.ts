import {style} from '@vanilla-extract/css';

import {hoverable} from '../styles/breakpoints';
import {vars} from '../styles/theme.css';

export const stepper = style({
  display: 'inline-flex',
  alignSelf: 'flex-start',
  border: `1.5px solid ${vars.color.outline}`,
  borderRadius: vars.radius.medium,
  background: vars.color.white,
  // On paper a number is one: '2 ×'.
  '@media': {print: {border: 0, '::after': {content: '"\\00a0×"'}}},
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  minHeight: vars.size.target,
  borderRadius: vars.radius.small,
  color: vars.color.forest700,
  ':disabled': {color: vars.color.roast600, cursor: 'not-allowed', opacity: 0.5},
  '@media': {[hoverable]: {selectors: {'&:hover:not(:disabled)': {background: vars.color.mossLight}}}},
});

export const input = style({
  width: '3.25rem',
  minHeight: vars.size.target,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  textAlign: 'center',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  appearance: 'textfield',
  '::-webkit-inner-spin-button': {appearance: 'none'},
  '@media': {print: {width: 'auto', minHeight: 0, padding: 0, fieldSizing: 'content'}},
  selectors: {'&[aria-invalid="true"]': {boxShadow: `inset 0 0 0 2px ${vars.color.berry}`}},
});
