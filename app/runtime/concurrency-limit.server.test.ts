import {expect, test} from 'vitest';

import {createConcurrencyLimit} from './concurrency-limit.server';

test('work begins in its order once less runs than may, also after work that fails', async () => {
  const limit = createConcurrencyLimit(2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, fails = false) =>
    limit(() => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, () => (fails ? reject(new Error(name)) : resolve(name)));
      });
    });
  const [a, b, c, d] = [start('a'), start('b', true), start('c'), start('d')];
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')?.();
  await expect(b).rejects.toThrow('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  ends.get('a')?.();
  expect(await a).toBe('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  ends.get('c')?.();
  ends.get('d')?.();
  expect(await Promise.all([c, d])).toEqual(['c', 'd']);
  const e = start('e');
  const f = start('f');
  expect(begun.slice(4)).toEqual(['e', 'f']);
  ends.get('e')?.();
  ends.get('f')?.();
  expect(await Promise.all([e, f])).toEqual(['e', 'f']);
});
