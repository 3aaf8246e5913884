import {locations, readPage, type CrawledPage} from '../support/crawl';
import {isFullRun} from '../support/full-run';
import {GOODS, productUrl} from '../support/goods';
import {tags} from '../support/html';
import {expect, test} from '../support/shop-test';
import {createVisitor, type Visitor} from '../support/visitor';

const isJson = (text: string): unknown => JSON.parse(text);

/** One page of each template: with every page of the CMS they are enough where the run is not a full one. */
const TEMPLATES = [
  '/',
  '/en',
  '/de/c/coffee-shop',
  productUrl('de', GOODS.waldgold),
  productUrl('en', GOODS.dripper),
  '/de/e/versand',
  '/de/e/handfilter',
  '/en/e/hand-grinders-test',
  '/de/e/aktuelle-projekte',
  '/en/a',
  '/de/b/kaffee-lagern',
];

async function sitemaps(visitor: Visitor, origin: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const index = await visitor.get('/sitemap.xml');
  expect(index.status).toBe(200);
  const found = new Map<string, readonly string[]>();
  for (const path of locations(index.body, origin)) {
    const {status, headers, body} = await visitor.get(path);
    expect([status, headers.get('Content-Type')], path).toEqual([200, 'application/xml; charset=utf-8']);
    found.set(path, locations(body, origin));
  }
  return found;
}

test('the crawled shop has no dead link, no chain of redirects, and its sitemaps hold what may be found', async ({
  shop,
}) => {
  test.setTimeout(isFullRun ? 900_000 : 240_000);
  const visitor = createVisitor(shop.shop);
  const listed = new Set([...(await sitemaps(visitor, shop.shop)).values()].flat());
  expect(listed.size).toBeGreaterThan(150);
  const pages = new Map<string, CrawledPage>();
  const linked = new Set<string>();
  const content = [...listed].filter((path) => path.includes('/e/'));
  const queue = isFullRun ? ['/', '/en', ...listed] : [...TEMPLATES, ...content];
  const seen = new Set(queue);
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const page = await readPage(visitor, shop.shop, path);
    pages.set(path, page);
    expect(page.answer.status, path).toBe(200);
    for (const link of page.links) {
      linked.add(link);
      if (isFullRun && !seen.has(link)) queue.push(link);
      seen.add(link);
    }
  }
  for (const [path, {canonical, isIndexable}] of pages) {
    expect([isIndexable, canonical], path).toEqual([listed.has(path), listed.has(path) ? shop.shop + path : canonical]);
  }
  for (const link of linked) {
    if (pages.has(link)) continue;
    expect((await visitor.get(link)).status, `linked: ${link}`).toBe(200);
  }
  for (const {path, fragments} of pages.values()) {
    for (const [target, id] of fragments) {
      const page = pages.get(target);
      if (page && id !== '') expect([...page.ids], `${path} leads to ${target}#${id}`).toContain(id);
    }
  }
});

test('every template says what it is: structured data, a share picture that loads', async ({shop}) => {
  const visitor = createVisitor(shop.shop);
  const types = new Map<string, readonly string[]>();
  for (const path of TEMPLATES) {
    const {body} = await visitor.get(path);
    const scripts = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    types.set(
      path,
      scripts.flatMap(([, json = '']) => {
        isJson(json);
        return [...json.matchAll(/"@type":"(\w+)"/g)].map(([, type = '']) => type);
      }),
    );
    const picture = tags(body, 'meta').find(({property}) => property === 'og:image')?.['content'] ?? '';
    const answer = await fetch(picture);
    expect([answer.status, answer.headers.get('Content-Type')?.split('/')[0]], `${path}: ${picture}`).toEqual([
      200,
      'image',
    ]);
    await answer.body?.cancel();
  }
  expect(types.get('/')).toEqual(expect.arrayContaining(['OnlineStore', 'WebSite', 'SearchAction']));
  expect(types.get('/de/e/versand')).toEqual(expect.arrayContaining(['FAQPage', 'Question', 'BreadcrumbList']));
  expect(types.get('/de/e/handfilter')).toEqual(expect.arrayContaining(['Recipe', 'HowToStep', 'BreadcrumbList']));
  expect(types.get('/de/b/kaffee-lagern')).toEqual(expect.arrayContaining(['Article', 'Person', 'BreadcrumbList']));
});

test('what machines read is there, and says the truth about addresses', async ({shop}) => {
  const visitor = createVisitor(shop.shop);
  const read = async (path: string, type: string) => {
    const {status, headers, body} = await visitor.get(path);
    expect([status, headers.get('Content-Type')], path).toEqual([200, `${type}; charset=utf-8`]);
    return body;
  };
  expect(await read('/robots.txt', 'text/plain')).toContain(`Sitemap: ${shop.shop}/sitemap.xml`);
  expect(await read('/.well-known/security.txt', 'text/plain')).toMatch(/^Contact: mailto:.+\nExpires: \d{4}-/);
  const guide = await read('/llms.txt', 'text/plain');
  for (const [, path = ''] of guide.matchAll(/\]\(http:\/\/[^/]+(\/[^)]*)\)/g)) {
    expect((await visitor.get(path)).status, path).toBe(200);
  }
  const feed = await read('/en/feeds/products.xml', 'application/rss+xml');
  expect(feed.match(/<item>/g)?.length).toBeGreaterThan(20);
  expect(feed).toContain(`<g:link>${shop.shop}${productUrl('en', GOODS.waldgold)}?variant=`);
});

test('what was taken away for good is gone', async ({shop}) => {
  const visitor = createVisitor(shop.shop);
  expect((await visitor.get('/de/e/gewinnspiel-2023')).status).toBe(410);
});
