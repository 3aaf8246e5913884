import {createVar, style} from '@vanilla-extract/css';

import {forcedColors, motionAllowed} from '../styles/breakpoints';
import {vars} from '../styles/theme.css';

const track = {background: vars.color.moss, border: 0, borderRadius: vars.radius.small} as const;
const bar = {background: vars.color.sun, borderRadius: vars.radius.small} as const;

/** How long the bar takes to where it goes; at once where a place says nothing. */
export const duration = createVar();

/* Firefox sizes its bar by itself: there it stands at its end at once. */
export const progress = style({
  ...track,
  display: 'block',
  width: '100%',
  height: '0.625rem',
  overflow: 'hidden',
  appearance: 'none',
  '::-webkit-progress-bar': track,
  '::-webkit-progress-value': bar,
  '::-moz-progress-bar': bar,
  '@media': {
    [forcedColors]: {
      outline: '1px solid CanvasText',
      '::-webkit-progress-value': {background: 'Highlight'},
      '::-moz-progress-bar': {background: 'Highlight'},
    },
    [motionAllowed]: {'::-webkit-progress-value': {transition: `inline-size ${duration} ease-out`}},
  },
});
