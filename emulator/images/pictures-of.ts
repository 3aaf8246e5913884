import type {Seed, SeedProduct} from '../seed/types';
import type {Pictures} from '../storefront/shop';

/** Every drawing is rendered in this shape. */
const MASTER = {width: 1600, height: 2000} as const;

/** The pictures that the seed names, each described by the first product that shows it. */
export function picturesOf({products}: Pick<Seed, 'products'>): Pictures {
  const entries = products.flatMap((product) => namesOf(product).map((name) => [name, product.title] as const));
  return Object.fromEntries(entries.reverse().map(([name, alt]) => [name, {...MASTER, alt}]));
}

function namesOf({pictures, variants}: SeedProduct): readonly string[] {
  return [...pictures, ...variants.flatMap((variant) => variant.pictures)];
}
