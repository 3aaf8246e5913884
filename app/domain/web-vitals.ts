/** The measurements of how fast a page was, as far as it could be seen: milliseconds, but for `cls`, which has no unit. */
export type WebVitals = {
  /** Until the first byte of the document. */
  readonly ttfb?: number;
  /** Until the largest picture or text of the first window was painted. */
  readonly lcp?: number;
  /** How much the page moved by itself, at its worst. */
  readonly cls?: number;
  /** How long the slowest presses waited for what they led to. */
  readonly inp?: number;
};

export type LayoutShift = {readonly value: number; readonly startTime: number};

export type Interaction = {readonly interactionId: number; readonly duration: number};

const GAP_MS = 1000;
const WINDOW_MS = 5000;

/**
 * Returns the cumulative layout shift: of all windows of shifts that follow each other within a second, five seconds at
 * most, the largest sum (web.dev/articles/cls). `shifts` are in the order of their times, in milliseconds.
 */
export function cumulativeLayoutShift(shifts: readonly LayoutShift[]): number {
  let worst = 0;
  let sum = 0;
  let first = -Infinity;
  let last = -Infinity;
  for (const {value, startTime} of shifts) {
    const belongs = startTime - last < GAP_MS && startTime - first < WINDOW_MS;
    sum = belongs ? sum + value : value;
    first = belongs ? first : startTime;
    last = startTime;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Something that happened to the page, in milliseconds since it was asked for. */
type Moment = {readonly startTime: number};

/**
 * Returns the largest contentful paint: the last of `paints` that came before the page was first hidden, by `visibility`, the browser's
 * entries of the type `visibility-state` (github.com/GoogleChrome/web-vitals, `onLCP.ts`); `null` without any. A background tab
 * paints nothing, so a later paint measures when the visitor opened the tab.
 */
export function largestContentfulPaint(
  paints: readonly Moment[],
  visibility: readonly (Moment & {readonly name: string})[],
): number | null {
  const hidden = visibility.find(({name}) => name === 'hidden')?.startTime ?? Infinity;
  return paints.findLast(({startTime}) => startTime < hidden)?.startTime ?? null;
}

/**
 * Returns the interaction to next paint: the slowest interaction but one of every fifty (web.dev/articles/inp); `null`
 * without any.
 */
export function interactionToNextPaint(events: readonly Interaction[]): number | null {
  const longest = new Map<number, number>();
  for (const {interactionId, duration} of events) {
    if (interactionId > 0) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  }
  const durations = [...longest.values()].sort((one, other) => other - one);
  return durations[Math.floor(durations.length / 50)] ?? null;
}

/** Returns the kind of page that an address leads to: its first two parts, which name no product, order or person. */
export function pageKind(pathname: string): string {
  return pathname.split('/').slice(0, 3).join('/');
}
