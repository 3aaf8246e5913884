import {readdir} from 'node:fs/promises';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {tidyUp} from '../load/held-memory';
import {controlOf, PLATFORM_DOWN} from '../support/control';
import {isFullRun, trials} from '../support/full-run';
import {messages} from '../support/messages';
import {type RunningShop, startShop} from '../support/shop-process';
import {createVisitor, type Visitor} from '../support/visitor';

let shop: RunningShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await startShop({BREAKER: 'off'}, {inspect: isFullRun});
  visitor = createVisitor(shop.shop);
});
afterAll(() => shop.stop());

const statusOf = async (address: string) => (await visitor.get(address)).headers.get('Cache-Status') ?? '';

/** What an answer costs the hosted services, in requests. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const control = controlOf(shop.emulator);
  const before = await control.requestCount();
  await work();
  return (await control.requestCount()) - before;
}

test.each([
  ['/de/C/Coffee-Shop?sort=new&x=Y', '/de/c/coffee-shop?sort=new&x=Y'],
  ['/de/p/w%61ldgold/', '/de/p/waldgold'],
  ['/en/FEEDS/products.xml', '/en/feeds/products.xml'],
  ['/de/E/VERSAND', '/de/e/versand'],
])('%s is another spelling of %s, and costs nobody anything', async (address, own) => {
  const cost = await costOf(async () => {
    const {status, headers} = await visitor.get(address);
    expect([status, headers.get('Location')]).toEqual([301, own]);
  });
  expect(cost).toBe(0);
});

describe('a value that a page does not recognise', () => {
  test.each([
    ['/de/c/coffee-shop', '?sort=invented&type=invented&invented=1'],
    ['/en/e/coffee-match', '?drink=invented'],
    ['/de/e/versand', '?page=2&variant=1'],
  ])('%s with %s is the page without it', async (page, query) => {
    await visitor.get(page);
    expect(await statusOf(page + query)).toContain('; hit');
  });

  test.each([
    ['/de/p/waldgold?variant=999999', '/de/p/waldgold?variant=40352'],
    ['/de/c/coffee-shop?page=99', '/de/c/coffee-shop?type=espresso'],
    ['/de/c/coffee-shop?brand=invented', '/de/c/coffee-shop?sort=title'],
    ['/de/a?category=invented', '/de/a?category=kaffeewissen'],
    ['/de/s/kaffee-abo-bestellen?coffee=invented', '/de/s/kaffee-abo-bestellen?coffee=waldgold'],
    ['/de/p/waldgold?dose=17', '/de/p/waldgold?brew=2'],
  ])('%s is rendered and not stored, but %s is', async (invented, known) => {
    for (const address of [invented, invented]) expect(await statusOf(address)).toMatch(/^lichtung; fwd=miss; .*\d$/);
    await visitor.get(known);
    expect(await statusOf(known)).toContain('; hit');
  });
});

describe('a path that no page has', () => {
  test.each(['/wp-login.php', '/de/nirgends', '/fr/p/waldgold', '/de/p/unbekannt', '/en/e/unknown', '/de/c/unbekannt'])(
    '%s costs the services something once, whatever it is asked with',
    async (address) => {
      expect((await visitor.get(address)).status).toBe(404);
      const cost = await costOf(async () => {
        for (const query of ['', '?x=1', '?variant=2']) {
          const again = await visitor.get(address + query);
          expect([again.status, again.headers.get('Cache-Status')]).toEqual([404, expect.stringContaining('; hit')]);
        }
      });
      expect(cost).toBe(0);
    },
  );

  test('the data of a file is nothing', async () => {
    const cost = await costOf(async () => {
      for (const file of ['/de/feeds/products.xml', '/robots.txt', '/de/sitemaps/pages.xml', '/en/a/feed.xml']) {
        expect((await visitor.get(`${file}.data`)).status, file).toBe(404);
      }
    });
    expect(cost).toBe(0);
  });

  test('is not remembered where a list of redirects did not answer', async () => {
    const control = controlOf(shop.emulator);
    const address = '/collections/grinders?utm_source=mail';
    await control.breakDown(PLATFORM_DOWN);
    const during = await visitor.get('/de/nirgends-sonst');
    expect([during.status, during.headers.get('Cache-Status')]).toEqual([404, 'lichtung; fwd=miss; fwd-status=404']);
    await visitor.get(address);
    await control.repair();
    const after = await visitor.get(address);
    expect([after.status, after.headers.get('Location')]).toEqual([301, '/de/g/grinders?utm_source=mail']);
    expect((await visitor.get('/de/nirgends-sonst')).headers.get('Cache-Status')).toContain('fwd=miss');
  });

  test('an unknown product is told in its own words when it is remembered, too', async () => {
    for (const address of ['/de/p/nie-gewesen', '/de/p/nie-gewesen?variant=1']) {
      expect((await visitor.get(address)).body).toContain(messages('de')('details:left.unknown'));
    }
  });
});

const ADDRESSES = trials({quick: 300, full: 100_000});
/** Each of these many is one that has to be rendered; the others cost next to nothing. */
const RENDERED_OF = 20;
const AT_ONCE = 8;
/** Documents and missing pages in memory, and the names of what is stored. */
const HEAP_GROWTH_AT_MOST_MB = 24;
/** Longer than a page, its renewal and the calls of either may take. */
const QUIET_MS = 20_000;
const MB = 1024 * 1024;

