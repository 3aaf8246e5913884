import * as z from 'zod';
import type {SeedProduct} from '../seed/types';
import {connection, pageArguments} from './connection';
import {lazy, withArguments} from './field';
import type {Field, Source} from './field';
import {queried} from './query/meets';
import {productFacets} from './query/product-facets';
import {filtered, productFilter} from './query/product-filters';
import type {FilterWorld, ProductFilter} from './query/product-filters';
import {productQueryFields} from './query/product-query';
import type {Scope} from './scope';
import {sortProducts} from './sort-products';

const sorted = {...pageArguments, sortKey: z.string().nullable().default(null)};
export const productFilters = z.array(productFilter).nullable().default(null);

/** Returns the field `products` of the shop: all of them, or what a query finds. */
export function productsField(scope: Scope): Field {
  const {products} = scope.shop.catalogue;
  return withArguments({...sorted, query: z.string().nullable().default(null)}, async (args) => {
    const world = await worldOf(scope);
    const found = queried(products, args.query, productQueryFields(world));
    const items = sortProducts(found, args.sortKey ?? 'ID', {language: scope.language, sold: soldOf(world)});
    return page(items, args, {all: found, chosen: [], world, scope});
  });
}

/** Returns the field `products` of a collection, which can be filtered. */
export function collectionProductsField(products: readonly SeedProduct[], scope: Scope): Field {
  return withArguments({...sorted, filters: productFilters}, async (args) => {
    const world = await worldOf(scope);
    const chosen = args.filters ?? [];
    const found = filtered(products, chosen, world);
    const sortKey = args.sortKey ?? 'COLLECTION_DEFAULT';
    const items = sortProducts(found, sortKey, {language: scope.language, sold: soldOf(world)});
    return page(items, args, {all: products, chosen, world, scope});
  });
}

type Filtering = {
  readonly all: readonly SeedProduct[];
  readonly chosen: readonly ProductFilter[];
  readonly world: FilterWorld;
  readonly scope: Scope;
};

function page(
  items: readonly SeedProduct[],
  args: z.output<z.ZodObject<typeof pageArguments>>,
  {all, chosen, world, scope}: Filtering,
): Source {
  return {
    ...connection(items, args, ({number}) => number, scope.sources.product),
    filters: lazy(() => productFacets(all, chosen, world)),
  };
}

/** Returns what filters need to know. */
export async function worldOf({stock, language}: Scope): Promise<FilterWorld> {
  return {stock: await stock(), language};
}

/** What left the stock since the shop was filled counts as sold. */
function soldOf({stock}: FilterWorld): (product: SeedProduct) => number {
  return ({variants}) =>
    variants.reduce((sum, variant) => sum + Math.max(0, variant.stock - (stock.get(variant.number) ?? 0)), 0);
}
