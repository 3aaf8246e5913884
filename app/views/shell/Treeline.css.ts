import {style} from '@vanilla-extract/css';

const mist = 'linear-gradient(to bottom, transparent, black 55%)';

/** The trunks come out of the mist: their upper ends fade into the page. */
export const treeline = style({
  width: '100%',
  height: 'clamp(5.25rem, 13vw, 12rem)',
  marginBlockEnd: -1,
  maskImage: mist,
  WebkitMaskImage: mist,
});
