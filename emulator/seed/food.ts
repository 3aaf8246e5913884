import {text, word} from './fields';
import type {FoodFacts} from './schema/product';
import type {SeedMetafield} from './types';

const RESPONSIBLE = text(
  'Lichtung Kaffeerösterei GmbH, Am Waldsaum 12, 22765 Hamburg',
  'Lichtung Kaffeerösterei GmbH, Am Waldsaum 12, 22765 Hamburg, Germany',
);
const COOL_AND_DRY = text('Trocken und dunkel lagern.', 'Keep dry and dark.');

/** Returns the metafields `food.*` of something to eat or drink; the responsible business is the roastery. */
export function foodFields(facts: FoodFacts): readonly SeedMetafield[] {
  return [
    word('food.name', facts.name),
    word('food.ingredients', facts.ingredients),
    ...(facts.allergens === undefined ? [] : [word('food.allergens', facts.allergens)]),
    ...(facts.nutrition === undefined ? [] : [word('food.nutrition', facts.nutrition)]),
    word('food.storage', facts.storage ?? COOL_AND_DRY),
    word('food.responsible', RESPONSIBLE),
  ];
}
