import {expect, inject, test} from 'vitest';

import {LANGUAGES, type Language} from '../../../app/config/languages';
import {contentSlug, type ContentKey} from '../../../app/pages/paths';
import {ALL_PAGES, PAGES} from '../../../app/pages';
import type {Page} from '../../../app/pages/page';
import {inSmallestSize, isPersonal, locations, readPage, readSitemaps, type CrawledPage} from '../../support/crawl';
import {isFullRun} from '../../support/full-run';
import {elements, tags} from '../../support/html';
import {createLanguageCheck} from '../../support/language-check';
import {faultsOfLinkedData, linkedNodes} from '../../support/linked-data';
import {messages} from '../../support/messages';
import {wrongTabs} from '../../support/new-tabs';
import {faultsOfHtml} from '../../support/valid-html';
import {createVisitor} from '../../support/visitor';
import {NAMED_PAGES} from '../cms/named-pages';

const shop = inject('shopOrigin');
/** Pages with a name in each language; a place on another page (`#`) is none. */
const isContentKey = (id: string, {path, slug}: Page): id is ContentKey =>
  path === PAGES.content.path && slug !== undefined && !Object.values(slug).some((name) => name.includes('#'));
const KEYS = Object.entries(ALL_PAGES).flatMap(([id, row]) => (isContentKey(id, row) ? [id] : []));

/** Every page that the specification names in section 2, and those that are named in both languages. */
const slugsIn = (language: Language) =>
  new Set([...KEYS.map((key) => contentSlug(language, key)), ...NAMED_PAGES[language]]);

/** The same page in both languages, German as x-default; a page of one language alone names itself. */
function alternatesOf(language: Language, slug: string): readonly string[] {
  const key = KEYS.find((each) => contentSlug(language, each) === slug);
  if (key !== undefined) return [pathOf('de', key), pathOf('en', key), pathOf('de', key)];
  const own = `/${language}/e/${slug}`;
  return language === 'de' ? [own, own] : [own];
}

const pathOf = (language: Language, key: ContentKey) => `/${language}/e/${contentSlug(language, key)}`;

/** What of a named page has to be its own: two pages with the same could not be told apart. */
function ownWords({answer: {body}}: CrawledPage) {
  const [title = ''] = elements(body, 'title').map(({text}) => text);
  const headings = elements(body, 'h1').map(({text}) => text);
  const description = tags(body, 'meta').find(({name}) => name === 'description')?.['content'] ?? '';
  return {title, headings, description};
}

