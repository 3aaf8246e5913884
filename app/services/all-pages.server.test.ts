import {expect, it, vi} from 'vitest';

import {allPages} from './all-pages.server';

const PAGES = [['a', 'b'], ['c', 'd'], ['e']];

function createPages() {
  return vi.fn((after: string | null) => {
    const number = after === null ? 0 : Number(after) + 1;
    const pageInfo = {hasNextPage: number < PAGES.length - 1, endCursor: String(number)};
    return Promise.resolve({nodes: PAGES[number] ?? [], pageInfo});
  });
}

it.each([
  ['all pages of a connection', undefined, ['a', 'b', 'c', 'd', 'e'], [null, '0', '1']],
  ['as many as are enough', 3, ['a', 'b', 'c', 'd'], [null, '0']],
  ['one where it has enough', 2, ['a', 'b'], [null]],
  ['all where there never are enough', 9, ['a', 'b', 'c', 'd', 'e'], [null, '0', '1']],
] as const)('reads %s', async (_what, enough, nodes, asked) => {
  const read = createPages();
  const isEnough = enough === undefined ? undefined : (found: readonly string[]) => found.length >= enough;
  expect(await allPages(read, isEnough)).toEqual(nodes);
  expect(read.mock.calls.map(([after]) => after)).toEqual(asked);
});

it('ends with a platform that never stops', async () => {
  const read = vi.fn(() => Promise.resolve({nodes: [1], pageInfo: {hasNextPage: true, endCursor: 'more'}}));
  expect(await allPages(read)).toHaveLength(40);
});

it('ends where the platform says that there is more, and not from where', async () => {
  const read = vi.fn(() => Promise.resolve({nodes: [1], pageInfo: {hasNextPage: true, endCursor: null}}));
  expect(await allPages(read)).toEqual([1]);
});
