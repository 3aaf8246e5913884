import type {CartCollection} from '../../config/commerce';
import type {Cart} from './cart';
import type {ProductCard} from '../product/product';
import type {CartKind, CartSummary} from './summary';

/** Where a cart's recommendations come from and what stands above them. */
export type CartRecommendation = {
  readonly collection: CartCollection;
  /** The gear of 'The perfect coffee for …'; `null`: 'Recommended for your selection'. */
  readonly gearTitle: string | null;
};

/** What goes with a cart, as a page shows it, and the cart that it goes with. */
export type RecommendedCards = {
  readonly kind: CartKind | null;
  readonly gearTitle: string | null;
  readonly cards: readonly ProductCard[];
};

/**
 * What goes with a cart (Specification, section 2, Cart): coffee for gear alone, espresso or filter by what the gear
 * brews; gear for coffee alone; of both for a mixed cart and for one of neither.
 */
export function cartRecommendation({
  kind,
  gearTitle,
  groups,
}: Pick<CartSummary, 'kind' | 'gearTitle' | 'groups'>): CartRecommendation {
  if (kind === 'coffee') return {collection: 'gear', gearTitle: null};
  if (kind !== 'gear-only') return {collection: 'mixed', gearTitle: null};
  const gear = groups.oneTime.find(({line}) => line.kind === 'gear');
  return {collection: gear?.line.brewsEspresso ? 'espressoCoffee' : 'filterCoffee', gearTitle};
}

/** The first four of the recommended products that can be had and do not lie in the cart. */
export function recommendable<Card extends {readonly id: string; readonly availableForSale: boolean}>(
  cards: readonly Card[],
  cart: Pick<Cart, 'lines'>,
): readonly Card[] {
  const chosen = new Set(cart.lines.map((line) => line.productId));
  return cards.filter((card) => card.availableForSale && !chosen.has(card.id)).slice(0, SHOWN);
}

const SHOWN = 4;