for (const language of LANGUAGES) {
  test(
    `every named page opens in ${language}: title, heading and description of its own, its partner, no foreign word, no dead link`,
    {timeout: isFullRun ? 300_000 : 90_000},
    async () => {
      const visitor = createVisitor(shop);
      const foreignTexts = createLanguageCheck(language);
      const hint = messages(language)('common:newTab');
      const sitemaps = [...(await readSitemaps(visitor, shop)).values()];
      const listed = new Set(sitemaps.flatMap((sitemap) => locations(sitemap, shop, 'loc')));
      const taken = new Map<string, string>();
      const pages = new Map<string, CrawledPage>();
      for (const slug of slugsIn(language)) {
        const path = `/${language}/e/${slug}`;
        const page = await readPage(visitor, shop, path);
        const {status, body} = page.answer;
        pages.set(path, page);
        expect(status, path).toBe(200);
        expect(tags(body, 'html')[0], path).toMatchObject({lang: language});
        const {title, headings, description} = ownWords(page);
        expect(headings, path).toEqual([expect.stringMatching(/\S/)]);
        expect(description.length, path).toBeGreaterThanOrEqual(50);
        for (const own of [`title ${title}`, `h1 ${headings.join('')}`, `description ${description}`]) {
          expect(taken.get(own), `${path} has the ${own} of another page`).toBeUndefined();
          taken.set(own, path);
        }
        expect(page.isIndexable, `${path} and the sitemap`).toBe(listed.has(path));
        const links = tags(body, 'link');
        const alternates = links.filter(({hreflang}) => hreflang !== undefined).map(({href}) => href);
        expect(alternates, path).toEqual(
          page.isIndexable ? alternatesOf(language, slug).map((partner) => shop + partner) : [],
        );
        expect(foreignTexts(body), path).toEqual([]);
        expect(wrongTabs(body, hint), path).toEqual([]);
        if (isFullRun)
          expect([...(await faultsOfHtml(body)), ...faultsOfLinkedData(linkedNodes(body))], path).toEqual([]);
      }
      await expectNoDeadLinks(pages);

      /** Each place that a page names, once: links, anchors, pictures. What is not there stands in no sitemap. */
      async function expectNoDeadLinks(named: ReadonlyMap<string, CrawledPage>) {
        // A full run takes every picture in each of its sizes, any other one of them.
        const asTaken = (address: string) => (isFullRun ? address : inSmallestSize(address));
        const places = new Map(
          [...named].flatMap(([path, {links, assets}]) =>
            [...links, ...assets].map((address) => [asTaken(address), path] as const),
          ),
        );
        const dead: string[] = [];
        for (const [place, path] of places) {
          if (named.has(place) || listed.has(place) || isPersonal(place)) continue;
          const {status} = await visitor.get(place);
          if (status !== 200) dead.push(`${place}: ${status}, named by ${path}`);
        }
        const dangling = [...named.values()].flatMap(({path, fragments}) =>
          fragments
            .filter(([to, id]) => named.get(to)?.ids.has(id) === false)
            .map(([to, id]) => `${path}: ${to}#${id}`),
        );
        expect([...dead, ...dangling]).toEqual([]);
      }
    },
  );
}

test('pictures of the CMS come over the shop’s own origin', async () => {
  const {assets} = await readPage(createVisitor(shop), shop, '/de/e/geschichte');
  const pictures = assets.filter((path) => /^\/media\/[a-f\d]{40}-/.test(path));
  expect(pictures.length).toBeGreaterThan(0);
  const answer = await fetch(shop + (pictures[0] ?? ''), {headers: {Accept: 'image/webp'}});
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  await answer.body?.cancel();
});

test.each(['/de/e/bruehanleitungen', '/en/e/product-tests', '/de/e/aktuelle-projekte'])(
  'a list loads its first picture eagerly, and no other: %s',
  async (path) => {
    const {body} = await createVisitor(shop).get(path);
    const pictures = tags(body, 'img').filter(({srcset}) => srcset !== undefined);
    const [first, ...rest] = pictures.map(({fetchpriority, loading}) => [fetchpriority, loading]);
    expect(first).toEqual(['high', undefined]);
    expect(rest).toEqual(rest.map(() => [undefined, 'lazy']));
  },
);

test('the landing page of the subscription has the anchors that links lead to', async () => {
  const {body} = await createVisitor(shop).get('/en/e/coffee-subscription');
  for (const anchor of ['how-to', 'faq', 'gift-subscription-info', 'gift-subscription-configure']) {
    expect(body.split(`id="${anchor}"`), anchor).toHaveLength(2);
  }
});

test('the table of countries says what is shipped there, and whether subscriptions are', async () => {
  const t = messages('en');
  const {body} = await createVisitor(shop).get('/en/e/shipping');
  const rowOf = (country: string) =>
    elements(body, 'tr')
      .filter(({inside}) => elements(inside, 'th').some(({text}) => text === country))
      .map(({inside}) => elements(inside, 'td').map(({text}) => text));
  expect(rowOf('Switzerland')).toEqual([[t('content:countries.coffeeOnly'), expect.anything()]]);
  expect(rowOf('Austria')).toEqual([[t('content:countries.everything'), expect.anything()]]);
  expect(rowOf('Croatia')).toEqual([[expect.anything(), t('content:countries.no')]]);
});
