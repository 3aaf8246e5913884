import {dayInGermany, type Day} from '../../app/domain/delivery';
import {seed} from '../../emulator/seed/seed';
import type {Seed, SeedMetafield, SeedProduct, SeedVariant} from '../../emulator/seed/types';

/** A fixed Wednesday at noon, so that every run of the tests reckons with the same days. */
export const NOW = Date.parse('2026-11-25T12:00:00Z');
export const TODAY: Day = dayInGermany(NOW);
const LATER: Day = '2027-02-15';
const BEFORE: Day = '2026-10-01';

const PLENTY = 50;

type Changes = Pick<SeedVariant, 'stock' | 'sellsWithoutStock'> & {
  readonly preOrderDate: Day | null;
  readonly isArchived?: boolean;
  readonly tracksStock?: boolean;
};

/** How a variant may stand at the platform; `seeded` is as the first data have it. */
export const STATES = {
  seeded: null,
  available: {stock: PLENTY, sellsWithoutStock: false, preOrderDate: null},
  scarce: {stock: 3, sellsWithoutStock: false, preOrderDate: null},
  'sold out': {stock: 0, sellsWithoutStock: false, preOrderDate: null},
  'not counted': {stock: 0, sellsWithoutStock: true, tracksStock: false, preOrderDate: null},
  'to come on a day': {stock: 0, sellsWithoutStock: true, preOrderDate: LATER},
  'to come, nobody knows when': {stock: 0, sellsWithoutStock: true, preOrderDate: null},
  'in stock, to be sent later': {stock: PLENTY, sellsWithoutStock: false, preOrderDate: LATER},
  'there for a while': {stock: PLENTY, sellsWithoutStock: true, preOrderDate: BEFORE},
  archived: {stock: PLENTY, sellsWithoutStock: false, preOrderDate: null, isArchived: true},
} as const satisfies Readonly<Record<string, Changes | null>>;

export type State = keyof typeof STATES;

/** What the merchant may set of a whole product. */
export const SETTINGS = [
  'as it is',
  'for businesses',
  'in a subscription only',
  'reduced',
  'reduced, in a subscription only',
] as const;

export type Setting = (typeof SETTINGS)[number];

const field = (name: string, type: string, value: string): SeedMetafield => {
  const [namespace = '', key = ''] = name.split('.');
  return {namespace, key, type, value};
};

const without = (fields: readonly SeedMetafield[], names: readonly string[]) =>
  fields.filter(({namespace, key}) => !names.includes(`${namespace}.${key}`));

function inState(variant: SeedVariant, state: State): SeedVariant {
  const changes = STATES[state];
  if (changes === null) return variant;
  const {stock, sellsWithoutStock, preOrderDate, tracksStock = true}: Changes = changes;
  const metafields = [
    ...without(variant.metafields, ['product.pre_order_date', 'product.archived']),
    ...(preOrderDate === null ? [] : [field('product.pre_order_date', 'date', preOrderDate)]),
    ...('isArchived' in changes ? [field('product.archived', 'boolean', 'true')] : []),
  ];
  return {...variant, stock, sellsWithoutStock, tracksStock, metafields};
}

function reduced(variant: SeedVariant): SeedVariant {
  const before = variant.priceCents * 2;
  const metafields = [
    ...without(variant.metafields, ['price.lowest_30_days']),
    field('price.lowest_30_days', 'money', JSON.stringify({amount: (before / 100).toFixed(2), currency_code: 'EUR'})),
  ];
  return {...variant, compareAtCents: before, metafields};
}

function withSetting(product: SeedProduct, setting: Setting): SeedProduct {
  switch (setting) {
    case 'as it is':
      return product;
    case 'for businesses':
      return {
        ...product,
        metafields: [...without(product.metafields, ['b2b.exclusive']), field('b2b.exclusive', 'boolean', 'true')],
      };
    case 'in a subscription only':
      return product.sellingPlanGroup === null ? product : {...product, requiresSellingPlan: true};
    case 'reduced':
      return {...product, variants: product.variants.map(reduced)};
    case 'reduced, in a subscription only':
      return withSetting(withSetting(product, 'reduced'), 'in a subscription only');
  }
}

/** How a product stands; `states` are those of its variants, used again from the start where there are more. */
export type ProductState = {readonly setting: Setting; readonly states: readonly State[]};

/** The first data with every product in one of some states, in turns. The donation stays: other products need it. */
export function worldOf(productStates: readonly ProductState[]): Seed {
  const products = seed.products.map((product, position) => {
    const productState = productStates[position % productStates.length];
    if (productState === undefined || product.productType === 'Donation') return product;
    const {setting, states} = productState;
    const variants = product.variants.map((variant, index) =>
      inState(variant, states[index % states.length] ?? 'seeded'),
    );
    return withSetting({...product, variants}, setting);
  });
  return {...seed, products};
}
