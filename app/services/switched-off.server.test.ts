import {expect, test, vi} from 'vitest';

import {asPart} from './part.server';
import {switchedOff} from './switched-off.server';

test('an adapter that is switched off asks nobody and fails as in an outage', async () => {
  const find = vi.fn(async (words: string) => [words]);
  const search = switchedOff('search', 'search', {find});
  await expect(search.find('mild')).rejects.toMatchObject({service: 'search', failure: 'switched-off'});
  expect(await asPart(search.find('mild'), () => {})).toEqual({state: 'unavailable'});
  expect(find).not.toHaveBeenCalled();
});

test('so does an adapter that is one function, and one that somebody waits for', async () => {
  const figures = vi.fn(async () => ({}));
  await expect(switchedOff('reviews', 'service-api', figures)()).rejects.toMatchObject({failure: 'switched-off'});
  expect(figures).not.toHaveBeenCalled();
  const adapter = switchedOff('search', 'search', {find: figures});
  expect(await Promise.resolve(adapter)).toBe(adapter);
});
