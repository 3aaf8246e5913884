import * as z from 'zod';
import type {Ask} from './ask';
import {contextSchema, minorUnits} from './ask';
import {refusal} from './answer';
import type {ToolAnswer} from './answer';
import {envelope} from './profile';

const MOST_IDS = 10;
const MOST_PRODUCTS = 250;

const filters = z.looseObject({available: z.boolean().default(true)}).default({available: true});

/** Arguments of `search_catalog`: the platform's filters, which know no price. */
export const searchSchema = z.looseObject({
  context: contextSchema,
  query: z.string().max(500).default(''),
  filters,
  pagination: z
    .looseObject({cursor: z.string().optional(), limit: z.int().min(1).max(MOST_PRODUCTS).default(10)})
    .default({limit: 10}),
});

/** Arguments of `lookup_catalog`. */
export const lookupSchema = z.looseObject({
  context: contextSchema,
  ids: z.array(z.string()).min(1).max(MOST_IDS),
  filters,
});

/** Arguments of `get_product`. */
export const productSchema = z.looseObject({
  context: contextSchema,
  id: z.string(),
  selected: z.array(z.looseObject({name: z.string(), label: z.string()})).default([]),
});

const money = z.object({amount: z.string(), currencyCode: z.string()});
const picture = z.object({url: z.string(), altText: z.string().nullable()}).nullable();
const variantSchema = z.object({
  id: z.string(),
  title: z.string(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  availableForSale: z.boolean(),
  requiresShipping: z.boolean(),
  price: money,
  compareAtPrice: money.nullable(),
  image: picture,
  selectedOptions: z.array(z.object({name: z.string(), value: z.string()})),
});
const planSchema = z.object({
  id: z.string(),
  name: z.string(),
  recurringDeliveries: z.boolean(),
  options: z.array(z.object({name: z.string(), value: z.string()})),
});
const productFields = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  description: z.string(),
  isGiftCard: z.boolean(),
  requiresSellingPlan: z.boolean(),
  tags: z.array(z.string()),
  featuredImage: picture,
  priceRange: z.object({minVariantPrice: money, maxVariantPrice: money}),
  options: z.array(z.object({name: z.string(), optionValues: z.array(z.object({name: z.string()}))})),
  collections: z.object({nodes: z.array(z.object({id: z.string(), handle: z.string(), title: z.string()}))}),
  variants: z.object({nodes: z.array(variantSchema)}),
  sellingPlanGroups: z.object({
    nodes: z.array(z.object({name: z.string(), sellingPlans: z.object({nodes: z.array(planSchema)})})),
  }),
});
type Product = z.output<typeof productFields>;
type Variant = z.output<typeof variantSchema>;

const PRODUCT = `fragment Product on Product {
  id handle title description isGiftCard requiresSellingPlan tags
  featuredImage { url altText }
  priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount currencyCode } }
  options { name optionValues { name } }
  collections(first: 10) { nodes { id handle title } }
  variants(first: 100) { nodes {
    id title sku barcode availableForSale requiresShipping
    price { amount currencyCode } compareAtPrice { amount currencyCode }
    image { url altText } selectedOptions { name value }
  } }
  sellingPlanGroups(first: 10) { nodes { name sellingPlans(first: 20) { nodes {
    id name recurringDeliveries options { name value }
  } } } }
}`;
const CONTEXT = '@inContext(language: $language, country: $country)';
const VARIABLES = '$language: LanguageCode!, $country: CountryCode!';

