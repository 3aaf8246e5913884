import {categoryRecords, productRecords} from '../../contracts/indexing/catalogue-records';
import type {CatalogueFacts} from '../../contracts/indexing/catalogue-records';
import {CONTENT_TYPES} from '../../contracts/indexing/content-record';
import type {ContentRecord} from '../../contracts/indexing/content-record';
import {INDEX_KINDS, INDEX_LANGUAGES, indexName} from '../../contracts/indexing/indices';
import type {IndexKind, IndexLanguage} from '../../contracts/indexing/indices';
import {wantedSettings, wantedSynonyms} from '../../contracts/indexing/settings';
import {translationGroups} from '../../contracts/indexing/translations';
import type {Shop} from '../storefront/shop';
import type {ContentSource} from './cms-content';
import {parseSettings} from './index-settings';
import type {SearchRecord} from './record';
import {catalogueFacts} from './seed-facts';
import {indexOf, once} from './search-index';
import type {SearchIndex} from './search-index';

type Sources = {readonly shop: Shop; readonly content: ContentSource; readonly pictureOrigin: string};
type Built = {readonly key: string; readonly shop: Shop; readonly indices: ReadonlyMap<string, SearchIndex>};

/**
 * Builds the indices of the seed when they are first asked for, and again whenever the catalogue or the content changed: what an
 * account holds in which nothing was written.
 */
export function createIndexStore(): (sources: Sources) => Promise<ReadonlyMap<string, SearchIndex>> {
  let built: Built | null = null;
  return async ({shop, content, pictureOrigin}) => {
    const key = `${pictureOrigin} ${await content.version()}`;
    if (built?.key === key && built.shop === shop) return built.indices;
    const indices = new Map<string, SearchIndex>();
    const facts = {
      de: once(() => catalogueFacts(shop, 'de', pictureOrigin)),
      en: once(() => catalogueFacts(shop, 'en', pictureOrigin)),
    };
    const synonyms = once(() => wantedSynonyms(translationGroups({de: facts.de().products, en: facts.en().products})));
    for (const language of INDEX_LANGUAGES) {
      const documents = await content.records(language);
      for (const kind of INDEX_KINDS) {
        const name = indexName(kind, language);
        const read = () => ({
          settings: parseSettings(wantedSettings(kind, language)),
          synonyms: synonyms(),
          records: recordsOf(kind, facts[language], documents, language),
        });
        indices.set(name, indexOf(name, read));
      }
    }
    built = {key, shop, indices};
    return indices;
  };
}

function recordsOf(
  kind: IndexKind,
  facts: () => CatalogueFacts,
  documents: readonly ContentRecord[],
  language: IndexLanguage,
): readonly SearchRecord[] {
  if (kind === 'products') return productRecords(facts(), language);
  if (kind === 'categories') return categoryRecords(facts());
  const types: readonly string[] = Object.values(CONTENT_TYPES)
    .filter((reading) => reading.kind === kind)
    .map(({type}) => type);
  return documents.filter(({type}) => types.includes(type));
}
