import {coffeesByWeight} from './coffee-all';
import {capsulesAndDripBags} from './food-dry';
import {drinks} from './food-drinks';
import {allGear} from './gear-all';
import {giftSubscription} from './gift-subscription';
import {otherProducts} from './others';
import {coffeeSets} from './sets-coffee';
import {kits} from './sets-kits';
import type {SeedProduct} from './types';

/** Everything that is sold or once was. */
export const allProducts: readonly SeedProduct[] = [
  ...coffeesByWeight,
  ...allGear,
  ...otherProducts,
  ...capsulesAndDripBags,
  ...drinks,
  ...coffeeSets,
  ...kits,
  giftSubscription,
];

const listed = allProducts.filter(({tags}) => !tags.includes('archived') && !tags.includes('free-article'));

/** The numbers of what is still sold and fits, `first` in front in that order. */
export function productsWhere(
  fits: (product: SeedProduct) => boolean,
  first: readonly number[] = [],
): readonly number[] {
  const found = listed.filter(fits).map(({number}) => number);
  return [...first.filter((number) => found.includes(number)), ...found.filter((number) => !first.includes(number))];
}

/** What has one of the tags. */
export function tagged(...tags: readonly string[]): (product: SeedProduct) => boolean {
  return (product) => tags.some((tag) => product.tags.includes(tag));
}

/** Coffee by weight, those with the tag. */
export function coffeeTagged(tag: string): (product: SeedProduct) => boolean {
  return (product) => coffeesByWeight.includes(product) && product.tags.includes(tag);
}

/** What has a variant that costs less than it did. */
export function isReduced({variants}: SeedProduct): boolean {
  return variants.some(({compareAtCents}) => compareAtCents !== null);
}

/** What an editor has marked. */
export function hasBadge(badge: string): (product: SeedProduct) => boolean {
  return ({metafields}) =>
    metafields.some(({namespace, key, value}) => namespace === 'product' && key === 'badge' && value === badge);
}

/** What says that it is organic. */
export function isOrganic({metafields}: SeedProduct): boolean {
  return metafields.some(({namespace, key, value}) => namespace === 'coffee' && key === 'organic' && value === 'true');
}
