import * as z from 'zod';
import {INDEX_LANGUAGES, indexName} from '../../contracts/indexing/indices';
import {searchSynonymSchema} from '../../contracts/search-indexing';
import type {ClockEnv} from '../shared/clock';
import type {GenerationEnv} from '../shared/generation';
import type {StorefrontEnv} from '../storefront/env';
import {ONLY} from '../storefront/cart/load-pricing-world';
import {shop} from '../storefront/shop';
import type {IndexDump, SearchAccountObject, WrittenIndex} from './account-object';
import type {SearchWorld} from './answer';
import type {ContentSource} from './cms-content';
import {parseSettings} from './index-settings';
import {createIndexStore} from './indices';
import {recordOf} from './record';
import type {SearchRecord} from './record';
import {indexOf} from './search-index';
import type {SearchIndex} from './search-index';
import {isAvailable} from './seed-facts';

/** What the search service needs of the worker's configuration. */
export type SearchEnv = Pick<StorefrontEnv, 'STOCK' | 'EMULATOR_ORIGIN' | 'PICTURE_ORIGIN'> &
  ClockEnv &
  GenerationEnv & {
    readonly SEARCH_ACCOUNT: DurableObjectNamespace<SearchAccountObject>;
    readonly SEARCH_APPLICATION_ID: string;
    /** May search, nothing else. */
    readonly SEARCH_API_KEY: string;
    /** May do everything. */
    readonly SEARCH_ADMIN_KEY: string;
  };

/** What the requests of the service work with. */
export type SearchBindings = {readonly env: SearchEnv; readonly content: ContentSource};

const PRODUCT_INDICES: readonly string[] = INDEX_LANGUAGES.map((language) => indexName('products', language));

const seedIndices = createIndexStore();
const written = new Map<string, {readonly key: string; readonly index: SearchIndex}>();

/** Returns the account that a request means. */
export function accountOf({SEARCH_ACCOUNT}: Pick<SearchEnv, 'SEARCH_ACCOUNT'>) {
  return SEARCH_ACCOUNT.getByName(ONLY);
}

/** Returns what queries are answered from: what was written to an index, else what the seed has, as it is now. */
export async function worldOf({env, content}: SearchBindings): Promise<SearchWorld> {
  const state = await accountOf(env).state();
  const [base, own] = await Promise.all([
    state.isEmptied ? new Map<string, SearchIndex>() : seedOf(env, content),
    Promise.all(state.indices.map((index) => writtenIndex(env, index))),
  ]);
  const isOwn = new Set(own.map(({name}) => name));
  const stock = PRODUCT_INDICES.every((name) => isOwn.has(name)) ? null : await availability(env);
  return {
    indices: new Map([...base, ...own.map((index) => [index.name, index] as const)]),
    current: (index) =>
      stock === null || isOwn.has(index.name) || !PRODUCT_INDICES.includes(index.name)
        ? index.records
        : index.records.map((record) => today(record, stock)),
    clock: () => Date.now(),
    newQueryId: () => crypto.randomUUID().replaceAll('-', ''),
  };
}

/** Returns what an index of a world holds, in the form in which it is kept. */
export function dumpOf(index: SearchIndex, world: SearchWorld): IndexDump {
  return {
    settings: JSON.stringify(index.written.settings),
    synonyms: JSON.stringify(index.written.synonyms),
    records: world.current(index).map((record) => ({id: record.objectID, body: JSON.stringify(record)})),
  };
}

function seedOf({PICTURE_ORIGIN, EMULATOR_ORIGIN}: SearchEnv, content: ContentSource) {
  return seedIndices({shop: shop(), content, pictureOrigin: PICTURE_ORIGIN ?? EMULATOR_ORIGIN});
}

async function writtenIndex(env: SearchEnv, {name, settings, synonyms, revision}: WrittenIndex): Promise<SearchIndex> {
  const key = `${env.DATA_GENERATION ?? 0} ${revision}`;
  const known = written.get(name);
  if (known?.key === key) return known.index;
  const bodies = await accountOf(env).records(name);
  const index = indexOf(name, () => ({
    settings: parseSettings(JSON.parse(settings)),
    synonyms: z.array(searchSynonymSchema).parse(JSON.parse(synonyms)),
    records: bodies.map(recordOf),
  }));
  written.set(name, {key, index});
  return index;
}

/** Whether each product can be bought now, by its number. */
async function availability({STOCK}: SearchEnv): Promise<ReadonlyMap<string, boolean>> {
  const stock = await STOCK.getByName(ONLY).read();
  return new Map(
    shop().seed.products.map((product) => [
      String(product.number),
      isAvailable(product, ({number}) => stock.get(number) ?? 0),
    ]),
  );
}

function today(record: SearchRecord, stock: ReadonlyMap<string, boolean>): SearchRecord {
  const available = stock.get(record.objectID) ?? false;
  return record['available'] === available ? record : {...record, available};
}
