import {afterAll, afterEach, describe, expect, test} from 'vitest';

import {CMS_DOWN} from '../../support/control';
import {edit} from '../../support/editor';
import {control, origins} from '../support/services';
import {createVisitor} from '../support/visitor';

afterEach(() => control.repair());
afterAll(() => control.reset());

describe('the frame around every page', () => {
  test('says in its language what editors want to have said, also while the CMS is down', async () => {
    const visitor = createVisitor();
    const footnotesOf = async (path: string) => (await visitor.get(path)).loaderData['routes/shell'];
    await edit(origins.emulator, 'siteSettings-de-settings', {
      footerFootnote: {footnoteActive: true, footnoteText: 'Am 24. haben wir zu.'},
      pdpBuyboxFootnote: {buyboxFootnoteActive: true, buyboxFootnoteText: 'Bis Freitag mit Grußkarte.'},
    });
    const said = {footnotes: {footer: 'Am 24. haben wir zu.', buybox: 'Bis Freitag mit Grußkarte.'}};
    expect(await footnotesOf('/de/p/waldgold')).toMatchObject(said);
    expect(JSON.stringify(await footnotesOf('/en/p/waldgold'))).not.toContain('Am 24.');
    await control.breakDown(CMS_DOWN);
    expect(await footnotesOf('/de/p/morgentau')).toMatchObject(said);
  });
});

test('the year of the copyright is that in Germany', async () => {
  const settings = {CLOCK_OFFSET_MS: String(Date.parse('2031-12-31T23:30:00Z') - Date.now())};
  const {loaderData} = await createVisitor({settings}).get('/de/e/impressum');
  expect(loaderData['routes/shell']).toMatchObject({year: 2032});
});

test('the trust figure of the footer is what editors say, and none where they say none', async () => {
  const said = {
    rating: 4.4,
    count: 1234,
    source: 'Prüfer',
    verification: 'Käufe geprüft',
    date: '2026-10-31',
    url: 'https://reviews.example/shop',
  };
  for (const shopReviews of [said, null]) {
    await edit(origins.emulator, 'siteSettings-de-settings', {shopReviews});
    const {loaderData} = await createVisitor().get('/de/p/waldgold');
    expect(loaderData['routes/shell']).toMatchObject({reviews: shopReviews});
  }
});

describe('while the shop is closed for work on it', () => {
  const visitor = createVisitor({settings: {MAINTENANCE: 'on'}});

  test.each(['/', '/en', '/de/p/waldgold', '/de/checkout/cart', '/de/cart.json', '/sitemap.xml', '/nowhere'])(
    '%s is unavailable for ten minutes',
    async (path) => {
      const {status, headers} = await visitor.get(path);
      expect([status, headers.get('Retry-After')]).toEqual([503, '600']);
    },
  );

  test('forms are not taken', async () => {
    expect((await visitor.post('/de/newsletter', {email: 'ada@example.com'})).status).toBe(503);
  });
});

describe('a form that is sent to a page without one', () => {
  test.each(['/', '/en', '/de/c/coffee-shop', '/de/p/waldgold', '/de/e/impressum', '/nowhere', '/de/search'])(
    'is refused at %s',
    async (path) => {
      const {status, headers} = await createVisitor().post(path, {a: '1'});
      expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    },
  );
});
