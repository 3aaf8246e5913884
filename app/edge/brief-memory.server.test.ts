import {expect, it} from 'vitest';

import {createBriefMemory} from './brief-memory.server';

it('knows a name for so long', () => {
  let now = 0;
  const memory = createBriefMemory({forMs: 600, most: 10, clock: () => now});
  memory.add('gift');
  expect([memory.has('gift'), memory.has('donation')]).toEqual([true, false]);
  now = 599;
  expect(memory.has('gift')).toBe(true);
  now = 600;
  expect(memory.has('gift')).toBe(false);
});

it('forgets the oldest where there are too many; one that comes again is the newest', () => {
  const memory = createBriefMemory({forMs: 600, most: 2, clock: () => 0});
  for (const name of ['one', 'two', 'one', 'three']) memory.add(name);
  expect(['one', 'two', 'three'].map(memory.has)).toEqual([true, false, true]);
});
