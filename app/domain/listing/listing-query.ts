import {FILTER_PARAMETERS, FILTERS, SORTS, type FilterName, type Sort} from '../../config/listing';
import {readPageNumber} from '../page-number';

/** The chosen values by filter; a filter without a choice is not there. */
export type Selection = Readonly<Partial<Record<FilterName, readonly string[]>>>;

/** The selection, order and page of a listing that an address asks for. */
export type ListingQuery = {
  readonly selection: Selection;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
};

/** More pages than any listing has. A larger page number counts as this one. */
const MOST_PAGES = 9999;
const MOST_VALUES = 20;

/**
 * Parses a listing's address. Never fails: unknown parameters and values are ignored, as are filters that are not among
 * `filters`, those of the collection.
 */
export function readListingQuery(search: URLSearchParams, filters: readonly FilterName[]): ListingQuery {
  const selection: Partial<Record<FilterName, readonly string[]>> = {};
  for (const filter of filters) {
    const values = [...new Set(search.getAll(FILTER_PARAMETERS[filter]))]
      .filter((value) => value !== '')
      .slice(0, MOST_VALUES);
    if (values.length > 0) selection[filter] = values;
  }
  return {
    selection,
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'recommended',
    page: readPageNumber(search.get('page'), MOST_PAGES),
  };
}

/** Returns the search part of a listing's address without default values; `''` for a listing with nothing chosen. */
export function listingSearch({selection, sort, page}: ListingQuery): string {
  const search = new URLSearchParams();
  for (const [filter, values] of selectedValues(selection)) {
    for (const value of values) search.append(FILTER_PARAMETERS[filter], value);
  }
  if (sort !== 'recommended') search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** Returns the filters that have a choice, with it. */
export function selectedValues(selection: Selection): readonly (readonly [FilterName, readonly string[]])[] {
  return FILTERS.flatMap((filter) => {
    const values = selection[filter];
    return values === undefined || values.length === 0 ? [] : [[filter, values] as const];
  });
}

/** Returns the selection with a value taken in or, where it was there, taken out. */
export function toggled(selection: Selection, filter: FilterName, value: string): Selection {
  const values = selection[filter] ?? [];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return {...selection, [filter]: next};
}
