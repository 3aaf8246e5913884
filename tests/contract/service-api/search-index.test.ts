import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {searchBrowseSchema, searchSettingsSchema, searchSynonymsSchema} from '../../../contracts/search-indexing';
import {categoryRecordSchema, contentRecordSchema, productRecordSchema} from '../../../contracts/search-records';
import {INDEX_LANGUAGES, INDEX_NAMES} from '../../../contracts/indexing/indices';
import {SETTLING_MS} from '../../../contracts/settling';
import {product} from './shopper';
import type {RunningServices} from './start-services';
import {parsed, refusalOf, startServices} from './start-services';

/** How long a change may take until it can be found: a document's five seconds longer than a product's. */
const SOON = {timeout: 15_000, interval: 200};
const MINUTE_MS = 60_000;
const recordSchema = z.record(z.string(), z.json());
const {number, handle} = product('waldgold');

let services: RunningServices;
let deaf: RunningServices;
beforeAll(async () => {
  services = await startServices();
  // No webhook is sent here: only the schedule finds a change.
  deaf = await startServices({PLATFORM_WEBHOOK_SECRET: '', CMS_WEBHOOK_SECRET: ''});
}, 120_000);
afterAll(() => Promise.all([services.stop(), deaf.stop()]));

const ask = (method: string, path: string, body?: unknown, world = services) =>
  world.send(`/1/indexes/${path}`, {
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
  return new Map(await Promise.all(INDEX_NAMES.map(async (name) => [name, await contents(name)] as const)));
}

async function empty() {
  const body = JSON.stringify({accounts: ['search']});
  expect((await services.send('/control/empty', {method: 'POST', body})).status).toBe(200);
}

async function runJob(world = services) {
  expect((await world.send('/control/index-search', {method: 'POST'})).status).toBe(200);
}

/** Reads again after what webhooks noted has run, at the moment to which the clock was moved. */
const afterDue = (read: () => Promise<unknown>) => async () => {
  expect((await services.send('/control/due', {method: 'POST'})).status).toBe(200);
  return read();
};

/** How often the search service was asked to do something. */
async function asked(isMeant: (request: {readonly path: string; readonly method: string}) => boolean): Promise<number> {
  const {text} = await services.send('/control/received?service=search');
  const {requests} = z
    .object({requests: z.array(z.object({path: z.string(), method: z.string()}))})
    .parse(JSON.parse(text));
  return requests.filter(isMeant).length;
}

const written = () => asked(({path, method}) => method === 'PUT' || path.endsWith('/batch'));
const looked = () => asked(({path}) => path.endsWith('/*/objects'));

it('fills an empty account with what the search of the demo has', async () => {
  const demo = await allContents();
  await empty();
  expect((await ask('POST', 'products_de/query', {query: ''})).status).toBe(404);
  await runJob();
  const filled = await allContents();
  for (const name of INDEX_NAMES) expect(filled.get(name), name).toEqual(demo.get(name));
  const schemas = {products: productRecordSchema, categories: categoryRecordSchema, content: contentRecordSchema};
  for (const name of INDEX_NAMES) {
    const kind = name.startsWith('products') ? 'products' : name.startsWith('categories') ? 'categories' : 'content';
    const records = Object.values(filled.get(name)?.records ?? {});
    expect(records.length, name).toBeGreaterThan(9);
    for (const record of records) schemas[kind].parse(record);
  }
});

it('writes nothing where nothing differs', async () => {
  const before = await written();
  await runJob();
  expect(await written()).toBe(before);
});

it('writes nothing after a webhook of what search does not hold', async () => {
  const [writes, looks] = [await written(), await looked()];
  await change(services, {product: number});
  await services.moveClock(SETTLING_MS);
  await expect.poll(afterDue(looked), SOON).toBe(looks + INDEX_LANGUAGES.length);
  await services.moveClock(0);
  // When the job ends, the webhook's work is done, too.
  await runJob();
  expect(await written()).toBe(writes);
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
  const correction = {objectID: 'x', type: 'altcorrection1', word: 'Kaffe', corrections: ['Kaffee']};
  const replaced = await ask('POST', 'posts_de/synonyms/batch?replaceExistingSynonyms=true', [correction]);
  expect(replaced.status).toBe(200);
  await runJob();
  expect(await contents('posts_de')).toEqual(before);
});

/** The records of an index, their attributes as they are. */
async function records(world: RunningServices, name: string) {
  return parsed(searchBrowseSchema, await ask('POST', `${name}/browse`, {}, world)).hits;
}

/** One attribute of one record, without reading the whole index; `undefined` where there is no such record. */
async function attributeOf(world: RunningServices, name: string, id: string, attribute: string) {
  const answer = await ask('GET', `${name}/${id}`, undefined, world);
  expect([200, 404], answer.text).toContain(answer.status);
  return answer.status === 404 ? undefined : parsed(recordSchema, answer)[attribute];
}

async function change(world: RunningServices, body: object) {
  const {status, text} = await world.send('/control/catalogue', {method: 'POST', body: JSON.stringify(body)});
  expect(status, text).toBe(200);
}

async function edit(world: RunningServices, mutation: unknown) {
  const {status, text} = await world.send('/v2025-02-19/data/mutate/production', {
    method: 'POST',
    headers: {Authorization: 'Bearer local-cms-token'},
    body: JSON.stringify({mutations: [mutation]}),
  });
  expect(status, text).toBe(200);
}

it('a webhook changes the index by itself within seconds', async () => {
  await change(services, {product: number, priceCents: 999});
  const price = () => attributeOf(services, 'products_de', String(number), 'priceMinCents');
  await expect.poll(price, SOON).toBe(999);
});

describe.each([
  ['by webhook', () => services, null],
  ['by the schedule', () => deaf, (world: RunningServices) => runJob(world)],
])('%s', (_, worldOf, schedule) => {
  const attribute = (name: string, id: string, of: string) => attributeOf(worldOf(), name, id, of);
  const eventually = async (read: () => Promise<unknown>, value: unknown) => {
    await schedule?.(worldOf());
    await (schedule === null
      ? expect.poll(afterDue(read), SOON).toEqual(value)
      : expect.poll(read, {timeout: 1}).toEqual(value));
  };

  beforeAll(async () => {
    await runJob(worldOf());
    await worldOf().moveClock(SETTLING_MS);
  });
  afterAll(() => worldOf().moveClock(0));

  it('a price change is in both indices', async () => {
    const place = await attribute('products_de', String(number), 'popularity');
    await change(worldOf(), {product: number, priceCents: 777});
    await eventually(() => attribute('products_de', String(number), 'priceMinCents'), 777);
    await eventually(() => attribute('products_en', String(number), 'priceMaxCents'), 777);
    expect(await attribute('products_de', String(number), 'popularity')).toBe(place);
  });

  it('a new product is found under its own name, and no longer once it is deleted', async () => {
    const title = {de: 'Neuling', en: 'Newcomer'};
    await change(worldOf(), {product: 9001, copyOf: number, handle: {de: 'neuling', en: 'newcomer'}, title});
    await eventually(() => attribute('products_de', '9001', 'title'), 'Neuling');
    await eventually(() => attribute('products_en', '9001', 'handle'), 'newcomer');
    await change(worldOf(), {product: 9001, isDeleted: true});
    await eventually(() => attribute('products_de', '9001', 'title'), undefined);
    await eventually(() => attribute('products_en', '9001', 'title'), undefined);
  });

  it('a translated handle changes its own language alone', async () => {
    await change(worldOf(), {product: number, handle: {...handle, en: 'forest-gold-2'}});
    await eventually(() => attribute('products_en', String(number), 'handle'), 'forest-gold-2');
    expect(await attribute('products_de', String(number), 'handle')).toBe(handle.de);
  });

  it('what sells out is no longer shown as available', async () => {
    await change(worldOf(), {product: number, stock: 0});
    await eventually(() => attribute('products_de', String(number), 'available'), false);
  });

  it('a collection has its new handle in its own record and in those of its products', async () => {
    const id = '2006';
    await change(worldOf(), {collection: Number(id), handle: {de: 'geraete', en: 'devices'}});
    await eventually(() => attribute('categories_de', id, 'handle'), 'geraete');
    const gear = async () =>
      (await records(worldOf(), 'products_en')).filter(({collections}) =>
        JSON.stringify(collections).includes('"devices"'),
      ).length;
    expect(await gear()).toBeGreaterThan(100);
    await change(worldOf(), {collection: Number(id), isDeleted: true});
    await eventually(() => attribute('categories_de', id, 'handle'), undefined);
    await eventually(gear, 0);
  });

  it('a page has its new title, and goes when it is hidden or deleted', async () => {
    const title = () => attribute('pages_de', 'page-versand', 'title');
    await edit(worldOf(), {patch: {id: 'page-de-versand', set: {title: 'Kaffeesatzleserei'}}});
    await eventually(title, 'Kaffeesatzleserei');
    await edit(worldOf(), {patch: {id: 'page-de-versand', set: {'seo.noindex': true}}});
    await eventually(title, undefined);
    await edit(worldOf(), {patch: {id: 'page-de-versand', unset: ['seo.noindex']}});
    await eventually(title, 'Kaffeesatzleserei');
    await edit(worldOf(), {delete: {id: 'page-de-versand'}});
    await eventually(title, undefined);
  });
});

it('tries again what the search service did not take', async () => {
  const fault = {service: 'search', operation: 'products_de', kind: 'status', times: 1};
  expect((await services.send('/control/faults', {method: 'POST', body: JSON.stringify(fault)})).status).toBe(200);
  await services.moveClock(MINUTE_MS);
  await change(services, {product: number, priceCents: 888});
  // Nobody else asks for that index until the fault has met the service worker.
  const writes = await written();
  await expect.poll(afterDue(written), SOON).toBeGreaterThan(writes);
  const price = () => attributeOf(services, 'products_de', String(number), 'priceMinCents');
  expect(await price()).not.toBe(888);
  await expect.poll(afterDue(price), SOON).toBe(888);
  await services.moveClock(0);
});

it('takes no unsigned message of the CMS', async () => {
  const body = JSON.stringify({_type: 'page', language: 'de'});
  const headers = {'Sanity-Webhook-Signature': `t=${Date.now()},v1=${'a'.repeat(43)}`};
  expect(refusalOf(await services.send('/webhooks/cms', {method: 'POST', headers, body}))).toEqual([
    401,
    'unauthorized',
  ]);
});
