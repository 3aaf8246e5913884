import * as z from 'zod';
import {categoryRecordSchema, contentRecordSchema, productRecordSchema} from './search-records';

const matchLevel = z.enum(['none', 'partial', 'full']);

/** A value with its matches between the tags that were asked for. */
const highlightedSchema = z.object({
  value: z.string(),
  matchLevel,
  matchedWords: z.array(z.string()),
  fullyHighlighted: z.boolean().optional(),
});

/** The words around the best matches of a value. */
const snippetSchema = z.object({value: z.string(), matchLevel});

/** The fields of a hit beside the attributes of its record. */
const marked = {
  _highlightResult: z.record(z.string(), z.union([highlightedSchema, z.array(highlightedSchema)])).optional(),
  _snippetResult: z.record(z.string(), z.union([snippetSchema, z.array(snippetSchema)])).optional(),
};

const productHitSchema = productRecordSchema.extend(marked);
const categoryHitSchema = categoryRecordSchema.extend(marked);
const contentHitSchema = contentRecordSchema.extend(marked);

const figuresSchema = z.object({min: z.number(), max: z.number(), avg: z.number(), sum: z.number()});

/** The fields of a result beside its hits. */
const around = {
  index: z.string(),
  query: z.string(),
  params: z.string(),
  nbHits: z.int().nonnegative(),
  page: z.int().nonnegative(),
  nbPages: z.int().nonnegative(),
  hitsPerPage: z.int().nonnegative(),
  facets: z.record(z.string(), z.record(z.string(), z.int().positive())).optional(),
  facets_stats: z.record(z.string(), figuresSchema).optional(),
  exhaustiveNbHits: z.boolean(),
  processingTimeMS: z.int().nonnegative(),
  /** Present where `clickAnalytics` was asked for. */
  queryID: z.string().optional(),
};

/** The result of one query with all attributes of its hits, by kind of index. */
export const productResultSchema = z.object({...around, hits: z.array(productHitSchema)});
const categoryResultSchema = z.object({...around, hits: z.array(categoryHitSchema)});
const contentResultSchema = z.object({...around, hits: z.array(contentHitSchema)});

/** The result of one search among the values of a facet. */
export const facetResultSchema = z.object({
  facetHits: z.array(z.object({value: z.string(), highlighted: z.string(), count: z.int().positive()})),
  exhaustiveFacetsCount: z.boolean(),
});

/** Answer of the read of several records: in their order, `null` for one that is not there. */
export const productObjectsSchema = z.object({results: z.array(productRecordSchema.nullable())});

/** Answer of the search page's multi-query: products, categories, posts, guides, pages, product tests, in this order. */
export const searchResponseSchema = z.object({
  results: z.tuple([
    productResultSchema,
    categoryResultSchema,
    contentResultSchema,
    contentResultSchema,
    contentResultSchema,
    contentResultSchema,
  ]),
});

/** The attributes that the search page asks for, by the kind of hit. */
export const productCardHitSchema = productHitSchema.pick({
  objectID: true,
  handle: true,
  title: true,
  productType: true,
  vendor: true,
  taste: true,
  image: true,
  badge: true,
  available: true,
  currency: true,
  priceMinCents: true,
  priceMaxCents: true,
  unitPriceMinCents: true,
  unitPriceQuantity: true,
  unitPriceUnit: true,
  publishedAt: true,
});
export const categoryLinkHitSchema = categoryHitSchema.pick({
  objectID: true,
  handle: true,
  title: true,
  pageType: true,
  productCount: true,
});
export const contentLinkHitSchema = contentHitSchema.pick({
  objectID: true,
  slug: true,
  title: true,
  excerpt: true,
  image: true,
});

/** The fields beside the hits that the shop reads; the service may leave out the rest, some of which is deprecated. */
const read = z.object(around).pick({nbHits: true, facets: true});

const contentLinks = read.extend({hits: z.array(contentLinkHitSchema)});

/** The same multi-query with these attributes alone, followed by one query per facet in use, for its other values. */
export const searchPageResponseSchema = z.object({
  results: z.tuple(
    [
      read.extend({hits: z.array(productCardHitSchema)}),
      read.extend({hits: z.array(categoryLinkHitSchema)}),
      contentLinks,
      contentLinks,
      contentLinks,
      contentLinks,
    ],
    read,
  ),
});

/** The page's multi-query, followed by searches among the values of facets: what completes the words that are typed. */
export const autocompleteResponseSchema = z.object({
  results: z.tuple(searchPageResponseSchema.shape.results.def.items, facetResultSchema.pick({facetHits: true})),
});

/** Body of every refusal of the search service. */
export const searchErrorSchema = z.object({message: z.string(), status: z.int()});

export type WireProductCardHit = z.infer<typeof productCardHitSchema>;
export type WireCategoryLinkHit = z.infer<typeof categoryLinkHitSchema>;
export type WireContentLinkHit = z.infer<typeof contentLinkHitSchema>;
export type WireSearchPageResponse = z.infer<typeof searchPageResponseSchema>;
