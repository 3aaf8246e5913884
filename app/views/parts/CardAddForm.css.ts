import {style} from '@vanilla-extract/css';

import {forcedColors, hoverable, motionAllowed} from '../../styles/breakpoints';
import {edge} from '../../styles/forced-colors';
import {vars} from '../../styles/theme.css';

/** Lies above the link that covers the card. */
export const button = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: vars.space.half,
  insetInlineEnd: vars.space.half,
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: '50%',
  color: vars.color.forest700,
  // What is seen is smaller than what a finger meets: on a phone it would hide the name on the label.
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '0.1875rem',
    borderRadius: '50%',
    background: vars.color.paper,
    boxShadow: vars.shadow.paper,
  },
  '@media': {
    [hoverable]: {
      ':hover': {color: vars.color.roast900},
      selectors: {'&:hover::before': {background: vars.color.sun}},
    },
    [forcedColors]: {'::before': edge},
    [motionAllowed]: {'::before': {transition: `background-color ${vars.motion.quick}`}},
  },
  selectors: {'&[aria-busy="true"]::before': {background: vars.color.moss}},
});

/** Above the lower edge of the screen, where the pressed card is never far. */
export const outcome = style({
  position: 'sticky',
  zIndex: 2,
  insetBlockEnd: vars.space[2],
  justifySelf: 'center',
  width: 'min(100%, 30rem)',
  marginInline: 'auto',
  selectors: {
    // Not on the bar that buys, where the page has one.
    'html:has([data-foot-bar]:not([data-resting])) &': {insetBlockEnd: '5rem'},
    '&:has(p)': {
      padding: vars.space[2],
      borderRadius: vars.radius.large,
      background: vars.color.paper,
      boxShadow: vars.shadow.paper,
    },
  },
  '@media': {[forcedColors]: {selectors: {'&:has(p)': edge}}},
});
