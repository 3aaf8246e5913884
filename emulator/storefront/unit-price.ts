import type {SeedVariant} from '../seed/types';
import {share} from './money';

const BASE_UNITS = {G: 1, KG: 1000, ML: 1, L: 1000} as const;

/** Returns the price of one reference unit (1 kg, 1 l) in cents, rounded half up; `null` where nothing is measured. */
export function unitPriceCents(priceCents: number, measure: SeedVariant['measure']): number | null {
  if (measure === null) return null;
  return share(priceCents, BASE_UNITS[measure.referenceUnit], measure.value * BASE_UNITS[measure.unit]);
}
