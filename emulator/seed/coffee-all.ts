import {africanAndAsianCoffees} from './coffees-africa-asia';
import {americanCoffees} from './coffees-americas';
import {blends} from './coffees-blends';
import {espressos} from './coffees-espresso';
import {filterCoffees} from './coffees-filter';
import {otherCoffees} from './coffees-other';
import {collaborations, specialCoffees} from './coffees-special';
import {originEspressos} from './espressos-origins';
import type {SeedProduct} from './types';

/** All coffees that are sold by weight, what was there first in front. */
export const coffeesByWeight: readonly SeedProduct[] = [
  ...filterCoffees,
  ...espressos,
  ...otherCoffees,
  ...americanCoffees,
  ...africanAndAsianCoffees,
  ...originEspressos,
  ...blends,
  ...collaborations,
  ...specialCoffees,
];
