import type {GuideSource} from '../source';
import {aeropress} from './guides/aeropress';
import {coldBrew} from './guides/cold-brew';
import {dripBag} from './guides/drip-bag';
import {eiskaffeeFilter} from './guides/eiskaffee-filter';
import {filtermaschine} from './guides/filtermaschine';
import {frenchPress} from './guides/french-press';
import {handfilter} from './guides/handfilter';
import {herdkanne} from './guides/herdkanne';
import {karaffe} from './guides/karaffe';
import {siebtraeger} from './guides/siebtraeger';
import {verkosten} from './guides/verkosten';
import {vollautomat} from './guides/vollautomat';

/** German brewing guides. */
export const guides: readonly GuideSource[] = [
  aeropress,
  coldBrew,
  dripBag,
  eiskaffeeFilter,
  filtermaschine,
  frenchPress,
  handfilter,
  herdkanne,
  karaffe,
  siebtraeger,
  verkosten,
  vollautomat,
];
