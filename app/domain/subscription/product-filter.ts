/** Specification, section 2, Subscription dashboard: product filters. */
export const PRODUCT_FILTERS = [
  'all',
  'decaf',
  'espresso',
  'filter',
  'filter_paper',
  'fully_automatic',
  'other',
] as const;

export type ProductFilter = (typeof PRODUCT_FILTERS)[number];

/** The values that the filters compare, as the platform's metafields name them. */
export type FilterFacts = {
  readonly isCoffee: boolean;
  /** `filter.coffee_preparation_method`: espresso, filterCoffee, fullyAutomaticMachine. */
  readonly preparations: readonly string[];
  /** `filter.coffee_type`. */
  readonly coffeeTypes: readonly string[];
  /** `analytics.subcategory`. */
  readonly subcategory: string | null;
};

const BY_PREPARATION: ReadonlyMap<string, ProductFilter> = new Map([
  ['espresso', 'espresso'],
  ['filterCoffee', 'filter'],
  ['fullyAutomaticMachine', 'fully_automatic'],
]);

/** Returns the filters that show a product, 'all' aside: several for a coffee for many uses, 'other' where no other one does. */
export function filtersOf({isCoffee, preparations, coffeeTypes, subcategory}: FilterFacts): readonly ProductFilter[] {
  if (!isCoffee) return [subcategory === 'filter-paper' ? 'filter_paper' : 'other'];
  const found = [
    ...(coffeeTypes.includes('decaf') ? ['decaf' as const] : []),
    ...preparations.flatMap((preparation) => BY_PREPARATION.get(preparation) ?? []),
  ];
  return found.length === 0 ? ['other'] : found;
}

/** Tells whether a filter shows a product with these `filters`. */
export function passesFilter(filters: readonly ProductFilter[], filter: ProductFilter): boolean {
  return filter === 'all' || filters.includes(filter);
}

/** Returns the filter that an address names; all for everything else. */
export function namedFilter(value: string | null): ProductFilter {
  return PRODUCT_FILTERS.find((filter) => filter === value) ?? 'all';
}
