import {expect, test} from 'vitest';

import {createVisitor} from '../support/visitor';

test.each([
  ['de', 'private, no-cache'],
  ['en', 'private, no-cache'],
])('confirms the mail on a noindex page in %s', async (language, cacheControl) => {
  const {status, headers, data} = await createVisitor().get(`/${language}/newsletter/sent`);
  expect([status, headers.get('Cache-Control')]).toEqual([200, cacheControl]);
  expect(data).toMatchObject({seo: {canonical: null}});
});
