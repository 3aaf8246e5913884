import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import type {Measurement} from './measurement';

const TAG_MANAGER: Measurement = {
  tagManager: {origin: 'https://tags.example', container: 'GTM-1'},
  errorReportingDsn: null,
};

/** A document of the shop whose visitor has said `consent`. */
function openDocument(consent: string) {
  const page = new EventTarget();
  const scripts: unknown[] = [];
  const dataLayer: unknown[] = [];
  vi.stubGlobal('window', {dataLayer, fetch: () => Promise.reject(new TypeError('Failed to fetch'))});
  vi.stubGlobal('location', {origin: 'https://shop.example', pathname: '/de/p/waldgold', search: ''});
  vi.stubGlobal('document', {
    cookie: `consent=${consent}`,
    title: 'Waldgold',
    documentElement: {dataset: {}},
    head: {appendChild: (script: unknown) => scripts.push(script)},
    createElement: () => ({}),
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  return {scripts, dataLayer};
}

describe('measurement', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.unstubAllGlobals());

  it('starts once in a document, however often it is asked for', async () => {
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
});
