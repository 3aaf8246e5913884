import {beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {videoAddress} from '../../emulator/images/media-address';
import {videoList} from '../../emulator/images/video-list';
import {collectionNumber} from '../../emulator/seed/collection-numbers';
import {seed} from '../../emulator/seed/seed';
import {storeContent} from '../../emulator/seed/store-content';
import {borrowServices} from './service-api/start-services';
import type {BorrowedServices} from './service-api/start-services';
import {first, storeQueries} from './storefront/store-queries';

let services: BorrowedServices;
beforeAll(async () => {
  services = await borrowServices();
}, 60_000);

const {ask} = storeQueries(() => services);

describe("the platform's own search", () => {
  const SEARCH = `query ($query: String!, $types: [SearchType!], $filters: [ProductFilter!], $unavailable: SearchUnavailableProductsType) {
    search(query: $query, first: 50, types: $types, productFilters: $filters, unavailableProducts: $unavailable) {
      totalCount productFilters { id }
      nodes { __typename ... on Product { title availableForSale productType } ... on Page { title } ... on Article { title } }
    } }`;
  const foundSchema = z.object({
    totalCount: z.int(),
    productFilters: z.array(z.object({id: z.string()})),
    nodes: z.array(z.looseObject({__typename: z.string(), title: z.string()})),
  });
  const search = async (variables: Record<string, unknown>) =>
    foundSchema.parse((await ask(SEARCH, variables))['search']);

  it('finds products, pages and articles, with a letter wrong too', async () => {
    const found = await search({query: 'espresso'});
    expect(found.totalCount).toBeGreaterThanOrEqual(found.nodes.length);
    expect(new Set(found.nodes.map(({__typename}) => __typename)).has('Product')).toBe(true);
    expect(found.productFilters.length).toBeGreaterThan(2);
    expect((await search({query: 'expresso'})).nodes.map(({title}) => title)).toContain(found.nodes[0]?.title);
    expect((await search({query: 'reparaturtag', types: ['ARTICLE']})).nodes).toMatchObject([{__typename: 'Article'}]);
    expect((await search({query: 'kontakt', types: ['PAGE']})).nodes).toMatchObject([{__typename: 'Page'}]);
    expect((await search({query: 'kontakt', types: ['PRODUCT']})).nodes).toEqual([]);
    expect((await search({query: 'xyzzy'})).totalCount).toBe(0);
  });

  it('filters products and puts the sold out ones last, or leaves them out', async () => {
    const last = (await search({query: 'kaffee', types: ['PRODUCT']})).nodes.map(
      ({availableForSale}) => availableForSale,
    );
    expect(last).toEqual([...last].sort((a, b) => Number(b) - Number(a)));
    const hidden = await search({query: 'kaffee', types: ['PRODUCT'], unavailable: 'HIDE'});
    expect(new Set(hidden.nodes.map(({availableForSale}) => availableForSale))).toEqual(new Set([true]));
    const gear = await search({query: 'kaffee', filters: [{productType: 'Gear'}]});
    expect(new Set(gear.nodes.map(({productType}) => productType))).toEqual(new Set(['Gear']));
  });

  it('completes what is being typed', async () => {
    const query = `query ($query: String!, $limit: Int, $scope: PredictiveSearchLimitScope) {
      predictiveSearch(query: $query, limit: $limit, limitScope: $scope) {
        products { title } collections { title } pages { title } articles { title } queries { text styledText } } }`;
    const schema = z.record(z.string(), z.array(z.looseObject({})));
    const each = schema.parse((await ask(query, {query: 'espr', limit: 2, scope: 'EACH'}))['predictiveSearch']);
    expect(each['products']).toHaveLength(2);
    expect(each['collections']?.length).toBeGreaterThan(0);
    expect(each['queries']?.[0]?.['styledText']).toMatch(/^<mark>espr<\/mark><span>/);
    const all = schema.parse((await ask(query, {query: 'espr', limit: 3, scope: 'ALL'}))['predictiveSearch']);
    const {queries: _queries, ...things} = all;
    expect(Object.values(things).flat()).toHaveLength(3);
  });
});

describe('platform content beside the catalogue', () => {
  it('menus lead to things and addresses', async () => {
    const data = await ask(
      '{ menu(handle: "main-menu") { itemsCount items { type url resourceId resource { ... on Collection { handle } } items { title } } } none: menu(handle: "x") { id } }',
    );
    expect(data).toMatchObject({
      none: null,
      menu: {
        itemsCount: 9,
        items: [
          {type: 'FRONTPAGE', resourceId: null, url: 'http://127.0.0.1:3001/'},
          {type: 'COLLECTION', resource: {handle: 'coffee-shop'}, url: 'http://127.0.0.1:3001/collections/coffee-shop'},
          {type: 'COLLECTION'},
          {type: 'BLOG', url: 'http://127.0.0.1:3001/blogs/neuigkeiten'},
        ],
      },
    });
  });

  it('metaobjects by handle, id and type, in both languages', async () => {
    const data = await ask(`query @inContext(language: EN) {
      metaobjects(type: "brand", first: 2) { nodes { handle field(key: "name") { value } } }
      one: metaobject(handle: {type: "brand", handle: "hollerbach"}) { id type fields { key type value } }
      none: metaobject(handle: {type: "brand", handle: "x"}) { id }
      others: metaobjects(type: "recipe", first: 2) { nodes { id } }
      node(id: "gid://shopify/Metaobject/7001") { ... on Metaobject { handle } }
    }`);
    expect(data).toMatchObject({
      metaobjects: {nodes: [{handle: 'hollerbach', field: {value: 'Hollerbach'}}, {handle: 'nordkamm'}]},
      one: {type: 'brand', fields: [{key: 'name'}, {key: 'country', value: 'Germany'}, {key: 'intro'}]},
      none: null,
      others: {nodes: []},
      node: {handle: 'hollerbach'},
    });
  });

  it('makes a customer once', async () => {
    const CREATE = `mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) {
      customer { email displayName acceptsMarketing numberOfOrders } customerUserErrors { code field } userErrors { message } } }`;
    const input = {email: 'ada.neu@example.com', password: 'Tau im Moos', firstName: 'Ada', acceptsMarketing: true};
    const create = async (over: Readonly<Record<string, unknown>> = {}) =>
      (await ask(CREATE, {input: {...input, ...over}}))['customerCreate'];
    const customer = {email: input.email, displayName: 'Ada', acceptsMarketing: true, numberOfOrders: '0'};
    expect(await create()).toEqual({customer, customerUserErrors: [], userErrors: []});
    for (const [over, code, field] of [
      [{}, 'TAKEN', 'email'],
      [{email: 'LENA.hoffmann@example.com'}, 'TAKEN', 'email'],
      [{email: 'nobody'}, 'INVALID', 'email'],
      [{password: 'abc'}, 'TOO_SHORT', 'password'],
      [{firstName: '<b>Ada</b>', email: 'b@example.com'}, 'CONTAINS_HTML_TAGS', 'firstName'],
    ] as const) {
      expect(await create(over)).toMatchObject({customer: null, customerUserErrors: [{code, field: ['input', field]}]});
    }
  });

  it('the shop, its policies and its payments', async () => {
    const data = await ask(`{
      shop { description moneyFormat brand { slogan colors { primary { background } } } privacyPolicy { title body url } primaryDomain { host url } subscriptionPolicy { title } }
      paymentSettings { currencyCode supportedDigitalWallets } publicApiVersions { handle supported }
      localization { country { isoCode name } availableCountries { isoCode } availableLanguages { isoCode } }
    }`);
    expect(data).toMatchObject({
      shop: {
        brand: {slogan: storeContent.slogan.de},
        primaryDomain: {host: '127.0.0.1:3001', url: 'http://127.0.0.1:3001'},
        privacyPolicy: {url: 'http://127.0.0.1:3001/policies/privacy-policy'},
      },
      paymentSettings: {currencyCode: 'EUR'},
      publicApiVersions: ['2026-01', '2026-04', '2026-07', '2026-10'].map((handle) => ({handle, supported: true})),
      localization: {country: {isoCode: 'DE', name: 'Deutschland'}},
    });
  });

  it('pages, blogs and articles by handle, id, query and in both languages', async () => {
    const data = await ask(`query @inContext(language: EN) {
      page(handle: "about-lichtung") { title bodySummary } german: page(handle: "ueber-lichtung") { title }
      byId: page(id: "gid://shopify/Page/5002") { handle } none: page(handle: "x") { id }
      pages(first: 5, query: "title:contact", sortKey: TITLE) { nodes { handle } }
      blog(handle: "news") { title authors { name } articleByHandle(handle: "repair-day-in-march") { title blog { handle } } articles(first: 2, sortKey: PUBLISHED_AT, reverse: true) { nodes { publishedAt } } }
      article(id: "gid://shopify/Article/6101") { content(truncateAt: 20) excerpt authorV2 { firstName } tags }
      articles(first: 5, query: "tag:werkstatt") { nodes { handle } }
      blogs(first: 5) { nodes { title } }
    }`);
    expect(data).toMatchObject({
      page: {title: 'About Lichtung'},
      german: {title: 'About Lichtung'},
      byId: {handle: 'contact'},
      none: null,
      pages: {nodes: [{handle: 'contact'}]},
      blog: {
        title: 'News',
        articleByHandle: {title: 'Repair day in March', blog: {handle: 'news'}},
        articles: {nodes: [{publishedAt: '2026-03-10T07:00:00Z'}, {publishedAt: '2026-02-20T07:00:00Z'}]},
      },
      article: {content: 'From now on we ar...', authorV2: {firstName: 'Jonna'}, tags: ['laden']},
      articles: {nodes: [{handle: 'repair-day-in-march'}]},
      blogs: {nodes: [{title: 'News'}]},
    });
  });

  it('redirects are found by their path', async () => {
    const query = 'query ($q: String) { urlRedirects(first: 5, query: $q) { nodes { path target } } }';
    expect(await ask(query, {q: 'path:/pages/versand'})).toEqual({
      urlRedirects: {nodes: [{path: '/pages/versand', target: '/de/e/versand'}]},
    });
    expect(await ask(query, {q: 'path:/nowhere'})).toEqual({urlRedirects: {nodes: []}});
  });

  it.each([
    ['PRODUCT', seed.products.length],
    ['COLLECTION', seed.collections.length],
    ['PAGE', storeContent.pages.length],
    ['BLOG', 1],
    ['ARTICLE', 3],
    ['METAOBJECT', 0],
  ])('the sitemap of type %s holds everything', async (type, count) => {
    const query = `query ($type: SitemapType!, $page: Int!) { sitemap(type: $type) {
      pagesCount { count } resources(page: $page) { hasNextPage items { handle updatedAt ... on SitemapResource { title image { filepath } } } } } }`;
    const schema = z.object({
      pagesCount: z.object({count: z.int()}),
      resources: z.object({hasNextPage: z.boolean(), items: z.array(z.object({handle: z.string()}))}).nullable(),
    });
    const read = async (page: number) => schema.parse((await ask(query, {type, page}))['sitemap']);
    const {pagesCount} = await read(1);
    const pages = await Promise.all(Array.from({length: pagesCount.count}, (_, at) => read(at + 1)));
    expect(pages.flatMap(({resources}) => resources?.items ?? [])).toHaveLength(count);
    expect(pages.map(({resources}) => resources?.hasNextPage)).toEqual(pages.map((_, at) => at < pages.length - 1));
  });

  it('every kind of thing is a node', async () => {
    const product = first(seed.products);
    const ids = [
      `gid://shopify/Product/${product.number}`,
      `gid://shopify/ProductVariant/${first(product.variants).number}`,
      `gid://shopify/ProductOption/${product.number}0`,
      `gid://shopify/Collection/${collectionNumber('coffee-shop')}`,
      `gid://shopify/MediaImage/${first(product.pictures)}`,
      'gid://shopify/Page/5001',
      'gid://shopify/Blog/6001',
      'gid://shopify/Article/6101',
      'gid://shopify/Menu/7001',
      'gid://shopify/ShopPolicy/8001',
      'gid://shopify/UrlRedirect/9001',
      'gid://shopify/Shop/1',
    ];
    const data = await ask('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', {ids});
    expect(data['nodes']).toEqual(ids.map((id) => ({id, __typename: id.split('/')[3]})));
    const none = ids.map((id) => id.replace(/[^/]+$/, '987654')).slice(0, -1);
    expect(await ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {ids: none})).toEqual({
      nodes: none.map(() => null),
    });
  });

  it('a video of a gallery tells where it is', async () => {
    const [name = ''] = Object.keys(videoList);
    const data = await ask(
      'query ($id: ID!) { node(id: $id) { ... on Video { alt mediaContentType previewImage { url } sources { url mimeType width height } } } }',
      {id: `gid://shopify/Video/${name}`},
    );
    expect(data['node']).toMatchObject({
      alt: videoList[name]?.alt.de,
      mediaContentType: 'VIDEO',
      sources: [{url: videoAddress('http://127.0.0.1:3001', name), mimeType: 'video/webm'}],
    });
  });

  it('lists of tags and types', async () => {
    const data = await ask('{ productTypes(first: 10) { nodes } productTags(first: 250) { nodes } }');
    expect(data['productTypes']).toEqual({
      nodes: [...new Set(seed.products.map(({productType}) => productType))].sort((a, b) => a.localeCompare(b)),
    });
  });
});
