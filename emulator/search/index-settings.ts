import type {SearchLanguage} from './stem';

/** The kinds of things that can be found; `{kind}_{language}` names an index. */
export const INDEX_KINDS = ['products', 'categories', 'posts', 'guides', 'pages', 'tests'] as const;

export type IndexKind = (typeof INDEX_KINDS)[number];

/** How an index is searched, as its settings at the service would say it. */
export type IndexSettings = {
  /** Attributes in the order of their weight; those of one list weigh the same. */
  readonly searchableAttributes: readonly (readonly string[])[];
  /** What is highlighted unless asked otherwise: long texts are shown as snippets. */
  readonly attributesToHighlight: ReadonlySet<string>;
  readonly attributesForFaceting: ReadonlySet<string>;
  /** Facets whose values can be searched. */
  readonly searchableFacets: ReadonlySet<string>;
  /** What decides between records that fit equally well. */
  readonly customRanking: readonly {readonly attribute: string; readonly descending: boolean}[];
  /** Folded words that are not looked for. */
  readonly stopWords: ReadonlySet<string>;
};

type Shape = Omit<IndexSettings, 'stopWords'>;

const newestFirst = [{attribute: 'publishedAt', descending: true}];

const content: Shape = {
  searchableAttributes: [['title'], ['category', 'tags'], ['excerpt'], ['body']],
  attributesToHighlight: new Set(['title', 'category', 'tags', 'excerpt']),
  attributesForFaceting: new Set(['category', 'tags']),
  searchableFacets: new Set(['category']),
  customRanking: newestFirst,
};

const shapes: Readonly<Record<IndexKind, Shape>> = {
  products: {
    searchableAttributes: [
      ['title'],
      ['taste', 'origin', 'vendor', 'type'],
      ['methods', 'processing', 'collectionTitles', 'region', 'farmer', 'variety'],
      ['body'],
    ],
    attributesToHighlight: new Set(['title', 'taste', 'origin', 'vendor', 'type', 'methods', 'processing']),
    attributesForFaceting: new Set([
      ...['available', 'badge', 'collections', 'decaf', 'gearType', 'methods', 'organic', 'origin', 'priceMinCents'],
      ...['processing', 'productType', 'roast', 'onSale', 'taste', 'tasteFilter', 'type', 'vendor'],
    ]),
    searchableFacets: new Set(['origin', 'taste', 'vendor', 'methods', 'processing']),
    customRanking: [
      {attribute: 'available', descending: true},
      {attribute: 'popularity', descending: false},
    ],
  },
  categories: {
    searchableAttributes: [['title'], ['body']],
    attributesToHighlight: new Set(['title', 'body']),
    attributesForFaceting: new Set(['pageType']),
    searchableFacets: new Set(),
    customRanking: [{attribute: 'popularity', descending: false}],
  },
  posts: content,
  guides: content,
  pages: content,
  tests: content,
};

const stopWords: Readonly<Record<SearchLanguage, ReadonlySet<string>>> = {
  de: new Set(
    'der die das den dem des ein eine einen einem einer und oder mit aus fur von vom zu zum zur im in am an auf'.split(
      ' ',
    ),
  ),
  en: new Set('the a an and or with from for of to in on at by'.split(' ')),
};

/** The settings of the index of a kind in a language. */
export function indexSettings(kind: IndexKind, language: SearchLanguage): IndexSettings {
  return {...shapes[kind], stopWords: stopWords[language]};
}
