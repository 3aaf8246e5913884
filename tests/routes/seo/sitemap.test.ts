import {afterEach, describe, expect, test} from 'vitest';

import {CMS_DOWN} from '../../support/control';
import {edgePolicy, HOURLY} from '../support/headers';
import {control} from '../support/services';
import {createVisitor} from '../support/visitor';

const visitor = createVisitor();

afterEach(() => control.repair());

describe('a sitemap', () => {
  test.each([
    ['pages', '/', '/en/e/legal-notice'],
    ['posts', '/de/b/kaffee-lagern', null],
    ['products', '/de/p/waldgold', '/en/p/trichter-dripper'],
    ['collections', '/de/c/coffee-shop', '/en/g/equipment-shop'],
  ])('of %s has its pages, and their partners', async (type, page, partner) => {
    const answer = await visitor.get(`/de/sitemaps/${type}.xml`);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(answer.body).toContain(`<loc>http://localhost:3000${page}</loc>`);
    if (partner !== null) expect(answer.body).toContain(`hreflang="en-GB" href="http://localhost:3000${partner}"`);
    expect(edgePolicy(answer)).toEqual({...HOURLY, tags: ['site-settings', `sitemap:${type}`]});
  });

  test('without its service is unavailable, and not empty', async () => {
    await control.breakDown(CMS_DOWN);
    expect((await visitor.get('/de/sitemaps/posts.xml')).status).toBe(503);
  });

  test.each(['/de/sitemaps/nothing.xml', '/de/sitemaps/pages'])('%s is not found', async (path) => {
    expect((await visitor.get(path)).status).toBe(404);
  });
});
