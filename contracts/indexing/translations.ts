import type {Words} from './indices';
import {fieldOf, isFindable, listOf, originsOf, splitList} from './product-facts';
import type {ProductFacts} from './product-facts';

const LISTS = ['coffee.taste', 'coffee.preparation_methods'] as const;
const TEXTS = ['coffee.processing', 'coffee.style'] as const;

/** The catalogue in both languages; every product is in both. */
type Bilingual = Readonly<Record<keyof Words, readonly ProductFacts[]>>;

/**
 * Returns groups of words that mean the same in both languages: tastes, origins and the like, as the products name
 * them.
 */
export function translationGroups({de, en}: Bilingual): readonly (readonly string[])[] {
  const english = new Map(en.map((facts) => [facts.number, facts]));
  const both = de.filter(isFindable).flatMap((german) => {
    const other = english.get(german.number);
    return other === undefined ? [] : [{german, other}];
  });
  const lists = LISTS.flatMap((field) =>
    both.flatMap(({german, other}) => paired(listOf(german, field), listOf(other, field))),
  );
  const texts = TEXTS.flatMap((field) =>
    both.flatMap(({german, other}) =>
      paired(splitList(fieldOf(german, field) ?? ''), splitList(fieldOf(other, field) ?? '')),
    ),
  );
  const origins = both.flatMap(({german, other}) => paired(originsOf(german), originsOf(other)));
  const differing = [...lists, ...origins, ...texts].filter((pair) => pair.de.toLowerCase() !== pair.en.toLowerCase());
  return [...new Map(differing.map((pair) => [`${pair.de}|${pair.en}`, [pair.de, pair.en]])).values()];
}

function paired(de: readonly string[], en: readonly string[]): readonly Words[] {
  if (de.length !== en.length) return [];
  return de.flatMap((german, at) => {
    const english = en[at];
    return english === undefined ? [] : [{de: german, en: english}];
  });
}
