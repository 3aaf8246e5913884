import type {SeedProduct} from '../seed/types';
import type {BagLabel} from './bag';
import type {ClearingFacts, GroundTexture} from './facts';
import type {TasteFamily} from './palette';

/** English words of taste, by the family whose colours they have; the first family that fits counts. */
const families: readonly (readonly [TasteFamily, RegExp])[] = [
  ['berry', /berry|currant|cherry|plum|grape\b|hibiscus|fig/i],
  ['citrus', /lemon|lime|orange|mandarin|grapefruit|bergamot|citrus/i],
  ['stone-fruit', /apricot|peach|nectarine|mango|apple|papaya|fruit/i],
  ['floral', /jasmine|rose(?!h)|blossom|flower|lavender|violet/i],
  ['herbal', /tea|herb|mint|rosehip|fern|grass/i],
  ['nut', /nut|almond|marzipan|pecan|praline/i],
  ['caramel', /caramel|honey|sugar|toffee|vanilla|maple/i],
  ['spice', /cardamom|cinnamon|clove|pepper|spice|cedar|tobacco|molasses/i],
  ['chocolate', /chocolate|cocoa|cacao/i],
];

const grounds: readonly (readonly [GroundTexture, RegExp])[] = [
  ['reeds', /decaf/i],
  ['rings', /anaerobic|ferment/i],
  ['rain', /wet-hulled/i],
  ['hexagons', /honey/i],
  ['fruit', /natural/i],
  ['water', /washed/i],
];

function read(product: SeedProduct, key: string): string {
  const value = product.metafields.find((field) => field.namespace === 'coffee' && field.key === key)?.value;
  return value === undefined ? '' : typeof value === 'string' ? value : value.en;
}

function words(product: SeedProduct, key: string): readonly string[] {
  const parsed: unknown = JSON.parse(read(product, key) || '[]');
  return Array.isArray(parsed) ? parsed.map(String) : [];
}

/** A whole number of 1 to 5; 3 where the roaster has not said. */
function level(product: SeedProduct, key: string): number {
  const value = Number(read(product, key));
  return Number.isInteger(value) && value >= 1 && value <= 5 ? value : 3;
}

function altitudeOf(product: SeedProduct): number {
  const metres = [...read(product, 'altitude').matchAll(/\d+/g)].map(([digits]) => Number(digits));
  return metres.length === 0 ? 1200 : metres.reduce((total, value) => total + value, 0) / metres.length;
}

function latitudeOf(product: SeedProduct): number {
  const match = /([\d.]+)° ([NS])/.exec(read(product, 'coordinates'));
  return match === null ? 0 : Number(match[1]) * (match[2] === 'S' ? -1 : 1);
}

function roastOf(product: SeedProduct): ClearingFacts['roast'] {
  const degree = read(product, 'roast_degree');
  return degree === 'light' || degree === 'dark' ? degree : 'medium';
}

/** Returns what the coffee's metafields say, as its clearing needs it. A fact that is missing counts as the middle. */
export function coffeeFacts(product: SeedProduct): ClearingFacts {
  const tastes = words(product, 'taste').flatMap(
    (taste) => families.find(([, pattern]) => pattern.test(taste))?.[0] ?? [],
  );
  return {
    name: product.handle.de,
    altitude: altitudeOf(product),
    acidity: level(product, 'acidity'),
    roast: roastOf(product),
    intensity: level(product, 'intensity'),
    ground: grounds.find(([, pattern]) => pattern.test(read(product, 'processing')))?.[0] ?? 'water',
    tastes: [...new Set(tastes)],
    latitude: latitudeOf(product),
  };
}

/** The words that a title begins with in both languages: a coffee's own name. */
function nameOf(product: SeedProduct): string {
  const english = product.title.en.split(' ');
  const german = product.title.de.split(' ');
  const end = german.findIndex((part, index) => part !== english[index] || part === 'Espresso');
  return german.slice(0, end <= 0 ? german.length : end).join(' ');
}

/** Returns what is set on a coffee's bag: its name, and where it grows in figures that need no language. */
export function labelOf(product: SeedProduct): BagLabel {
  const latitude = latitudeOf(product);
  const decaf = product.tags.includes('decaf');
  const espresso = product.tags.includes('espresso');
  const paper = decaf ? 'moss' : espresso ? (roastOf(product) === 'dark' ? 'roast' : 'forest') : 'cream';
  return {
    name: nameOf(product),
    place: `${Math.round(altitudeOf(product) / 10) * 10} m · ${Math.abs(Math.round(latitude))}° ${latitude < 0 ? 'S' : 'N'}`,
    paper,
  };
}
