import {afterEach, expect, it, vi} from 'vitest';

import {newIdempotencyKey} from './idempotency-key';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('names every sending anew', () => {
  vi.stubGlobal('window', {isSecureContext: true});
  const ids = [newIdempotencyKey(), newIdempotencyKey()];
  expect(new Set(ids).size).toBe(2);
  expect(ids[0]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});

it('names none where the browser makes no ids', () => {
  vi.stubGlobal('window', {isSecureContext: false});
  // On a page over plain HTTP `crypto` has no `randomUUID`.
  vi.stubGlobal('crypto', {});
  expect(newIdempotencyKey()).toBe('');
});
