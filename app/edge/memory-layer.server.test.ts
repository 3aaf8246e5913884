import {expect, test} from 'vitest';
import {createMemoryLayer} from './memory-layer.server';
import {cutAtSlots} from './slots.server';
import type {StoredDocument} from './stored-document.server';

function document(text: string): StoredDocument {
  const policy = {maxAge: 300, staleWhileRevalidate: 0, staleIfError: 0, tags: []};
  return {status: 200, headers: [], body: cutAtSlots(text, 'nonce'), nonce: 'nonce', storedAt: 0, sequence: 0, policy};
}

test('is trusted for five seconds', () => {
  const memory = createMemoryLayer({maxBytes: 10_000, trustMs: 5000});
  const kept = document('x');
  memory.put('a', kept, 1000);
  expect(memory.get('a', 5999)).toBe(kept);
  expect(memory.get('a', 6000)).toBeNull();
  expect(memory.get('a', 5999)).toBeNull();
});

test('is not trusted after the clock has gone back', () => {
  const memory = createMemoryLayer({maxBytes: 10_000, trustMs: 5000});
  memory.put('a', document('x'), 1000);
  expect(memory.get('a', 999)).toBeNull();
});

test('forgets what was used longest ago', () => {
  const memory = createMemoryLayer({maxBytes: 3 * 2200, trustMs: 5000});
  for (const key of ['a', 'b', 'c']) memory.put(key, document('x'.repeat(1000)), 0);
  memory.get('a', 1);
  memory.put('d', document('x'.repeat(1000)), 1);
  expect(['a', 'b', 'c', 'd'].filter((key) => memory.get(key, 2) !== null)).toEqual(['a', 'c', 'd']);
});

test('counts a replaced document once, and takes none that is too big', () => {
  const memory = createMemoryLayer({maxBytes: 2 * 2200, trustMs: 5000});
  memory.put('b', document('x'.repeat(1000)), 0);
  for (let time = 0; time < 10; time += 1) memory.put('a', document('x'.repeat(1000)), time);
  memory.put('huge', document('x'.repeat(4000)), 10);
  expect(['a', 'b', 'huge'].filter((key) => memory.get(key, 10) !== null)).toEqual(['a', 'b']);
});
