import {style} from '@vanilla-extract/css';

import {upTo} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const bar = style({
  background: vars.color.forest700,
  color: vars.color.paper,
  vars: {[vars.onGround.focus]: vars.color.sun, [vars.onGround.link]: vars.color.paper},
  '@media': {[upTo('lg')]: {display: 'none'}},
});

export const list = style({display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: vars.space[5]});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.target,
  color: 'inherit',
  fontSize: vars.text.small,
  textDecoration: 'none',
  ':hover': {textDecoration: 'underline'},
});

export const callToAction = style({
  marginInlineStart: 'auto',
  color: vars.color.sun,
  fontWeight: 650,
});
