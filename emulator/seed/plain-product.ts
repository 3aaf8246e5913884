import {barcode, flag, gallery, text, toCollection, toProducts, variantNumber, word} from './fields';
import type {SeedMetafield, SeedOption, SeedProduct, SeedVariant} from './types';

type Extra = Partial<
  Pick<SeedVariant, 'compareAtCents' | 'measure' | 'sellsWithoutStock' | 'requiresShipping' | 'metafields'>
>;

/** A variant with the number of its place; what is rare comes last. */
export function plainVariant(
  product: number,
  index: number,
  picture: string,
  base: {priceCents: number; weightGrams: number; stock: number; options?: readonly number[]},
  extra: Extra = {},
): SeedVariant {
  const number = variantNumber(product, index);
  return {
    number,
    sku: `LI-${product}-${index + 1}`,
    barcode: barcode(number),
    optionValues: base.options ?? [],
    priceCents: base.priceCents,
    compareAtCents: null,
    weightGrams: base.weightGrams,
    measure: null,
    stock: base.stock,
    sellsWithoutStock: false,
    requiresShipping: true,
    pictures: [picture],
    metafields: [],
    ...extra,
  };
}

type Other = Pick<
  SeedProduct,
  'number' | 'handle' | 'title' | 'descriptionHtml' | 'productType' | 'variants' | 'pictures'
> & {
  readonly tags: readonly string[];
  readonly breadcrumb: number;
  readonly options?: readonly SeedOption[];
  readonly noindex?: boolean;
  readonly subscribable?: boolean;
  readonly recommendations?: readonly number[];
  readonly seo?: SeedProduct['seo'];
  readonly fields?: readonly SeedMetafield[];
  readonly publishedAt?: string;
};

/** A product that is neither a coffee by weight nor a piece of gear. */
export function plainProduct({
  tags,
  breadcrumb,
  options = [],
  noindex = false,
  subscribable = false,
  recommendations = [],
  seo = null,
  fields = [],
  publishedAt = '2024-10-01T08:00:00Z',
  ...rest
}: Other): SeedProduct {
  return {
    ...rest,
    variants: rest.variants.map((variant) => ({
      ...variant,
      metafields: [...variant.metafields, gallery(rest.pictures), flag('product.archived', false)],
    })),
    vendor: 'Lichtung',
    tags,
    publishedAt,
    isGiftCard: rest.productType === 'Gift Card',
    requiresSellingPlan: false,
    sellingPlanGroup: subscribable ? 'coffee-subscription' : null,
    options,
    seo,
    metafields: [
      flag('seo.noindex', noindex),
      toCollection('seo.breadcrumb_collection', breadcrumb),
      word('analytics.category', tags[0] ?? 'other'),
      word('analytics.subcategory', tags[1] ?? 'other'),
      ...(recommendations.length === 0 ? [] : [toProducts('product.recommendations', recommendations)]),
      ...fields,
    ],
  };
}

/** Leaves within one to three working days. */
export const soon = word('product.delivery_time', text('1–3 Werktage', '1–3 working days'));
