import {createHmac} from 'node:crypto';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ClientError} from '@sanity/client';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import * as z from 'zod';
import {cmsWebhookSchema, pageSchema, siteSettingsSchema} from '../../contracts/cms';
import {SECRET, startCms, TOKEN} from './cms/start-cms';
import type {RunningCms} from './cms/start-cms';

const errorBody = z.object({error: z.looseObject({description: z.string(), type: z.string()})});

let cms: RunningCms;

beforeAll(async () => {
  cms = await startCms();
});

afterAll(() => cms.stop());

function page(id: string, title: string) {
  return {
    _id: id,
    _type: 'page',
    language: 'de',
    translationKey: id,
    title,
    slug: {_type: 'slug', current: id.replace('drafts.', '')},
  };
}

/** A page of its own for a test, in the CMS already. */
async function edited(id: string, title = 'Vorher') {
  const editor = cms.client({token: TOKEN});
  await editor.createOrReplace(page(id, title));
  return editor;
}

function get(address: string, init: RequestInit = {}) {
  return fetch(cms.origin + address, init);
}

describe('queries with the official client', () => {
  it('takes parameters', async () => {
    const found: unknown = await cms
      .client()
      .fetch('*[_type == "page" && language == $language && slug.current == $slug][0]', {
        language: 'de',
        slug: 'versand',
      });
    expect(pageSchema.parse(found)).toMatchObject({title: 'Versand', translationKey: 'shipping'});
  });

  it('follows references, partners and assets', async () => {
    const found: unknown = await cms.client().fetch(
      `*[_type == "page" && language == "de" && slug.current == "reparatur"][0]{
        "partner": *[_type == "page" && translationKey == ^.translationKey && language != ^.language][0].slug.current,
        "image": blocks[_type == "imageText"][0].image.asset->{url, metadata},
        "file": blocks[_type == "download"][0].file.asset->url
      }`,
    );
    const shape = z.object({
      partner: z.literal('repairs'),
      image: z.object({
        url: z.string().regex(/^http:\/\/emulator\.test\/images\/lichtung\/production\/[a-f0-9]{40}-1600x1200\.webp$/),
        metadata: z.object({dimensions: z.object({width: z.literal(1600), height: z.literal(1200)})}),
      }),
      file: z.string().regex(/^http:\/\/emulator\.test\/files\/lichtung\/production\/[a-f0-9]{40}\.txt$/),
    });
    expect(shape.safeParse(found).error).toBeUndefined();
  });

  it('answers a query too long for an address', async () => {
    const found: unknown = await cms
      .client()
      .fetch(`// ${'x'.repeat(12_000)}\n*[_type == $type && language == "en"][0]`, {type: 'siteSettings'});
    expect(siteSettingsSchema.parse(found).announcementBar.linkURL).toBe('/en/c/sample-packages');
  });

  it.each([
    {apiVersion: '2021-10-21'},
    {apiVersion: 'X'},
    {apiVersion: '1'},
    {useCdn: true},
    {resource: {type: 'dataset', id: 'lichtung.production'}},
  ] as const)('answers as %o too', async (config) => {
    expect(await cms.client(config).fetch('count(*[_type == "siteSettings"])')).toBe(2);
  });

  it('gives the whole envelope when asked', async () => {
    const envelope: unknown = await cms.client().fetch('1 + 1', {}, {filterResponse: false});
    const shape = z.object({query: z.literal('1 + 1'), result: z.literal(2), ms: z.int().min(0)});
    expect(shape.safeParse(envelope).error).toBeUndefined();
  });

  it('gives documents by id', async () => {
    const client = cms.client();
    expect(await client.getDocument('page-de-versand')).toMatchObject({title: 'Versand'});
    expect(await client.getDocuments(['page-en-shipping', 'none'])).toMatchObject([{title: 'Shipping'}, null]);
  });

  it('says where a query is wrong', async () => {
    const failed = cms.client().fetch('*[_type ==');
    await expect(failed).rejects.toThrow(ClientError);
    await expect(failed).rejects.toMatchObject({
      statusCode: 400,
      details: {type: 'queryParseError', query: '*[_type ==', start: 9},
    });
  });

  it('names a missing parameter', async () => {
    await expect(cms.client().fetch('*[_id == $id]')).rejects.toMatchObject({
      statusCode: 400,
      details: {description: 'param $id referenced, but not provided', type: 'queryParseError'},
    });
  });

  it('refuses a wrong token, project and dataset', async () => {
    await expect(cms.client({token: 'x'}).fetch('1')).rejects.toMatchObject({statusCode: 401});
    await expect(cms.client({projectId: 'other'}).fetch('1')).rejects.toMatchObject({statusCode: 404});
    await expect(cms.client({dataset: 'other'}).fetch('1')).rejects.toMatchObject({statusCode: 404});
  });
});

