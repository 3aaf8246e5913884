import type {DurabilityGuarantee, FoodFacts, SafetyFacts} from '../../domain/product/details';
import type {Metafields} from './metafields.server';

/** Years up to which a maker's guarantee says no more than the law does. */
const STATUTORY_YEARS = 2;
const LONGEST_GUARANTEE = 99;

/** Reads the metafields `food.*`; `null` for what is no food. */
export function reshapeFood(fields: Metafields): FoodFacts | null {
  const name = fields.text('food.name');
  if (name === null) return null;
  return {
    name,
    ingredients: fields.text('food.ingredients'),
    allergens: fields.text('food.allergens'),
    quantity: fields.text('food.quantity'),
    nutrition: fields.text('food.nutrition'),
    storage: fields.text('food.storage'),
    responsible: fields.text('food.responsible'),
  };
}

/** Reads the metafields `gpsr.*`; `null` where no maker is named. */
export function reshapeSafety(fields: Metafields): SafetyFacts | null {
  const maker = fields.text('gpsr.maker');
  if (maker === null) return null;
  return {
    maker,
    address: fields.text('gpsr.address'),
    email: fields.text('gpsr.email'),
    responsible: fields.text('gpsr.responsible'),
    warnings: fields.text('gpsr.warnings'),
  };
}

/** Reads the metafields `guarantee.*`; `null` where the maker promises no more than the law. */
export function reshapeGuarantee(fields: Metafields): DurabilityGuarantee | null {
  const years = fields.whole('guarantee.years', STATUTORY_YEARS + 1, LONGEST_GUARANTEE);
  return years !== null && fields.flag('guarantee.durability') ? {years} : null;
}
