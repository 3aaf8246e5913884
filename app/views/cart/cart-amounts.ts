import type {CartSummary} from '../../domain/cart/summary';
import {negate, subtract, sum, type Money} from '../../domain/money';

/** The amounts below a cart, so that they add up: goods + gift + voucher + shipping = total; total less gift cards = due. */
export type CartAmounts = {
  /** All items at their price, before any discount. */
  readonly goods: Money;
  /** 0 or negative: what the free article would have cost. */
  readonly gift: Money;
  /** 0 or negative: the summary's voucher discount, less the gift. */
  readonly voucher: Money;
  readonly shipping: Money;
  readonly total: Money;
  readonly due: Money;
};

type PricedSummary = Pick<CartSummary, 'groups' | 'voucherDiscount' | 'shipping' | 'total' | 'giftCards'>;

/**
 * Returns the summary's amounts as rows that a shopper can add up. The platform's subtotal does not fit beside the
 * voucher line: it has the discounts of the lines taken off already (Specification, section 4, voucherDiscount).
 */
export function cartAmounts({groups, voucherDiscount, shipping, total, giftCards}: PricedSummary): CartAmounts {
  const items = [...groups.oneTime, ...groups.subscription];
  const given = items.filter((item) => item.isFreeArticle).flatMap((item) => item.line.discounts);
  const gift = negate(sum(given, total.currency));
  const used = sum(
    giftCards.map((card) => card.amountUsed),
    total.currency,
  );
  return {
    goods: subtract(subtract(total, shipping), voucherDiscount),
    gift,
    voucher: subtract(voucherDiscount, gift),
    shipping,
    total,
    due: subtract(total, used),
  };
}
