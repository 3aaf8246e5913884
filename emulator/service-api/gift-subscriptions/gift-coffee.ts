import {shop} from '../../storefront/shop';
import type {Voucher} from './voucher-object';

/** Which coffee of the range a voucher brings, by the style that the giver chose: the tags of coffees. */
const TAGS = {filter: ['filter'], espresso: ['espresso'], mixed: ['omni', 'filter']} as const;

/**
 * What one delivery of a voucher holds: the smallest bag of whole beans of a coffee of that kind.
 *
 * @returns the variant's number
 * @throws {Error} where the catalogue has no coffee
 */
export function giftCoffee(coffee: Voucher['coffee']): number {
  const candidates = shop().seed.products.filter(
    ({productType, sellingPlanGroup, requiresSellingPlan, tags}) =>
      productType === 'Coffee' && sellingPlanGroup !== null && !requiresSellingPlan && !tags.includes('decaf'),
  );
  const wanted = TAGS[coffee].flatMap((tag) => candidates.find(({tags}) => tags.includes(tag)) ?? []);
  const variant = (wanted[0] ?? candidates[0])?.variants[0];
  if (variant === undefined) throw new Error('The catalogue has no coffee for a gift subscription');
  return variant.number;
}
