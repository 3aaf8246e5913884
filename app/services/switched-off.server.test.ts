import {expect, test, vi} from 'vitest';

import {toFallible} from './fallible.server';
import {switchedOff} from './switched-off.server';

test('a switched-off adapter sends no request and fails as in an outage', async () => {
  const find = vi.fn(async (words: string) => [words]);
  const search = switchedOff('search', 'search', {find});
  await expect(search.find('mild')).rejects.toMatchObject({service: 'search', failure: 'switched-off'});
  expect(await toFallible(search.find('mild'), () => {})).toEqual({state: 'unavailable'});
  expect(find).not.toHaveBeenCalled();
});

test('switches off adapters that are a function or a promise', async () => {
  const figures = vi.fn(async () => ({}));
  await expect(switchedOff('reviews', 'service-api', figures)()).rejects.toMatchObject({failure: 'switched-off'});
  expect(figures).not.toHaveBeenCalled();
  const adapter = switchedOff('search', 'search', {find: figures});
  expect(await Promise.resolve(adapter)).toBe(adapter);
});
