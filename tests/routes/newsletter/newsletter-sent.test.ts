import {expect, test} from 'vitest';

import {createVisitor} from '../support/visitor';

test.each([
  ['de', 'private, no-cache'],
  ['en', 'private, no-cache'],
])('that a mail is on its way stands on a page in %s that nobody indexes', async (language, cacheControl) => {
  const {status, headers, data} = await createVisitor().get(`/${language}/newsletter/sent`);
  expect([status, headers.get('Cache-Control')]).toEqual([200, cacheControl]);
  expect(data).toMatchObject({seo: {canonical: null}});
});
