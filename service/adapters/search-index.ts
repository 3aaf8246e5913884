import {searchClient} from '@algolia/client-search';
import * as z from 'zod';
import {
  searchBrowseSchema,
  searchObjectsSchema,
  searchSettingsSchema,
  storedCompoundsSchema,
  storedSynonymsSchema,
} from '../../contracts/search-indexing';
import type {CompoundEntry, Synonym} from '../../contracts/indexing/settings';
import type {JsonObject} from '../../contracts/indexing/json';
import type {Variables} from '../config/env';
import type {IndexedRecord, IndexRequest} from '../domain/index-changes';
import {acceptedBatches, canonical} from '../domain/index-changes';
import {callUpstream, UpstreamError} from './upstream';

/** The worker's variables that the search service needs. */
export type SearchEnv = Pick<Variables, 'SEARCH_ORIGIN' | 'SEARCH_APPLICATION_ID' | 'SEARCH_ADMIN_KEY'>;

type Words = readonly string[] | null | undefined;
type ComparedSynonym = {
  readonly objectID: string;
  readonly type: string;
  readonly input?: string | null | undefined;
  readonly synonyms?: Words;
};
type ComparedCompound = {
  readonly objectID: string;
  readonly word?: string | null | undefined;
  readonly decomposition?: Words;
};

const SERVICE = 'search';
const PAGE = 1_000;
const failureSchema = z.object({status: z.int(), message: z.string()});

/**
 * Reads all records of an index, by id. An index that does not exist has none.
 *
 * @throws {UpstreamError}
 */
export async function browseIndex(env: SearchEnv, name: string): Promise<ReadonlyMap<string, IndexedRecord>> {
  const records: IndexedRecord[] = [];
  const client = clientOf(env);
  let cursor: string | undefined;
  do {
    const browseParams = {hitsPerPage: PAGE, ...(cursor === undefined ? {} : {cursor})};
    const page = await answered(searchBrowseSchema, client.browse({indexName: name, browseParams}));
    records.push(...(page?.hits ?? []));
    cursor = page?.cursor;
  } while (cursor !== undefined);
  return byId(records);
}

/**
 * Reads at most 1,000 records of an index by their ids; missing ones are left out.
 *
 * @throws {UpstreamError}
 */
