import catalogue from 'virtual:seed/catalogue';
import {entry} from './entry';
import {text, words} from './fields';
import type {Coffee} from './schema/catalogue';
import type {CoffeeTerms} from './schema/coffee';
import type {Text} from './schema/text';
import type {SeedMetafield} from './types';

type Method = CoffeeTerms['methods'][string];

/** A light roast needs hotter water, a dark one cooler water. */
const warmer = {light: 1, medium: 0, dark: -3} as const;

const NO_CHOICE = text('regelt das Gerät', 'set by the device');

function temperature(celsius: number | null, roast: Coffee['roast']): Text {
  return celsius === null ? NO_CHOICE : text(`${celsius + warmer[roast]} °C`);
}

/** Three per cent more coffee for each step that a coffee is milder than the middle, to the half gram. */
function dose(grams: number, strength: number): Text {
  const half = Math.round(grams * (1 + (3 - strength) * 0.03) * 2) / 2;
  return {de: `${String(half).replace('.', ',')} g`, en: `${half} g`};
}

/**
 * Returns the brew guide of a coffee (Specification, section 3, Coffee data): lists `brew.*` that belong together by
 * position, one entry for each of its methods.
 */
export function brewGuide({methods, roast, strength}: Coffee): readonly SeedMetafield[] {
  const chosen = methods.map((method) => entry(catalogue.terms.coffee.methods, method));
  const list = (key: string, of: (method: Method) => Text): SeedMetafield => words(`brew.${key}`, chosen.map(of));
  return [
    list('method', ({name}) => name),
    list('grind', ({recipe}) => recipe.grind),
    list('dose', ({recipe}) => dose(recipe.grams, strength)),
    list('water', ({recipe}) => recipe.water),
    list('temperature', ({recipe}) => temperature(recipe.celsius, roast)),
    list('time', ({recipe}) => recipe.time),
    list('items', ({recipe}) => recipe.items),
  ];
}

/** Tells how long after roasting a coffee is at its best. */
export function roastGuidance({style, roast}: Coffee): Text {
  const {filterLight, filterDarker, espressoDark, espressoLighter} = catalogue.terms.coffee.roastGuidance;
  if (style === 'filter') return roast === 'light' ? filterLight : filterDarker;
  return roast === 'dark' ? espressoDark : espressoLighter;
}
