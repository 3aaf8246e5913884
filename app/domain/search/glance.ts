import {CONTENT_KINDS, GLANCE, SEARCH, type SearchKind} from '../../config/search';
import {contentSlugPath, listingPath, postPath, productPath, searchPath} from '../../config/paths';
import type {Language} from '../../config/languages';
import type {Picture} from '../picture';
import {cardPriceTag, type PriceTag} from '../product/price';
import type {ProductCard} from '../product/product';
import {isFound, type SearchResults} from './search-results';

/** What the header's field shows below itself, in this order. */
export const GLANCE_GROUPS = ['recent', 'popular', 'suggestions', 'products', 'categories', 'contents', 'all'] as const;

type GlanceGroup = (typeof GLANCE_GROUPS)[number];

/** One thing to choose below the header's field. */
export type GlanceHit = {
  readonly objectID: string;
  readonly group: GlanceGroup;
  readonly title: string;
  /** Where choosing it leads. */
  readonly path: string;
  /** The words that are looked for then; `null` where it leads to the thing itself. */
  readonly words: string | null;
  readonly product: {readonly picture: Picture | null; readonly price: PriceTag} | null;
  /** Which kind of text it is. */
  readonly kind: SearchKind | null;
};

type Found = {
  readonly language: Language;
  readonly words: string;
  /** Words that begin as what was typed. */
  readonly suggestions: readonly string[];
  /** What was found; `cards` in the place of its products. */
  readonly results: Omit<SearchResults, 'products'>;
  readonly cards: readonly ProductCard[];
};

/** The first of what the page of results shows for the same words, in the same order, and the way to all of it. */
export function glanceHits({language, words, suggestions, results, cards}: Found): readonly GlanceHit[] {
  const {categories, contents} = results;
  return [
    ...suggestions.map((suggestion) => searchFor('suggestions', suggestion, language)),
    ...cards.slice(0, GLANCE.products).map((card) => ({
      ...hit('products', card.id, card.title, productPath(language, card.handle)),
      product: {picture: card.picture, price: cardPriceTag(card)},
    })),
    ...categories
      .slice(0, GLANCE.categories)
      .map(({id, title, prefix, handle}) => hit('categories', id, title, listingPath(language, prefix, handle))),
    ...CONTENT_KINDS.flatMap((kind) =>
      contents[kind].slice(0, GLANCE.contents).map(({id, title, slug}) => ({
        ...hit('contents', id, title, kind === 'posts' ? postPath(language, slug) : contentSlugPath(language, slug)),
        kind,
      })),
    ),
    ...(isFound(results) ? [searchFor('all', words, language)] : []),
  ];
}

/** What the field offers before anything is typed: what this visitor looked for just now, and what most look for. */
export function glanceAtStart(
  language: Language,
  {recent, popular}: {readonly recent: readonly string[]; readonly popular: readonly string[]},
): readonly GlanceHit[] {
  return [
    ...recent.map((words) => searchFor('recent', words, language)),
    ...popular.filter((words) => !recent.includes(words)).map((words) => searchFor('popular', words, language)),
  ];
}

/** The words that were looked for, the last first, each once. */
export function withRecent(recent: readonly string[], words: string): readonly string[] {
  const clean = words.trim();
  if (clean === '' || clean.length > SEARCH.longestQuery) return recent;
  const others = recent.filter((known) => known.toLowerCase() !== clean.toLowerCase());
  return [clean, ...others].slice(0, GLANCE.recent);
}

/** Suggestions of several lists, each once, without what stands in the field already. */
export function distinctSuggestions(words: string, lists: readonly (readonly string[])[]): readonly string[] {
  const typed = words.toLowerCase();
  return [...new Set(lists.flat())].filter((value) => value.toLowerCase() !== typed).slice(0, GLANCE.suggestions);
}

function searchFor(group: GlanceGroup, words: string, language: Language): GlanceHit {
  return {...hit(group, words, words, `${searchPath(language)}?q=${encodeURIComponent(words)}`), words};
}

function hit(group: GlanceGroup, id: string, title: string, path: string): GlanceHit {
  return {objectID: `${group}:${id}`, group, title, path, words: null, product: null, kind: null};
}
