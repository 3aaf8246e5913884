import {describe, expect, it} from 'vitest';
import {seed} from '../seed/seed';
import {storeContent} from '../seed/store-content';
import {createIndexStore} from './indices';
import {keywordsOf} from '../../contracts/indexing/keywords';
import {fixtureContent} from './testing/content.fixture';
import type {ContentRecord} from '../../contracts/indexing/content-record';
import {wantedSettings, wantedSynonyms} from '../../contracts/indexing/settings';
import {parseSettings, readSettings} from './index-settings';
import {readParams} from './params';
import type {SearchRecord} from './record';
import {runQuery} from './run-query';
import {indexOf} from './search-index';
import {catalogueFacts, isAvailable} from './seed-facts';
import {buildSynonyms} from './synonyms';
import {buildCatalogue} from '../storefront/catalogue';
import {wordReader} from './words';

const world = {
  seed,
  catalogue: buildCatalogue(seed),
  pictures: {},
  content: storeContent,
  videos: {},
  customers: [],
  subscribers: [],
};

function product(objectID: string, attributes: Readonly<Record<string, string | number | boolean | string[] | null>>) {
  return {objectID, title: 'Ding', available: true, popularity: 0, ...attributes};
}

function found(records: readonly SearchRecord[], params: Readonly<Record<string, unknown>>): readonly string[] {
  const settings = parseSettings(wantedSettings('products', 'de'));
  const index = indexOf('products_de', () => ({settings, records, synonyms: wantedSynonyms([])}));
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
    [
      'a known place before none',
      [
        {title: 'Honig', popularity: null},
        {title: 'Honig', popularity: 9},
      ],
      ['1', '0'],
    ],
    ['weight before availability', [{body: 'Honig'}, {title: 'Honig', available: false}], ['1', '0']],
    [
      'what stands first, wherever a title has the word',
      [
        {title: 'Honig Waldgold', popularity: 2},
        {title: 'Waldgold Honig', popularity: 1},
      ],
      ['1', '0'],
    ],
  ])('%s', (_what, attributes, order) => {
    const records = attributes.map((own, at) => product(String(at), own));
    expect(found(records, {query: 'honig'})).toEqual(order);
  });
});

it.each([
  [['title'], {title: 'Waldgold Honig', body: 'Honig'}, {title: 'Honig Waldgold'}, ['1', '0']],
  [['unordered(title)'], {title: 'Waldgold Honig', body: 'Honig'}, {title: 'Honig Waldgold'}, ['0', '1']],
  [['title, body'], {title: 'Waldgold Honig'}, {title: 'Honig Waldgold'}, ['0', '1']],
  [['title', 'body'], {body: 'Honig'}, {title: 'Wald Gold Kaffee Honig'}, ['1', '0']],
  [undefined, {title: 'Waldgold Honig'}, {title: 'Honig Waldgold'}, ['0', '1']],
])(
  'searchable %j: the place of a word counts in an ordered attribute alone',
  (searchableAttributes, one, other, order) => {
    const records = [product('0', one), product('1', other)];
    const settings = parseSettings(searchableAttributes === undefined ? {} : {searchableAttributes});
    const index = indexOf('any', () => ({settings, records, synonyms: []}));
    expect(runQuery(index, records, readParams({query: 'honig'})).hits.map(({objectID}) => objectID)).toEqual(order);
  },
);

