import {afterEach, expect, it, vi} from 'vitest';

import {storeConsent} from './store-consent';

afterEach(() => vi.unstubAllGlobals());

it('gives up the answer to what was chosen before, and keeps that of the last choice', () => {
  const fetched = vi.fn<typeof fetch>(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('document', {cookie: '', documentElement: {dataset: {}}});
  storeConsent('all', '/de/consent');
  storeConsent('necessary', '/de/consent');
  expect(document.cookie).toMatch(/^consent=necessary;/);
  const sent = fetched.mock.calls.map(([, init]) => [init?.body, init?.signal?.aborted]);
  expect(sent).toEqual([
    [new URLSearchParams('choice=selected&allow=statistics&allow=marketing'), true],
    [new URLSearchParams('choice=selected'), false],
  ]);
});
