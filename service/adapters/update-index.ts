import {categoryRecords, productRecords} from '../../contracts/indexing/catalogue-records';
import {CONTENT_TYPES} from '../../contracts/indexing/content-record';
import {INDEX_KINDS, INDEX_LANGUAGES, indexName, INDEX_NAMES} from '../../contracts/indexing/indices';
import type {IndexLanguage} from '../../contracts/indexing/indices';
import {isFindable} from '../../contracts/indexing/product-facts';
import type {ProductFacts} from '../../contracts/indexing/product-facts';
import {productRecord} from '../../contracts/indexing/product-record';
import {wantedCompounds, wantedSettings, wantedSynonyms} from '../../contracts/indexing/settings';
import {translationGroups} from '../../contracts/indexing/translations';
import {batchesOf} from '../../contracts/batches';
import {indexChanges} from '../domain/index-changes';
import type {IndexedRecord} from '../domain/index-changes';
import {MAX_PRODUCTS, readCatalogue, readIndexedProducts} from './index-catalogue';
import {readContentRecords} from './index-content';
import type {CmsEnv} from './index-content';
import type {PlatformEnv} from './platform';
import {browseIndex, readIndexed, writeCompounds, writeIndex, writeIndexSettings, writeSynonyms} from './search-index';
import type {SearchEnv} from './search-index';

/** The worker's configuration that the search indices and their sources need. */
export type IndexEnv = PlatformEnv & CmsEnv & SearchEnv;

/**
 * Brings all indices up to date with catalogue and CMS: settings, synonyms, compounds, records. It writes only what differs, deletes what no
 * longer exists, and may be repeated.
 *
 * @throws {UpstreamError}
 */
export async function updateIndex(env: IndexEnv): Promise<void> {
  for (const kind of INDEX_KINDS) {
    for (const language of INDEX_LANGUAGES) {
      await writeIndexSettings(env, indexName(kind, language), wantedSettings(kind, language));
    }
  }
  await writeCompounds(env, INDEX_LANGUAGES.flatMap(wantedCompounds));
  const named = {de: await indexCatalogue(env, 'de'), en: await indexCatalogue(env, 'en')};
  const synonyms = wantedSynonyms(translationGroups(named));
  for (const name of INDEX_NAMES) await writeSynonyms(env, name, synonyms);
  for (const type of Object.keys(CONTENT_TYPES)) {
    for (const language of INDEX_LANGUAGES) await updateContent(env, type, language);
  }
}

/**
 * Brings the indices of products and categories up to date with the catalogue, in both languages.
 *
 * @throws {UpstreamError}
 */
export async function updateCatalogue(env: IndexEnv): Promise<void> {
  for (const language of INDEX_LANGUAGES) await indexCatalogue(env, language);
}

/**
 * Brings the records of some products up to date with the catalogue, in both languages. Their places in the merchant's order stay.
 *
 * @throws {UpstreamError}
 */
export async function updateProducts(env: IndexEnv, numbers: readonly number[]): Promise<void> {
  for (const some of batchesOf(numbers, MAX_PRODUCTS)) {
    for (const language of INDEX_LANGUAGES) {
      const name = indexName('products', language);
      const there = await readIndexed(env, name, some.map(String));
      const shown = (await readIndexedProducts(env, some, language)).filter(({facts}) => isFindable(facts));
      const wanted = shown.map(({facts, collections}) => {
        const place = there.get(String(facts.number))?.['popularity'];
        return productRecord(facts, collections, typeof place === 'number' ? place : null, language);
      });
      await writeIndex(env, name, indexChanges(wanted, there));
    }
  }
}

/**
 * Brings the index of one document type up to date in a language. It does nothing for a type that is not searched.
 *
 * @param type a document type of the CMS, such as `productTest`
 * @throws {UpstreamError}
 */
export async function updateContent(env: IndexEnv, type: string, language: IndexLanguage): Promise<void> {
  const reading = Object.entries(CONTENT_TYPES).find(([known]) => known === type)?.[1];
  if (reading === undefined) return;
  await bring(env, indexName(reading.kind, language), await readContentRecords(env, type, language));
}

/**
 * Brings the indices of products and categories in a language up to date, one language after the other: a worker has not the memory for both.
 * Returns the products without their descriptions, which translations do not need.
 */
async function indexCatalogue(env: IndexEnv, language: IndexLanguage): Promise<readonly ProductFacts[]> {
  const facts = await readCatalogue(env, language);
  await bring(env, indexName('products', language), productRecords(facts, language));
  await bring(env, indexName('categories', language), categoryRecords(facts));
  return facts.products.map((product) => ({...product, descriptionHtml: ''}));
}

async function bring(env: IndexEnv, name: string, wanted: readonly IndexedRecord[]): Promise<void> {
  await writeIndex(env, name, indexChanges(wanted, await browseIndex(env, name)));
}
