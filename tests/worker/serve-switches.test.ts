import {describe, expect, test} from 'vitest';
import type {Feature, Switches} from '../../app/config/features';
import {publicDocument} from '../../app/domain/http/cache-policy';
import {visitorSwitches} from '../../app/edge/visitor-switches.server';
import {HTML, page, serveShop} from './serve-shop';

describe('what is switched off', () => {
  const SHARES: Switches = new Map([
    ['reviews', 25],
    ['search', 25],
  ]);

  /** A shop whose pages say what is off, to visitors whose groups are drawn in this order. */
  function setUpShares(switches: Switches, ...drawn: readonly number[]) {
    const groups = drawn.values();
    const rendered: string[] = [];
    const shop = serveShop(page, {
      switchesOf: (request, url) => visitorSwitches(request, url, switches, () => (groups.next().value ?? 0) / 100),
      render: async (request, nonce, off) => {
        expect(request.headers.get('Cookie')).toBeNull();
        const text = `off: ${[...off].join()}`;
        rendered.push(`${new URL(request.url).pathname} ${text}`);
        return new Response(text, {headers: {...HTML, ...publicDocument({tags: []})}});
      },
    });
    const visit = async (path: string, cookie = '') => {
      const {response, text} = await shop.get(path, {headers: {Cookie: cookie}});
      const set = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
      return {text, set, isHit: response.headers.get('Cache-Status')?.includes('hit')};
    };
    return {visit, rendered};
  }

  test('is another document of the page, kept for all who share it, with one cookie in the first answer', async () => {
    const {visit, rendered} = setUpShares(SHARES, 3, 30, 80, 4);
    for (const [text, group, isHit] of [
      ['off: reviews', 3, false],
      ['off: search', 30, false],
      ['off: ', 80, false],
      ['off: reviews', 4, true],
    ] as const) {
      expect(await visit('/de/p/waldgold')).toEqual({text, set: [`visitor_group=${group}`], isHit});
      const again = await visit('/de/p/waldgold', `visitor_group=${group}`);
      expect(again).toEqual({text, set: [], isHit: true});
    }
    expect(rendered).toHaveLength(3);
  });

  test('is off in the data of pages, too', async () => {
    const {visit, rendered} = setUpShares(SHARES);
    const data = async (cookie: string) => (await visit('/de/p/waldgold.data', cookie)).set;
    expect([await data('visitor_group=3'), await data('visitor_group=24'), await data('')]).toEqual([[], [], []]);
    expect(rendered).toEqual(['/de/p/waldgold.data off: reviews', '/de/p/waldgold.data off: ']);
  });

  test('is nothing, and sets no cookie, where no share is set', async () => {
    const {visit, rendered} = setUpShares(new Map([['reviews', 100]]), 3, 80);
    for (const cookie of ['', 'visitor_group=80']) {
      expect(await visit('/de/p/waldgold', cookie)).toMatchObject({text: 'off: reviews', set: []});
    }
    expect(rendered).toHaveLength(1);
  });

  test('is off at once for everybody, also on pages that are stored', async () => {
    const switches = new Map<Feature, number>();
    const {visit} = setUpShares(switches);
    expect(await visit('/de/p/waldgold')).toMatchObject({text: 'off: ', isHit: false});
    switches.set('measurement', 100);
    expect(await visit('/de/p/waldgold')).toMatchObject({text: 'off: measurement', isHit: false});
    expect(await visit('/de/p/waldgold')).toMatchObject({text: 'off: measurement', isHit: true});
  });
});
