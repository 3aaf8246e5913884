import {sameCode, type Cart} from './cart';

type Held = Pick<Cart, 'lines' | 'discountCodes'>;

const hasSubscription = ({lines}: Held): boolean => lines.some(({plan}) => plan !== null);

/**
 * Returns the configured voucher code (`code`, empty for none) where it is due: the change from `before` to `after` has
 * brought the first subscription line into the cart, and the cart does not hold the code (Decisions, Default
 * subscription voucher code).
 */
export function dueVoucher(code: string, before: Held | null, after: Held): string | null {
  const isFirst = hasSubscription(after) && (before === null || !hasSubscription(before));
  const isHeld = after.discountCodes.some((known) => sameCode(known.code, code));
  return code !== '' && isFirst && !isHeld ? code : null;
}
