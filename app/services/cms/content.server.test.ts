import {describe, expect, it, vi} from 'vitest';

import type {CmsBlock} from '#contracts/cms-blocks';

import {NO_EXTRAS} from '../../domain/content/extras';
import {money} from '../../domain/money';
import {exampleCard} from '../../domain/product/product.fixture';
import {ServiceError} from '../service-error.server';
import {createContent} from './content.server';
import type {CmsGateway} from './gateway.server';
import {
  down,
  holding,
  saying,
  SEO,
  shownImage,
  wireImage,
  WIRE_GUIDE,
  wirePage,
  WIRE_PROJECT,
  WIRE_TEST,
  wireText,
} from './wire.fixture';

const NOTHING = {page: null, guide: null, test: null};
const TEXT: CmsBlock = {_key: 'k', _type: 'richText', content: [wireText('Hallo')]};

function contentOf(gateway: CmsGateway, texts = new Map<string, string>()) {
  const firstCards = vi.fn((handle: string, count: number) => Promise.resolve([exampleCard(`${handle} ${count}`)]));
  const content = createContent({
    gateway,
    catalogue: {
      cardsByHandle: (handles) =>
        Promise.resolve(handles.flatMap((handle) => (handle === 'gone' ? [] : [exampleCard(handle)]))),
      firstCards,
    },
    language: 'de',
    origin: 'https://lichtung.example',
    fileBase: 'https://assets.example/files/project/dataset',
    lastKnownGood: {read: async (key) => texts.get(key) ?? null, keep: (key, text) => void texts.set(key, text)},
  });
  return {content, texts};
}

describe('content at a path', () => {
  it('is a page', async () => {
    const {content} = contentOf(saying({...NOTHING, page: wirePage([TEXT])}));
    expect(await content.page('versandkosten')).toMatchObject({
      state: 'found',
      page: {title: 'Versand', partner: 'shipping', blocks: [{kind: 'text'}]},
    });
  });

  it('is a guide', async () => {
    const {content} = contentOf(saying({...NOTHING, guide: WIRE_GUIDE}));
    expect(await content.page('handfilter')).toEqual({
      state: 'guide',
      guide: {
        slug: 'handfilter',
        title: 'Handfilter',
        seo: SEO,
        partner: 'hand-filter',
        picture: shownImage('a'),
        intro: [wireText('Klar.')],
        coffeeGrams: 15,
        waterMillilitres: 250,
        temperatureCelsius: 94,
        grind: 'mittel',
        totalSeconds: 180,
        steps: ['1', '2', '3'].map((key) => ({
          key,
          heading: `Schritt ${key}`,
          text: 'Gießen.',
          startsAtSeconds: 0,
          waterTotalMillilitres: 50,
        })),
        doses: [{key: 'd', cups: 1, coffeeGrams: 15, waterMillilitres: 250}],
        items: [
          {key: 'i1', name: 'Filter', productHandle: 'filter'},
          {key: 'i2', name: 'Wasser', productHandle: null},
        ],
        tips: [wireText('Langsam.')],
      },
    });
  });

  it('is a product test', async () => {
    const {content} = contentOf(saying({...NOTHING, test: WIRE_TEST}));
    expect(await content.page('handmuehlen')).toEqual({
      state: 'test',
      test: {
        slug: 'handmuehlen',
        title: 'Handmühlen',
        seo: SEO,
        partner: null,
        picture: shownImage('b'),
        publishedAt: '2026-11-01T00:00:00Z',
        author: 'Jonas',
        summary: WIRE_TEST.summary,
        method: [wireText('Jeden Tag.')],
        criteria: [
          {name: 'Mahlbild', weightPercent: 50},
          {name: 'Griff', weightPercent: 30},
          {name: 'Preis', weightPercent: 20},
        ],
        tested: [
          {key: 't1', name: 'Alpha', productHandle: 'alpha', scores: [9, 8, 7], total: 8.3, verdict: 'Gut.'},
          {key: 't2', name: 'Beta', productHandle: null, scores: [5, 5, 5], total: 5, verdict: 'Na ja.'},
        ],
        conclusion: [wireText('Alpha.')],
      },
    });
  });

  it('is nothing that the CMS knows', async () => {
    expect(await contentOf(saying(NOTHING)).content.page('nichts')).toEqual({state: 'unknown'});
  });

  it.each(['', 'Versand', '../e', 'a'.repeat(101), 'a b', 'a\nb'])(
    '%j is not found without a request to the CMS',
    async (slug) => {
      expect(await contentOf(down).content.page(slug)).toEqual({state: 'unknown'});
    },
  );

  it('is asked for by language and address', async () => {
    const asked: unknown[] = [];
    const gateway: CmsGateway = {
      query: async (schema, _groq, params) => {
        asked.push(params);
        return schema.parse(NOTHING);
      },
    };
    await contentOf(gateway).content.page('nichts');
    await contentOf(gateway).content.page('impressum');
    expect(asked).toEqual([
      {language: 'de', slug: 'nichts'},
      {language: 'de', slug: 'impressum'},
    ]);
  });
});

describe('legal pages', () => {
  it.each([
    'impressum',
    'datenschutz',
    'agb',
    'widerruf',
    'kuendigung',
    'versand',
    'zahlung',
    'retoure',
    'barrierefreiheit',
  ])('%s keeps its last content while the CMS is down', async (slug) => {
    const {texts} = contentOf(down);
    await contentOf(saying({...NOTHING, page: wirePage([TEXT])}), texts).content.page(slug);
    expect([...texts.keys()]).toEqual([`de/${slug}`]);
    expect(await contentOf(down, texts).content.page(slug)).toMatchObject({state: 'found', page: {title: 'Versand'}});
  });

  it.each(['team', 'legal-notice'])('is not %s, which an outage takes away', async (slug) => {
    const {texts} = contentOf(down);
    await contentOf(saying({...NOTHING, page: wirePage([TEXT])}), texts).content.page(slug);
    await expect(contentOf(down, texts).content.page(slug)).rejects.toThrow(ServiceError);
  });
});