const page = z.object({hasNextPage: z.boolean(), endCursor: z.string().nullable()});
const found = z.object({
  search: z.object({totalCount: z.int(), pageInfo: page, nodes: z.array(productFields)}),
});
const listed = z.object({products: z.object({pageInfo: page, nodes: z.array(productFields)})});
const SEARCH = `query Search($query: String!, $first: Int!, $after: String, $unavailable: SearchUnavailableProductsType, ${VARIABLES}) ${CONTEXT} {
  search(query: $query, first: $first, after: $after, types: [PRODUCT], unavailableProducts: $unavailable) {
    totalCount pageInfo { hasNextPage endCursor } nodes { ...Product }
  }
} ${PRODUCT}`;
const LIST = `query List($query: String, $first: Int!, $after: String, ${VARIABLES}) ${CONTEXT} {
  products(first: $first, after: $after, query: $query) { pageInfo { hasNextPage endCursor } nodes { ...Product } }
} ${PRODUCT}`;
const NODES = `query Nodes($ids: [ID!]!, ${VARIABLES}) ${CONTEXT} {
  nodes(ids: $ids) { __typename ...Product ... on ProductVariant { id product { ...Product } } }
} ${PRODUCT}`;

/** Answers `search_catalog`; without words it lists everything. */
export async function searchCatalog(
  ask: Ask,
  {query, filters: {available}, pagination}: z.output<typeof searchSchema>,
  shopOrigin: string,
): Promise<ToolAnswer> {
  const {limit, cursor = null} = pagination;
  const wanted = {first: limit, after: cursor};
  const answer =
    query.trim() === ''
      ? (await ask(listed, LIST, {...wanted, query: available ? 'available_for_sale:true' : null})).products
      : (await ask(found, SEARCH, {...wanted, query, unavailable: available ? 'HIDE' : 'SHOW'})).search;
  const {pageInfo, nodes} = answer;
  return {
    ucp: envelope('success', 'dev.ucp.shopping.catalog.search', 'dev.shopify.catalog'),
    products: nodes.map((product) => productOf(product, product.variants.nodes, shopOrigin)),
    pagination: {
      has_next_page: pageInfo.hasNextPage,
      ...(pageInfo.hasNextPage && {cursor: pageInfo.endCursor}),
      ...('totalCount' in answer && {total_count: answer.totalCount}),
    },
  };
}

const node = z.union([
  z.object({__typename: z.literal('Product'), ...productFields.shape}),
  z.object({__typename: z.literal('ProductVariant'), id: z.string(), product: productFields}),
  z.object({__typename: z.string()}),
]);
const nodesSchema = z.object({nodes: z.array(node.nullable())});

/** A product by its own id or by that of one of its variants. */
type Hit = {readonly product: Product; readonly variant: Variant | undefined; readonly id: string};

/** The platform takes its own ids alone. */
const ID = /^gid:\/\/shopify\/(?:Product|ProductVariant)\/\d+$/;

async function hits(ask: Ask, ids: readonly string[]): Promise<readonly Hit[]> {
  const wellFormed = ids.filter((id) => ID.test(id));
  const {nodes} = await ask(nodesSchema, NODES, {ids: wellFormed});
  return nodes.flatMap((each, index): Hit[] => {
    const id = wellFormed[index] ?? '';
    if (each === null) return [];
    if ('product' in each) {
      return [{id, product: each.product, variant: each.product.variants.nodes.find((one) => one.id === id)}];
    }
    return 'variants' in each ? [{id, product: each, variant: undefined}] : [];
  });
}

/** Answers `lookup_catalog`: of a product its first variant that is for sale, of a variant that variant. */
export async function lookupCatalog(
  ask: Ask,
  {ids, filters: {available}}: z.output<typeof lookupSchema>,
  shopOrigin: string,
): Promise<ToolAnswer> {
  const all = await hits(ask, ids);
  const products = all.flatMap(({id, product, variant}) => {
    const [first] = product.variants.nodes;
    const shown = variant ?? product.variants.nodes.find(({availableForSale}) => availableForSale) ?? first;
    if (shown === undefined || (available && !shown.availableForSale)) return [];
    const match = variant === undefined ? 'featured' : 'exact';
    const {variants, ...rest} = productOf(product, [shown], shopOrigin);
    return [{...rest, variants: variants.map((each) => ({...each, inputs: [{id, match}]}))}];
  });
  const missing = ids.filter((id) => !all.some((hit) => hit.id === id));
  return {
    ucp: envelope('success', 'dev.ucp.shopping.catalog.lookup', 'dev.shopify.catalog'),
    products,
    ...(missing.length > 0 && {
      messages: missing.map((content) => ({type: 'info', code: 'not_found', content})),
    }),
  };
}

