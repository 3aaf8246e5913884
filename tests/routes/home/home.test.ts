import {afterEach, describe, expect, test} from 'vitest';

import {CMS_DOWN, PLATFORM_DOWN} from '../../support/control';
import {cachePolicy} from '../support/headers';
import {control} from '../support/services';
import {createVisitor, type Exchange} from '../support/visitor';

const visitor = createVisitor();

afterEach(() => control.repair());

describe('home', () => {
  test.each([
    ['/', 'de', 'Lichtung – Kaffee aus Hamburg, frisch geröstet'],
    ['/en', 'en', 'Lichtung – Coffee from Hamburg, freshly roasted'],
  ] as const)('%s has its title, canonical address and partner, and sells', async (path, language, title) => {
    const {status, data, linkedData} = await visitor.get(path);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      seo: {title, canonical: `http://localhost:3000${path}`, alternates: {de: '/', en: '/en'}},
      sells: ['donating', 'plain'],
    });
    expect(linkedData).toContain(`"inLanguage":"${language}`);
  });

  test('tells search engines what the editors say of it, and is never kept out of them', async () => {
    const exchange: Exchange = async (request, send) => {
      const answer = await send(request);
      if (!request.url.includes('home')) return answer;
      const text = (await answer.text()).replaceAll('"noindex":false', '"noindex":true');
      return new Response(text.replaceAll('Kaffee aus Hamburg, frisch geröstet', 'Kaffee von hier'), answer);
    };
    const {data} = await createVisitor({exchange, lastKnownGood: 'edited'}).get('/');
    expect(data).toMatchObject({seo: {title: 'Lichtung – Kaffee von hier', canonical: 'http://localhost:3000/'}});
  });

  test('is cached at the edge until its content changes', async () => {
    const answer = await visitor.get('/');
    expect(cachePolicy(answer)).toEqual({
      maxAge: 300,
      tags: ['site-settings', 'home'],
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('is complete while the CMS is down', async () => {
    await control.breakDown(CMS_DOWN);
    expect(await visitor.get('/')).toMatchObject({status: 200, data: {sells: ['donating', 'plain']}});
  });

  test('is unavailable while the platform is down, and says when to try again', async () => {
    await control.breakDown(PLATFORM_DOWN);
    const {status, headers, data} = await visitor.get('/');
    expect([status, headers.get('Retry-After'), data]).toEqual([503, '1', undefined]);
  });
});
