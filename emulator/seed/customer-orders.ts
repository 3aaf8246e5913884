import {text} from './fields';
import type {Text} from './types';

export type SeedOrderLine = {
  readonly variantNumber: number;
  readonly title: Text;
  /** `null` for the only variant of a product. */
  readonly variantTitle: Text | null;
  readonly kind: 'Coffee' | 'Gear';
  readonly quantity: number;
  readonly unitCents: number;
  /** Delivery interval of a subscription, `null` for a one-time purchase. */
  readonly weeks: number | null;
};

/** An order from before the emulator was started. What was bought is told as it was then, whatever the catalogue says now. */
export type SeedOrder = {
  /** The order's name; the platform's id is its number. Checkout counts from L10001. */
  readonly number: `L${number}`;
  /** Counted back from the day on which the emulator first told the order. */
  readonly daysAgo: number;
  readonly shippingCents: number;
  readonly lines: readonly SeedOrderLine[];
};

const MORGENTAU: Omit<SeedOrderLine, 'quantity' | 'weeks' | 'unitCents'> = {
  variantNumber: 40001,
  title: text('Morgentau Filterkaffee', 'Morgentau Filter Coffee'),
  variantTitle: text('250 g / Ganze Bohne', '250 g / Whole bean'),
  kind: 'Coffee',
};

const WALDGOLD: Omit<SeedOrderLine, 'quantity' | 'weeks' | 'unitCents'> = {
  variantNumber: 40359,
  title: text('Waldgold Espresso'),
  variantTitle: text('1000 g / Ganze Bohne', '1000 g / Whole bean'),
  kind: 'Coffee',
};

const DRIPPER: Omit<SeedOrderLine, 'quantity' | 'weeks'> = {
  variantNumber: 45152,
  title: text('Handfilter Trichter 02', 'Trichter 02 Dripper'),
  variantTitle: null,
  kind: 'Gear',
  unitCents: 3490,
};

const FILTERS: Omit<SeedOrderLine, 'quantity' | 'weeks'> = {
  variantNumber: 45351,
  title: text('Filterpapier 02, 100 Stück', 'Paper Filters 02, 100 Pieces'),
  variantTitle: null,
  kind: 'Gear',
  unitCents: 590,
};

const once = {weeks: null} as const;

/** The orders of seeded customers, newest first, by customer number. */
export const SEED_ORDERS: Readonly<Record<number, readonly SeedOrder[]>> = {
  7002: [
    order('L9107', 2, 0, [
      {...MORGENTAU, ...once, unitCents: 1090, quantity: 3},
      {...FILTERS, ...once, quantity: 2},
    ]),
    order('L8421', 41, 0, [
      {...DRIPPER, ...once, quantity: 1},
      {...MORGENTAU, ...once, unitCents: 1090, quantity: 1},
    ]),
    order('L7003', 212, 490, [{...MORGENTAU, ...once, unitCents: 990, quantity: 2}]),
  ],
  7003: [order('L8990', 26, 490, [{...MORGENTAU, weeks: 4, unitCents: 981, quantity: 2}])],
  7005: [order('L8991', 27, 490, [{...WALDGOLD, weeks: 4, unitCents: 3231, quantity: 1}])],
  7007: [order('L7650', 130, 490, [{...MORGENTAU, weeks: 2, unitCents: 981, quantity: 1}])],
  7009: [order('L8800', 33, 0, [{...WALDGOLD, weeks: 4, unitCents: 3231, quantity: 2}])],
  7011: [order('L6200', 301, 490, [{...WALDGOLD, weeks: 6, unitCents: 3231, quantity: 1}])],
  7012: [order('L9050', 8, 0, [{...WALDGOLD, ...once, unitCents: 3590, quantity: 12}])],
  7013: [order('L9061', 5, 490, [{...MORGENTAU, ...once, unitCents: 1090, quantity: 2}])],
};

function order(
  number: SeedOrder['number'],
  daysAgo: number,
  shippingCents: number,
  lines: readonly SeedOrderLine[],
): SeedOrder {
  return {number, daysAgo, shippingCents, lines};
}
