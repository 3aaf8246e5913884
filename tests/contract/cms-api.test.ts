import {ClientError} from '@sanity/client';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {pageSchema, siteSettingsSchema} from '../../contracts/cms';
import {edited, page} from './cms/edited-pages';
import {startCms, TOKEN} from './cms/start-cms';
import type {RunningCms} from './cms/start-cms';

let cms: RunningCms;

beforeAll(async () => {
  cms = await startCms();
});

afterAll(() => cms.stop());

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
    const editor = await edited(cms, 'page-draft', 'Alt');
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
