import {styleVariants} from '@vanilla-extract/css';

/** Sides in pixels (Specification, section 9, Layout: cart icon 30, top-bar icons 18), which grow with the visitor's letters. */
export const icon = styleVariants({small: 18, medium: 24, large: 30}, (side) => ({
  width: `${side / 16}rem`,
  height: `${side / 16}rem`,
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}));
