import type {TasteTag} from '../../config/listing';
import type {ProductLink} from './choice';
import {passesFilter, namedFilter, PRODUCT_FILTERS, type ProductFilter} from './product-filter';

/** How many products are shown at first. */
export const PRODUCTS_AT_FIRST = 12;

const LONGEST_WORDS = 80;

/** The query for products that can be taken into a subscription. */
export type ProductQuery = {
  readonly words: string;
  readonly filter: ProductFilter;
  /** Whether all that was found is shown. */
  readonly isWhole: boolean;
};

/** The products that were found, the most fitting first. */
export type FoundProducts = {
  readonly query: ProductQuery;
  /** The filters that leave something, 'all' first. */
  readonly filters: readonly ProductFilter[];
  readonly shown: readonly ProductLink[];
  readonly total: number;
};

/** Reads the query that an address carries: `q`, `filter`, `all`. */
export function readProductQuery(parameters: URLSearchParams): ProductQuery {
  return {
    words: (parameters.get('q') ?? '').trim().slice(0, LONGEST_WORDS),
    filter: namedFilter(parameters.get('filter')),
    isWhole: parameters.has('all'),
  };
}

/** Writes a query as an address carries it; empty where nothing is looked for. */
export function writeProductQuery({words, filter, isWhole}: ProductQuery): string {
  const query = new URLSearchParams({
    ...(words !== '' && {q: words}),
    ...(filter !== 'all' && {filter}),
    ...(isWhole && {all: '1'}),
  }).toString();
  return query === '' ? '' : `?${query}`;
}

/**
 * Finds the products that a query means: each of its words is part of a word of the title, the taste, or a taste that the
 * listings filter by, as `nameOfTaste` names it. What is used like the rest of the subscription (`liked`) comes first, then the editors'
 * order (decision, docs/decisions/170-finding-a-product.md).
 */
export function findProducts(
  products: readonly ProductLink[],
  query: ProductQuery,
  liked: readonly ProductFilter[],
  nameOfTaste: (tag: TasteTag) => string,
): FoundProducts {
  const wanted = wordsOf(query.words);
  const named = products.filter(({title, taste, tasteTags}) => {
    const known = wordsOf([title, ...taste, ...tasteTags.map(nameOfTaste)].join(' '));
    return wanted.every((word) => known.some((each) => each.includes(word)));
  });
  const fitting = ({filters}: ProductLink) => filters.filter((filter) => liked.includes(filter)).length;
  const found = named
    .filter(({filters}) => passesFilter(filters, query.filter))
    .sort((one, other) => fitting(other) - fitting(one));
  return {
    query,
    filters: PRODUCT_FILTERS.filter((filter) => named.some(({filters}) => passesFilter(filters, filter))),
    shown: query.isWhole ? found : found.slice(0, PRODUCTS_AT_FIRST),
    total: found.length,
  };
}

/** The words of a text, spelled alike: without case and accents. */
function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
