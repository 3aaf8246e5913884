import {afterEach, describe, expect, test} from 'vitest';

import {CMS_DOWN} from '../../support/control';
import {cachePolicy} from '../support/headers';
import {control} from '../support/services';
import {createVisitor} from '../support/visitor';

const visitor = createVisitor();
const PATH = '/de/e/lieblingskaffee';
const MATCHED = '?drink=coffee-black&method=method-pour-over&taste=taste-classic';

afterEach(() => control.repair());

describe('the search for a coffee', () => {
  test.each([
    ['', []],
    ['?drink=coffee-decaf', [{name: 'drink', choice: 'coffee-decaf'}]],
    ['?drink=tee&method=method-chemex&taste=%3Cscript%3E', []],
  ])('keeps valid answers and continues from there: %s', async (query, answers) => {
    const {status, data} = await visitor.get(PATH + query);
    expect(status).toBe(200);
    expect(data).toMatchObject({answers, result: null, seo: {canonical: `http://localhost:3000${PATH}`}});
  });

  test.each([
    ['/de/e/lieblingskaffee', /^Finde deinen Lieblingskaffee – /],
    ['/de/e/lieblingskaffee?drink=coffee-black', /^Womit brühst du ihn\? – /],
    [`/de/e/lieblingskaffee${MATCHED}`, /^.+ passt zu dir – /],
    ['/en/e/coffee-match?drink=coffee-black&method=method-chemex', /^And what should it taste like\? – /],
  ])('says in its title which step it is: %s', async (path, title) => {
    expect((await visitor.get(path)).data).toHaveProperty('seo.title', expect.stringMatching(title));
  });

  test('ends with a coffee that can be had', async () => {
    const {status, data} = await visitor.get(PATH + MATCHED);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      result: {card: {kind: 'coffee', availableForSale: true}},
      seo: {canonical: `http://localhost:3000${PATH}`},
    });
    // Shared, a match is known by its coffee.
    expect(data).toHaveProperty('seo.share.picture', expect.stringContaining('http://localhost:3000/media/'));
  });

  test.each([
    ['', 'page:lieblingskaffee'],
    ['?drink=coffee-decaf', 'page:lieblingskaffee'],
    [MATCHED, expect.stringMatching(/^product-id:\d+$/)],
  ])('caches each step at the edge: %s', async (query, tag) => {
    expect(cachePolicy(await visitor.get(PATH + query))).toEqual({maxAge: 300, tags: ['site-settings', tag]});
  });

  test('omits editorial texts while the CMS is down and is cached only briefly', async () => {
    await visitor.get(PATH);
    await control.breakDown(CMS_DOWN);
    const answer = await visitor.get('/en/e/coffee-match');
    expect(answer).toMatchObject({status: 200, data: {own: null}});
    expect(cachePolicy(answer)?.maxAge).toBe(30);
  });
});
