/** Widths in CSS pixels (Specification, section 9, Layout). */
export const BREAKPOINTS = {sm: 576, md: 768, lg: 992, xl: 1200} as const;

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

/** Media query: the visitor has a pointer that hovers. */
export const hoverable = '(hover: hover)';

/** Media query: the visitor's system sets all colours; only its own names of colours are shown. */
export const forcedColors = '(forced-colors: active)';

/** Media query: the visitor accepts movement. Every transition and animation stands inside it. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)';
