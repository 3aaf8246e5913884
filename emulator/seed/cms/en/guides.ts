import type {GuideSource} from '../source';
import {aeropressGuide} from './guides/aeropress-guide';
import {carafe} from './guides/carafe';
import {coldBrew} from './guides/cold-brew';
import {cupping} from './guides/cupping';
import {dripBag} from './guides/drip-bag';
import {espressoMachine} from './guides/espresso-machine';
import {filterMachine} from './guides/filter-machine';
import {frenchPressGuide} from './guides/french-press-guide';
import {fullyAutomaticMachine} from './guides/fully-automatic-machine';
import {icedFilter} from './guides/iced-filter';
import {mokaPotGuide} from './guides/moka-pot-guide';
import {pourOver} from './guides/pour-over';

/** English brewing guides. */
export const guides: readonly GuideSource[] = [
  aeropressGuide,
  carafe,
  coldBrew,
  cupping,
  dripBag,
  espressoMachine,
  filterMachine,
  frenchPressGuide,
  fullyAutomaticMachine,
  icedFilter,
  mokaPotGuide,
  pourOver,
];
