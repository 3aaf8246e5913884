import {decodeEncodedVariant, isOptionValueCombinationInEncodedVariant} from '@shopify/hydrogen';
import {beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {collectionNumber} from '../../emulator/seed/collection-numbers';
import {seed} from '../../emulator/seed/seed';
import {borrowServices} from './service-api/start-services';
import type {BorrowedServices} from './service-api/start-services';
import {first, storeQueries} from './storefront/store-queries';

const nodesSchema = z.object({nodes: z.array(z.looseObject({}))});

let services: BorrowedServices;
beforeAll(async () => {
  services = await borrowServices();
}, 60_000);

const {ask, fieldOfAll} = storeQueries(() => services);

const pageSchema = z.object({
  nodes: z.array(z.object({handle: z.string()})),
  pageInfo: z.object({hasNextPage: z.boolean(), endCursor: z.string().nullable()}),
});

/** The handles of all products that fit, page by page: there are more than the platform gives at once. */
async function productHandles(args: string, after: string | null = null): Promise<readonly string[]> {
  const query = `query ($after: String) { products(first: 250, after: $after, ${args}) {
    nodes { handle } pageInfo { hasNextPage endCursor } } }`;
  const {nodes, pageInfo} = pageSchema.parse((await ask(query, {after}))['products']);
  const rest = pageInfo.hasNextPage ? await productHandles(args, pageInfo.endCursor) : [];
  return [...nodes.map(({handle}) => handle), ...rest];
}

/** The products of the collection of all coffees. */
async function coffeeShop(args: string, fields: string) {
  const id = `gid://shopify/Collection/${collectionNumber('coffee-shop')}`;
  const data = await ask(`{ collection(id: "${id}") { products(first: 250, ${args}) { ${fields} } } }`);
  return z.object({products: z.looseObject({})}).parse(data['collection']).products;
}

const coffees = seed.products.filter(({productType}) => productType === 'Coffee');
const handlesOf = (products: readonly {handle: {de: string}}[]) => products.map(({handle}) => handle.de);

const FILTERS = 'filters { id label type values { id label count input } }';
const filtersSchema = z.object({
  filters: z.array(
    z.object({id: z.string(), values: z.array(z.object({count: z.int(), input: z.string(), label: z.string()}))}),
  ),
});

describe('products', () => {
  it.each([
    ['product_type:Coffee', coffees],
    ['product_type:coffee', coffees],
    ['NOT product_type:Coffee', seed.products.filter(({productType}) => productType !== 'Coffee')],
    ['tag:decaf', seed.products.filter(({tags}) => tags.includes('decaf'))],
    ['tag_not:decaf', seed.products.filter(({tags}) => !tags.includes('decaf'))],
    ['variants.price:>100', seed.products.filter(({variants}) => variants.some(({priceCents}) => priceCents > 10_000))],
    ['created_at:<2001-01-01', []],
    ['', seed.products],
  ])('the query %j finds them', async (query, products) => {
    const found = await productHandles(`query: ${JSON.stringify(query)}`);
    expect(new Set(found)).toEqual(new Set(handlesOf(products)));
  });

  it.each(['BEST_SELLING', 'CREATED_AT', 'ID', 'PRICE', 'PRODUCT_TYPE', 'RELEVANCE', 'TITLE', 'UPDATED_AT', 'VENDOR'])(
    'are sorted by %s, and backwards',
    async (sortKey) => {
      const sorted = (reverse: boolean) => productHandles(`sortKey: ${sortKey}, reverse: ${String(reverse)}`);
      expect((await sorted(true)).toReversed()).toEqual(await sorted(false));
    },
  );

  it('the best selling one is what left the stock', async () => {
    const {STOCK} = await services.env();
    const sold = first(coffees.slice(3));
    await STOCK.getByName('shop').take([{variantNumber: first(sold.variants).number, quantity: 5}]);
    expect(await fieldOfAll('products(first: 1, sortKey: BEST_SELLING)', 'handle')).toEqual([sold.handle.de]);
  });

  it.each([
    ['{tag: "decaf"}', 'tags', expect.arrayContaining(['decaf'])],
    ['{productType: "coffee"}', 'productType', 'Coffee'],
    ['{available: true}', 'availableForSale', true],
  ])('of a collection are filtered by %s', async (filter, field, value) => {
    const {nodes} = nodesSchema.parse(await coffeeShop(`filters: [${filter}]`, `nodes { ${field} }`));
    expect(nodes.length).toBeGreaterThan(0);
    for (const node of nodes) expect(node[field]).toEqual(value);
  });

  it('filters of one kind are alternatives, of several kinds conditions', async () => {
    const count = async (filters: string) =>
      nodesSchema.parse(await coffeeShop(`filters: [${filters}]`, 'nodes { id }')).nodes.length;
    const [cheap, dear] = ['{price: {max: 12}}', '{price: {min: 12.01}}'];
    const all = await count('');
    expect(await count(cheap)).toBeGreaterThan(0);
    expect(await count(`${cheap}, ${dear}`)).toBe(all);
    expect(await count(`${cheap}, {productVendor: "nobody"}`)).toBe(0);
  });

  it('every value that a filter offers finds as many products as it says', async () => {
    const {filters} = filtersSchema.parse(await coffeeShop('', FILTERS));
    expect(filters.map(({id}) => id)).toEqual(
      expect.arrayContaining([
        'filter.v.availability',
        'filter.v.price',
        'filter.p.vendor',
        'filter.p.m.filter.coffee_taste',
      ]),
    );
    const data = await ask(
      `query ($id: ID!${filters
        .flatMap(({values}) => values)
        .map((_, at) => `, $f${at}: [ProductFilter!]`)
        .join('')}) {
        ${filters
          .flatMap(({values}) => values)
          .map((_, at) => `c${at}: collection(id: $id) { products(first: 250, filters: $f${at}) { nodes { id } } }`)
          .join(' ')}
      }`,
      {
        id: `gid://shopify/Collection/${collectionNumber('coffee-shop')}`,
        ...Object.fromEntries(
          filters.flatMap(({values}) => values).map(({input}, at) => [`f${at}`, [JSON.parse(input)]]),
        ),
      },
    );
    const counts = Object.values(data).map(
      (found) => z.object({products: nodesSchema}).parse(found).products.nodes.length,
    );
    expect(counts).toEqual(filters.flatMap(({values}) => values).map(({count}) => count));
  });
});

describe('variants', () => {
  const many = first(seed.products.filter(({options, variants}) => options.length > 1 && variants.length > 3));
  const id = `gid://shopify/Product/${many.number}`;

  it("the platform's own decoder reads which there are", async () => {
    const data = await ask(
      'query ($id: ID!) { product(id: $id) { encodedVariantExistence encodedVariantAvailability } }',
      {id},
    );
    const encoded = z
      .object({encodedVariantExistence: z.string(), encodedVariantAvailability: z.string()})
      .parse(data['product']);
    const exist = decodeEncodedVariant(encoded.encodedVariantExistence);
    expect(new Set(exist.map(String))).toEqual(new Set(many.variants.map(({optionValues}) => String(optionValues))));
    for (const {optionValues, stock, sellsWithoutStock} of many.variants) {
      const isThere = isOptionValueCombinationInEncodedVariant([...optionValues], encoded.encodedVariantAvailability);
      expect(isThere).toBe(stock > 0 || sellsWithoutStock);
    }
  });

  it('those that differ in one option are adjacent', async () => {
    const fields = 'selectedOptions { name value }';
    const data = await ask(
      `query ($id: ID!) { product(id: $id) { selectedOrFirstAvailableVariant { ${fields} } adjacentVariants { ${fields} } } }`,
      {id},
    );
    const options = z.object({selectedOptions: z.array(z.object({name: z.string(), value: z.string()}))});
    const {selectedOrFirstAvailableVariant: middle, adjacentVariants} = z
      .object({selectedOrFirstAvailableVariant: options, adjacentVariants: z.array(options).min(1)})
      .parse(data['product']);
    for (const {selectedOptions} of adjacentVariants) {
      const changed = selectedOptions.filter(({value}, at) => value !== middle.selectedOptions[at]?.value);
      expect(changed).toHaveLength(1);
    }
  });

  it('are found without regard to capitals where wanted', async () => {
    const variant = first(many.variants);
    const selectedOptions = many.options.map(({name, values}, at) => ({
      name: name.de.toLowerCase(),
      value: first(values.slice(variant.optionValues[at])).de.toLowerCase(),
    }));
    const query = `query ($id: ID!, $selectedOptions: [SelectedOptionInput!]!, $any: Boolean) {
      product(id: $id) { variantBySelectedOptions(selectedOptions: $selectedOptions, caseInsensitiveMatch: $any) { id } } }`;
    const found = async (any: boolean) => (await ask(query, {id, selectedOptions, any}))['product'];
    expect(await found(true)).toEqual({
      variantBySelectedOptions: {id: `gid://shopify/ProductVariant/${variant.number}`},
    });
    expect(await found(false)).toEqual({variantBySelectedOptions: null});
  });
});

describe('collections', () => {
  it.each(['ID', 'TITLE', 'UPDATED_AT', 'RELEVANCE'])('are sorted by %s, and backwards', async (sortKey) => {
    const sorted = (reverse: boolean) =>
      fieldOfAll(`collections(first: 250, sortKey: ${sortKey}, reverse: ${String(reverse)})`, 'handle');
    expect((await sorted(true)).toReversed()).toEqual(await sorted(false));
  });

  it('are found by a word of their title and counted', async () => {
    const data = await ask('{ collections(first: 5, query: "title:espresso") { totalCount nodes { title } } }');
    const found = z
      .object({totalCount: z.string(), nodes: z.array(z.object({title: z.string()}))})
      .parse(data['collections']);
    expect(found.nodes.length).toBeGreaterThan(0);
    expect(Number(found.totalCount)).toBeGreaterThanOrEqual(found.nodes.length);
    for (const {title} of found.nodes) expect(title.toLowerCase()).toContain('espresso');
  });

  it('are paged forwards and backwards', async () => {
    const page =
      'query ($first: Int, $last: Int, $after: String, $before: String) { collections(first: $first, last: $last, after: $after, before: $before) { nodes { id } pageInfo { endCursor startCursor } } }';
    const schema = z.object({
      nodes: z.array(z.object({id: z.string()})),
      pageInfo: z.object({startCursor: z.string(), endCursor: z.string()}),
    });
    const read = async (variables: Record<string, unknown>) =>
      schema.parse((await ask(page, variables))['collections']);
    const one = await read({first: 2});
    const two = await read({first: 2, after: one.pageInfo.endCursor});
    expect((await read({last: 2, before: two.pageInfo.startCursor})).nodes).toEqual(one.nodes);
  });
});
