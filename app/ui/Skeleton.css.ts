import {keyframes, style} from '@vanilla-extract/css';

import {motionAllowed} from '../styles/breakpoints';
import {vars} from '../styles/theme.css';

const breathe = keyframes({'50%': {opacity: 0.55}});

export const skeleton = style({display: 'grid', gap: vars.space[1]});

export const line = style({
  height: '1.125rem',
  borderRadius: vars.radius.small,
  background: vars.color.paperDeep,
  selectors: {'&:last-child:not(:first-child)': {width: '60%'}},
  '@media': {[motionAllowed]: {animation: `${breathe} 1600ms ease-in-out infinite`}},
});