export async function readIndexed(
  env: SearchEnv,
  name: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, IndexedRecord>> {
  const requests = ids.map((objectID) => ({indexName: name, objectID}));
  const answer = await answered(searchObjectsSchema, clientOf(env).getObjects({requests}));
  return byId(answer?.results.flatMap((record) => record ?? []) ?? []);
}

/**
 * Writes and deletes records, in batches of at most 1,000 records and 10 MB, and waits until searches see them.
 *
 * @throws {UpstreamError}
 */
export async function writeIndex(env: SearchEnv, name: string, requests: readonly IndexRequest[]): Promise<void> {
  const client = clientOf(env);
  for (const batch of acceptedBatches(requests)) {
    const {taskID} = await written(client.batch({indexName: name, batchWriteParams: {requests: [...batch]}}));
    await written(client.waitForTask({indexName: name, taskID}));
  }
}

/**
 * Sets those settings of an index that differ. Settings that are not named stay.
 *
 * @throws {UpstreamError}
 */
export async function writeIndexSettings(env: SearchEnv, name: string, wanted: JsonObject): Promise<void> {
  const client = clientOf(env);
  const there = await answered(searchSettingsSchema, client.getSettings({indexName: name, getVersion: 2}));
  const differing = Object.entries(wanted).filter(
    // The service may leave out a setting that is empty.
    ([setting, value]) => there === null || canonical(there[setting] ?? {}) !== canonical(value),
  );
  if (differing.length === 0) return;
  const {taskID} = await written(client.setSettings({indexName: name, indexSettings: Object.fromEntries(differing)}));
  await written(client.waitForTask({indexName: name, taskID}));
}

/**
 * Replaces the synonyms of an index if they differ.
 *
 * @throws {UpstreamError}
 */
export async function writeSynonyms(env: SearchEnv, name: string, wanted: readonly Synonym[]): Promise<void> {
  const client = clientOf(env);
  const there: ComparedSynonym[] = [];
  for (let page = 0, more = true; more; page += 1) {
    const searchSynonymsParams = {query: '', page, hitsPerPage: PAGE};
    const found = await answered(storedSynonymsSchema, client.searchSynonyms({indexName: name, searchSynonymsParams}));
    there.push(...(found?.hits ?? []));
    more = (found?.hits.length ?? 0) === PAGE;
  }
  if (sorted(there, synonymKey) === sorted(wanted, synonymKey)) return;
  const synonymHit = wanted.map((synonym) => ({...synonym, synonyms: [...synonym.synonyms]}));
  const {taskID} = await written(client.saveSynonyms({indexName: name, synonymHit, replaceExistingSynonyms: true}));
  await written(client.waitForTask({indexName: name, taskID}));
}

/**
 * Replaces the application's own compounds if they differ.
 *
 * @throws {UpstreamError}
 */
export async function writeCompounds(env: SearchEnv, wanted: readonly CompoundEntry[]): Promise<void> {
  const client = clientOf(env);
  const dictionaryName = 'compounds';
  const there: ComparedCompound[] = [];
  for (let page = 0, more = true; more; page += 1) {
    // The client's own method requires a word to search for.
    const search = {path: `1/dictionaries/${dictionaryName}/search`, body: {query: '', page, hitsPerPage: PAGE}};
    const found = await answered(storedCompoundsSchema, client.customPost(search));
    there.push(...(found?.hits ?? []).filter(({type}) => type === 'custom'));
    more = page + 1 < (found?.nbPages ?? 0);
  }
  if (sorted(there, compoundKey) === sorted(wanted, compoundKey)) return;
  const requests = wanted.map((entry) => ({
    action: 'addEntry' as const,
    body: {...entry, decomposition: [...entry.decomposition]},
  }));
  const batchDictionaryEntriesParams = {clearExistingDictionaryEntries: true, requests};
  const {taskID} = await written(client.batchDictionaryEntries({dictionaryName, batchDictionaryEntriesParams}));
  await written(client.waitForAppTask({taskID}));
}

/** Makes the service's official client. It sends each request once, by `callUpstream`: the job repeats what fails. */
function clientOf({SEARCH_ORIGIN, SEARCH_APPLICATION_ID, SEARCH_ADMIN_KEY}: SearchEnv) {
  const {host, protocol} = new URL(SEARCH_ORIGIN);
  const door = {url: host, accept: 'readWrite', protocol: protocol === 'https:' ? 'https' : 'http'} as const;
  return searchClient(SEARCH_APPLICATION_ID, SEARCH_ADMIN_KEY, {
    hosts: [door],
    requester: {
      async send({url, method, headers, data}) {
        const body = typeof data === 'string' ? data : null;
        const answer = await callUpstream(SERVICE, url, {method, headers, body});
        return {status: answer.status, content: JSON.stringify(answer.body), isTimedOut: false};
      },
    },
  });
}

function byId(records: readonly IndexedRecord[]): ReadonlyMap<string, IndexedRecord> {
  return new Map(records.map((record) => [record.objectID, record]));
}

/** Parses the answer of a read; `null` if the thing does not exist. */
async function answered<T>(schema: z.ZodType<T>, asked: Promise<unknown>): Promise<T | null> {
  const answer = await asked.catch((error: unknown) => {
    if (failureSchema.safeParse(error).data?.status === 404) return null;
    throw failed(error);
  });
  if (answer === null) return null;
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new UpstreamError(SERVICE, `${parsed.error.issues[0]?.path.join('.') ?? ''} is not as documented`);
}

async function written<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error: unknown) => {
    throw failed(error);
  });
}

/** Turns a refusal that the client throws into an `UpstreamError` with the service's answer. */
function failed(error: unknown): unknown {
  const refusal = failureSchema.safeParse(error).data;
  return refusal === undefined ? error : new UpstreamError(SERVICE, `${refusal.status}, ${refusal.message}`);
}

/** Returns what makes a synonym differ from another one. The service spells a type in two ways. */
function synonymKey({objectID, type, input, synonyms}: ComparedSynonym): readonly unknown[] {
  return [objectID, type.toLowerCase(), input ?? null, synonyms ?? []];
}

function compoundKey({objectID, word, decomposition}: ComparedCompound): readonly unknown[] {
  return [objectID, word ?? null, decomposition ?? []];
}

/** Writes entries as one text, to compare them. */
function sorted<T>(entries: readonly T[], keyOf: (entry: T) => readonly unknown[]): string {
  return JSON.stringify(entries.map((entry) => JSON.stringify(keyOf(entry))).sort());
}
