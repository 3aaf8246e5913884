import {expect, it, vi} from 'vitest';

import {readPages} from './pages-of-a-list';

const ENDS = {
  'last-page': {hasNextPage: false, endCursor: 'b'},
  'no-cursor': {hasNextPage: true, endCursor: null},
};

it.each(Object.entries(ENDS))('ends with a page: %s', async (endedBy, end) => {
  const read = vi.fn((after: string | null) =>
    Promise.resolve(
      after === null ? {nodes: [1, 2], pageInfo: {hasNextPage: true, endCursor: 'a'}} : {nodes: [3], pageInfo: end},
    ),
  );
  expect(await readPages(read, {most: 9})).toEqual({nodes: [1, 2, 3], endedBy});
  expect(read.mock.calls).toEqual([[null], ['a']]);
});
