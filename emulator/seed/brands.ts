import catalogue from 'virtual:seed/catalogue';
import {FIRST_BRAND_COLLECTION} from './collection-numbers';
import {text} from './fields';
import type {BrandRecord} from './schema/gear';
import type {Text} from './schema/text';

/** A maker of gear. */
export type Brand = Omit<BrandRecord, 'address'> & {
  /** With the country, in each language. */
  readonly address: Text;
  /** The number of its collection. */
  readonly collection: number;
};

/** The makers whose gear the shop sells, in the order of their collections. */
export const brands: readonly Brand[] = catalogue.brands.map((brand, index) => ({
  ...brand,
  address: text(`${brand.address}, ${brand.country.de}`, `${brand.address}, ${brand.country.en}`),
  collection: FIRST_BRAND_COLLECTION + index,
}));

/**
 * Returns the brand of a key.
 *
 * @throws {Error} for a key that is not in the list
 */
export function brandOf(key: string): Brand {
  const found = brands.find((brand) => brand.key === key);
  if (found === undefined)
    throw new Error(`The seed has no brand "${key}": add it to its brands, or correct the product that names it`);
  return found;
}
