import {afterEach, describe, expect, test} from 'vitest';

import {CUSTOMERS} from '../../support/customer';
import {cachePolicy} from '../support/headers';
import {control, logIn} from '../support/services';
import {createVisitor} from '../support/visitor';

const visitor = createVisitor();

afterEach(() => control.repair());

describe('a product', () => {
  test.each([
    ['/de/p/waldgold', '/de/p/waldgold', '/en/p/waldgold'],
    ['/en/p/trichter-dripper', '/de/p/handfilter-trichter', '/en/p/trichter-dripper'],
  ])('%s is offered, with its partner in the other language', async (path, de, en) => {
    const {status, data, linkedData} = await visitor.get(path);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      page: 'product',
      offer: {availability: {state: 'available'}},
      seo: {canonical: `http://localhost:3000${path}`, alternates: {de, en}},
    });
    expect(linkedData).toContain('"@type":"Product"');
  });

  test.each([
    ['/de/p/waldgold', ''],
    ['/de/p/waldgold?variant=40352&brew=1', '?variant=40352'],
    ['/de/p/waldgold?variant=999', ''],
  ])('lets the language switch take the chosen variant along: %s', async (path, partnerSearch) => {
    const alternates = {de: '/de/p/waldgold', en: '/en/p/waldgold'};
    expect(await visitor.get(path)).toMatchObject({data: {seo: {alternates, partnerSearch}}});
  });

  test.each([
    ['/de/p/waldgold', ['product', 'variants', 'productDetails']],
    ['/de/p/rueckspuelpulver-klar', ['product', 'productDetails']],
    ['/de/p/geschenkgutschein', ['product', 'variants', 'productDetails']],
  ])('has skip links to what can be chosen, in the form, too: %s', async (path, skipTargets) => {
    expect(await visitor.get(path)).toMatchObject({data: {skipTargets}});
  });

  test('is cached at the edge until it changes at the platform', async () => {
    expect(cachePolicy(await visitor.get('/de/p/waldgold'))).toEqual({
      maxAge: 300,
      tags: ['site-settings', 'product-id:1008'],
    });
  });

  test('is cached for 30 seconds only while its reviews are missing', async () => {
    await control.breakDown({service: 'service-api', kind: 'status', status: 503, times: 20});
    const answer = await visitor.get('/de/p/boa-luz');
    expect([answer.status, cachePolicy(answer)?.maxAge]).toEqual([200, 30]);
  });

  test.each([
    ['/de/p/waldgold', 4],
    ['/de/p/waldgold?reviews=1', 7],
    // An unknown value of the parameter.
    ['/de/p/waldgold?reviews=2', 4],
    ['/de/p/waldgold?reviews=all', 4],
    // A product with many reviews has more than a few in English, too.
    ['/en/p/boa-luz', 4],
    ['/en/p/boa-luz?reviews=1', 7],
    ['/en/p/morgentau?reviews=1', 8],
  ])('shows the newest reviews, or all that the address asks for: %s', async (path, count) => {
    const {linkedData} = await visitor.get(path);
    expect(linkedData.match(/"@type":"Review"/g)).toHaveLength(count);
  });

  test.each(['999', 'abc', '-1', '1e9', '%3Cscript%3E', '__proto__', '40351&variant=40352', ''])(
    'shows its first variant for ?variant=%s',
    async (variant) => {
      expect(await visitor.get(`/de/p/waldgold?variant=${variant}`)).toMatchObject({
        status: 200,
        data: {offer: {variant: {number: '40351'}}},
      });
    },
  );

  test('shows the variant that the address names', async () => {
    const {data} = await visitor.get('/de/p/waldgold?variant=40352');
    expect(data).toMatchObject({offer: {variant: {number: '40352'}}});
  });
});

describe('archived and unknown products', () => {
  test('a name of the other language is answered with a redirect', async () => {
    expect(await visitor.get('/de/p/trichter-dripper?variant=1')).toMatchObject({
      status: 301,
      location: '/de/p/handfilter-trichter?variant=1',
    });
  });

  test.each([
    ['a coffee', '/en/p/altweibersommer', 'coffee'],
    ['gear', '/de/p/handfilter-trichter-03', 'gear'],
  ])('%s that has left the range is gone, with nothing to skip to', async (_, path, removal) => {
    const answer = await visitor.get(path);
    expect(answer).toMatchObject({status: 410, data: {page: 'removed', removal, skipTargets: []}});
    expect(answer.data).toHaveProperty('seo.canonical', null);
  });

  test.each([
    ['an unknown product', '/de/p/nichts'],
    ['an unknown product in English', '/en/p/nothing'],
    ['a product named like a part of every object', '/de/p/__proto__'],
    ['a product named in HTML', `/de/p/${encodeURIComponent('<b>x</b>')}`],
    ['a very long name', `/de/p/${'x'.repeat(4000)}`],
  ])('%s is 404 with links to the shop', async (_, path) => {
    const answer = await visitor.get(path);
    expect(answer).toMatchObject({status: 404, data: {page: 'removed', removal: 'unknown', title: null}});
    expect(cachePolicy(answer)).toBeNull();
  });
});

describe('a product for businesses', () => {
  const path = '/de/p/waldgold-gastro';
  const offerOf = (isExclusive: boolean) => ({status: 200, data: {offer: {product: {b2bExclusive: isExclusive}}}});

  test('is not sold to everybody else, logged in or not', async () => {
    const consumer = await logIn(CUSTOMERS.upcoming);
    for (const other of [visitor, consumer]) expect(await other.get(path)).toMatchObject(offerOf(true));
  });

  test('tells its price to businesses alone', async () => {
    const price = /"(?:cents|price)":"?[1-9]/;
    const pageOf = async (browser: typeof visitor) => {
      const {data, linkedData} = await browser.get(path);
      return JSON.stringify(data) + linkedData;
    };
    expect(await pageOf(visitor)).not.toMatch(price);
    expect(await pageOf(await logIn(CUSTOMERS.business))).toMatch(price);
  });

  test('is not sold for a forged cookie', async () => {
    const forger = createVisitor();
    forger.cookies.set('__Host-business', '1');
    expect(await forger.get(path)).toMatchObject(offerOf(true));
  });

  test('is sold to a business', async () => {
    const business = await logIn(CUSTOMERS.business);
    expect(await business.get(path)).toMatchObject(offerOf(false));
  });
});
