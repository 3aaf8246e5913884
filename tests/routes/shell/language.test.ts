import {expect, test} from 'vitest';

import {createVisitor} from '../support/visitor';

const visitor = createVisitor();

test.each(['/fr', '/EN', '/fr/checkout/cart', '/fr/newsletter', '/fr/consent', '/fr/a'])(
  'is 404 in an unknown language: %s',
  async (path) => {
    expect(await visitor.get(path)).toMatchObject({status: 404, location: null});
  },
);

test.each(['/de/newsletter', '/en/newsletter', '/de/checkout/cart', '/en/checkout/cart'])(
  'exists in the shop’s languages: %s',
  async (path) => {
    expect((await visitor.get(path)).status).toBe(200);
  },
);
