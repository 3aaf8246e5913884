import {addWorkingDays} from '../../contracts/working-days';
import {addDays, isoDay} from './days';
import type {GiftCoffee} from './gift-line';

/** A gift comes every four weeks. Source: Specification, section 9, "Gift subscription". */
export const GIFT_INTERVAL_WEEKS = 4;

const WEEK_DAYS = 7;

/** The tags of the coffees that a voucher brings in turn, by the style that the giver chose. */
const TAGS = {filter: ['filter'], espresso: ['espresso'], mixed: ['filter', 'espresso']} as const;

export type CoffeeTag = 'filter' | 'espresso';

/** One subscription of a redeemed voucher. */
export type GiftPart = {
  readonly tag: CoffeeTag;
  readonly deliveries: number;
  readonly intervalWeeks: number;
  /** The day of its first delivery, `2026-12-24`. */
  readonly firstDay: string;
};

/** Returns the day of a gift's first delivery: the working day after it is redeemed. `at` in milliseconds since 1970. */
export function firstGiftDay(at: number): string {
  return addWorkingDays(isoDay(at), 1);
}

/**
 * Splits a voucher's deliveries into subscriptions, one for each coffee, which take turns: together they bring a delivery every four weeks,
 * the first one on `firstDay`. The subscription service has no subscription that changes its coffee by itself.
 */
export function giftParts(coffee: GiftCoffee, deliveries: number, firstDay: string): readonly GiftPart[] {
  const tags = TAGS[coffee];
  return tags.flatMap((tag, index) => {
    const count = Math.ceil((deliveries - index) / tags.length);
    if (count <= 0) return [];
    const intervalWeeks = GIFT_INTERVAL_WEEKS * tags.length;
    return [
      {tag, deliveries: count, intervalWeeks, firstDay: addDays(firstDay, index * GIFT_INTERVAL_WEEKS * WEEK_DAYS)},
    ];
  });
}
