import type {CartCollection} from '../../config/commerce';
import type {ProductKind} from '../../../contracts/product-types';
import type {Product, ProductCard, Variant} from './product';

/** Why a product's page has nothing to sell (Specification, section 8, Not found and unavailable). */
export type Removal = 'coffee' | 'gear' | 'unknown';

/** Tells whether a product has left the portfolio: nothing of it is made any more. */
export function isRemoved({variants}: {readonly variants: readonly Pick<Variant, 'archived'>[]}): boolean {
  return variants.every(({archived}) => archived);
}

/** Returns the banner of a removed product: coffee has its own, everything else shows that of gear. */
export function removalOf(kind: ProductKind): Exclude<Removal, 'unknown'> {
  return kind === 'coffee' ? 'coffee' : 'gear';
}

type Similar = {
  readonly related: readonly ProductCard[];
  /** The products that the page already shows as matching. */
  readonly matching: readonly ProductCard[];
  readonly count: number;
};

/** Returns at most `count` of the related products: those that can be bought, none that stands on the page already. */
export function similarProducts({related, matching, count}: Similar): readonly ProductCard[] {
  const shown = new Set(matching.map(({id}) => id));
  return related.filter(({id, availableForSale}) => availableForSale && !shown.has(id)).slice(0, count);
}

/**
 * Returns the collection that fills up what is like a coffee (Specification, section 9, Collections: filter, espresso); `null` for
 * everything else.
 */
export function similarCollection({coffee}: Pick<Product, 'coffee'>): CartCollection | null {
  if (coffee === null) return null;
  return coffee.isEspresso ? 'espressoCoffee' : 'filterCoffee';
}
