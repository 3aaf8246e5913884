import {expect, test} from 'vitest';

import {createVisitor} from '../support/visitor';

test.each(['de', 'en'])('confirms the mail on a noindex page in %s', async (language) => {
  const answer = await createVisitor().get(`/${language}/newsletter/sent`);
  expect(answer).toMatchObject({status: 200, data: {seo: {canonical: null}}});
});
