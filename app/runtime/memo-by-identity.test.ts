import {expect, it, vi} from 'vitest';

import {memoByIdentity} from './memo-by-identity';

it('derives once per object, and anew for an equal one', () => {
  const derive = vi.fn(({title}: {readonly title: string}) => (title === '' ? undefined : {title}));
  const memo = memoByIdentity(derive);
  const [one, empty] = [{title: 'Waldgold'}, {title: ''}];
  expect(memo(one)).toBe(memo(one));
  expect([memo(empty), memo(empty)]).toEqual([undefined, undefined]);
  expect(derive).toHaveBeenCalledTimes(2);
  expect(memo({title: 'Waldgold'})).not.toBe(memo(one));
});
