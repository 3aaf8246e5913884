import {createVar, fallbackVar, style, styleVariants} from '@vanilla-extract/css';

import {vars} from '../styles/theme.css';

/** The ground of a neutral badge, where it lies on what has its usual one. */
export const neutralGround = createVar();

const base = style({
  display: 'inline-block',
  padding: '0.1875rem 0.5625rem',
  borderRadius: vars.radius.small,
  fontSize: vars.text.small,
  fontWeight: 600,
  lineHeight: 1.35,
});

export const badge = styleVariants({
  neutral: [base, {background: fallbackVar(neutralGround, vars.color.paperDeep), color: vars.color.roast900}],
  moss: [base, {background: vars.color.moss, color: vars.color.forest900}],
  sun: [base, {background: vars.color.sun, color: vars.color.roast900}],
  sale: [base, {background: vars.color.ember700, color: vars.color.paper}],
});
