import {text, word} from './fields';
import type {SeedMetafield, Text} from './types';

/** What food must say before it is bought (Regulation (EU) 1169/2011, article 14). */
export type FoodFacts = {
  /** The legal name. */
  readonly name: Text;
  readonly ingredients: Text;
  /** What of it may cause allergies; left out where there is nothing. */
  readonly allergens?: Text;
  /** The net quantity; left out where every variant has its own. */
  readonly quantity?: Text;
  readonly storage?: Text;
  /** Energy and nutrients per 100 g or 100 ml. */
  readonly nutrition?: Text;
};

const RESPONSIBLE = text(
  'Lichtung Kaffeerösterei GmbH, Am Waldsaum 12, 22765 Hamburg',
  'Lichtung Kaffeerösterei GmbH, Am Waldsaum 12, 22765 Hamburg, Germany',
);
const COOL_AND_DRY = text('Trocken und dunkel lagern.', 'Keep dry and dark.');

/** The metafields `food.*` of something to eat or drink; the responsible business is the roastery. */
export function foodFields(facts: FoodFacts): readonly SeedMetafield[] {
  return [
    word('food.name', facts.name),
    word('food.ingredients', facts.ingredients),
    ...(facts.allergens === undefined ? [] : [word('food.allergens', facts.allergens)]),
    ...(facts.quantity === undefined ? [] : [word('food.quantity', facts.quantity)]),
    ...(facts.nutrition === undefined ? [] : [word('food.nutrition', facts.nutrition)]),
    word('food.storage', facts.storage ?? COOL_AND_DRY),
    word('food.responsible', RESPONSIBLE),
  ];
}
