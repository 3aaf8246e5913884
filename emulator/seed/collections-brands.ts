import {brandCollection, brands} from './brands';
import {collection} from './collection';
import {collectionNumbers} from './collection-numbers';
import {slug, text} from './fields';
import {productsWhere} from './product-lists';
import type {SeedCollection} from './types';

/** One collection for each maker of gear. */
export const brandCollections: readonly SeedCollection[] = brands.map((brand) =>
  collection({
    number: brandCollection(brand),
    handle: text(slug(brand.name.replace('ø', 'o'))),
    title: text(brand.name),
    intro: brand.intro,
    page: 'g',
    parent: collectionNumbers.equipmentShop,
    products: productsWhere(({vendor}) => vendor === brand.name),
    filters: ['gear_type'],
  }),
);
