/** Widths in CSS pixels (Specification, section 9, Layout). */
const BREAKPOINTS = {sm: 576, md: 768, lg: 992, xl: 1200} as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

/**
 * In letters of the browser's own size, 16 px unless its user has set another: to whom letters twice as large are comfortable a
 * window of 1280 px is as narrow as one of 640 px to others, just as by zooming.
 */
const em = (pixels: number) => `${pixels / 16}em`;

/**
 * Returns the media query of viewports up to and including the breakpoint. `upTo('md')` is where buttons take the full
 * width.
 */
export function upTo(breakpoint: Breakpoint): string {
  return `(max-width: ${em(BREAKPOINTS[breakpoint])})`;
}

/**
 * Returns the media query of viewports wider than the breakpoint. A fiftieth of a pixel more, so that fractional widths
 * fall into one of the two.
 */
export function above(breakpoint: Breakpoint): string {
  return `(min-width: ${em(BREAKPOINTS[breakpoint] + 0.02)})`;
}

/** Media query: a window narrower than the smallest phone, as a phone's is where letters are twice as large. */
export const cramped = '(max-width: 19.99em)';

/** Media query: a window high enough for something fixed at its foot. */
export const tall = '(min-height: 30em)';

/** Media query: a window in which what is fixed at its foot would cover too much, as on a phone on its side or at 400 %. */
export const low = '(max-height: 29.99em)';

/** Media query: the visitor has a pointer that hovers. */
export const hoverable = '(hover: hover)';

/** Media query: the pointer is a finger, so the keyboard is probably on the screen. */
export const touched = '(pointer: coarse)';

/** Media query: the visitor's system sets all colours; only its own names of colours are shown. */
export const forcedColors = '(forced-colors: active)';

/** Media query: the visitor accepts movement. Every transition and animation stands inside it. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)';
