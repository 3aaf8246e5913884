import * as z from 'zod';
import {connection, pageArguments} from '../connection';
import {invalid, lazy, withArguments} from '../field';
import type {Field, Source} from '../field';
import {productFilters, worldOf} from '../product-list';
import {productFacets} from '../query/product-facets';
import {filtered, isForSale} from '../query/product-filters';
import type {FilterWorld} from '../query/product-filters';
import type {Scope} from '../scope';
import type {SeedProduct} from '../../seed/types';
import {SEARCHABLE_FIELDS, searchTexts, suggestQueries} from '../text-search';
import type {FoundItem, FoundKind} from '../text-search';
import {articleById, pageById} from './content-queries';

const MAX_PREDICTED = 10;
const PREDICTED_FIELDS = ['TITLE', 'PRODUCT_TYPE', 'VARIANTS_TITLE', 'VENDOR'] as const;

const unavailable = z.enum(['HIDE', 'LAST', 'SHOW']).nullable().default(null);
const searchArguments = {
  ...pageArguments,
  query: z.string(),
  sortKey: z.enum(['PRICE', 'RELEVANCE']).nullable().default(null),
  types: z
    .array(z.enum(['ARTICLE', 'PAGE', 'PRODUCT']))
    .nullable()
    .default(null),
  productFilters,
  prefix: z.enum(['LAST', 'NONE']).nullable().default(null),
  unavailableProducts: unavailable,
};
const predictiveArguments = {
  query: z.string(),
  limit: z.number().nullable().default(null),
  limitScope: z.enum(['ALL', 'EACH']).nullable().default(null),
  searchableFields: z.array(z.enum(SEARCHABLE_FIELDS)).nullable().default(null),
  types: z
    .array(z.enum(['ARTICLE', 'COLLECTION', 'PAGE', 'PRODUCT', 'QUERY']))
    .nullable()
    .default(null),
  unavailableProducts: unavailable,
};

/** Returns the queries of the platform's own search. */
export function searchQueries(scope: Scope): Readonly<Record<string, Field>> {
  return {
    search: withArguments(searchArguments, (args) => search(args, scope)),
    predictiveSearch: withArguments(predictiveArguments, (args) => predict(args, scope)),
  };
}

type Search = z.output<z.ZodObject<typeof searchArguments>>;

async function search(args: Search, scope: Scope): Promise<Source> {
  const world = await worldOf(scope);
  const kinds = args.types === null || args.types.length === 0 ? (['ARTICLE', 'PAGE', 'PRODUCT'] as const) : args.types;
  const options = {kinds, fields: SEARCHABLE_FIELDS, prefix: args.prefix === 'LAST'};
  const found = searchTexts(scope.shop, scope.language, args.query, options);
  const products = productsOf(found, scope);
  const chosen = args.productFilters ?? [];
  const kept = new Set(filtered(products, chosen, world));
  // With a product filter, other kinds are left out.
  const items = found.filter(({kind, number}) =>
    kind === 'PRODUCT' ? kept.has(productAt(number, scope)) : chosen.length === 0,
  );
  const ordered = byAvailability(byPrice(items, args.sortKey, scope), args.unavailableProducts ?? 'LAST', world, scope);
  return {
    ...connection(
      ordered,
      args,
      ({kind, number}) => `${kind}/${number}`,
      (each) => sourceOf(each, scope),
    ),
    totalCount: ordered.length,
    productFilters: lazy(() => productFacets(products, chosen, world)),
  };
}

type Predictive = z.output<z.ZodObject<typeof predictiveArguments>>;

async function predict(args: Predictive, scope: Scope): Promise<Source> {
  const limit = args.limit ?? MAX_PREDICTED;
  if (limit < 1 || limit > MAX_PREDICTED) throw invalid(`limit must be between 1 and ${MAX_PREDICTED}`);
  const wanted = args.types ?? ['ARTICLE', 'COLLECTION', 'PAGE', 'PRODUCT', 'QUERY'];
  const kinds = wanted.filter((type): type is FoundKind => type !== 'QUERY');
  const fields = args.searchableFields ?? PREDICTED_FIELDS;
  const found = searchTexts(scope.shop, scope.language, args.query, {kinds, fields, prefix: true});
  const ordered = byAvailability(found, args.unavailableProducts ?? 'LAST', await worldOf(scope), scope);
  const kept = args.limitScope === 'EACH' ? ordered : ordered.slice(0, limit);
  const of = (kind: FoundKind) =>
    kept
      .filter((each) => each.kind === kind)
      .slice(0, limit)
      .map((each) => sourceOf(each, scope));
  return {
    articles: of('ARTICLE'),
    collections: of('COLLECTION'),
    pages: of('PAGE'),
    products: of('PRODUCT'),
    queries: wanted.includes('QUERY') ? suggestions(args.query, limit, scope) : [],
  };
}

function suggestions(query: string, limit: number, {shop, language}: Scope): readonly Source[] {
  const typed = query.trim().toLowerCase();
  return suggestQueries(shop, language, query)
    .slice(0, limit)
    .map((text) => ({
      __typename: 'SearchQuerySuggestion',
      text,
      styledText: text.startsWith(typed) ? `<mark>${typed}</mark><span>${text.slice(typed.length)}</span>` : text,
      trackingParameters: null,
    }));
}

function productsOf(found: readonly FoundItem[], scope: Scope): readonly SeedProduct[] {
  return found.flatMap(({kind, number}) => (kind === 'PRODUCT' ? [productAt(number, scope)] : []));
}

/** @throws {Error} when the index names a product that does not exist */
function productAt(number: number, {shop: {catalogue}}: Scope): SeedProduct {
  const product = catalogue.product(number);
  if (product === null) throw new Error(`The search index holds product ${number}, which does not exist`);
  return product;
}

function sourceOf({kind, number}: FoundItem, scope: Scope): Source | null {
  switch (kind) {
    case 'PRODUCT':
      return scope.sources.product(productAt(number, scope));
    case 'COLLECTION': {
      const collection = scope.shop.catalogue.collection(number);
      return collection === null ? null : scope.sources.collection(collection);
    }
    case 'PAGE':
      return pageById(number, scope);
    case 'ARTICLE':
      return articleById(number, scope);
  }
}

/** What has no price comes last. */
function byPrice(found: readonly FoundItem[], sortKey: Search['sortKey'], scope: Scope): readonly FoundItem[] {
  if (sortKey !== 'PRICE') return found;
  const price = ({kind, number}: FoundItem) =>
    kind === 'PRODUCT' ? Math.min(...productAt(number, scope).variants.map(({priceCents}) => priceCents)) : Infinity;
  return [...found].sort((a, b) => (price(a) < price(b) ? -1 : price(a) > price(b) ? 1 : 0));
}

function byAvailability(
  found: readonly FoundItem[],
  unavailableProducts: 'HIDE' | 'LAST' | 'SHOW',
  {stock}: FilterWorld,
  scope: Scope,
): readonly FoundItem[] {
  if (unavailableProducts === 'SHOW') return found;
  const isGone = ({kind, number}: FoundItem) =>
    kind === 'PRODUCT' && !productAt(number, scope).variants.some((variant) => isForSale(variant, stock));
  const there = found.filter((each) => !isGone(each));
  return unavailableProducts === 'HIDE' ? there : [...there, ...found.filter(isGone)];
}
