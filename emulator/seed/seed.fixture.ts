import {seed} from './seed';
import type {SeedMetafield} from './types';

/** Every variant, with its product. */
export const variants = seed.products.flatMap((product) => product.variants.map((variant) => ({product, variant})));
export const gear = seed.products.filter(({productType}) => productType === 'Gear');
/** The coffees by weight, which alone say where they grow. */
export const byWeight = seed.products.filter(({metafields}) => value(metafields, 'coffee.coordinates') !== null);

/** Returns the German value of a metafield, named `namespace.key`; `null` where there is none. */
export function value(fields: readonly SeedMetafield[], path: string): string | null {
  const found = fields.find(({namespace, key}) => `${namespace}.${key}` === path)?.value;
  return found === undefined ? null : typeof found === 'string' ? found : found.de;
}

/** Returns the items of a metafield that is a list; none where it is missing. */
export function list(fields: readonly SeedMetafield[], path: string): readonly unknown[] {
  const parsed: unknown = JSON.parse(value(fields, path) ?? '[]');
  return Array.isArray(parsed) ? parsed : [];
}
