import {parseCoordinates} from '../../domain/product/coordinates';
import type {BrewRecipe, OrganicSeal} from '../../domain/product/details';
import type {CoffeeFacts} from '../../domain/product/product';
import type {Metafields} from './metafields.server';

/** Returns what the platform says of a coffee, in its metafields. */
export function reshapeCoffee(fields: Metafields): CoffeeFacts {
  const roastDegree = fields.text('coffee.roast_degree');
  const organicSeal = reshapeOrganic(fields);
  const types = fields.list('filter.coffee_type');
  return {
    taste: fields.list('coffee.taste'),
    roastDegree: roastDegree === 'light' || roastDegree === 'medium' || roastDegree === 'dark' ? roastDegree : null,
    intensity: fields.whole('coffee.intensity', 1, 5),
    strength: fields.whole('coffee.strength', 1, 5),
    acidity: fields.whole('coffee.acidity', 1, 5),
    origin: fields.text('coffee.origin'),
    altitude: fields.text('coffee.altitude'),
    processing: fields.text('coffee.processing'),
    variety: fields.text('coffee.variety'),
    species: fields.text('coffee.species'),
    farmer: fields.text('coffee.farmer'),
    style: fields.text('coffee.style'),
    isEspresso: types.includes('espresso') && !types.includes('filter'),
    type: fields.text('coffee.type'),
    organic: organicSeal !== null,
    organicSeal,
    place: {
      location: fields.text('coffee.location'),
      coordinates: parseCoordinates(fields.text('coffee.coordinates')),
      harvestTime: fields.text('coffee.harvest_time'),
      composition: fields.text('coffee.composed_variety'),
      collaboration: fields.text('coffee.collaboration'),
    },
    brewing: reshapeBrewing(fields),
    roastGuidance: fields.text('coffee.roast_guidance'),
    preparationMethods: fields.list('coffee.preparation_methods'),
  };
}

/** Without the code of its control body nothing may be called organic. */
function reshapeOrganic(fields: Metafields): OrganicSeal | null {
  const code = fields.text('coffee.organic_code');
  return fields.flag('coffee.organic') && code !== null ? {code, origin: fields.text('coffee.organic_origin')} : null;
}

/** Lists `brew.*` that belong together by position. */
function reshapeBrewing(fields: Metafields): readonly BrewRecipe[] {
  const [grind, dose, water, temperature, time, items] = (
    ['grind', 'dose', 'water', 'temperature', 'time', 'items'] as const
  ).map((key) => fields.list(`brew.${key}`));
  return fields.list('brew.method').map((method, index) => ({
    method,
    grind: grind?.[index] ?? null,
    dose: dose?.[index] ?? null,
    water: water?.[index] ?? null,
    temperature: temperature?.[index] ?? null,
    time: time?.[index] ?? null,
    items: items?.[index] ?? null,
  }));
}
