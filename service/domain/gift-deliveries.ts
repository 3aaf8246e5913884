import type {GiftCoffee} from './gift-line';

/** A gift comes every four weeks. Source: Specification, section 9, "Gift subscription". */
export const GIFT_INTERVAL_WEEKS = 4;

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;

/** Which coffees of the range a voucher brings in turn, by the style that the giver chose: the tags of coffees. */
const TAGS = {filter: ['filter'], espresso: ['espresso'], mixed: ['filter', 'espresso']} as const;

export type CoffeeTag = 'filter' | 'espresso';

/** One subscription of a redeemed voucher. */
export type GiftPart = {
  readonly tag: CoffeeTag;
  readonly deliveries: number;
  readonly intervalWeeks: number;
  /** Milliseconds since 1970. */
  readonly firstAt: number;
};

/**
 * Cuts a voucher's deliveries into subscriptions, one for each coffee, which take turns: together they bring one delivery every
 * four weeks, beginning on the next day. The subscription service knows no subscription that changes its coffee by itself.
 *
 * @param at milliseconds since 1970
 */
export function giftParts(coffee: GiftCoffee, deliveries: number, at: number): readonly GiftPart[] {
  const tags = TAGS[coffee];
  return tags.flatMap((tag, index) => {
    const count = Math.ceil((deliveries - index) / tags.length);
    if (count <= 0) return [];
    const firstAt = at + DAY_MS + index * GIFT_INTERVAL_WEEKS * WEEK_MS;
    return [{tag, deliveries: count, intervalWeeks: GIFT_INTERVAL_WEEKS * tags.length, firstAt}];
  });
}
