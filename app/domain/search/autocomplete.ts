import {CONTENT_KINDS, AUTOCOMPLETE, type SearchKind} from '../../config/search';
import {postPath} from '../../pages/blog-paths';
import {contentSlugPath, listingPath, productPath, searchPath} from '../../pages/paths';
import type {Language} from '../../config/languages';
import type {ImageSource} from '../picture';
import {cardPriceTag, type DisplayedPrice} from '../product/price';
import type {ProductCard} from '../product/product';
import {isSearchable} from './search-request';
import {isFound, type SearchResultSet} from './search-results';

/** The groups of suggestions below the header's field, in this order. */
export const AUTOCOMPLETE_GROUPS = [
  'recent',
  'popular',
  'suggestions',
  'products',
  'categories',
  'contents',
  'all',
] as const;

type AutocompleteGroup = (typeof AUTOCOMPLETE_GROUPS)[number];

/** One thing to choose below the header's field. */
export type AutocompleteHit = {
  readonly objectID: string;
  readonly group: AutocompleteGroup;
  readonly title: string;
  /** Where choosing it leads. */
  readonly path: string;
  /** The words that are looked for then; `null` where it leads to the thing itself. */
  readonly words: string | null;
  readonly product: {readonly picture: ImageSource | null; readonly price: DisplayedPrice} | null;
  /** Which kind of text it is. */
  readonly kind: SearchKind | null;
};

type Found = {
  readonly language: Language;
  readonly words: string;
  /** Words that begin as what was typed. */
  readonly suggestions: readonly string[];
  /** The results, with `cards` in the place of their products. */
  readonly results: Omit<SearchResultSet, 'products'>;
  readonly cards: readonly ProductCard[];
};

/**
 * Returns the first of what the page of results shows for the same words, in the same order, and the way to all of it.
 */
export function autocompleteHits({language, words, suggestions, results, cards}: Found): readonly AutocompleteHit[] {
  const {categories, contents} = results;
  return [
    ...suggestions.map((suggestion) => searchFor('suggestions', suggestion, language)),
    ...cards.slice(0, AUTOCOMPLETE.products).map((card) => ({
      ...hit('products', card.id, card.title, productPath(language, card.handle)),
      product: {picture: card.picture, price: cardPriceTag(card)},
    })),
    ...categories
      .slice(0, AUTOCOMPLETE.categories)
      .map(({id, title, prefix, handle}) => hit('categories', id, title, listingPath(language, prefix, handle))),
    ...CONTENT_KINDS.flatMap((kind) =>
      contents[kind].slice(0, AUTOCOMPLETE.contents).map(({id, title, slug}) => ({
        ...hit('contents', id, title, kind === 'posts' ? postPath(language, slug) : contentSlugPath(language, slug)),
        kind,
      })),
    ),
    ...(isFound(results) ? [searchFor('all', words, language)] : []),
  ];
}

/**
 * Returns the suggestions before anything is typed: this visitor's latest searches, then the popular ones.
 */
export function initialHits(
  language: Language,
  {recent, popular}: {readonly recent: readonly string[]; readonly popular: readonly string[]},
): readonly AutocompleteHit[] {
  return [
    ...recent.map((words) => searchFor('recent', words, language)),
    ...popular.filter((words) => !recent.includes(words)).map((words) => searchFor('popular', words, language)),
  ];
}

/** Returns the words that were looked for, the last first, each once. */
export function withRecent(recent: readonly string[], words: string): readonly string[] {
  const clean = words.trim();
  if (!isSearchable({words: clean})) return recent;
  const others = recent.filter((known) => known.toLowerCase() !== clean.toLowerCase());
  return [clean, ...others].slice(0, AUTOCOMPLETE.recent);
}

/** Returns the suggestions of several lists, each once, without what stands in the field already. */
export function distinctSuggestions(words: string, lists: readonly (readonly string[])[]): readonly string[] {
  const typed = words.toLowerCase();
  return [...new Set(lists.flat())].filter((value) => value.toLowerCase() !== typed).slice(0, AUTOCOMPLETE.suggestions);
}

function searchFor(group: AutocompleteGroup, words: string, language: Language): AutocompleteHit {
  return {...hit(group, words, words, `${searchPath(language)}?q=${encodeURIComponent(words)}`), words};
}

function hit(group: AutocompleteGroup, id: string, title: string, path: string): AutocompleteHit {
  return {objectID: `${group}:${id}`, group, title, path, words: null, product: null, kind: null};
}
