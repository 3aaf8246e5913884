import * as z from 'zod';
import type {SeedProduct, SeedVariant} from '../../seed/types';
import {inLanguage} from '../catalogue';
import {connection, pageArguments, paging} from '../connection';
import {encodeVariants} from '../encoded-variants';
import {lazy, withArguments} from '../field';
import type {Source} from '../field';
import {gid} from '../gid';
import {money} from '../money';
import {optionsOf, selectedOptions} from '../options';
import {isForSale} from '../query/product-filters';
import type {Scope} from '../scope';
import {image, mediaImage} from './image';
import {metafieldFields} from './metafield';
import {optionSources} from './option';
import {sellingPlanGroupSource} from './selling-plan';
import {plainTextField} from './text';

const byPosition = z.strictObject({...pageArguments, sortKey: z.literal('POSITION').nullable().default(null)});
const selection = {
  selectedOptions: z
    .array(z.strictObject({name: z.string(), value: z.string()}))
    .nullable()
    .default(null),
  caseInsensitiveMatch: z.boolean().nullable().default(null),
  ignoreUnknownOptions: z.boolean().nullable().default(null),
};

/** Returns a `Product`. */
export function productSource(product: SeedProduct, scope: Scope): Source {
  const {language} = scope;
  const id = gid('Product', product.number);
  const html = inLanguage(product.descriptionHtml, language);
  const firstPicture = product.pictures[0];
  const self: Source = {
    __typename: 'Product',
    id,
    handle: inLanguage(product.handle, language),
    title: inLanguage(product.title, language),
    descriptionHtml: html,
    description: plainTextField(html),
    productType: product.productType,
    vendor: product.vendor,
    tags: product.tags,
    createdAt: product.publishedAt,
    publishedAt: product.publishedAt,
    updatedAt: product.publishedAt,
    category: null,
    isGiftCard: product.isGiftCard,
    requiresSellingPlan: product.requiresSellingPlan,
    onlineStoreUrl: null,
    trackingParameters: null,
    seo: {
      title: product.seo === null ? null : inLanguage(product.seo.title, language),
      description: product.seo === null ? null : inLanguage(product.seo.description, language),
    },
    featuredImage: lazy(() => (firstPicture === undefined ? null : image(firstPicture, scope))),
    images: withArguments(byPosition, (args) =>
      connection(product.pictures, args, String, (name) => image(name, scope)),
    ),
    media: withArguments(byPosition, (args) =>
      connection(product.pictures, args, String, (name) => mediaImage(name, scope)),
    ),
    options: withArguments({first: z.number().nullable().default(null)}, ({first}) =>
      optionSources(product, scope).slice(0, first ?? undefined),
    ),
    collections: withArguments(paging, (args) =>
      connection(
        scope.shop.catalogue.collectionsOf(product),
        args,
        ({number}) => number,
        (collection) => scope.sources.collection(collection),
      ),
    ),
    ...priceFields(product),
    ...variantFields(product, scope),
    ...selectionFields(product, scope),
    ...sellingPlanFields(product, scope),
    ...metafieldFields({id, metafields: product.metafields, isWritten: true, source: () => self}, scope),
  };
  return self;
}

function priceFields({variants}: SeedProduct): Source {
  return {
    priceRange: lazy(() => range(variants.map(({priceCents}) => priceCents))),
    compareAtPriceRange: lazy(() => range(variants.map(({compareAtCents}) => compareAtCents ?? 0))),
  };
}

function range(cents: readonly number[]): Source {
  return {minVariantPrice: money(Math.min(...cents)), maxVariantPrice: money(Math.max(...cents))};
}

function variantFields(product: SeedProduct, scope: Scope): Source {
  return {
    availableForSale: lazy(async () => {
      const stock = await scope.stock();
      return product.variants.some((variant) => isForSale(variant, stock));
    }),
    totalInventory: lazy(async () => {
      const stock = await scope.stock();
      return product.variants.reduce((sum, {number}) => sum + (stock.get(number) ?? 0), 0);
    }),
    variantsCount: {count: product.variants.length, precision: 'EXACT'},
    variants: withArguments(byPosition, (args) =>
      connection(
        product.variants,
        args,
        ({number}) => number,
        (variant) => scope.sources.variant({product, variant}),
      ),
    ),
    encodedVariantExistence: lazy(() => encodeVariants(combinations(product, product.variants))),
    encodedVariantAvailability: lazy(async () => {
      const stock = await scope.stock();
      return encodeVariants(
        combinations(
          product,
          product.variants.filter((variant) => isForSale(variant, stock)),
        ),
      );
    }),
  };
}

function combinations(product: SeedProduct, variants: readonly SeedVariant[]): readonly (readonly number[])[] {
  return variants.map(({optionValues}) => optionsOf(product).map((_option, position) => optionValues[position] ?? 0));
}

function selectionFields(product: SeedProduct, scope: Scope): Source {
  const source = (variant: SeedVariant) => scope.sources.variant({product, variant});
  const firstForSale = async () => {
    const stock = await scope.stock();
    return product.variants.find((variant) => isForSale(variant, stock)) ?? product.variants[0];
  };
  return {
    variantBySelectedOptions: withArguments(selection, (args) => {
      const found = product.variants.find((variant) => isSelected({product, variant}, args, scope));
      return found === undefined ? null : source(found);
    }),
    selectedOrFirstAvailableVariant: withArguments(selection, async (args) => {
      const found = selectedVariant(product, args, scope) ?? (await firstForSale());
      return found === undefined ? null : source(found);
    }),
    adjacentVariants: withArguments(selection, async (args) => {
      const middle = selectedVariant(product, args, scope) ?? (await firstForSale());
      if (middle === undefined) return [];
      const [own = []] = combinations(product, [middle]);
      return product.variants
        .filter((variant) => {
          const [other = []] = combinations(product, [variant]);
          return other.filter((index, position) => index !== own[position]).length === 1;
        })
        .map(source);
    }),
  };
}

type Selection = z.output<z.ZodObject<typeof selection>>;

/** The variant of the chosen options; none where nothing was chosen. */
function selectedVariant(product: SeedProduct, args: Selection, scope: Scope): SeedVariant | undefined {
  if (args.selectedOptions === null || args.selectedOptions.length === 0) return undefined;
  return product.variants.find((variant) => isSelected({product, variant}, args, scope));
}

function isSelected(entry: {product: SeedProduct; variant: SeedVariant}, wanted: Selection, scope: Scope): boolean {
  const written = (text: string) => (wanted.caseInsensitiveMatch === true ? text.toLowerCase() : text);
  const actual = new Map(
    selectedOptions(entry, scope.language).map(({name, value}) => [written(name), written(value)]),
  );
  return (wanted.selectedOptions ?? []).every(
    ({name, value}) =>
      (wanted.ignoreUnknownOptions === true && !actual.has(written(name))) ||
      actual.get(written(name)) === written(value),
  );
}

function sellingPlanFields(product: SeedProduct, scope: Scope): Source {
  const plans = scope.shop.catalogue.plansOf(product);
  const groups = plans.length === 0 ? [] : [plans];
  return {
    sellingPlanGroups: withArguments(paging, (args) =>
      connection(
        groups,
        args,
        () => product.sellingPlanGroup ?? '',
        (group) => sellingPlanGroupSource(group, scope),
      ),
    ),
  };
}