describe('wrong requests', () => {
  it.each([
    ['no query', '/v2025-02-19/data/query/production', 400],
    ['a parameter that is no JSON', '/v2025-02-19/data/query/production?query=1&$a=x', 400],
    ['an unknown perspective', '/v2025-02-19/data/query/production?query=1&perspective=all', 400],
    ['an unknown function', '/v2025-02-19/data/query/production?query=nope()', 400],
    ['an unknown endpoint', '/v2025-02-19/data/history/production?query=*', 404],
    ['a listener of no query', '/v2025-02-19/data/listen/production?query=nope(', 400],
    ['a day that is none', '/v2025-99-99/data/query/production?query=1', 400],
  ])('%s', async (_, address, status) => {
    const response = await get(address);
    const body = await response.text();
    expect(response.status, body).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(body).not.toMatch(/\bat \w+.*:\d+:\d+/);
  });

  it('refuses changes of documents without a token', async () => {
    const failed = cms.client().create(page('page-intruder', 'X'));
    await expect(failed).rejects.toMatchObject({statusCode: 403});
    expect(await cms.client().getDocument('page-intruder')).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['no mutations', '{"mutations": []}'],
    ['an unknown mutation', '{"mutations": [{"explode": {}}]}'],
  ])('refuses a transaction with %s', async (_, body) => {
    const headers = {Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json'};
    const response = await get('/v2025-02-19/data/mutate/production', {method: 'POST', headers, body});
    expect(response.status).toBe(400);
  });
});

describe('drafts', () => {
  it('are seen with a token and the perspective alone', async () => {
    const editor = await edited('page-draft', 'Alt');
    await editor.createOrReplace(page('drafts.page-draft', 'Neu'));
    const title = '*[translationKey in ["page-draft", "drafts.page-draft"]].title';
    expect(await cms.client({perspective: 'published'}).fetch(title)).toEqual(['Alt']);
    expect(await cms.client({perspective: 'drafts'}).fetch(title)).toEqual(['Alt']);
    expect(await cms.client({token: TOKEN, perspective: 'drafts'}).fetch(title)).toEqual(['Neu']);
    expect(await cms.client({token: TOKEN, perspective: 'previewDrafts'}).fetch(title)).toEqual(['Neu']);
    expect(await cms.client({token: TOKEN, perspective: 'raw'}).fetch(`${title} | order(@)`)).toEqual(['Alt', 'Neu']);
    expect(await cms.client({token: TOKEN}).fetch(title)).toEqual(['Alt']);
    expect(
      await cms.client({token: TOKEN, perspective: 'drafts'}).fetch('*[_id == "page-draft"][0]{_id, _originalId}'),
    ).toEqual({_id: 'page-draft', _originalId: 'drafts.page-draft'});
  });
});

describe("an editor's changes", () => {
  it('patches fields deep inside a document', async () => {
    const editor = await edited('page-patched');
    await editor
      .patch('page-patched')
      .set({'slug.current': 'nachher', blocks: [{_key: 'a', heading: 'A'}]})
      .commit();
    await editor
      .patch('page-patched')
      .setIfMissing({title: 'unberührt', views: 1})
      .inc({views: 2})
      .set({'blocks[_key=="a"].heading': 'B'})
      .append('blocks', [{_key: 'c', heading: 'C'}])
      .unset(['translationKey'])
      .commit();
    const found: unknown = await cms.client().getDocument('page-patched');
    expect(found).toMatchObject({
      title: 'Vorher',
      views: 3,
      slug: {current: 'nachher'},
      blocks: [
        {_key: 'a', heading: 'B'},
        {_key: 'c', heading: 'C'},
      ],
    });
    expect(found).not.toHaveProperty('translationKey');
  });

  it('changes what the seed holds and takes it away', async () => {
    const editor = cms.client({token: TOKEN});
    const before: unknown = await cms.client().getDocument('redirect-de-e-student');
    expect(before).toBeDefined();
    await editor.delete('redirect-de-e-student');
    expect(await cms.client().getDocument('redirect-de-e-student')).toBeUndefined();
  });

  it('changes and deletes what a query finds', async () => {
    const editor = cms.client({token: TOKEN});
    for (const name of ['one', 'two']) {
      await editor.createOrReplace({_id: `found-${name}`, _type: 'found', title: name});
    }
    const params = {type: 'found'};
    const query = '*[_type == $type]';
    await editor.patch({query, params}).set({title: 'drei'}).commit({returnDocuments: false});
    expect(await editor.fetch('*[_type == "found"] | order(_id).title')).toEqual(['drei', 'drei']);
    await editor.delete({query: '*[_type == $type && _id match "found-one"]', params});
    expect(await editor.fetch('*[_type == "found"]._id')).toEqual(['found-two']);
    await editor.delete({query, params});
    expect(await editor.delete({query, params})).toMatchObject({results: []});
    await expect(editor.delete({query: '*[_type =='})).rejects.toMatchObject({statusCode: 400});
  });

  it('does all of a transaction or nothing', async () => {
    const editor = await edited('page-transaction');
    const failed = editor
      .transaction()
      .patch('page-transaction', {set: {title: 'Nachher'}})
      .create(page('page-transaction', 'Doppelt'))
      .commit();
    await expect(failed).rejects.toMatchObject({
      statusCode: 409,
      details: {type: 'mutationError', items: [{index: 1, error: {type: 'documentAlreadyExistsError'}}]},
    });
    expect(await cms.client().getDocument('page-transaction')).toMatchObject({title: 'Vorher'});
  });

  it('refuses a stale revision, a missing document and a broken reference', async () => {
    const editor = await edited('page-refused');
    const patch = editor.patch('page-refused').ifRevisionId('old').set({title: 'X'});
    await expect(patch.commit()).rejects.toMatchObject({statusCode: 409});
    await expect(editor.patch('page-none').set({title: 'X'}).commit()).rejects.toMatchObject({statusCode: 404});
    const reference = {author: {_type: 'reference', _ref: 'author-none'}};
    await expect(editor.patch('page-refused').set(reference).commit()).rejects.toMatchObject({statusCode: 409});
    await expect(editor.delete('author-de-jonna')).rejects.toMatchObject({statusCode: 409});
  });

  it('changes nothing in a dry run', async () => {
    const editor = await edited('page-dry');
    const done = await editor.patch('page-dry').set({title: 'Nachher'}).commit({dryRun: true});
    expect(done).toMatchObject({title: 'Nachher'});
    expect(await cms.client().getDocument('page-dry')).toMatchObject({title: 'Vorher'});
  });

  it('says in the body of a refusal what was wrong', async () => {
    const response = await get('/v2025-02-19/data/mutate/production', {
      method: 'POST',
      headers: {Authorization: `Bearer ${TOKEN}`},
      body: JSON.stringify({mutations: [{patch: {id: 'page-de-versand', inc: {title: 1}}}]}),
    });
    expect(response.status).toBe(400);
    expect(errorBody.parse(await response.json()).error.description).toContain('Cannot inc "title"');
  });
});

describe('the webhook', () => {
  const hooksOf = (id: string) => cms.hooks.filter(({headers}) => headers['sanity-document-id'] === id);

  it('tells the shop of a change, signed', async () => {
    const editor = await edited('page-hooked');
    await editor.patch('page-hooked').set({'slug.current': 'umbenannt'}).commit();
    await vi.waitFor(() => expect(hooksOf('page-hooked')).toHaveLength(2), {timeout: 5000});
    const [created, updated] = hooksOf('page-hooked');
    expect(created?.path).toBe('/webhooks/cms');
    expect(cmsWebhookSchema.parse(JSON.parse(created?.body ?? ''))).toMatchObject({
      operation: 'create',
      previousSlug: null,
    });
    expect(cmsWebhookSchema.parse(JSON.parse(updated?.body ?? ''))).toEqual({
      _id: 'page-hooked',
      _type: 'page',
      operation: 'update',
      language: 'de',
      translationKey: 'page-hooked',
      slug: 'umbenannt',
      previousSlug: 'page-hooked',
    });
    const [, at, mac] = /^t=(\d+),v1=([\w-]+)$/.exec(String(updated?.headers['sanity-webhook-signature'])) ?? [];
    const expected = createHmac('sha256', SECRET)
      .update(`${at ?? ''}.${updated?.body ?? ''}`)
      .digest('base64url');
    expect(mac).toBe(expected);
    expect(Math.abs(Date.now() - Number(at))).toBeLessThan(60_000);
  });

  it('is sent again half a minute after a 503, and not after a refusal', async () => {
    cms.hookStatuses.push(400);
    await edited('page-unwanted');
    await vi.waitFor(() => expect(hooksOf('page-unwanted')).toHaveLength(1), {timeout: 5000});
    cms.hookStatuses.push(503);
    await edited('page-retried');
    await vi.waitFor(() => expect(hooksOf('page-retried')).toHaveLength(2), {timeout: 40_000, interval: 500});
    const [first, second] = hooksOf('page-retried');
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(hooksOf('page-unwanted')).toHaveLength(1);
  });

  it('is silent about drafts', async () => {
    await edited('drafts.page-quiet');
    await edited('page-loud');
    await vi.waitFor(() => expect(hooksOf('page-loud')).toHaveLength(1), {timeout: 5000});
    expect(hooksOf('drafts.page-quiet')).toHaveLength(0);
  });
});

describe('assets', () => {
  async function address(): Promise<string> {
    const url: unknown = await cms
      .client()
      .fetch('*[_type == "sanity.imageAsset" && originalFilename == "scene-farm.webp"][0].url');
    return new URL(z.string().parse(url)).pathname;
  }

  it.each([
    ['', undefined, 'scene-farm-1600.webp', 'image/webp'],
    ['?w=300', undefined, 'scene-farm-320.webp', 'image/webp'],
    ['?w=300&dpr=2', undefined, 'scene-farm-640.webp', 'image/webp'],
    ['?h=480&fit=crop', undefined, 'scene-farm-640.webp', 'image/webp'],
    ['?w=300&auto=format', 'image/avif,*/*', 'scene-farm-320.avif', 'image/avif'],
    ['?w=300', 'image/avif,*/*', 'scene-farm-320.webp', 'image/webp'],
    ['?fm=webp&auto=format', 'image/avif,*/*', 'scene-farm-1600.webp', 'image/webp'],
  ])('a picture with %s for %s', async (parameters, accept, file, type) => {
    const response = await get((await address()) + parameters, accept === undefined ? {} : {headers: {Accept: accept}});
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(`/${file}`);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it('refuses what is no picture of the dataset', async () => {
    const good = await address();
    expect((await get(good.replace('1600x', '1601x'))).status).toBe(404);
    expect((await get(good.replace('production', 'other'))).status).toBe(404);
    expect((await get(`${good}?w=wide`)).status).toBe(400);
  });

  it('hands out files', async () => {
    const url: unknown = await cms
      .client()
      .fetch('*[_type == "sanity.fileAsset" && originalFilename == "muster-widerrufsformular.txt"][0].url');
    const response = await get(`${new URL(z.string().parse(url)).pathname}?dl=`);
    expect(response.headers.get('content-disposition')).toContain('attachment');
    expect(await response.text()).toContain('Muster-Widerrufsformular');
  });
});

describe('acknowledged changes', () => {
  it('survives a restart', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'cms-'));
    const first = await startCms('', folder);
    await first.client({token: TOKEN}).create(page('page-kept', 'Bleibt'));
    await first.stop();
    const second = await startCms('', folder);
    expect(await second.client().getDocument('page-kept')).toMatchObject({title: 'Bleibt'});
    expect(second.hooks).toEqual([]);
    await second.stop();
    await rm(folder, {recursive: true});
  }, 30_000);
});
