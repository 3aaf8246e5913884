import type {BrewRecipe} from './details';

/** A recipe that can be computed with: how many grams of coffee to how many of water. */
export type BrewBase = {
  /** The recipe's place in the guide. */
  readonly index: number;
  /** Grams of coffee. */
  readonly dose: number;
  /** Grams of water. */
  readonly water: number;
  /** Grams of water to one of coffee, to one decimal. */
  readonly ratio: number;
};

/** The values of the calculator's fields. */
export type BrewWish = {readonly method: number; readonly dose: number; readonly ratio: number};

/** The amounts to weigh, and how the grind follows them. */
export type Brew = BrewWish & {
  /** Grams, which are millilitres. */
  readonly water: number;
  readonly grind: 'as-written' | 'coarser' | 'finer';
};

/** Bounds of the fields: a bag at most, a ristretto to a weak jug. */
export const BREW_BOUNDS = {dose: {min: 5, max: 250}, ratio: {min: 1, max: 25}} as const;

/** From this much more or less than the recipe's dose the grind has to follow. */
const FAR = 1.5;

const AMOUNT = /^(\d{1,4}(?:[.,]\d)?)\s*(g|ml)\b/;

/** The grams or millilitres at the beginning of a recipe's word, '16,5 g'; `null` where it begins otherwise. */
function leadingAmount(text: string | null): number | null {
  const amount = AMOUNT.exec(text?.trim() ?? '')?.[1];
  return amount === undefined ? null : Number(amount.replace(',', '.'));
}

/** Makes the base of a recipe with so many grams of coffee and water. */
export function brewBase(index: number, dose: number, water: number): BrewBase {
  return {index, dose, water, ratio: tenth(water / dose)};
}

/** Returns the recipes of a guide that name both weights; the others are for reading alone. */
export function brewBases(recipes: readonly BrewRecipe[]): readonly BrewBase[] {
  return recipes.flatMap((recipe, index) => {
    const dose = leadingAmount(recipe.dose);
    const water = leadingAmount(recipe.water);
    return dose === null || water === null || dose === 0 ? [] : [brewBase(index, dose, water)];
  });
}

/** A number as people type it, '16,5', within bounds and to one decimal; `null` for anything else. */
function typedAmount(text: string | null, {min, max}: {readonly min: number; readonly max: number}): number | null {
  const typed = text?.trim().replace(',', '.') ?? '';
  if (!/^\d{1,4}(\.\d{1,3})?$/.test(typed)) return null;
  const value = tenth(Number(typed));
  return value >= min && value <= max ? value : null;
}

/** Returns the base of the recipe that the address names, counted from 1; `undefined` for none that there is. */
export function namedBase(bases: readonly BrewBase[], search: URLSearchParams): BrewBase | undefined {
  return bases.find(({index}) => String(index + 1) === search.get('brew'));
}

/**
 * Reads what the address asks of the calculator: `brew` names the recipe, `dose` and `ratio` change it. What is missing
 * or not understood is the recipe's own. `null` for a coffee without a recipe to compute with.
 */
export function readBrew(bases: readonly BrewBase[], search: URLSearchParams): Brew | null {
  const first = bases[0];
  if (!first) return null;
  const base = namedBase(bases, search) ?? first;
  return computeBrew(base, {
    dose: typedAmount(search.get('dose'), BREW_BOUNDS.dose) ?? base.dose,
    ratio: typedAmount(search.get('ratio'), BREW_BOUNDS.ratio) ?? base.ratio,
  });
}

/**
 * Computes the water for a dose at a ratio; at the recipe's own ratio it is the recipe's, unrounded, so that 18 g get
 * the 300 g that it names. Much more coffee than in the recipe wants a coarser grind, much less a finer one.
 */
export function computeBrew(base: BrewBase, {dose, ratio}: Pick<BrewWish, 'dose' | 'ratio'>): Brew {
  const grind = dose >= base.dose * FAR ? 'coarser' : dose * FAR <= base.dose ? 'finer' : 'as-written';
  const exact = ratio === base.ratio ? base.water / base.dose : ratio;
  return {method: base.index, dose, ratio, water: Math.round(dose * exact), grind};
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
