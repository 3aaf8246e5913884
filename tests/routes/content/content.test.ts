import {afterEach, describe, expect, test} from 'vitest';

import {CMS_DOWN} from '../../support/control';
import {cachePolicy} from '../support/headers';
import {control} from '../support/services';
import {createVisitor} from '../support/visitor';

const visitor = createVisitor();

afterEach(() => control.repair());

describe('a content page', () => {
  test.each([
    ['/de/e/impressum', 'Impressum – Lichtung', '/en/e/legal-notice'],
    ['/en/e/legal-notice', 'Legal notice – Lichtung', '/de/e/impressum'],
    ['/de/e/faq', 'Häufige Fragen – Lichtung', '/en/e/faq'],
  ])('%s has its title, canonical address and partner', async (path, title, partner) => {
    const {status, data} = await visitor.get(path);
    expect(status).toBe(200);
    expect(data).toMatchObject({seo: {title, canonical: `http://localhost:3000${path}`}});
    expect(data).toHaveProperty(`seo.alternates.${partner.slice(1, 3)}`, partner);
  });

  test('is kept at the edge until editors change it', async () => {
    const answer = await visitor.get('/de/e/impressum');
    expect(cachePolicy(answer)).toEqual({maxAge: 300, tags: ['site-settings', 'page:impressum']});
  });

  test('with questions and answers says so to search engines', async () => {
    const {data} = await visitor.get('/de/e/faq');
    expect(data).toHaveProperty('structured', expect.stringContaining('"@type":"FAQPage"'));
  });

  test('that was seen stays while the CMS is down', async () => {
    await visitor.get('/de/e/versand');
    await control.breakDown(CMS_DOWN);
    expect(await visitor.get('/de/e/versand')).toMatchObject({status: 200, data: {shown: {page: {slug: 'versand'}}}});
  });
});

test.each([
  ['an unknown page', '/de/e/gibt-es-nicht'],
  ['a page by its name in the other language', '/en/e/impressum'],
  ['a name that breaks out of a query', '/de/e/%22%5D'],
  ['an unknown language', '/fr/e/impressum'],
])('%s is not found', async (_, path) => {
  expect(await visitor.get(path)).toMatchObject({status: 404, location: null});
});

test('what was taken away for good is gone', async () => {
  expect((await visitor.get('/de/e/gewinnspiel-2023')).status).toBe(410);
});

test.each([
  ['/de/e/lieferung', '/de/e/versand'],
  ['/en/e/imprint', '/en/e/legal-notice'],
  ['/de/e/story?utm_source=post', '/de/e/geschichte?utm_source=post'],
])('the renamed page %s leads on for good, in one step', async (path, location) => {
  expect(await visitor.get(path)).toMatchObject({status: 301, location});
  expect((await visitor.get(location)).status).toBe(200);
});
