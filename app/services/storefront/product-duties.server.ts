import type {DurabilityGuarantee, FoodFacts, SafetyFacts} from '../../domain/product/details';
import type {Metafields} from './metafields.server';

/** Years up to which a maker's guarantee says no more than the law does. */
const STATUTORY_YEARS = 2;
const LONGEST_GUARANTEE = 99;

/**
 * Reads the metafields `food.*`; `null` for what is no food. What has ingredients or allergens is food, whatever it is
 * called: without a name of its own its name is the product's `title`.
 */
export function reshapeFood(fields: Metafields, title: string): FoodFacts | null {
  const [name, ingredients, allergens] = [
    fields.text('food.name'),
    fields.text('food.ingredients'),
    fields.text('food.allergens'),
  ];
  if ((name ?? ingredients ?? allergens) === null) return null;
  return {
    name: name ?? title,
    ingredients,
    allergens,
    quantity: fields.text('food.quantity'),
    nutrition: fields.text('food.nutrition'),
    storage: fields.text('food.storage'),
    responsible: fields.text('food.responsible'),
  };
}

/** Reads the metafields `gpsr.*`; `null` where they name nobody who answers for it and warn of nothing. */
export function reshapeSafety(fields: Metafields): SafetyFacts | null {
  const facts = {
    maker: fields.text('gpsr.maker'),
    address: fields.text('gpsr.address'),
    responsible: fields.text('gpsr.responsible'),
    warnings: fields.text('gpsr.warnings'),
  };
  return Object.values(facts).some((fact) => fact !== null) ? {...facts, email: fields.text('gpsr.email')} : null;
}

/** Reads the metafields `guarantee.*`; `null` where the maker promises no more than the law. */
export function reshapeGuarantee(fields: Metafields): DurabilityGuarantee | null {
  const years = fields.whole('guarantee.years', STATUTORY_YEARS + 1, LONGEST_GUARANTEE);
  return years !== null && fields.flag('guarantee.durability') ? {years} : null;
}
