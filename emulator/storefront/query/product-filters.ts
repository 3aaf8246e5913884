import * as z from 'zod';
import type {SeedMetafield, SeedProduct, SeedVariant} from '../../seed/types';
import {inLanguage} from '../catalogue';
import type {LanguageCode} from '../catalogue';
import {selectedOptions} from '../options';

const metafieldFilter = z.strictObject({namespace: z.string(), key: z.string(), value: z.string()});

/** The input `ProductFilter`, without categories of the platform's taxonomy. */
export const productFilter = z.strictObject({
  available: z.boolean().nullish(),
  price: z.strictObject({min: z.number().nullish(), max: z.number().nullish()}).nullish(),
  productType: z.string().nullish(),
  productVendor: z.string().nullish(),
  tag: z.string().nullish(),
  productMetafield: metafieldFilter.nullish(),
  variantMetafield: metafieldFilter.nullish(),
  variantOption: z.strictObject({name: z.string(), value: z.string()}).nullish(),
});

export type ProductFilter = z.output<typeof productFilter>;

/** What filters look at beside the product. */
export type FilterWorld = {readonly stock: ReadonlyMap<number, number>; readonly language: LanguageCode};

/** One thing to be filtered by: alternatives of the same kind, of which one must hold. */
type Group = {
  readonly ofProduct: readonly ((product: SeedProduct) => boolean)[];
  readonly ofVariant: readonly ((product: SeedProduct, variant: SeedVariant) => boolean)[];
};

/**
 * Returns the products that fulfil filters: of several filters of one kind one, of each kind at least one.
 * Availability, price and options must hold for the same variant.
 */
export function filtered(
  products: readonly SeedProduct[],
  filters: readonly ProductFilter[],
  world: FilterWorld,
): readonly SeedProduct[] {
  if (filters.length === 0) return products;
  const groups = [...groupsOf(filters, world).values()];
  return products.filter((product) => {
    if (!groups.every(({ofProduct}) => ofProduct.length === 0 || ofProduct.some((holds) => holds(product))))
      return false;
    return product.variants.some((variant) =>
      groups.every(({ofVariant}) => ofVariant.length === 0 || ofVariant.some((holds) => holds(product, variant))),
    );
  });
}

/** Tells whether a variant can be bought. */
export function isForSale(variant: SeedVariant, stock: ReadonlyMap<number, number>): boolean {
  return variant.sellsWithoutStock || (stock.get(variant.number) ?? 0) > 0;
}

/** Returns the texts that a metafield holds: each entry of a list. */
export function metafieldTexts(
  fields: readonly SeedMetafield[],
  path: string,
  language: LanguageCode,
): readonly string[] {
  const found = fields.find(({namespace, key}) => `${namespace}.${key}` === path);
  if (found === undefined) return [];
  const value = typeof found.value === 'string' ? found.value : inLanguage(found.value, language);
  return found.type.startsWith('list.') ? z.array(z.string()).parse(JSON.parse(value)) : [value];
}

function groupsOf(filters: readonly ProductFilter[], {stock, language}: FilterWorld): ReadonlyMap<string, Group> {
  const groups = new Map<string, {ofProduct: Group['ofProduct'][number][]; ofVariant: Group['ofVariant'][number][]}>();
  const group = (kind: string) => {
    const known = groups.get(kind) ?? {ofProduct: [], ofVariant: []};
    groups.set(kind, known);
    return known;
  };
  for (const {
    available,
    price,
    productType,
    productVendor,
    tag,
    productMetafield,
    variantMetafield,
    variantOption,
  } of filters) {
    if (available !== null && available !== undefined) {
      group('available').ofVariant.push((_product, variant) => isForSale(variant, stock) === available);
    }
    if (price) group('price').ofVariant.push((_product, variant) => isPriced(variant, price));
    if (typeof productType === 'string')
      group('type').ofProduct.push((product) => same(product.productType, productType));
    if (typeof productVendor === 'string')
      group('vendor').ofProduct.push((product) => same(product.vendor, productVendor));
    if (typeof tag === 'string') group('tag').ofProduct.push(({tags}) => tags.some((each) => same(each, tag)));
    if (productMetafield) {
      const {path, value} = named(productMetafield);
      group(`p.${path}`).ofProduct.push(({metafields}) => metafieldTexts(metafields, path, language).includes(value));
    }
    if (variantMetafield) {
      const {path, value} = named(variantMetafield);
      group(`v.${path}`).ofVariant.push((_product, variant) =>
        metafieldTexts(variant.metafields, path, language).includes(value),
      );
    }
    if (variantOption) {
      const {name, value} = variantOption;
      group(`o.${name.toLowerCase()}`).ofVariant.push((product, variant) =>
        selectedOptions({product, variant}, language).some((each) => same(each.name, name) && same(each.value, value)),
      );
    }
  }
  return groups;
}

function named({namespace, key, value}: z.output<typeof metafieldFilter>) {
  return {path: `${namespace}.${key}`, value};
}

function isPriced({priceCents}: SeedVariant, {min, max}: NonNullable<ProductFilter['price']>): boolean {
  return priceCents >= (min ?? 0) * 100 && (max === null || max === undefined || priceCents <= max * 100);
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
