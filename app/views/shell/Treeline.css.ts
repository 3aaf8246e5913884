import {style} from '@vanilla-extract/css';

export const treeline = style({
  display: 'block',
  width: '100%',
  height: 'clamp(5rem, 13vw, 11rem)',
  marginBlockEnd: -1,
});
