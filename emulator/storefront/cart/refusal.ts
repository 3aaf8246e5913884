import type {SeedDiscountCode} from '../../seed/types';

/** Why a discount code is not applicable: the platform's warning codes. */
export type DiscountRefusal =
  | 'DISCOUNT_NOT_FOUND'
  | 'DISCOUNT_CURRENTLY_INACTIVE'
  | 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED'
  | 'DISCOUNT_USAGE_LIMIT_REACHED'
  | 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'
  | 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES'
  | 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
  | 'DISCOUNT_CODE_NOT_HONOURED';

type Circumstances = {
  /** Cents of each line that the code may discount. */
  readonly measured: readonly number[];
  readonly hasShipping: boolean;
  /** The code for goods that already counts. */
  readonly goods: SeedDiscountCode | null;
  /** The code for shipping that already counts. */
  readonly shipping: SeedDiscountCode | null;
  /** Codes in capitals that this buyer has used up. */
  readonly usage: ReadonlySet<string>;
  readonly now: number;
};

/** Says why a code does not apply; `null` where it does. */
export function refusalOf(code: SeedDiscountCode | null, at: Circumstances): DiscountRefusal | null {
  if (code === null) return 'DISCOUNT_NOT_FOUND';
  if (!isActive(code, at.now)) return 'DISCOUNT_CURRENTLY_INACTIVE';
  if (code.usedUp === true) return 'DISCOUNT_USAGE_LIMIT_REACHED';
  if (code.oncePerCustomer && at.usage.has(code.code.toUpperCase())) return 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED';
  if (code.kind === 'free-shipping' && !at.hasShipping) return 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES';
  if (at.measured.length === 0) return 'DISCOUNT_NO_ENTITLED_LINE_ITEMS';
  const sum = at.measured.reduce((total, cents) => total + cents, 0);
  if (sum < code.minimumCents) return 'DISCOUNT_PURCHASE_NOT_IN_RANGE';
  return standsBeside(code, at) ? null : 'DISCOUNT_CODE_NOT_HONOURED';
}

/** One code for goods counts, and one for shipping beside it where that for goods allows it. */
function standsBeside(code: SeedDiscountCode, {goods, shipping}: Circumstances): boolean {
  if (code.kind === 'free-shipping') return goods?.combinesWith.shippingDiscounts !== false;
  return goods === null && (shipping === null || code.combinesWith.shippingDiscounts);
}

function isActive({startsAt, endsAt}: SeedDiscountCode, now: number): boolean {
  return (startsAt === null || Date.parse(startsAt) <= now) && (endsAt === null || now < Date.parse(endsAt));
}
