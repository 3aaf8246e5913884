import {productTypes} from '../../../contracts/product-types';
import {createCatalogue} from './catalogue.server';
import {platformAnswering} from './platform.fixture';
import {ARCHIVED_VARIANTS, FOR_BUSINESSES, wireCard} from './wire-product.fixture';

/** Makes the id of a product of the platform for tests. */
export const productId = (number: number) => `gid://shopify/Product/${number}`;

/** Makes a card on the wire for tests: of a product for consumers that is still made. */
export const card = (number: number) => wireCard({id: productId(number)});

/** A card on the wire of a product that consumers are not offered. */
export const forBusinesses = wireCard({id: productId(99), metafields: FOR_BUSINESSES});

/** Makes a card on the wire for tests: of a product that is no longer made. */
export const archived = (number: number) => wireCard({id: productId(number), variants: ARCHIVED_VARIANTS});

/** Returns the ids of cards, in their order. */
export const idsOf = (cards: readonly {readonly id: string}[]) => cards.map(({id}) => id);

/** Makes a catalogue over a platform that answers operations by their names. `asked` are these, in their order. */
export function catalogueOf(answers: Parameters<typeof platformAnswering>[0]) {
  const {gateway, asked} = platformAnswering(answers);
  return {
    catalogue: createCatalogue(gateway, {
      types: productTypes(),
      today: '2026-11-23',
      cartCollections: {gear: '2013', espressoCoffee: '2014', filterCoffee: '2015', mixed: '2016'},
    }),
    asked,
  };
}
