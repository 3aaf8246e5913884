import catalogue from 'virtual:seed/catalogue';

const numbers = new Map(catalogue.collections.map(({handle, number}) => [handle.en, number]));

/**
 * Returns the number of a collection by its English handle.
 *
 * @throws {Error} for an unknown handle
 */
export function collectionNumber(handle: string): number {
  const number = numbers.get(handle);
  if (number === undefined) throw new Error(`The seed has no collection with the English handle "${handle}"`);
  return number;
}

/** The first brand's collection; every brand has the next number. */
export const FIRST_BRAND_COLLECTION = 2101;

/** The donation product: some of its variants are the donations that the price of coffee includes. */
export const DONATION_PRODUCT = 1204;
