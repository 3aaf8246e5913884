import type {IndexLanguage, Words} from './indices';
import {fieldOf, isFlagged, listOf, splitList} from './product-facts';
import type {ProductFacts} from './product-facts';

const TASTES: Readonly<Record<string, Words>> = {
  chocolatey: {de: 'schokoladig, Schokolade', en: 'chocolatey, chocolate'},
  nutty: {de: 'nussig, Nuss', en: 'nutty, nut'},
  sweet: {de: 'süß', en: 'sweet'},
  fruity: {de: 'fruchtig, Frucht', en: 'fruity, fruit'},
  citrus: {de: 'zitrisch, Zitrus', en: 'citrus'},
  floral: {de: 'blumig, Blüte', en: 'floral'},
  spicy: {de: 'würzig, Gewürz', en: 'spicy, spice'},
};

const ROASTS: Readonly<Record<string, Words>> = {
  light: {de: 'helle Röstung', en: 'light roast'},
  medium: {de: 'mittlere Röstung', en: 'medium roast'},
  dark: {de: 'dunkle Röstung', en: 'dark roast'},
};

const REGIONS: Readonly<Record<string, Words>> = {
  africa: {de: 'Afrika, afrikanisch', en: 'Africa, African'},
  'central-america': {de: 'Mittelamerika, Zentralamerika, mittelamerikanisch', en: 'Central America, Central American'},
  'south-america': {de: 'Südamerika, südamerikanisch', en: 'South America, South American'},
  asia: {de: 'Asien, asiatisch', en: 'Asia, Asian'},
};

/** On scales from 1 to 5. */
const SCALES: readonly {
  readonly field: 'coffee.intensity' | 'coffee.acidity';
  readonly from: number;
  readonly to: number;
  readonly words: Words;
}[] = [
  {field: 'coffee.intensity', from: 1, to: 2, words: {de: 'mild', en: 'mild'}},
  {field: 'coffee.intensity', from: 4, to: 5, words: {de: 'kräftig', en: 'strong'}},
  {field: 'coffee.acidity', from: 1, to: 1, words: {de: 'wenig Säure, säurearm', en: 'low acidity'}},
  {field: 'coffee.acidity', from: 2, to: 2, words: {de: 'milde Säure', en: 'mild acidity'}},
  {field: 'coffee.acidity', from: 4, to: 5, words: {de: 'lebhafte Säure', en: 'bright acidity'}},
];

/** Returns what shoppers call the facts of a product that no other attribute has in words. */
export function keywordsOf(product: ProductFacts, language: IndexLanguage): readonly string[] {
  const roast = ROASTS[fieldOf(product, 'coffee.roast_degree') ?? ''];
  const found: readonly Words[] = [
    ...listOf(product, 'filter.coffee_taste').flatMap((code) => TASTES[code] ?? []),
    ...(roast === undefined ? [] : [roast, {de: 'Bohnen', en: 'beans'}]),
    ...SCALES.filter(({field, from, to}) => isWithin(fieldOf(product, field), from, to)).map(({words}) => words),
    ...(isFlagged(product, 'coffee.organic') ? [{de: 'Bio', en: 'organic'}] : []),
    ...(product.tags.includes('decaf') ? [{de: 'entkoffeiniert', en: 'decaf'}] : []),
    ...listOf(product, 'filter.coffee_origin').flatMap((code) => REGIONS[code] ?? []),
  ];
  const written = (['coffee.type', 'coffee.species'] as const).flatMap((field) =>
    splitList(fieldOf(product, field) ?? ''),
  );
  return [...found.flatMap((words) => words[language].split(', ')), ...written, ...sizesOf(product)];
}

/** The sizes that are sold, as people write them: `250 g`, `250g`. */
function sizesOf({variants}: ProductFacts): readonly string[] {
  const quantities = variants.flatMap(({quantity, isArchived}) => (quantity === null || isArchived ? [] : [quantity]));
  return [...new Set(quantities)].flatMap((quantity) => [quantity.replace(/\s+/g, ' '), quantity.replace(/\s+/g, '')]);
}

function isWithin(value: string | null, from: number, to: number): boolean {
  return value !== null && Number(value) >= from && Number(value) <= to;
}