describe('extras of a page', () => {
  async function extrasOf(blocks: readonly CmsBlock[], gateway = down) {
    const found = await contentOf(saying({...NOTHING, page: wirePage([...blocks])})).content.page('seite');
    if (found.state !== 'found') throw new Error('no page');
    return contentOf(gateway).content.extras(found);
  }

  it('are the products of its rows', async () => {
    const extras = await extrasOf([
      {_key: 'r1', _type: 'productRow', heading: 'Neu', productHandles: ['a', 'gone', 'b']},
      {_key: 'r2', _type: 'collectionRow', heading: 'Neu', collectionHandle: 'neu', limit: 4},
      {_key: 'r3', _type: 'productRow', heading: 'Alt', productHandles: ['gone']},
      TEXT,
    ]);
    expect(extras).toEqual({
      rows: {r1: [exampleCard('a'), exampleCard('b')], r2: [exampleCard('neu 4')], r3: []},
      lists: NO_EXTRAS.lists,
      products: [],
    });
  });

  it('are what its lists hold', async () => {
    const {slug, title, image, coffeeGrams, waterMillilitres, totalSeconds} = WIRE_GUIDE;
    const test = {slug: WIRE_TEST.slug, title: WIRE_TEST.title, summary: WIRE_TEST.summary, image: wireImage('b')};
    const {lists} = await extrasOf(
      [
        {_key: 'l1', _type: 'shopPart', part: 'guideList'},
        {_key: 'l2', _type: 'shopPart', part: 'currentProjects'},
      ],
      saying({
        guides: [{slug, title, image, coffeeGrams, waterMillilitres, totalSeconds}],
        productTests: [{...test, publishedAt: WIRE_TEST.publishedAt}],
        currentProjects: [WIRE_PROJECT],
        completedProjects: [],
      }),
    );
    expect(lists).toEqual({
      guides: [{slug: 'handfilter', title, picture: shownImage('a'), coffeeGrams, waterMillilitres, totalSeconds}],
      productTests: [
        {
          slug: 'handmuehlen',
          title: 'Handmühlen',
          summary: WIRE_TEST.summary,
          picture: shownImage('b'),
          publishedAt: WIRE_TEST.publishedAt,
        },
      ],
      currentProjects: [
        {
          slug: 'brunnen',
          title: 'Brunnen',
          place: 'Äthiopien',
          partner: 'Shala e. V.',
          description: 'Wasser für drei Dörfer.',
          content: [wireText('Ein Brunnen.')],
          picture: shownImage('c'),
          raised: money(150_000),
          goal: money(500_000),
          asOf: '2026-11-01',
          completedOn: null,
          achievements: ['Ein Brunnen'],
        },
      ],
      completedProjects: [],
    });
  });

  it('are projects whose headings have fragments of their own', async () => {
    const heading = wireText('Ergebnis', {style: 'h2'});
    const well = {...WIRE_PROJECT, content: [heading]};
    const {lists} = await extrasOf(
      [
        {_key: 't', _type: 'richText', content: [heading]},
        {_key: 'l', _type: 'shopPart', part: 'currentProjects'},
      ],
      holding([well, {...well, _id: 'school'}]),
    );
    const keys = lists.currentProjects.flatMap(({content}) => content.map(({_key}) => _key));
    expect(keys).toEqual(['ergebnis-2', 'ergebnis-3']);
  });

  it('are each project once, in the list of its status', async () => {
    const school = {...WIRE_PROJECT, _id: 'school', status: 'completed', slug: {_type: 'slug', current: 'schule'}};
    const {lists} = await extrasOf(
      [
        {_key: 'l1', _type: 'shopPart', part: 'currentProjects'},
        {_key: 'l2', _type: 'shopPart', part: 'completedProjects'},
      ],
      holding([school, WIRE_PROJECT]),
    );
    expect(lists.currentProjects).toMatchObject([{slug: 'brunnen'}]);
    expect(lists.completedProjects).toMatchObject([{slug: 'schule'}]);
  });

  it('requests only the lists that the page contains', async () => {
    const asked: unknown[] = [];
    const found = await contentOf(
      saying({...NOTHING, page: wirePage([{_key: 'l', _type: 'shopPart', part: 'completedProjects'}, TEXT])}),
    ).content.page('seite');
    if (found.state !== 'found') throw new Error('no page');
    const gateway: CmsGateway = {
      query: async (schema, _groq, params) => {
        asked.push(params);
        return schema.parse(NO_EXTRAS.lists);
      },
    };
    await contentOf(gateway).content.extras(found);
    expect(asked).toEqual([{language: 'de', lists: ['completedProjects']}]);
  });

  it.each([
    ['guide', {...NOTHING, guide: WIRE_GUIDE}, 'filter'],
    ['test', {...NOTHING, test: WIRE_TEST}, 'alpha'],
  ])('are the products that a %s names', async (_, answer, handle) => {
    const {content} = contentOf(saying(answer));
    const found = await content.page('seite');
    if (found.state === 'unknown') throw new Error('nothing');
    expect(await content.extras(found)).toEqual({
      rows: {},
      lists: NO_EXTRAS.lists,
      products: [exampleCard(handle)],
    });
  });
});
