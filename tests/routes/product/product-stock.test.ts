import {expect, test} from 'vitest';

import {createVisitor} from '../support/visitor';

const visitor = createVisitor();

test('the sold-out variants of a product are a list, for its page alone', async () => {
  const {status, body} = await visitor.get('/de/stock.json?id=1008');
  expect([status, JSON.parse(body)]).toEqual([200, []]);
});

test.each(['', '?id=', '?id=0', '?id=1e3', '?id=-1', '?id=999999', `?id=${'1'.repeat(16)}`])(
  'no product is not found: %s',
  async (query) => {
    expect((await visitor.get(`/de/stock.json${query}`)).status).toBe(404);
  },
);
