import catalogue from 'virtual:seed/catalogue';
import {coffee} from './coffee';
import {gear} from './gear';
import {product} from './product';
import type {CollectionRecord, ProductRule} from './schema/collection';
import type {SeedProduct} from './types';

const coffeesByWeight = catalogue.coffees.map(coffee);

/** Everything that is sold or once was. */
export const allProducts: readonly SeedProduct[] = [
  ...coffeesByWeight,
  ...catalogue.gear.map(gear),
  ...catalogue.products.map(product),
];

const listed = allProducts.filter(({tags}) => !tags.includes('archived') && !tags.includes('free-article'));

/** Metafields take nothing out of the platform's collections: what is no longer made stays until the merchant takes it out. */
const leftovers = allProducts.filter(
  ({tags, variants}) => tags.includes('archived') && variants.some(({stock}) => stock > 0),
);

/** Returns the numbers of the products of a collection, in its order. A rule lists what is still made, or left over. */
export function productsOf(wanted: CollectionRecord['products']): readonly number[] {
  if (Array.isArray(wanted)) return wanted;
  const candidates = wanted.leftovers ? [...listed, ...leftovers] : listed;
  return inOrder(candidates.filter(matches(wanted)), wanted.first);
}

/** Returns the numbers of what a brand still sells. */
export function productsOfBrand(name: string): readonly number[] {
  return inOrder(listed.filter(({vendor}) => vendor === name));
}

function inOrder(found: readonly SeedProduct[], first: readonly number[] = []): readonly number[] {
  const numbers = found.map(({number}) => number);
  return [
    ...first.filter((number) => numbers.includes(number)),
    ...numbers.filter((number) => !first.includes(number)),
  ];
}

function matches(rule: ProductRule): (product: SeedProduct) => boolean {
  return (candidate) => {
    const {tags, productType, variants} = candidate;
    return (
      (rule.tags === undefined || rule.tags.some((tag) => tags.includes(tag))) &&
      (rule.notTag === undefined || !tags.includes(rule.notTag)) &&
      (rule.type === undefined || productType === rule.type) &&
      (rule.notType === undefined || productType !== rule.notType) &&
      (rule.badge === undefined || has(candidate, 'product.badge', rule.badge)) &&
      (rule.organic === undefined || has(candidate, 'coffee.organic', 'true')) &&
      (rule.reduced === undefined || variants.some(({compareAtCents}) => compareAtCents !== null)) &&
      (rule.coffeeByWeight === undefined || coffeesByWeight.includes(candidate)) &&
      (rule.belowCents === undefined || variants.every(({priceCents}) => priceCents < (rule.belowCents ?? 0)))
    );
  };
}

function has({metafields}: SeedProduct, path: string, wanted: string): boolean {
  return metafields.some(({namespace, key, value}) => `${namespace}.${key}` === path && value === wanted);
}
