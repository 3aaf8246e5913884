import {afterAll, beforeAll, expect, it} from 'vitest';
import * as z from 'zod';
import {contentRecordSchema} from '../../../contracts/search-records';
import type {RunningServices} from '../service-api/start-services';
import {startServices} from '../service-api/start-services';

/** How long a change may take until it can be found. */
const SOON = {timeout: 10_000, interval: 200};
const CMS_TOKEN = 'editor-token';
const resultSchema = z.object({hits: z.array(contentRecordSchema)});

let services: RunningServices;
beforeAll(async () => {
  services = await startServices({CMS_TOKEN});
}, 60_000);
afterAll(() => services.stop());

async function find(index: string, query: string) {
  const {status, text} = await services.send(`/1/indexes/${index}/query`, {
    method: 'POST',
    headers: {'x-algolia-application-id': 'LOCALSEARCH', 'x-algolia-api-key': 'local-search-only-api-key'},
    body: JSON.stringify({query, hitsPerPage: 200}),
  });
  expect(status, text).toBe(200);
  return resultSchema.parse(JSON.parse(text)).hits;
}

const slugs = async (query: string) => (await find('pages_de', query)).map(({slug}) => slug);

async function edit(mutation: unknown) {
  const {status, text} = await services.send('/v2025-02-19/data/mutate/production', {
    method: 'POST',
    headers: {Authorization: `Bearer ${CMS_TOKEN}`},
    body: JSON.stringify({mutations: [mutation]}),
  });
  expect(status, text).toBe(200);
}

it.each([
  ['posts_de', 24],
  ['posts_en', 24],
  ['guides_de', 12],
  ['guides_en', 12],
  ['tests_de', 10],
  ['pages_de', 30],
  ['pages_en', 30],
])('%s holds what the CMS has, in plain words', async (index, least) => {
  const hits = await find(index, '');
  // English tells half as many posts of the roastery's own as German does.
  expect(hits.length).toBeGreaterThanOrEqual(index === 'posts_en' ? 12 : least);
  for (const {title, excerpt, body} of hits) {
    expect(title).not.toBe('');
    expect(excerpt).not.toBe('');
    expect(body).not.toMatch(/\*\*|\]\(|https?:\/\/|<\w/);
  }
});

it('tells the picture, the day and the category of a post', async () => {
  const [hit] = await find('posts_de', 'Mahlgrad finden');
  expect(hit).toMatchObject({slug: 'mahlgrad-finden'});
  expect(hit?.image?.url).toContain('/images/');
  expect(hit?.publishedAt).toBeGreaterThan(1_600_000_000);
  expect(hit?.category).toBeTruthy();
});

it('finds a page by words in the middle of its text', async () => {
  expect((await find('pages_de', 'Widerrufsformular')).map(({slug}) => slug)).toContain('widerruf');
});

it("follows an editor's change within seconds, and hides what search engines shall not see", async () => {
  expect(await find('pages_de', 'Kaffeesatzleserei')).toEqual([]);
  await edit({patch: {id: 'page-de-versand', set: {title: 'Kaffeesatzleserei'}}});
  await expect.poll(() => slugs('Kaffeesatzleserei'), SOON).toEqual(['versand']);
  await edit({patch: {id: 'page-de-versand', set: {'seo.noindex': true}}});
  await expect.poll(() => slugs('Kaffeesatzleserei'), SOON).toEqual([]);
});

it('shows no drafts', async () => {
  const page = {
    _type: 'page',
    language: 'de',
    translationKey: 'x',
    title: 'Heimlichkeiten',
    slug: {_type: 'slug', current: 'heimlich'},
  };
  await edit({create: {_id: 'drafts.page-heimlich', ...page}});
  await edit({create: {_id: 'page-heimlich', ...page, slug: {_type: 'slug', current: 'sichtbar'}}});
  await expect.poll(() => slugs('Heimlichkeiten'), SOON).toEqual(['sichtbar']);
});
