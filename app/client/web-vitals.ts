import {cumulativeLayoutShift, interactionToNextPaint, pageKind, type WebVitals} from '../domain/web-vitals';

/** What entries of the browser have beside what all have; not every browser knows each of them. */
type Entry = PerformanceEntry & {
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  readonly interactionId?: number;
};

/** Shorter interactions are as good as none. */
const NOTICEABLE_MS = 40;

/**
 * Tells the shop, once, when the document is left, how fast it was. What happened before is known to the browser, so it may begin late.
 * `isAllowed` is asked in the moment of telling.
 */
export function tellWebVitals(isAllowed: () => boolean): void {
  const page = pageKind(location.pathname);
  const entries = {
    lcp: collect('largest-contentful-paint'),
    shifts: collect('layout-shift'),
    events: collect('event'),
  };
  const tell = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', tell, true);
    if (!isAllowed()) return;
    const report = JSON.stringify({page, ...measured(entries)});
    navigator.sendBeacon('/web-vitals', new Blob([report], {type: 'application/json'}));
  };
  addEventListener('visibilitychange', tell, true);
}

type Collected = Readonly<Record<'lcp' | 'shifts' | 'events', () => readonly Entry[]>>;

function measured({lcp, shifts, events}: Collected): WebVitals {
  const [navigation] = performance.getEntriesByType('navigation');
  const ttfb = navigation && 'responseStart' in navigation ? Number(navigation.responseStart) : undefined;
  const inp = interactionToNextPaint(events().map(({interactionId = 0, duration}) => ({interactionId, duration})));
  const moved = shifts().filter(({hadRecentInput}) => !hadRecentInput);
  const largest = lcp().at(-1);
  return {
    ...(ttfb !== undefined && {ttfb}),
    ...(largest && {lcp: largest.startTime}),
    cls: cumulativeLayoutShift(moved.map(({value = 0, startTime}) => ({value, startTime}))),
    ...(inp !== null && {inp}),
  };
}

/** Gives all entries of a type so far, those included that the browser has not handed over yet. */
function collect(type: string): () => readonly Entry[] {
  const entries: Entry[] = [];
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => entries;
  const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()));
  observer.observe({type, buffered: true, ...(type === 'event' && {durationThreshold: NOTICEABLE_MS})});
  return () => [...entries, ...observer.takeRecords()];
}
