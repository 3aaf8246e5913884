import {brandRows} from './brand-rows';
import {FIRST_BRAND_COLLECTION} from './collection-numbers';
import {pair} from './fields';
import type {Text} from './types';

/** A maker of gear, with what must be said of it (Regulation (EU) 2023/988, article 19). */
export type Brand = {
  readonly key: string;
  readonly name: string;
  /** Begins its article numbers. */
  readonly code: string;
  readonly maker: string;
  readonly address: string;
  readonly email: string;
  readonly country: Text;
  /** Made outside the EU: who answers for it inside. */
  readonly responsible?: string;
  readonly intro: Text;
};

/** Who answers for what is made outside the EU. */
const IMPORTER = 'Lichtung Kaffeerösterei GmbH, Am Waldsaum 12, 22765 Hamburg, produktsicherheit@lichtung.example';

/** The makers whose gear the shop sells, in the order of their collections. */
export const brands: readonly Brand[] = brandRows.map(([key, name, code, maker, address, email, country, intro]) => ({
  key,
  name,
  code,
  maker,
  address: `${address}, ${country.de}`,
  email,
  country,
  ...(country.en === 'Japan' ? {responsible: IMPORTER} : {}),
  intro: pair(intro),
}));

/** The number of a brand's collection. */
export function brandCollection(brand: Brand): number {
  return FIRST_BRAND_COLLECTION + brands.indexOf(brand);
}

/** @throws {Error} for a maker that is not in the list */
export function brandNamed(name: string): Brand {
  const found = brands.find((brand) => brand.name === name || brand.key === name);
  if (found === undefined) throw new Error(`No brand ${name}`);
  return found;
}
