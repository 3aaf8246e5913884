import {style, styleVariants} from '@vanilla-extract/css';

import {edge} from '../styles/forced-colors';
import {cramped, forcedColors} from '../styles/breakpoints';
import {vars} from '../styles/theme.css';

const base = style({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'start',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.large,
  lineHeight: 1.5,
  '@media': {[cramped]: {display: 'grid', gap: vars.space[1], padding: vars.space[1]}, [forcedColors]: edge},
});

export const notice = styleVariants({
  success: [
    base,
    {
      background: vars.color.moss,
      color: vars.color.forest900,
      vars: {[vars.onGround.link]: vars.color.forest700},
    },
  ],
  info: [base, {background: vars.color.paperDeep}],
  warning: [base, {background: vars.color.paperDeep, boxShadow: `inset 4px 0 0 ${vars.color.ember700}`}],
  error: [base, {background: vars.color.white, boxShadow: `inset 0 0 0 2px ${vars.color.berry}`}],
});

export const mark = styleVariants({
  success: {color: vars.color.forest700},
  info: {color: vars.color.forest700},
  warning: {color: vars.color.ember700},
  error: {color: vars.color.berry},
});

export const words = style({flex: 1, minWidth: 0});
export const title = style({fontWeight: 650});
