import {afterEach, describe, expect, it, vi} from 'vitest';

import {createSitemapSource} from './sitemap-source.server';
import {platformAnswering} from './platform.fixture';
import {wireMetafields, wirePicture} from './wire-product.fixture';

const PAGE = {hasNextPage: false, endCursor: null};
const archived = {metafields: wireMetafields({'product.archived': 'true'})};
const made = {metafields: wireMetafields()};
const product = (handle: string, traits: object = {}) => ({
  id: `gid://shopify/Product/${handle}`,
  handle,
  updatedAt: '2026-11-01T00:00:00Z',
  images: {nodes: []},
  metafields: wireMetafields(),
  variants: {nodes: [made]},
  ...traits,
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the products that everybody may find', () => {
  const sitemapSourceOf = (german: readonly object[], english: readonly object[] = []) => {
    const answers = {
      SitemapProducts: ({lang}: Readonly<Record<string, unknown>>) => ({
        products: {pageInfo: PAGE, nodes: lang === 'DE' ? german : english},
      }),
    };
    return createSitemapSource(platformAnswering(answers).gateway);
  };

  it('have a path in each language that knows them, and their pictures', async () => {
    const images = {nodes: [wirePicture('a.webp'), wirePicture('b.webp', {url: 'https://cdn.platform.example/'})]};
    const german = [product('morgentau', {images}), product('stille')];
    const english = [product('other'), {...product('morning-dew'), id: 'gid://shopify/Product/morgentau'}];
    expect(await sitemapSourceOf(german, english).products()).toEqual([
      {
        paths: {de: '/de/p/morgentau', en: '/en/p/morning-dew'},
        changedAt: {de: '2026-11-01T00:00:00Z', en: '2026-11-01T00:00:00Z'},
        pictures: ['/media/a.webp'],
      },
      {
        paths: {de: '/de/p/stille', en: null},
        changedAt: {de: '2026-11-01T00:00:00Z', en: '2026-11-01T00:00:00Z'},
        pictures: [],
      },
    ]);
  });

  it.each([
    ['hidden from search engines', {metafields: wireMetafields({'seo.noindex': 'true'})}],
    ['for business customers', {metafields: wireMetafields({'b2b.exclusive': 'true'})}],
    ['no longer made', {variants: {nodes: [archived, archived]}}],
  ])('are none that are %s', async (_, traits) => {
    expect(await sitemapSourceOf([product('morgentau', traits)]).products()).toEqual([]);
  });

  it('are also those of which something is still made', async () => {
    const partly = product('morgentau', {variants: {nodes: [archived, made]}});
    expect(await sitemapSourceOf([partly]).products()).toHaveLength(1);
  });
});

describe('the collections that everybody may find', () => {
  const collection = (handle: string, fields: Readonly<Record<string, string>> = {}) => ({
    id: 'gid://shopify/Collection/1',
    handle,
    updatedAt: '2026-11-01T00:00:00Z',
    metafields: wireMetafields(fields),
  });
  const sitemapSourceOf = (german: readonly object[], english: readonly object[]) => {
    const answers = {
      SitemapCollections: ({lang}: Readonly<Record<string, unknown>>) => ({
        collections: {pageInfo: PAGE, nodes: lang === 'DE' ? german : english},
      }),
    };
    return createSitemapSource(platformAnswering(answers).gateway);
  };

  it.each([
    ['coffee', {}, 'c'],
    ['gear', {'layout.page_type': 'g'}, 'g'],
  ])('of %s have a path in each language', async (_, fields, prefix) => {
    expect(await sitemapSourceOf([collection('kaffee', fields)], [collection('coffee')]).collections()).toEqual([
      {
        paths: {de: `/de/${prefix}/kaffee`, en: `/en/${prefix}/coffee`},
        changedAt: {de: '2026-11-01T00:00:00Z', en: '2026-11-01T00:00:00Z'},
        pictures: [],
      },
    ]);
    expect(await sitemapSourceOf([collection('kaffee', fields)], []).collections()).toMatchObject([
      {paths: {de: `/de/${prefix}/kaffee`, en: null}},
    ]);
  });

  it('are none that are hidden', async () => {
    expect(await sitemapSourceOf([collection('kaffee', {'seo.noindex': 'true'})], []).collections()).toEqual([]);
  });
});

it('the merchant’s redirects are those that a query finds', async () => {
  const nodes = [{path: '/alt', target: '/neu'}];
  const {gateway, asked} = platformAnswering({RedirectsOfPath: () => ({urlRedirects: {nodes}})});
  expect(await createSitemapSource(gateway).redirects('path:"/alt"')).toEqual(nodes);
  expect(asked[0]?.variables).toMatchObject({query: 'path:"/alt"'});
});
