import {algoliasearch} from 'algoliasearch';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  searchBrowseSchema,
  searchCompoundsSchema,
  searchIndicesSchema,
  searchSettingsSchema,
  searchSynonymsSchema,
} from '../../../contracts/search-indexing';
import {wantedCompounds, wantedSettings} from '../../../contracts/indexing/settings';
import {ADMIN_KEY, API_KEY, APPLICATION_ID, clientOptions, startSearch} from './start-search';
import type {RunningSearch} from './start-search';

let search: RunningSearch;
const clientWith = (key: string) => algoliasearch(APPLICATION_ID, key, clientOptions(search.host));
const admin = () => clientWith(ADMIN_KEY);

beforeAll(async () => {
  search = await startSearch();
});
afterAll(() => search.stop());

async function found(indexName: string, query: string) {
  const {hits} = await clientWith(API_KEY).searchSingleIndex({indexName, searchParams: {query, hitsPerPage: 1000}});
  return hits.map(({objectID}) => objectID);
}

async function write(
  indexName: string,
  ...requests: Parameters<ReturnType<typeof admin>['batch']>[0]['batchWriteParams']['requests']
) {
  const {taskID, objectIDs} = await admin().batch({indexName, batchWriteParams: {requests}});
  await admin().waitForTask({indexName, taskID});
  return objectIDs;
}

describe('a batch', () => {
  it('adds, changes, extends and deletes records of an index that the seed filled', async () => {
    const before = await found('posts_de', '');
    const post = {objectID: 'post-neu', title: 'Kaffeesatzleserei', body: 'Es war einmal.'};
    expect(await write('posts_de', {action: 'addObject', body: post})).toEqual(['post-neu']);
    expect(await found('posts_de', 'Kaffeesatzleserei')).toEqual(['post-neu']);
    await write('posts_de', {action: 'partialUpdateObject', body: {objectID: 'post-neu', title: 'Teeblätterlesung'}});
    expect(await found('posts_de', 'Teeblätterlesung')).toEqual(['post-neu']);
    expect(await found('posts_de', 'Es war einmal')).toContain('post-neu');
    await write('posts_de', {action: 'updateObject', body: {objectID: 'post-neu', title: 'Teeblätterlesung'}});
    expect(await admin().getObject({indexName: 'posts_de', objectID: 'post-neu'})).toEqual({
      objectID: 'post-neu',
      title: 'Teeblätterlesung',
    });
    await write('posts_de', {action: 'deleteObject', body: {objectID: 'post-neu'}});
    expect((await found('posts_de', '')).sort()).toEqual([...before].sort());
  });

  it('extends no record that is not there where it shall create none', async () => {
    await write('posts_de', {action: 'partialUpdateObjectNoCreate', body: {objectID: 'none', title: 'Nichts'}});
    expect(await found('posts_de', 'Nichts')).toEqual([]);
  });

  it('may be about several indices', async () => {
    const record = {objectID: 'x', title: 'Beide'};
    const requests = ['guides_de', 'guides_en'].map(
      (indexName) => ({indexName, action: 'addObject', body: record}) as const,
    );
    const {taskID} = await admin().multipleBatch({requests});
    expect(Object.keys(taskID)).toEqual(['guides_de', 'guides_en']);
    expect(await found('guides_en', 'Beide')).toEqual(['x']);
  });

  it('is refused as a whole where a record is too big for the smallest plan', async () => {
    const [fits, big] = [
      {objectID: 'fits', title: 'Passt'},
      {objectID: 'big', title: 'a '.repeat(6_000)},
    ];
    const refused = write('posts_de', {action: 'addObject', body: fits}, {action: 'addObject', body: big});
    await expect(refused).rejects.toThrow('too big');
    expect(await found('posts_de', 'Passt')).toEqual([]);
  });
});

it('a move replaces an index at once, and settings can be copied before', async () => {
  const client = admin();
  await client.setSettings({indexName: 'tests_de', indexSettings: {customRanking: ['asc(popularity)']}});
  await client.replaceAllObjects({
    indexName: 'tests_de',
    objects: [{objectID: 'only', title: 'Allein'}],
    batchSize: 1000,
  });
  expect(await found('tests_de', '')).toEqual(['only']);
  expect(await client.getSettings({indexName: 'tests_de'})).toMatchObject({
    customRanking: ['asc(popularity)'],
    indexLanguages: ['de'],
  });
  const {items} = searchIndicesSchema.parse(await client.listIndices());
  expect(items.filter(({name}) => name.includes('tmp'))).toEqual([]);
  expect(items.find(({name}) => name === 'tests_de')?.entries).toBe(1);
});

