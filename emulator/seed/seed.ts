import {espressos} from './coffees-espresso';
import {filterCoffees} from './coffees-filter';
import {otherCoffees} from './coffees-other';
import {collections} from './collections';
import {brewingGear} from './gear-brewing';
import {machines} from './gear-machines';
import {otherProducts} from './others';
import {discountCodes, giftCards, sellingPlans} from './trade';
import type {Seed} from './types';

/** What the shop sells when its data is fresh: pure data, the same on every machine. */
export const seed: Seed = {
  products: [...filterCoffees, ...espressos, ...otherCoffees, ...machines, ...brewingGear, ...otherProducts],
  collections,
  sellingPlans,
  discountCodes,
  giftCards,
};
