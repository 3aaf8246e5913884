import {allows, consentMode} from '../domain/consent';
import {
  cumulativeLayoutShift,
  interactionToNextPaint,
  largestContentfulPaint,
  pageKind,
  type WebVitals,
} from '../domain/web-vitals';
import {buyerIdentity} from './buyer-identity';
import {currentConsent, onConsent} from './consent';
import {onShopEvent, type ShopEvent} from './shop-events';

/** Where measurement and error reports go; a part that is not configured is `null` and never loaded. */
export type Measurement = {
  readonly tagManager: TagManager | null;
  readonly errorReportingDsn: string | null;
};

const mayCount = () => allows(currentConsent(), 'statistics');
const mayLoadTags = () => mayCount() || allows(currentConsent(), 'marketing');

let isStarted = false;

/**
 * Loads the tag manager and error reporting and reports web vitals to the shop, each once the visitor has consented to
 * its purpose. Call it after the first interaction. No request is sent before consent. A second call does nothing: the shell mounts
 * anew behind every error page, in the same document.
 */
export function startMeasurement({tagManager, errorReportingDsn}: Measurement): void {
  if (isStarted) return;
  isStarted = true;
  let loaded: LoadedTagManager | null = null;
  let reporting = false;
  let timing = false;

  function follow() {
    const state = currentConsent();
    if (loaded) loaded.update(consentMode(state));
    else if (tagManager && mayLoadTags()) {
      loaded = loadTagManager(tagManager, consentMode(state));
      onShopEvent((event) => {
        if (mayCount()) loaded?.tell(event);
      });
      // Tags that the container loads may listen for the platform's standard cart events.
      import('./standard-events').then(
        ({dispatchCartEvents}) => dispatchCartEvents(mayLoadTags),
        () => undefined,
      );
    }
    if (!timing && mayCount()) {
      timing = true;
      tellWebVitals(mayCount);
    }
    if (errorReportingDsn !== null && !reporting && mayCount()) {
      reporting = true;
      void reportErrors(errorReportingDsn);
    }
  }

  follow();
  onConsent(follow);
}

/** Starts error reporting. A failure is ignored: the page works without it. */
async function reportErrors(dsn: string): Promise<void> {
  try {
    const {startErrorReporting} = await import('./error-reporting.client');
    const nameCustomer = startErrorReporting(dsn, mayCount);
    // The customer's id comes along where somebody is logged in (Specification, section 4, Login).
    const {id} = await buyerIdentity();
    if (id !== null) nameCustomer(id);
  } catch {
    return;
  }
}

type TagManager = {
  /** The first-party host, without trailing slash. */
  readonly origin: string;
  readonly container: string;
};

type LoadedTagManager = {
  /** Passes a later decision on. */
  readonly update: (mode: Mode) => void;
  readonly tell: (event: ShopEvent) => void;
};

type Mode = ReturnType<typeof consentMode>;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const DENIED: Mode = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

/** Loads the tag manager in consent mode: everything is denied by default, then what is allowed is granted. */
function loadTagManager({origin, container}: TagManager, mode: Mode): LoadedTagManager {
  const queue = (window.dataLayer ??= []);
  queue.push(command('consent', 'default', DENIED), command('consent', 'update', mode));
  queue.push({event: 'gtm.js', 'gtm.start': Date.now()});
  const script = document.createElement('script');
  script.async = true;
  script.src = `${origin}/gtm.js?id=${container}`;
  document.head.appendChild(script);
  return {
    update: (later) => queue.push(command('consent', 'update', later)),
    tell: (event) => queue.push(event),
  };
}

/**
 * Makes a command as an object of `arguments`, as `gtag` pushes it (https://developers.google.com/tag-platform/security/guides/consent):
 * the tag manager asks `Array.isArray` first, and takes an array for the call of a method that nobody has.
 */
function command(...words: readonly unknown[]): unknown {
  return Object.assign({length: words.length, [Symbol.toStringTag]: 'Arguments'}, words);
}

/** Fields that only some kinds of entries have, and not in every browser. */
type Entry = PerformanceEntry & {
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  readonly interactionId?: number;
};

const SHIFTS = 'layout-shift';

/** Milliseconds; shorter interactions are not reported. */
const NOTICEABLE_MS = 40;

/**
 * Tells the shop, once, when the document is left, how fast it was. What happened before is known to the browser, so it may begin late.
 * `isAllowed` is asked in the moment of telling.
 */
function tellWebVitals(isAllowed: () => boolean): void {
  const entries = {
    lcp: collect('largest-contentful-paint'),
    shifts: collect(SHIFTS),
    events: collect('event'),
  };
  const tell = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', tell, true);
    if (!isAllowed()) return;
    const report = JSON.stringify(measured(entries));
    navigator.sendBeacon('/web-vitals', new Blob([report], {type: 'application/json'}));
  };
  addEventListener('visibilitychange', tell, true);
}

type Collected = Readonly<Record<'lcp' | 'shifts' | 'events', () => readonly Entry[]>>;

function measured({lcp, shifts, events}: Collected): WebVitals & {readonly page: string} {
  const [navigation] = performance.getEntriesByType('navigation');
  const ttfb = navigation && 'responseStart' in navigation ? Number(navigation.responseStart) : undefined;
  const inp = interactionToNextPaint(events().map(({interactionId = 0, duration}) => ({interactionId, duration})));
  const moved = shifts().filter(({hadRecentInput}) => !hadRecentInput);
  const largest = largestContentfulPaint(lcp(), performance.getEntriesByType('visibility-state'));
  return {
    // Of the document, whose times these are: the router may have opened other pages since.
    page: pageKind(new URL(navigation?.name ?? location.href).pathname),
    ...(ttfb !== undefined && {ttfb}),
    ...(largest !== null && {lcp: largest}),
    // Firefox and Safari measure no shifts: 0 would be a wrong figure.
    ...(isMeasured(SHIFTS) && {
      cls: cumulativeLayoutShift(moved.map(({value = 0, startTime}) => ({value, startTime}))),
    }),
    ...(inp !== null && {inp}),
  };
}

/** Tells whether the browser has entries of a type. */
function isMeasured(type: string): boolean {
  return PerformanceObserver.supportedEntryTypes.includes(type);
}

/** Gives all entries of a type so far, those included that the browser has not handed over yet. */
function collect(type: string): () => readonly Entry[] {
  const entries: Entry[] = [];
  if (!isMeasured(type)) return () => entries;
  const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()));
  observer.observe({type, buffered: true, ...(type === 'event' && {durationThreshold: NOTICEABLE_MS})});
  return () => [...entries, ...observer.takeRecords()];
}
