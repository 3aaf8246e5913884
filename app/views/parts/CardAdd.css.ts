import {style} from '@vanilla-extract/css';

import {hoverable, motionAllowed} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

/** Lies above the link that covers the card. */
export const button = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: vars.space[1],
  insetInlineEnd: vars.space[1],
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: '50%',
  background: vars.color.paper,
  color: vars.color.forest700,
  boxShadow: vars.shadow.paper,
  '@media': {
    [hoverable]: {':hover': {background: vars.color.sun, color: vars.color.roast900}},
    [motionAllowed]: {transition: `background-color ${vars.motion.quick}`},
  },
  selectors: {'&[aria-busy="true"]': {background: vars.color.moss}},
});

/** Above the lower edge of the screen, where the pressed card is never far. */
export const outcome = style({
  position: 'sticky',
  zIndex: 2,
  insetBlockEnd: vars.space[2],
  justifySelf: 'center',
  width: 'min(100%, 30rem)',
  selectors: {
    '&:has(p)': {
      padding: vars.space[2],
      borderRadius: vars.radius.large,
      background: vars.color.paper,
      boxShadow: vars.shadow.paper,
    },
  },
});
