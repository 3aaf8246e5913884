import {expect, it} from 'vitest';

import {createTtlSet} from './ttl-set.server';

it('knows a name for a limited time', () => {
  let now = 0;
  const names = createTtlSet({ttlMs: 600, maxSize: 10, clock: () => now});
  names.add('gift');
  expect([names.has('gift'), names.has('donation')]).toEqual([true, false]);
  now = 599;
  expect(names.has('gift')).toBe(true);
  now = 600;
  expect(names.has('gift')).toBe(false);
});

it('forgets the oldest name when it is full; a name that is added again is the newest', () => {
  const names = createTtlSet({ttlMs: 600, maxSize: 2, clock: () => 0});
  for (const name of ['one', 'two', 'one', 'three']) names.add(name);
  expect(['one', 'two', 'three'].map(names.has)).toEqual([true, false, true]);
});
