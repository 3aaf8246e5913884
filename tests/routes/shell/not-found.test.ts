import {expect, test} from 'vitest';

import {createVisitor, type Exchange} from '../support/visitor';

const visitor = createVisitor();

test.each(['/404', '/nowhere', '/de/nowhere', '/en/nowhere/at/all', '/__manifest', '/de/c', '/de/p/waldgold/nowhere'])(
  '%s is an uncached 404',
  async (path) => {
    const {status, headers} = await visitor.get(path);
    expect([status, headers.get('X-Edge-Cache')]).toEqual([404, null]);
  },
);

// The platform's usual forms, and the merchant's list, which goes before them.
test.each([
  ['/pages/impressum', '/de/e/impressum'],
  ['/collections/zubehoer', '/de/g/equipment-shop'],
  ['/pages/ueber-uns', '/de/e/geschichte'],
  ['/blogs/journal', '/de/a'],
  ['/de/p/milchschlauch-fuer-ulster', '/de/p/milchschlauch-fuer-milseburg'],
  ['/en/p/milk-hose-for-ulster', '/en/p/milk-hose-for-milseburg'],
])('%s has moved for good to %s', async (path, location) => {
  expect(await visitor.get(path)).toMatchObject({status: 301, location});
});

test('where the editors say that it is not permanent, a path has moved for now', async () => {
  const exchange: Exchange = async (request, send) => {
    const answer = await send(request);
    return new Response((await answer.text()).replaceAll('"permanent":true', '"permanent":false'), answer);
  };
  const edited = createVisitor({exchange});
  expect(await edited.get('/de/e/ueber-uns')).toMatchObject({status: 302, location: '/de/e/geschichte'});
});
