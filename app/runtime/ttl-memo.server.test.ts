import {expect, it, vi} from 'vitest';

import {createTtlMemo} from './ttl-memo.server';

it('loads a value once in its time, and when it is refreshed', async () => {
  let now = 0;
  const memo = createTtlMemo<string>({ttlMs: 60_000, maxSize: 10, clock: () => now});
  const load = vi.fn(() => Promise.resolve('Hallo'));
  expect(await memo.get('de', load)).toBe('Hallo');
  now = 59_999;
  await memo.get('de', load);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await memo.get('en', () => Promise.resolve('Hello'))).toBe('Hello');
  await memo.refresh('de', load);
  now = 119_998;
  await memo.get('de', load);
  expect(load).toHaveBeenCalledTimes(2);
  now = 119_999;
  await memo.get('de', load);
  expect(load).toHaveBeenCalledTimes(3);
});

it('keeps the value it has where a refresh fails, and loads again where it has none', async () => {
  const memo = createTtlMemo<string>({ttlMs: 60_000, maxSize: 10, clock: () => 0});
  const fail = () => Promise.reject(new Error('down'));
  await expect(memo.get('de', fail)).rejects.toThrow('down');
  expect(await memo.get('de', () => Promise.resolve('Hallo'))).toBe('Hallo');
  await expect(memo.refresh('de', fail)).rejects.toThrow('down');
  expect(await memo.get('de', fail)).toBe('Hallo');
});
