import type {CartCollection} from '../../config/commerce';
import {shippingCountry} from '../../config/countries';
import type {Cart} from './cart';
import {obstacleOf} from './delivery-country';
import type {ProductCard} from '../product/product';
import type {CartKind, CartSummary} from './summary';

/** Where a cart's recommendations come from and what stands above them. */
export type CartRecommendation = {
  readonly collection: CartCollection;
  /** The gear of 'The perfect coffee for …'; `null`: 'Recommended for your selection'. */
  readonly gearTitle: string | null;
};

/** The products recommended for a cart, as a page shows them, and that cart. */
export type RecommendedCards = {
  readonly kind: CartKind | null;
  readonly gearTitle: string | null;
  readonly country: string | null;
  readonly cards: readonly ProductCard[];
};

/**
 * Returns the collection that goes with a cart (Specification, section 2, Cart): coffee for gear alone, espresso or filter by what
 * the gear brews; gear for coffee alone, unless its country gets coffee only; both for a mixed cart and for one with neither.
 */
export function cartRecommendation({
  kind,
  gearTitle,
  groups,
  delivery,
}: Pick<CartSummary, 'kind' | 'gearTitle' | 'groups' | 'delivery'>): CartRecommendation {
  if (kind === 'coffee' && !shippingCountry(delivery.country ?? '')?.coffeeOnly)
    return {collection: 'gear', gearTitle: null};
  if (kind !== 'gear-only') return {collection: 'mixed', gearTitle: null};
  const gear = groups.oneTime.find(({line, isFreeArticle}) => line.kind === 'gear' && !isFreeArticle);
  return {collection: gear?.line.brewsEspresso ? 'espressoCoffee' : 'filterCoffee', gearTitle};
}

/**
 * Returns the first four of the recommended products that can be had, can go where the cart goes, and do not lie in it.
 */
export function recommendable<Card extends Pick<ProductCard, 'id' | 'kind' | 'availableForSale'>>(
  cards: readonly Card[],
  cart: Pick<Cart, 'lines' | 'countryCode'>,
): readonly Card[] {
  const chosen = new Set(cart.lines.map((line) => line.productId));
  const country = shippingCountry(cart.countryCode ?? '');
  // A card does not say whether its set is of coffee alone, nor whether it is sent: it counts as one with accessories.
  const canGo = ({kind}: Card) =>
    country === null ||
    obstacleOf({kind, isCoffeeAlone: kind === 'coffee', requiresShipping: true, plan: null}, country) === null;
  return cards.filter((card) => card.availableForSale && !chosen.has(card.id) && canGo(card)).slice(0, SHOWN);
}

const SHOWN = 4;
