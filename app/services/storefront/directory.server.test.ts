import {expect, it, vi} from 'vitest';

import {allPages} from './directory.server';

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
