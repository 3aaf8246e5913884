/** How many cards a page of a listing shows. */
export const CARDS_PER_PAGE = 24;

/** The filters that `layout.filters` of a collection may name, in the order in which an address carries them. */
export const FILTERS = [
  'price',
  'coffee_type',
  'coffee_taste',
  'coffee_preparation_method',
  'coffee_roast',
  'coffee_origin',
  'gear_type',
  'vendor',
] as const;

export type FilterName = (typeof FILTERS)[number];

/** The parameter that carries the choice of a filter. */
export const FILTER_PARAMETERS = {
  price: 'price',
  coffee_type: 'type',
  coffee_taste: 'taste',
  coffee_preparation_method: 'method',
  coffee_roast: 'roast',
  coffee_origin: 'origin',
  gear_type: 'kind',
  vendor: 'brand',
} as const satisfies Record<FilterName, string>;

/** The orders that a listing can stand in; the first is the editors' own. */
export const SORTS = ['recommended', 'new', 'price-up', 'price-down', 'title'] as const;

export type Sort = (typeof SORTS)[number];

/** The values of each filter, in display order; other values in the data are ignored. */
export const FILTER_VALUES = {
  /** Highest prices in whole euros. */
  price: ['10', '15', '25', '50', '100', '250'],
  coffee_type: ['filter', 'espresso', 'decaf', 'single-origin', 'blend', 'capsule', 'drip-bag', 'ready-to-drink'],
  coffee_taste: ['chocolatey', 'nutty', 'sweet', 'fruity', 'citrus', 'floral', 'spicy'],
  coffee_preparation_method: ['filterCoffee', 'espresso', 'fullyAutomaticMachine'],
  coffee_roast: ['light', 'medium', 'dark'],
  coffee_origin: ['africa', 'central-america', 'south-america', 'asia'],
  gear_type: [
    'hand-grinder',
    'electric-grinder',
    'dripper',
    'carafe',
    'french-press',
    'press',
    'moka-pot',
    'kettle',
    'scale',
    'filter-paper',
    'metal-filter',
    'espresso-machine',
    'full-automatic-machine',
    'filter-machine',
    'espresso-tool',
    'milk',
    'cup',
    'travel',
    'storage',
    'cleaning',
    'water',
    'spare-part',
    'book',
    'gift',
  ],
} as const satisfies Partial<Record<FilterName, readonly string[]>>;

/** A value of the filter of taste. */
export type TasteTag = (typeof FILTER_VALUES.coffee_taste)[number];
