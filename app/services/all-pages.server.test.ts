import {expect, it, vi} from 'vitest';

import {allPages, enoughPages} from './all-pages.server';

const PAGES = [['a', 'b'], ['c', 'd'], ['e']];

function createPages() {
  return vi.fn((after: string | null) => {
    const number = after === null ? 0 : Number(after) + 1;
    const pageInfo = {hasNextPage: number < PAGES.length - 1, endCursor: String(number)};
    return Promise.resolve({nodes: PAGES[number] ?? [], pageInfo});
  });
}

const endless = () => vi.fn(() => Promise.resolve({nodes: [1], pageInfo: {hasNextPage: true, endCursor: 'more'}}));

it('reads all pages of a connection', async () => {
  const read = createPages();
  expect(await allPages('storefront', read)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(read.mock.calls.map(([after]) => after)).toEqual([null, '0', '1']);
});

it.each([
  ['as many as are enough', 3, ['a', 'b', 'c', 'd'], [null, '0']],
  ['one where it has enough', 2, ['a', 'b'], [null]],
  ['all where there never are enough', 9, ['a', 'b', 'c', 'd', 'e'], [null, '0', '1']],
] as const)('reads %s', async (_what, enough, nodes, asked) => {
  const read = createPages();
  expect(await enoughPages(read, (found) => found.length >= enough)).toEqual(nodes);
  expect(read.mock.calls.map(([after]) => after)).toEqual(asked);
});

it('takes no part of a list for the whole: a platform that never stops fails', async () => {
  const read = endless();
  await expect(allPages('storefront', read)).rejects.toMatchObject({service: 'storefront', failure: 'malformed'});
  expect(read).toHaveBeenCalledTimes(250);
});

it('ends with a platform that never has enough', async () => {
  expect(await enoughPages(endless(), () => false)).toHaveLength(40);
});
