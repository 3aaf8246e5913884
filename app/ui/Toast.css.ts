import {style} from '@vanilla-extract/css';

import {edge} from '../styles/forced-colors';
import {forcedColors} from '../styles/breakpoints';
import {vars} from '../styles/theme.css';
import {darkGround} from '../styles/type.css';

export const toast = style([
  darkGround,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    width: 'fit-content',
    maxWidth: '34rem',
    padding: `${vars.space[1]} ${vars.space[1]} ${vars.space[1]} ${vars.space[3]}`,
    borderRadius: vars.radius.large,
    boxShadow: vars.shadow.paper,
    lineHeight: 1.4,
    // Where it floats over a page, only itself takes presses.
    pointerEvents: 'auto',
    '@media': {[forcedColors]: edge, print: {display: 'none'}},
  },
]);

export const words = style({flex: 1, minWidth: 0});

export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  flex: 'none',
  borderRadius: vars.radius.medium,
});
