import {expect, test} from 'vitest';

import {createLruCache} from './lru-cache.server';

const sizeOf = (_: string, value: string) => value.length;

function cacheOf(maxSize: number) {
  const time = {now: 0};
  return {time, cache: createLruCache({ttlMs: 5000, maxSize, sizeOf, clock: () => time.now})};
}

test('returns a value until its time is over, and then never again', () => {
  const {time, cache} = cacheOf(100);
  time.now = 1000;
  cache.set('a', 'x');
  time.now = 5999;
  expect(cache.get('a')).toBe('x');
  time.now = 6000;
  expect(cache.get('a')).toBeUndefined();
  time.now = 5999;
  expect(cache.get('a')).toBeUndefined();
});

test('does not return a value after the clock has gone back', () => {
  const {time, cache} = cacheOf(100);
  time.now = 1000;
  cache.set('a', 'x');
  time.now = 999;
  expect(cache.get('a')).toBeUndefined();
});

test('evicts the least recently used value', () => {
  const {cache} = cacheOf(3);
  for (const key of ['a', 'b', 'c']) cache.set(key, 'x');
  cache.get('a');
  cache.set('d', 'x');
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key) !== undefined)).toEqual(['a', 'c', 'd']);
});

test('counts a replaced value once, and stores none that is larger than the cache', () => {
  const {cache} = cacheOf(20);
  cache.set('b', 'x'.repeat(10));
  for (let round = 0; round < 10; round += 1) cache.set('a', 'x'.repeat(10));
  cache.set('huge', 'x'.repeat(21));
  expect(['a', 'b', 'huge'].filter((key) => cache.get(key) !== undefined)).toEqual(['a', 'b']);
});

test('forgets a deleted value and its size', () => {
  const {cache} = cacheOf(20);
  for (const key of ['a', 'b']) cache.set(key, 'x'.repeat(10));
  cache.delete('a');
  cache.set('c', 'x'.repeat(10));
  expect(['a', 'b', 'c'].filter((key) => cache.get(key) !== undefined)).toEqual(['b', 'c']);
});

test('counts entries unless a size is given', () => {
  const cache = createLruCache<boolean>({ttlMs: 5000, maxSize: 1, clock: () => 0});
  cache.set('a', false);
  expect(cache.get('a')).toBe(false);
  cache.set('b', true);
  expect(cache.get('a')).toBeUndefined();
});
