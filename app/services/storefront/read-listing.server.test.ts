import {afterEach, describe, expect, it, vi} from 'vitest';
import * as z from 'zod';

import {productTypes} from '../../../contracts/product-types';
import {platformAnswering} from './platform.fixture';
import {readListing} from './read-listing.server';
import {wireCardVariant, wireGridProduct, wireMetafields, wirePicture} from './wire-product.fixture';

const idOf = (number: number) => `gid://shopify/Product/${number}`;
const numbers = (from: number, to: number) => Array.from({length: to - from + 1}, (_, index) => from + index);
const idsSchema = z.object({ids: z.array(z.string())});

/** A collection of as many products, of which a query has the first 50. */
function collectionOf(count: number, fields: Readonly<Record<string, string>> = {}) {
  const all = numbers(1, count).map((number) => ({id: idOf(number)}));
  return {
    id: 'gid://shopify/Collection/7',
    handle: 'espresso-shop',
    title: 'Espresso',
    descriptionHtml: '',
    parent: null,
    seo: {title: null, description: null},
    metafields: wireMetafields(fields),
    products: {nodes: all.slice(0, 50).map(({id}) => wireGridProduct({id}))},
    all: {nodes: all},
  };
}

const products = (variables: object) =>
  idsSchema.parse(variables).ids.map((id) => ({__typename: 'Product', ...wireGridProduct({id})}));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('reading a listing', () => {
  it.each([
    [0, []],
    [50, []],
    [51, [1]],
    [250, [50, 50, 50, 50]],
  ])('of %i products takes further queries of %j', async (count, sizes) => {
    const {gateway, asked} = platformAnswering({
      CollectionByHandle: () => ({collection: collectionOf(count)}),
      GridProductsById: (variables) => ({nodes: products(variables)}),
    });
    const listing = await readListing(gateway, 'espresso-shop', {types: productTypes(), today: '2026-11-23'});
    expect(listing?.products.map(({id}) => id)).toEqual(numbers(1, count).map(idOf));
    const [first, ...more] = asked;
    expect(first).toMatchObject({name: 'CollectionByHandle', variables: {handle: 'espresso-shop'}});
    expect(more.map(({variables}) => idsSchema.parse(variables).ids.length)).toEqual(sizes);
  });

  it('leaves out a product that has gone meanwhile', async () => {
    const {gateway} = platformAnswering({
      CollectionByHandle: () => ({collection: collectionOf(52)}),
      GridProductsById: (variables) => ({nodes: [null, ...products(variables).slice(1)]}),
    });
    const listing = await readListing(gateway, 'espresso-shop', {types: productTypes(), today: '2026-11-23'});
    expect(listing?.products.at(-1)?.id).toBe(idOf(52));
    expect(listing?.products).toHaveLength(51);
  });

  it('asks for pictures of variants where cards stand for them, of products that have several', async () => {
    const collection = collectionOf(2, {'layout.display_variants': 'true'});
    const several = wireGridProduct({
      id: idOf(2),
      variants: {nodes: [wireCardVariant('21', {title: 'a'}), wireCardVariant('22', {title: 'b'})]},
    });
    const nodes = [wireGridProduct({id: idOf(1)}), several];
    const pictured = {id: 'gid://shopify/ProductVariant/22', image: wirePicture('b.webp')};
    const {gateway, asked} = platformAnswering({
      CollectionByHandle: () => ({collection: {...collection, products: {nodes}}}),
      VariantPicturesById: () => ({nodes: [{__typename: 'Product', variants: {nodes: [pictured]}}]}),
    });
    const listing = await readListing(gateway, 'espresso-shop', {types: productTypes(), today: '2026-11-23'});
    expect(asked[1]).toMatchObject({name: 'VariantPicturesById', variables: {ids: [idOf(2)]}});
    expect(listing?.grid.map(({card}) => card.picture?.path)).toEqual([undefined, undefined, '/media/b.webp']);
  });

  it('is nothing where there is no collection', async () => {
    const {gateway} = platformAnswering({CollectionByHandle: () => ({collection: null})});
    expect(await readListing(gateway, 'none', {types: productTypes(), today: '2026-11-23'})).toBeNull();
  });
});
