import {afterAll, beforeAll, expect, it} from 'vitest';
import * as z from 'zod';
import {searchBrowseSchema, searchSettingsSchema, searchSynonymsSchema} from '../../../contracts/search-indexing';
import {categoryRecordSchema, contentRecordSchema, productRecordSchema} from '../../../contracts/search-records';
import {INDEX_KINDS, INDEX_LANGUAGES, indexName} from '../../../indexing/indices';
import type {RunningServices} from './start-services';
import {parsed, refusalOf, startServices} from './start-services';

/** How long a change may take until it can be found. */
const SOON = {timeout: 10_000, interval: 200};
const NAMES = INDEX_KINDS.flatMap((kind) => INDEX_LANGUAGES.map((language) => indexName(kind, language)));

let services: RunningServices;
beforeAll(async () => {
  services = await startServices();
}, 60_000);
afterAll(() => services.stop());

const ask = (method: string, path: string, body?: unknown) =>
  services.send(`/1/indexes/${path}`, {
    method,
    headers: {'x-algolia-application-id': 'LOCALSEARCH', 'x-algolia-api-key': 'local-search-admin-api-key'},
    ...(body === undefined ? {} : {body: JSON.stringify(body)}),
  });

/** What an index holds: records by id, settings, synonyms. */
async function contents(name: string) {
  const {hits} = parsed(searchBrowseSchema, await ask('POST', `${name}/browse`, {}));
  const synonyms = parsed(searchSynonymsSchema, await ask('POST', `${name}/synonyms/search`, {hitsPerPage: 1000}));
  return {
    records: Object.fromEntries(hits.map((record) => [record.objectID, record])),
    settings: parsed(searchSettingsSchema, await ask('GET', `${name}/settings`)),
    synonyms: Object.fromEntries(synonyms.hits.map((synonym) => [synonym.objectID, synonym])),
  };
}

async function allContents() {
  return new Map(await Promise.all(NAMES.map(async (name) => [name, await contents(name)] as const)));
}

async function empty() {
  expect((await services.send('/control/search/empty', {method: 'POST'})).status).toBe(200);
}

async function runJob() {
  expect((await services.send('/control/index-search', {method: 'POST'})).status).toBe(200);
}

/** How often each operation of the search service was asked for. */
async function asked(): Promise<Record<string, number>> {
  const {text} = await services.send('/control/received?service=search');
  const {requests} = z
    .object({requests: z.array(z.object({path: z.string(), method: z.string()}))})
    .parse(JSON.parse(text));
  const writes = requests.filter(({path, method}) => method === 'PUT' || path.endsWith('/batch'));
  return {writes: writes.length};
}

it('fills an empty account with what the search of the demo has', async () => {
  const demo = await allContents();
  await empty();
  expect((await ask('POST', 'products_de/query', {query: ''})).status).toBe(404);
  await runJob();
  const filled = await allContents();
  for (const name of NAMES) expect(filled.get(name), name).toEqual(demo.get(name));
  const schemas = {products: productRecordSchema, categories: categoryRecordSchema, content: contentRecordSchema};
  for (const name of NAMES) {
    const kind = name.startsWith('products') ? 'products' : name.startsWith('categories') ? 'categories' : 'content';
    const records = Object.values(filled.get(name)?.records ?? {});
    expect(records.length, name).toBeGreaterThan(9);
    for (const record of records) schemas[kind].parse(record);
  }
});

it('writes nothing where nothing differs', async () => {
  const before = await asked();
  await runJob();
  expect(await asked()).toEqual(before);
});

it('repairs what was changed by others, and removes what is stale', async () => {
  const before = await contents('posts_de');
  const [first = '', second = ''] = Object.keys(before.records);
  await ask('POST', 'posts_de/batch', {
    requests: [
      {action: 'addObject', body: {objectID: 'post-alt', title: 'Längst gelöscht'}},
      {action: 'partialUpdateObject', body: {objectID: first, title: 'Falsch'}},
      {action: 'deleteObject', body: {objectID: second}},
    ],
  });
  await ask('PUT', 'posts_de/settings', {customRanking: ['asc(publishedAt)']});
  await ask('POST', 'posts_de/synonyms/batch?replaceExistingSynonyms=true', []);
  await runJob();
  expect(await contents('posts_de')).toEqual(before);
});

const titles = async (name: string) => Object.values((await contents(name)).records).map(({title}) => title);

async function edit(mutation: unknown) {
  const {status, text} = await services.send('/v2025-02-19/data/mutate/production', {
    method: 'POST',
    headers: {Authorization: 'Bearer local-cms-token'},
    body: JSON.stringify({mutations: [mutation]}),
  });
  expect(status, text).toBe(200);
}

it('follows an editor within seconds: a new title, a hidden page, a deleted page', async () => {
  await edit({patch: {id: 'page-de-versand', set: {title: 'Kaffeesatzleserei'}}});
  await expect.poll(() => titles('pages_de'), SOON).toContain('Kaffeesatzleserei');
  await edit({patch: {id: 'page-de-versand', set: {'seo.noindex': true}}});
  await expect.poll(() => titles('pages_de'), SOON).not.toContain('Kaffeesatzleserei');
  await edit({patch: {id: 'page-de-versand', unset: ['seo.noindex']}});
  await expect.poll(() => titles('pages_de'), SOON).toContain('Kaffeesatzleserei');
  await edit({delete: {id: 'page-de-versand'}});
  await expect.poll(() => titles('pages_de'), SOON).not.toContain('Kaffeesatzleserei');
});

it('takes no unsigned message of the CMS', async () => {
  const body = JSON.stringify({_type: 'page', language: 'de'});
  const headers = {'Sanity-Webhook-Signature': `t=${Date.now()},v1=${'a'.repeat(43)}`};
  expect(refusalOf(await services.send('/webhooks/cms', {method: 'POST', headers, body}))).toEqual([
    401,
    'unauthorized',
  ]);
});