const OWN = ['/', '/de/p/waldgold', '/de/c/coffee-shop', '/de/e/versand', '/de/e/lieblingskaffee'];

/** A path in the spelling of this number: its bits say which letters are written otherwise. */
const spelled = (own: string, number: number, write: (letter: string) => string) =>
  own.replace(/(?<=^\/de).*/, (rest) =>
    [...rest]
      .map((letter, place) => (letter !== '/' && (number >> (place % 17)) & 1 ? write(letter) : letter))
      .join(''),
  );

const CHEAP: readonly ((number: number) => string)[] = [
  (number) => `/de/p/waldgold?invented${number}=1`,
  (number) => `/de/c/coffee-shop?sort=x${number}&type=y${number}`,
  (number) => `/de/e/lieblingskaffee?drink=${number}`,
  (number) => spelled('/de/c/coffee-shop', number + 1, (letter) => letter.toUpperCase()),
  (number) => spelled('/de/p/waldgold', number + 1, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (number) => `/de/feeds/products.xml.data?x=${number}`,
];
const DEAR: readonly ((number: number) => string)[] = [
  (number) => `/de/p/waldgold?variant=9${number}`,
  (number) => `/de/c/coffee-shop?page=${number + 100}`,
  (number) => `/de/nirgends-${number}`,
  (number) => `/de/p/unbekannt-${number}?variant=${number}`,
  (number) => `/de/p/waldgold.data?_routes=root,routes/product,routes/x${number}`,
];

function addressOf(number: number): string {
  const kinds = number % RENDERED_OF === 0 ? DEAR : CHEAP;
  const turn = Math.floor(number / (number % RENDERED_OF === 0 ? RENDERED_OF : 1));
  return kinds[turn % kinds.length]?.(number) ?? '/';
}

/** How many documents lie in the platform's cache. */
async function storedDocuments(): Promise<number> {
  const files = await readdir(path.join(shop.dataDir, 'cache'), {recursive: true, withFileTypes: true});
  return files.filter((file) => file.isFile() && file.parentPath.endsWith('blobs')).length;
}

/** What the worker holds on to, in MB, once what goes on behind its answers has ended. */
async function heldMemory(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  return (await tidyUp(shop.inspector ?? 0)) / MB;
}

test(
  `under ${ADDRESSES} invented addresses nothing is stored, and memory stays within its bounds`,
  {timeout: 60_000 + ADDRESSES * 60},
  async () => {
    for (const own of [...OWN, ...OWN]) await visitor.get(own);
    const before = await storedDocuments();
    const heldBefore = isFullRun ? await heldMemory() : 0;
    expect(before).toBeGreaterThanOrEqual(OWN.length);

    const started = Date.now();
    const statuses = new Map<number, number>();
    let next = 0;
    const visit = async () => {
      while (next < ADDRESSES) {
        const answer = await fetch(shop.shop + addressOf((next += 1)), {redirect: 'manual'});
        await answer.arrayBuffer();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({length: AT_ONCE}, visit));

    const seconds = Math.round((Date.now() - started) / 1000);
    const heldAfter = isFullRun ? await heldMemory() : 0;
    const told = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    console.log(
      `${ADDRESSES} in ${seconds} s: ${told}; held ${heldBefore.toFixed(1)}, then ${heldAfter.toFixed(1)} MB`,
    );
    expect([...statuses.keys()].sort()).toEqual([200, 301, 404]);
    expect(await storedDocuments()).toBe(before);
    expect(heldAfter - heldBefore).toBeLessThan(HEAP_GROWTH_AT_MOST_MB);
  },
);
