import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import type {Measurement} from './measurement';

const TAG_MANAGER: Measurement = {
  tagManager: {origin: 'https://tags.example', container: 'GTM-1'},
  errorReportingDsn: null,
};

const NOTHING: Measurement = {tagManager: null, errorReportingDsn: null};

/** What the browser has measured. */
const ENTRIES: Readonly<Record<string, readonly unknown[]>> = {
  navigation: [{name: 'https://shop.example/de/p/waldgold?variant=1', responseStart: 80}],
  'visibility-state': [
    {name: 'visible', startTime: 0},
    {name: 'hidden', startTime: 900},
  ],
  'largest-contentful-paint': [{startTime: 600}, {startTime: 1200}],
};

function stubPerformance() {
  const entriesOf = (type: string) => ENTRIES[type] ?? [];
  vi.stubGlobal('performance', {getEntriesByType: entriesOf});
  class Observer {
    static readonly supportedEntryTypes = ['largest-contentful-paint'];
    readonly #entries: unknown[] = [];
    observe({type}: {readonly type: string}) {
      this.#entries.push(...entriesOf(type));
    }
    takeRecords() {
      return this.#entries.splice(0);
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
}

/** A document of the shop whose visitor has said `consent`. */
function openDocument(consent: string) {
  const page = new EventTarget();
  const scripts: unknown[] = [];
  const dataLayer: unknown[] = [];
  const sendBeacon = vi.fn((_path: string, _report: Blob) => true);
  stubPerformance();
  vi.stubGlobal('navigator', {sendBeacon});
  vi.stubGlobal('window', {dataLayer, fetch: () => Promise.reject(new TypeError('Failed to fetch'))});
  vi.stubGlobal('location', new URL('https://shop.example/de/s/versand'));
  const document = {
    visibilityState: 'visible',
    cookie: `consent=${consent}`,
    title: 'Waldgold',
    documentElement: {dataset: {}},
    head: {appendChild: (script: unknown) => scripts.push(script)},
    createElement: () => ({}),
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  const hide = () => {
    document.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return {scripts, dataLayer, sendBeacon, hide};
}

describe('measurement', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.unstubAllGlobals());

  it('starts once in a document, also after a second call', async () => {
    const {scripts, dataLayer} = openDocument('all');
    const {announcePage} = await import('./page-shown');
    const {startMeasurement} = await import('./measurement');
    startMeasurement(TAG_MANAGER);
    startMeasurement(TAG_MANAGER);
    announcePage({path: '/de/p/waldgold', toldPath: '/de/p/waldgold', event: 'view_item'});
    expect(scripts).toEqual([{async: true, src: 'https://tags.example/gtm.js?id=GTM-1'}]);
    expect(dataLayer).toMatchObject([
      {0: 'consent', 1: 'default'},
      {0: 'consent', 1: 'update'},
      {event: 'gtm.js'},
      {event: 'page_view'},
      {event: 'view_item'},
    ]);
    await vi.dynamicImportSettled();
  });

  it('tells how fast the document was, up to where it was first hidden, by its own address', async () => {
    const {sendBeacon, hide} = openDocument('statistics');
    const {startMeasurement} = await import('./measurement');
    startMeasurement(NOTHING);
    hide();
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    const [path, report] = sendBeacon.mock.calls[0] ?? [];
    expect(path).toBe('/web-vitals');
    expect(JSON.parse((await report?.text()) ?? '')).toEqual({page: '/de/p', ttfb: 80, lcp: 600});
  });

  it.each([
    ['the customer who is logged in', 'gid://shopify/Customer/7', [['gid://shopify/Customer/7']]],
    ['nobody where nobody is', null, []],
  ])('error reports name %s', async (_who, id, named) => {
    openDocument('statistics');
    const identity = Response.json({id, buyerIdentity: {customerAccessToken: null}});
    vi.stubGlobal('fetch', () => Promise.resolve(identity));
    const nameCustomer = vi.fn();
    vi.doMock('./error-reporting.client', () => ({startErrorReporting: () => nameCustomer}));
    const {startMeasurement} = await import('./measurement');
    startMeasurement({tagManager: null, errorReportingDsn: 'https://key@errors.example/1'});
    // `vi.waitFor` would keep the stubbed globals for the fake timers of every later test.
    while (!identity.bodyUsed) await new Promise((resolve) => setTimeout(resolve, 1));
    await vi.dynamicImportSettled();
    expect(nameCustomer.mock.calls).toEqual(named);
    vi.doUnmock('./error-reporting.client');
  });
});
