import {afterAll, afterEach, describe, expect, test} from 'vitest';

import {CMS_DOWN} from '../../support/control';
import {prependBlocks} from '../../support/editor';
import {cachePolicy} from '../support/headers';
import {control, origins} from '../support/services';
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

  test('is cached at the edge until editors change it', async () => {
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

describe('a content page with a block that the shop cannot show', () => {
  const path = '/de/e/geschichte';
  const gallery = {_key: 'g1', _type: 'gallery', images: []};
  const quote = {_key: 'q1', _type: 'quote', text: 'Ein Zitat ohne Autor.'};

  afterAll(() => control.reset());

  test('shows the rest of its content, and reports each skipped block once', async () => {
    const {data: before} = await visitor.get(path);
    await prependBlocks(origins.emulator, 'page-de-geschichte', [gallery, quote]);
    const {status, data, reports} = await visitor.get(path);
    expect(status).toBe(200);
    expect(data).toEqual(before);
    expect(reports).toMatchObject([
      {message: 'cms: malformed (skipped gallery g1 of page-de-geschichte)'},
      {message: 'cms: malformed (skipped quote q1 of page-de-geschichte)'},
    ]);
    expect((await visitor.get(path)).reports).toEqual([]);
  });
});

// The visitor of route tests throws for a request with more calls at once than may wait.
test('a content page with two rows of twelve products asks for each row at once', async () => {
  const {calls: before} = await visitor.get('/de/e/geschichte');
  const coffees = ['waldgold', 'morgentau', 'boa-luz', 'alto-rocio', 'birkenlicht', 'ceniza', 'kivu', 'mondschein'];
  const handles = [...coffees, 'gibt-es-nicht', 'finca-ocaso', 'jahresring', 'monsun'];
  await prependBlocks(
    origins.emulator,
    'page-de-geschichte',
    ['Neu', 'Alt'].map((heading) => ({_key: heading, _type: 'productRow', heading, productHandles: handles})),
  );
  const {data, calls} = await visitor.get('/de/e/geschichte');
  await control.reset();
  expect(calls).toHaveLength(before.length + 2);
  const found = handles.filter((handle) => handle !== 'gibt-es-nicht').map((handle) => ({handle}));
  expect(data).toMatchObject({extras: {rows: {Neu: found, Alt: found}}});
});

test.each([
  ['an unknown page', '/de/e/gibt-es-nicht'],
  ['a page by its name in the other language', '/en/e/impressum'],
  ['a name that breaks out of a query', '/de/e/%22%5D'],
])('%s is not found', async (_, path) => {
  expect(await visitor.get(path)).toMatchObject({status: 404, location: null});
});

test('returns 410 for removed pages', async () => {
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
