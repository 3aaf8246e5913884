import type {Shop} from '../storefront/shop';
import {categoryRecords} from './category-records';
import {contentRecords} from './content-records';
import type {ContentRecord, ContentSource} from './content-records';
import {INDEX_KINDS, indexSettings, SYNONYMS} from './index-settings';
import type {IndexKind} from './index-settings';
import {isFindable, productRecords} from './product-records';
import type {SearchRecord} from './record';
import {fieldOf, listOf, splitList, translations} from './seed-field';
import {buildIndex} from './search-index';
import type {SearchIndex} from './search-index';
import type {SearchLanguage} from './stem';
import {buildSynonyms} from './synonyms';

const LANGUAGES: readonly SearchLanguage[] = ['de', 'en'];

type Sources = {readonly shop: Shop; readonly content: ContentSource; readonly pictureOrigin: string};
type Built = {readonly key: string; readonly shop: Shop; readonly indices: ReadonlyMap<string, SearchIndex>};

/** Builds the indices when they are first asked for, and again whenever the catalogue or the content changed. */
export function createIndexStore(): (sources: Sources) => Promise<ReadonlyMap<string, SearchIndex>> {
  let built: Built | null = null;
  return async ({shop, content, pictureOrigin}) => {
    const key = `${pictureOrigin} ${await content.version()}`;
    if (built?.key === key && built.shop === shop) return built.indices;
    const indices = new Map<string, SearchIndex>();
    const synonyms = buildSynonyms([...SYNONYMS.groups, ...seedGroups(shop)], SYNONYMS.oneWay);
    for (const language of LANGUAGES) {
      const documents = await content.records(language);
      for (const kind of INDEX_KINDS) {
        const name = `${kind}_${language}`;
        const records = recordsOf(kind, shop, documents, language, pictureOrigin);
        const settings = indexSettings(kind, language);
        indices.set(name, buildIndex({name, language, settings, records, synonyms}));
      }
    }
    built = {key, shop, indices};
    return indices;
  };
}

const CONTENT = {posts: 'post', guides: 'guide', pages: 'page', tests: 'test'} as const;

function recordsOf(
  kind: IndexKind,
  shop: Shop,
  documents: readonly ContentRecord[],
  language: SearchLanguage,
  pictureOrigin: string,
): readonly SearchRecord[] {
  if (kind === 'products') return productRecords(shop, language, pictureOrigin);
  if (kind === 'categories') return categoryRecords(shop, language, pictureOrigin);
  return contentRecords(documents, CONTENT[kind]);
}

/** Tastes, origins and the like mean the same in both languages. */
function seedGroups({seed}: Shop): readonly (readonly string[])[] {
  const products = seed.products.filter(isFindable);
  const lists = ['coffee.taste', 'coffee.preparation_methods'].flatMap((path) =>
    products.flatMap((product) => paired(listOf(product, path, 'de'), listOf(product, path, 'en'))),
  );
  const words = ['coffee.origin', 'coffee.processing', 'coffee.style'].flatMap((path) =>
    products.flatMap((product) =>
      paired(splitList(fieldOf(product, path, 'de') ?? ''), splitList(fieldOf(product, path, 'en') ?? '')),
    ),
  );
  return translations([...lists, ...words]);
}

function paired(de: readonly string[], en: readonly string[]) {
  return de.flatMap((german, at) => {
    const english = en[at];
    return english === undefined || de.length !== en.length ? [] : [{de: german, en: english}];
  });
}
