import {automaticMachines} from './gear-automatic';
import {brewingGear} from './gear-brewing';
import {carafes} from './gear-carafes';
import {cleaning} from './gear-cleaning';
import {cups} from './gear-cups';
import {drippers} from './gear-drippers';
import {electricGrinders} from './gear-electric-grinders';
import {espressoMachines} from './gear-espresso-machines';
import {espressoTools} from './gear-espresso-tools';
import {filters} from './gear-filters';
import {handGrinders} from './gear-hand-grinders';
import {kettles} from './gear-kettles';
import {machines} from './gear-machines';
import {milkGear} from './gear-milk';
import {partsAndBooks} from './gear-parts-books';
import {brewerParts} from './gear-parts-brewing';
import {grinderParts} from './gear-parts-grinding';
import {pots} from './gear-presses-moka';
import {scales} from './gear-scales';
import {travelAndStorage} from './gear-travel-storage';
import type {SeedProduct} from './types';

/** All gear, what was there first in front. */
export const allGear: readonly SeedProduct[] = [
  ...machines,
  ...brewingGear,
  ...handGrinders,
  ...electricGrinders,
  ...drippers,
  ...carafes,
  ...pots,
  ...kettles,
  ...scales,
  ...espressoMachines,
  ...automaticMachines,
  ...filters,
  ...espressoTools,
  ...milkGear,
  ...cups,
  ...travelAndStorage,
  ...cleaning,
  ...partsAndBooks,
  ...grinderParts,
  ...brewerParts,
];