it('settings are those of the shop until others are set, and what is not modelled is refused by name', async () => {
  const settings = searchSettingsSchema.parse(await admin().getSettings({indexName: 'pages_de'}));
  expect(settings).toEqual(wantedSettings('pages', 'de'));
  const refused = admin().setSettings({indexName: 'pages_de', indexSettings: {ranking: ['geo', 'custom']}});
  await expect(refused).rejects.toThrow('ranking');
});

it('synonyms are added and replaced, and count at once', async () => {
  const indexName = 'categories_de';
  const synonym = {objectID: '1', type: 'synonym' as const, synonyms: ['Bohnenbrühe', 'Espresso']};
  await admin().saveSynonyms({indexName, synonymHit: [synonym]});
  const byBoth = await found(indexName, 'Bohnenbrühe');
  expect(byBoth).toEqual(await found(indexName, 'Espresso'));
  const {nbHits} = searchSynonymsSchema.parse(await admin().searchSynonyms({indexName}));
  expect(nbHits).toBeGreaterThan(10);
  await admin().saveSynonyms({indexName, synonymHit: [synonym], replaceExistingSynonyms: true});
  expect(searchSynonymsSchema.parse(await admin().searchSynonyms({indexName})).hits).toEqual([synonym]);
});

it('all records are browsed page by page', async () => {
  const all: string[] = [];
  let pages = 0;
  await admin().browseObjects({
    indexName: 'products_de',
    browseParams: {hitsPerPage: 50},
    aggregator: (page) => {
      pages += 1;
      all.push(...searchBrowseSchema.parse(page).hits.map(({objectID}) => objectID));
    },
  });
  expect(pages).toBe(Math.ceil(all.length / 50));
  expect(all.sort()).toEqual((await found('products_de', '')).sort());
});

it('entries of the dictionary of compounds are kept', async () => {
  const [entry] = wantedCompounds('de');
  if (entry === undefined) throw new Error('There is no compound');
  const body = {...entry, decomposition: [...entry.decomposition]};
  const {taskID} = await admin().batchDictionaryEntries({
    dictionaryName: 'compounds',
    batchDictionaryEntriesParams: {clearExistingDictionaryEntries: true, requests: [{action: 'addEntry', body}]},
  });
  await admin().waitForAppTask({taskID});
  const answer = await admin().customPost({path: '1/dictionaries/compounds/search', body: {query: ''}});
  expect(searchCompoundsSchema.parse(answer).hits).toEqual([{...entry, type: 'custom'}]);
});

it('an index is cleared, and deleted', async () => {
  await admin().clearObjects({indexName: 'pages_en'});
  expect(await found('pages_en', '')).toEqual([]);
  await admin().deleteIndex({indexName: 'guides_de'});
  expect((await found('guides_de', '')).length).toBeGreaterThan(0);
});

it('the key for searching may do none of it', async () => {
  const client = clientWith(API_KEY);
  const [indexName, requests] = ['posts_de', [{action: 'clear', body: {}} as const]];
  const refusals = [
    client.batch({indexName, batchWriteParams: {requests}}),
    client.setSettings({indexName, indexSettings: {}}),
    client.getSettings({indexName}),
    client.saveSynonyms({indexName, synonymHit: []}),
    client.browse({indexName}),
    client.listIndices(),
    client.deleteIndex({indexName}),
    client.operationIndex({indexName, operationIndexParams: {operation: 'move', destination: 'posts_en'}}),
    client.batchDictionaryEntries({dictionaryName: 'compounds', batchDictionaryEntriesParams: {requests: []}}),
  ];
  for (const refused of await Promise.allSettled(refusals)) {
    expect(refused).toMatchObject({
      status: 'rejected',
      reason: {status: 403, message: 'Method not allowed with this API key'},
    });
  }
  await expect(clientWith('another').listIndices()).rejects.toMatchObject({
    status: 403,
    message: 'Invalid Application-ID or API key',
  });
});