/** Answers `get_product`: the variants that have the selected options, and what can be chosen beside them. */
export async function getProduct(
  ask: Ask,
  {id, selected}: z.output<typeof productSchema>,
  shopOrigin: string,
): Promise<ToolAnswer> {
  const [hit] = await hits(ask, [id]);
  if (hit === undefined) {
    return refusal({code: 'not_found', content: `Product not found: ${id}`}, 'dev.ucp.shopping.catalog.lookup');
  }
  const {product} = hit;
  const has = (variant: Variant, name: string, label: string) =>
    variant.selectedOptions.some((option) => option.name === name && option.value === label);
  const fits = (variant: Variant, without = '') =>
    selected.every(({name, label}) => name === without || has(variant, name, label));
  const all = product.variants.nodes;
  const options = product.options.map(({name, optionValues}) => ({
    name,
    values: optionValues.map(({name: label}) => {
      const matching = all.filter((variant) => has(variant, name, label) && fits(variant, name));
      return {label, exists: matching.length > 0, available: matching.some((variant) => variant.availableForSale)};
    }),
  }));
  const {variants, ...rest} = productOf(
    product,
    all.filter((variant) => fits(variant)),
    shopOrigin,
  );
  return {
    ucp: envelope('success', 'dev.ucp.shopping.catalog.lookup', 'dev.shopify.catalog'),
    product: {
      ...rest,
      options,
      selected,
      variants: variants.map((variant) => ({...variant, selling_plans: sellingPlans(product)})),
    },
  };
}

const price = ({amount, currencyCode}: z.output<typeof money>) => ({
  amount: minorUnits(amount),
  currency: currencyCode,
});

const media = (...pictures: readonly z.output<typeof picture>[]) =>
  pictures.flatMap((each) =>
    each === null ? [] : [{type: 'image', url: each.url, ...(each.altText && {alt_text: each.altText})}],
  );

function productOf(product: Product, variants: readonly Variant[], shopOrigin: string) {
  const {minVariantPrice, maxVariantPrice} = product.priceRange;
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    description: {plain: product.description},
    url: `${shopOrigin}/products/${product.handle}`,
    price_range: {min: price(minVariantPrice), max: price(maxVariantPrice)},
    media: media(product.featuredImage),
    tags: product.tags,
    options: product.options.map(({name, optionValues}) => ({
      name,
      values: optionValues.map(({name: label}) => ({label})),
    })),
    gift_card: product.isGiftCard,
    collections: product.collections.nodes,
    variants: variants.map((variant) => ({
      id: variant.id,
      title: variant.title,
      description: {plain: variant.title},
      ...(variant.sku && {sku: variant.sku}),
      ...(variant.barcode && {barcodes: [{type: 'GTIN', value: variant.barcode}]}),
      price: price(variant.price),
      ...(variant.compareAtPrice && {list_price: price(variant.compareAtPrice)}),
      availability: {available: variant.availableForSale},
      options: variant.selectedOptions.map(({name, value}) => ({name, label: value})),
      media: media(variant.image),
      requires: {shipping: variant.requiresShipping, selling_plan: product.requiresSellingPlan},
      checkout_url: `${shopOrigin}/cart/${variant.id.split('/').at(-1) ?? ''}:1`,
    })),
  };
}

function sellingPlans({sellingPlanGroups}: Product) {
  return sellingPlanGroups.nodes.flatMap((group) =>
    group.sellingPlans.nodes.map(({id, name, recurringDeliveries, options}) => ({
      id,
      name,
      group: group.name,
      recurring: recurringDeliveries,
      options,
    })),
  );
}
