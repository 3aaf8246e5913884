import {afterEach, expect, it, vi} from 'vitest';

import {operationId} from './operation-id';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('names every sending anew', () => {
  vi.stubGlobal('window', {isSecureContext: true});
  const ids = [operationId(), operationId()];
  expect(new Set(ids).size).toBe(2);
  expect(ids[0]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});

it('names none where the browser makes no ids', () => {
  vi.stubGlobal('window', {isSecureContext: false});
  // What browsers offer to pages of plain http.
  vi.stubGlobal('crypto', {});
  expect(operationId()).toBe('');
});
