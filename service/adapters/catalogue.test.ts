import {afterEach, expect, it, vi} from 'vitest';
import * as z from 'zod';
import {answerRequests} from '../../app/services/fetch.fixture';
import {readGiftCoffee, readTitlesIfPossible, readVariant} from './catalogue';
import {PLATFORM_ENV} from '../../tests/support/platform-env';
import {UpstreamError} from './upstream';

afterEach(() => {
  vi.unstubAllGlobals();
});

function coffee(number: number, over: object = {}) {
  return {
    id: `gid://shopify/Product/${number}`,
    productType: 'Kaffee',
    tags: ['filter'],
    business: null,
    requiresSellingPlan: false,
    sellingPlanGroups: {nodes: [{name: 'Plan'}]},
    variants: {nodes: [bag(number * 10)]},
    ...over,
  };
}

function bag(number: number, over: object = {}) {
  return {
    id: `gid://shopify/ProductVariant/${number}`,
    availableForSale: true,
    weight: 250,
    weightUnit: 'GRAMS',
    selectedOptions: [{value: 'Ganze Bohne'}],
    archived: null,
    ...over,
  };
}

/** Answers each page with one product. */
function read(env: Partial<typeof PLATFORM_ENV & {PRODUCT_TYPES: string}>, ...nodes: readonly object[]) {
  let page = 0;
  answerRequests(() => {
    page += 1;
    const pageInfo = {hasNextPage: page < nodes.length, endCursor: String(page)};
    return Response.json({data: {products: {pageInfo, nodes: nodes.slice(page - 1, page)}}});
  });
  return readGiftCoffee({...PLATFORM_ENV, ...env}, 'filter');
}

const gear = coffee(1, {productType: 'Zubehör'});
const small = {
  nodes: [bag(21, {weight: 1, weightUnit: 'KILOGRAMS'}), bag(22), bag(23, {weight: 100, archived: {value: 'true'}})],
};

it.each([
  ['by the names of the shop', {}, [gear, coffee(2)], 20],
  [
    'by the names of the merchant',
    {PRODUCT_TYPES: 'Röstkaffee=coffee'},
    [gear, coffee(2, {productType: 'Röstkaffee'})],
    20,
  ],
  ['for consumers', {}, [coffee(1, {business: {value: 'true'}}), coffee(2)], 20],
  ['in its smallest bag that is still made', {}, [coffee(2, {variants: small})], 22],
])('finds a coffee %s', async (_, env, nodes, variant) => {
  expect(await read(env, ...nodes)).toEqual({product: 2, variant});
});

it('a catalogue without such a coffee is an outage', async () => {
  await expect(read({}, gear)).rejects.toThrow(UpstreamError);
});

it.each([
  [['250 g', 'Ganze Bohne'], 'Waldgold, 250 g, Ganze Bohne'],
  [['Default Title'], 'Waldgold'],
])('a variant of %j is named %s, whatever others there are', async (options, title) => {
  const variant = {
    id: 'gid://shopify/ProductVariant/1',
    availableForSale: true,
    quantityAvailable: null,
    selectedOptions: options.map((value) => ({value})),
    product: {id: 'gid://shopify/Product/1', title: 'Waldgold', handle: 'waldgold', tags: []},
  };
  answerRequests(() => Response.json({data: {nodes: [variant]}}));
  expect((await readVariant(PLATFORM_ENV, 1, 'de'))?.title).toBe(title);
});

it('reads the titles of more products than the platform takes at once', async () => {
  const questionSchema = z.object({variables: z.object({ids: z.array(z.string()).max(250)})});
  answerRequests(({body}) => {
    const {ids} = questionSchema.parse(body).variables;
    return Response.json({data: {nodes: ids.map((id) => ({id, title: `Title of ${id}`}))}});
  });
  const numbers = Array.from({length: 501}, (_, index) => index + 1);
  const titles = await readTitlesIfPossible(PLATFORM_ENV, [...numbers, 1], 'de');
  expect(titles.size).toBe(501);
  expect(titles.get(501)).toBe('Title of gid://shopify/Product/501');
});