it.each([
  [{query: 'Muehle', typoTolerance: false}, ['0']],
  [{query: 'handmuehlen', typoTolerance: false}, ['0']],
  [{query: 'fuer Nuesse', typoTolerance: false}, ['0']],
  [{query: 'Suess', typoTolerance: false}, ['0']],
  [{query: 'Muhle', typoTolerance: false}, []],
  [{query: 'Muhle'}, ['0']],
])('an umlaut spelt out is none of the typos, one left away is: %j finds %j', (params, ids) => {
  expect(found([product('0', {title: 'Handmühle', body: 'Nuss, süß'})], params)).toEqual(ids);
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

describe('what the shop sets', () => {
  const machines = [
    product('0', {title: 'Vollautomat Ulster', body: 'Kaffee und Espresso'}),
    product('1', {title: 'Trichter'}),
    product('2', {title: 'Kaffeewaage', popularity: 1}),
  ];

  it.each([
    ['a compound of the dictionary by all its parts', {query: 'kaffeewaagen'}, ['2']],
    ['a compound of the query by its parts in any place', {query: 'kaffeevollautomat'}, ['0']],
    ['no compound that nobody entered', {query: 'ulster automat'}, []],
    ['the synonyms of an input', {query: 'v60'}, ['1']],
  ])('finds %s', (_what, params, ids) => {
    expect(found(machines, params)).toEqual(ids);
  });

  it('is the default of a query that does not say it', () => {
    const {defaults} = readSettings(parseSettings(wantedSettings('products', 'de')), []);
    expect(readParams({query: 'a'}, defaults).removeWordsIfNoResults).toBe('allOptional');
    expect(readParams({params: 'removeWordsIfNoResults=none'}, defaults).removeWordsIfNoResults).toBe('none');
  });

  it.each([
    ['a plural is', 'mühle', 'Mühlen', ['0', '1']],
    ['one word for another is', 'mühle', 'Grinder', ['0', '1']],
    ['a phrase for a word is not', 'filterpapier', 'Paper Filter', ['1', '0']],
    ['a word for a phrase is not', 'paper filter', 'Filterpapier', ['1', '0']],
    ['parts of a compound are not', 'handmühle', 'Hand Mühle', ['1', '0']],
  ])('%s as good as the word itself', (_what, query, title, order) => {
    const records = [product('0', {title}), product('1', {title: query, popularity: 1})];
    expect(found(records, {query})).toEqual(order);
  });

  it('prefers no typo to more words', () => {
    const records = [
      product('0', {title: 'Waldgolt Honig'}),
      product('1', {title: 'Waldgold'}),
      product('2', {title: 'Waldgold Nuss', popularity: 1}),
    ];
    const params = {query: 'waldgold honig nuss', removeWordsIfNoResults: 'allOptional'};
    expect(found(records, params)).toEqual(['2', '1', '0']);
  });
});

it.each([
  [
    1008,
    'de',
    [
      'schokoladig',
      'Schokolade',
      'nussig',
      'Nuss',
      'dunkle Röstung',
      'Bohnen',
      'kräftig',
      'milde Säure',
      'Südamerika',
      'südamerikanisch',
      'Asien',
      'asiatisch',
      'Mischung',
      'Arabica',
      'Robusta',
      '250 g',
      '250g',
      '350 g',
      '350g',
      '1 kg',
      '1kg',
    ],
  ],
  [
    1013,
    'en',
    [
      'nutty',
      'nut',
      'chocolatey',
      'chocolate',
      'medium roast',
      'beans',
      'mild',
      'mild acidity',
      'organic',
      'decaf',
      'Central America',
      'Central American',
      'Single origin',
      'Arabica',
      '250 g',
      '250g',
      '350 g',
      '350g',
      '1 kg',
      '1kg',
    ],
  ],
  [1101, 'de', []],
] as const)('the keywords of %i in %s', (number, language, words) => {
  const found = catalogueFacts(world, language, 'https://p.example').products.find((facts) => facts.number === number);
  expect(found && keywordsOf(found, language)).toEqual(words);
});

it('finds synonyms of one way from their input alone, and phrases as they are written alone', () => {
  const synonyms = buildSynonyms([['Mühle', 'hand grinder']], {V60: ['Trichter']}, wordReader('de', new Map()));
  expect([['v60'], ['trichter'], ['hand', 'grinder'], ['grinders']].map((words) => synonyms.of(words))).toEqual([
    [['trichter']],
    null,
    [['muhle']],
    null,
  ]);
});

it('a product can be bought as long as one variant is there', () => {
  const [first] = seed.products;
  const number = first?.variants[0]?.number;
  expect(first && isAvailable(first, () => 0)).toBe(false);
  expect(first && isAvailable(first, (variant) => (variant.number === number ? 1 : 0))).toBe(true);
});

it('builds the indices again when the version of the content changed, and only then', async () => {
  let version = '1';
  let built = 0;
  const store = createIndexStore();
  const records = async () => {
    built++;
    const none = {image: null, publishedAt: null, category: null, tags: []};
    return [
      {objectID: 'post-s', type: 'post', slug: 's', title: `Ausgabe ${version}`, excerpt: '', body: '', ...none},
    ] as const satisfies readonly ContentRecord[];
  };
  const open = () =>
    store({shop: world, content: {version: async () => version, records}, pictureOrigin: 'https://p.example'});
  const title = async () => (await open()).get('posts_de')?.records[0]?.['title'];
  expect(await title()).toBe('Ausgabe 1');
  expect(await title()).toBe('Ausgabe 1');
  expect(built).toBe(2);
  version = '2';
  expect(await title()).toBe('Ausgabe 2');
  expect((await fixtureContent.records('de')).length).toBeGreaterThan(0);
});
