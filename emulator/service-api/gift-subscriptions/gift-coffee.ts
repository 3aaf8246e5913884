import {shop} from '../../storefront/shop';

/** Which coffees of the range a voucher brings in turn, by the style that the giver chose: the tags of coffees. */
const TAGS = {filter: ['filter'], espresso: ['espresso'], mixed: ['filter', 'espresso']} as const;

/** The style that the giver chose. */
export type GiftCoffee = keyof typeof TAGS;

/**
 * What the deliveries of a voucher hold, in turn: the smallest bag of whole beans of a coffee of each kind.
 *
 * @returns the variants' numbers, at least one
 * @throws {Error} where the catalogue has no such coffee
 */
export function giftCoffees(coffee: GiftCoffee): readonly number[] {
  const candidates = shop().seed.products.filter(
    ({productType, sellingPlanGroup, requiresSellingPlan, tags}) =>
      productType === 'Coffee' && sellingPlanGroup !== null && !requiresSellingPlan && !tags.includes('decaf'),
  );
  return TAGS[coffee].map((tag) => {
    const variant = candidates.find(({tags}) => tags.includes(tag))?.variants[0];
    if (variant === undefined) throw new Error(`The catalogue has no ${tag} for a gift subscription`);
    return variant.number;
  });
}
