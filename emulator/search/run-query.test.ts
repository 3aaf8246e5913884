import {describe, expect, it} from 'vitest';
import {seed} from '../seed/seed';
import {storeContent} from '../seed/store-content';
import type {SeedProduct} from '../seed/types';
import {createIndexStore} from './indices';
import {fixtureContent} from './content-fixture';
import {indexSettings} from './index-settings';
import {readParams} from './params';
import {isAvailable, isFindable} from './product-records';
import type {SearchRecord} from './record';
import {runQuery} from './run-query';
import {buildIndex} from './search-index';
import {buildSynonyms, TRADE_GROUPS} from './synonyms';
import {buildCatalogue} from '../storefront/catalogue';

function product(objectID: string, attributes: Readonly<Record<string, string | number | boolean | string[]>>) {
  return {objectID, title: 'Ding', available: true, popularity: 0, ...attributes};
}

function found(records: readonly SearchRecord[], params: Readonly<Record<string, unknown>>): readonly string[] {
  const index = buildIndex({
    name: 'products_de',
    language: 'de',
    settings: indexSettings('products', 'de'),
    records,
    synonyms: buildSynonyms(TRADE_GROUPS),
  });
  return runQuery(index, records, readParams(params)).hits.map(({objectID}) => objectID);
}

describe('the order of hits', () => {
  it.each([
    ['title, then taste, then text', [{body: 'Honig'}, {taste: ['Honig']}, {title: 'Honig'}], ['2', '1', '0']],
    ['no typo before a typo', [{title: 'Homig'}, {body: 'Honig'}], ['1', '0']],
    ['whole words before beginnings', [{title: 'Honigkuchen'}, {title: 'Honig'}], ['1', '0']],
    [
      'what can be bought',
      [
        {title: 'Honig', available: false},
        {title: 'Honig', popularity: 9},
      ],
      ['1', '0'],
    ],
    [
      'what stands first',
      [
        {title: 'Honig', popularity: 2},
        {title: 'Honig', popularity: 1},
      ],
      ['1', '0'],
    ],
    ['weight before availability', [{body: 'Honig'}, {title: 'Honig', available: false}], ['1', '0']],
  ])('%s', (_what, attributes, order) => {
    const records = attributes.map((own, at) => product(String(at), own));
    expect(found(records, {query: 'honig'})).toEqual(order);
  });
});

const KAFFEE = [
  product('0', {title: 'Morgentau Kaffee', popularity: 0}),
  product('1', {title: 'Waldgold Kaffee', popularity: 1}),
  product('2', {title: 'Handmühle', popularity: 2}),
];

it.each([
  [{}, ['0', '1', '2']],
  [{query: '  '}, ['0', '1', '2']],
  [{query: '!?'}, ['0', '1', '2']],
  [{query: 'kaffee morgentau'}, ['0']],
  [{query: 'kaffee unbekanntes'}, []],
  [{query: 'kaffee unbekanntes', removeWordsIfNoResults: 'lastWords'}, ['0', '1']],
  [{query: 'unbekanntes kaffee', removeWordsIfNoResults: 'firstWords'}, ['0', '1']],
  [{query: 'waldgold handmühle', removeWordsIfNoResults: 'allOptional'}, ['1', '2']],
  [{query: 'der kaffee'}, ['0', '1']],
  [{query: 'kaf'}, ['0', '1']],
  [{query: 'kaf', queryType: 'prefixNone'}, []],
  [{query: 'kaf wald'}, []],
  [{query: 'kaf wald', queryType: 'prefixAll'}, ['1']],
  [{query: 'wladgold'}, ['1']],
  [{query: 'wladgold', typoTolerance: false}, []],
  [{query: 'grinder'}, ['2']],
  [{query: 'grinder', synonyms: false}, []],
  [{hitsPerPage: 2}, ['0', '1']],
  [{hitsPerPage: 2, page: 1}, ['2']],
  [{offset: 1, length: 1}, ['1']],
  [{params: 'query=kaffee&hitsPerPage=1'}, ['0']],
])('%j finds %j', (params, ids) => {
  expect(found(KAFFEE, params)).toEqual(ids);
});

describe('product filters', () => {
  const first = seed.products[0];
  const flagged = (path: readonly [string, string], value: string): SeedProduct | undefined =>
    first && {...first, metafields: [{namespace: path[0], key: path[1], type: 'boolean', value}]};

  it.each([
    ['any', ['seo', 'noindex'], 'false', true],
    ['kept from search engines', ['seo', 'noindex'], 'true', false],
    ['for businesses only', ['b2b', 'exclusive'], 'true', false],
  ] as const)('%s', (_what, path, value, findable) => {
    const product = flagged(path, value);
    expect(product !== undefined && isFindable(product)).toBe(findable);
  });

  it('can be bought as long as one variant is there', () => {
    const number = first?.variants[0]?.number;
    expect(first && isAvailable(first, () => 0)).toBe(false);
    expect(first && isAvailable(first, (variant) => (variant.number === number ? 1 : 0))).toBe(true);
  });
});

it('builds the indices again when the version of the content changed, and only then', async () => {
  let version = '1';
  let built = 0;
  const store = createIndexStore();
  const shop = {seed, catalogue: buildCatalogue(seed), pictures: {}, content: storeContent, videos: {}};
  const records = async () => {
    built++;
    return [{type: 'post', slug: 's', title: `Ausgabe ${version}`, excerpt: '', body: ''}] as const;
  };
  const open = () =>
    store({shop, content: {version: async () => version, records}, pictureOrigin: 'https://p.example'});
  const title = async () => (await open()).get('posts_de')?.records[0]?.['title'];
  expect(await title()).toBe('Ausgabe 1');
  expect(await title()).toBe('Ausgabe 1');
  expect(built).toBe(2);
  version = '2';
  expect(await title()).toBe('Ausgabe 2');
  expect((await fixtureContent.records('de')).length).toBeGreaterThan(0);
});
