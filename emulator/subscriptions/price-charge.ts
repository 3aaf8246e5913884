import type {Address, Amounts, ChargeLine} from './account';
import {lessPercent, share} from '../storefront/money';
import {isEntitledTo} from '../shared/entitled-goods';
import {FREE_SHIPPING_FROM_CENTS, SHIPPING_FEE_CENTS} from '../shared/shipping';
import type {World} from './world';

/**
 * Returns what a delivery costs: codes off the goods, then shipping below the threshold, where its address has no rate
 * of its own. Source: Specification, section 9, "Shipping".
 *
 * @param at milliseconds since 1970
 */
export function priceCharge(
  lines: readonly ChargeLine[],
  codes: readonly string[],
  address: Pick<Address, 'shippingCents'> | undefined,
  world: Pick<World, 'discountCode'>,
  at: number,
): Amounts {
  const linesCents = sum(lines, lineCents);
  const discounts = codes.flatMap((code) => usable(world.discountCode(code), linesCents, at) ?? []);
  const discountCents = Math.min(
    linesCents,
    sum(discounts, (discount) => offCents(discount, lines)),
  );
  const ships = lines.some(({goods}) => goods?.requiresShipping ?? false);
  const isFree =
    !ships ||
    linesCents - discountCents >= FREE_SHIPPING_FROM_CENTS ||
    discounts.some(({kind}) => kind === 'free-shipping');
  const shippingCents = isFree ? 0 : (address?.shippingCents ?? SHIPPING_FEE_CENTS);
  const taxOfLines = sum(lines, lineTaxCents);
  const goodsTax = linesCents === 0 ? 0 : share(taxOfLines, linesCents - discountCents, linesCents);
  return {
    linesCents,
    discountCents,
    shippingCents,
    taxCents: goodsTax + share(shippingCents, 19, 119),
    totalCents: linesCents - discountCents + shippingCents,
  };
}

/** Returns what a line costs, in cents. */
export function lineCents({unitCents, quantity}: ChargeLine): number {
  return unitCents * quantity;
}

/** Returns the VAT in a line's price, in cents. */
export function lineTaxCents(line: ChargeLine): number {
  const percent = line.goods?.taxPercent ?? 0;
  return share(lineCents(line), percent, 100 + percent);
}

type Discount = NonNullable<ReturnType<World['discountCode']>>;

/** Returns the code where it counts for goods of that value at that time, else `null`. */
export function usable(discount: Discount | null, linesCents: number, at: number): Discount | null {
  if (discount === null || linesCents < discount.minimumCents) return null;
  const starts = discount.startsAt === null ? -Infinity : Date.parse(discount.startsAt);
  const ends = discount.endsAt === null ? Infinity : Date.parse(discount.endsAt);
  return starts <= at && at < ends ? discount : null;
}

function offCents(discount: Discount, lines: readonly ChargeLine[]): number {
  const cents = sum(
    lines.filter(({goods}) => isEntitledTo(discount, goods ?? {isCoffee: false, isBook: false})),
    lineCents,
  );
  const {kind, value} = discount;
  switch (kind) {
    case 'percentage':
      return cents - lessPercent(cents, value);
    case 'amount':
      return Math.min(cents, value);
    case 'free-shipping':
      return 0;
  }
}

function sum<T>(things: readonly T[], of: (thing: T) => number): number {
  return things.reduce((total, thing) => total + of(thing), 0);
}
