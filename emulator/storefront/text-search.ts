import MiniSearch from 'minisearch';
import type {SearchOptions} from 'minisearch';
import {inLanguage} from './catalogue';
import type {LanguageCode} from './catalogue';
import {variantTitle} from './options';
import {htmlWords} from '../../contracts/html-words';
import type {Shop} from './shop';

export type FoundKind = 'ARTICLE' | 'COLLECTION' | 'PAGE' | 'PRODUCT';
export type FoundItem = {readonly kind: FoundKind; readonly number: number};

/** The fields that a search may look into, as the platform calls them. */
export const SEARCHABLE_FIELDS = [
  'AUTHOR',
  'BODY',
  'PRODUCT_TYPE',
  'TAG',
  'TITLE',
  'VARIANTS_BARCODE',
  'VARIANTS_SKU',
  'VARIANTS_TITLE',
  'VENDOR',
] as const;
export type SearchableField = (typeof SEARCHABLE_FIELDS)[number];

type Entry = FoundItem & {readonly id: string} & Readonly<Partial<Record<SearchableField, string>>>;
type TextIndex = {readonly engine: MiniSearch<Entry>; readonly entries: ReadonlyMap<string, Entry>};

const FUZZY_FROM = 5;
const MARKS = /\p{M}/gu;
const BOOST = {TITLE: 5, PRODUCT_TYPE: 3, VENDOR: 2, TAG: 2} as const;

const indices = new WeakMap<Shop, Map<LanguageCode, TextIndex>>();

export type TextSearchOptions = {
  readonly kinds: readonly FoundKind[];
  readonly fields: readonly SearchableField[];
  /** Whether the last word may be the beginning of one. */
  readonly prefix: boolean;
};

/**
 * Returns what a search of the platform finds in the shop's own texts, best first: every word, one typo from five
 * letters on.
 */
export function searchTexts(
  shop: Shop,
  language: LanguageCode,
  query: string,
  {kinds, fields, prefix}: TextSearchOptions,
): readonly FoundItem[] {
  const {engine, entries} = indexOf(shop, language);
  const options: SearchOptions = {
    fields: [...fields],
    boost: BOOST,
    combineWith: 'AND',
    prefix: (_term, index, terms) => prefix && index === terms.length - 1,
    fuzzy: (term) => (term.length >= FUZZY_FROM ? 1 : false),
  };
  return engine.search(query, options).flatMap(({id}) => {
    const entry = entries.get(String(id));
    return entry !== undefined && kinds.includes(entry.kind) ? [{kind: entry.kind, number: entry.number}] : [];
  });
}

/** Tells how a query that somebody is typing may go on: words that titles hold. */
export function suggestQueries(shop: Shop, language: LanguageCode, query: string): readonly string[] {
  const {engine} = indexOf(shop, language);
  const options: SearchOptions = {fields: ['TITLE'], combineWith: 'AND', fuzzy: false};
  return engine.autoSuggest(query, options).map(({suggestion}) => suggestion);
}

function indexOf(shop: Shop, language: LanguageCode): TextIndex {
  const byLanguage = indices.get(shop) ?? new Map<LanguageCode, TextIndex>();
  indices.set(shop, byLanguage);
  const built = byLanguage.get(language) ?? build(shop, language);
  byLanguage.set(language, built);
  return built;
}

function build(shop: Shop, language: LanguageCode): TextIndex {
  const engine = new MiniSearch<Entry>({fields: [...SEARCHABLE_FIELDS], processTerm: fold});
  const entries = [
    ...productEntries(shop, language),
    ...collectionEntries(shop, language),
    ...pageEntries(shop, language),
  ];
  engine.addAll(entries);
  return {engine, entries: new Map(entries.map((entry) => [entry.id, entry]))};
}

function fold(term: string): string {
  return term.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(MARKS, '');
}

function entry(kind: FoundKind, number: number, fields: Omit<Entry, 'id' | 'kind' | 'number'>): Entry {
  return {id: `${kind}/${number}`, kind, number, ...fields};
}

function productEntries({catalogue}: Shop, language: LanguageCode): readonly Entry[] {
  return catalogue.products.map((product) =>
    entry('PRODUCT', product.number, {
      TITLE: inLanguage(product.title, language),
      BODY: htmlWords(inLanguage(product.descriptionHtml, language)),
      PRODUCT_TYPE: product.productType,
      VENDOR: product.vendor,
      TAG: product.tags.join(' '),
      VARIANTS_SKU: product.variants.map(({sku}) => sku).join(' '),
      VARIANTS_BARCODE: product.variants.flatMap(({barcode}) => barcode ?? []).join(' '),
      VARIANTS_TITLE: product.variants.map((variant) => variantTitle({product, variant}, language)).join(' '),
    }),
  );
}

function collectionEntries({catalogue}: Shop, language: LanguageCode): readonly Entry[] {
  return catalogue.collections.map(({number, title}) =>
    entry('COLLECTION', number, {TITLE: inLanguage(title, language)}),
  );
}

function pageEntries({content}: Shop, language: LanguageCode): readonly Entry[] {
  const pages = content.pages.map(({number, title, html}) =>
    entry('PAGE', number, {TITLE: inLanguage(title, language), BODY: htmlWords(inLanguage(html, language))}),
  );
  const articles = content.blogs.flatMap((blog) => blog.articles);
  const written = articles.map(({number, title, html, tags, author}) =>
    entry('ARTICLE', number, {
      TITLE: inLanguage(title, language),
      BODY: htmlWords(inLanguage(html, language)),
      TAG: tags.join(' '),
      AUTHOR: `${author.firstName} ${author.lastName}`,
    }),
  );
  return [...pages, ...written];
}
