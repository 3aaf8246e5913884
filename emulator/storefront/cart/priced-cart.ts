import type {CartAttribute, CartLineState, CartState} from './cart-state';
import type {DiscountRefusal} from './refusal';

/** A cart with every amount worked out, in integer cents of EUR. */
export type PricedCart = {
  readonly state: CartState;
  readonly lines: readonly PricedLine[];
  /** Lines of what the catalogue has no more: they count for nothing, and the platform still lists them. */
  readonly goneLines: readonly CartLineState[];
  readonly totalQuantity: number;
  /** Lines after their own discounts, before those of the cart. */
  readonly subtotalCents: number;
  /** Subtotal less the discounts of the cart, before gift cards; shipping is added at checkout. */
  readonly totalCents: number;
  readonly cartDiscounts: readonly PricedDiscount[];
  readonly discountCodes: readonly PricedDiscountCode[];
  /** Whether a code or the automatic discount takes the shipping fee away. */
  readonly shippingFree: boolean;
  readonly giftCards: readonly PricedGiftCard[];
};

export type PricedLine = {
  readonly id: string;
  readonly variantNumber: number;
  readonly productNumber: number;
  readonly quantity: number;
  readonly sellingPlanNumber: number | null;
  readonly attributes: readonly CartAttribute[];
  /** Price of one piece, with the selling plan's reduction, before discounts. */
  readonly unitCents: number;
  readonly compareAtUnitCents: number | null;
  readonly subtotalCents: number;
  readonly totalCents: number;
  readonly discounts: readonly PricedDiscount[];
};

export type PricedDiscountCode = {
  readonly code: string;
  readonly applicable: boolean;
  /** Why it is not applicable; `null` where it is. */
  readonly refusal: DiscountRefusal | null;
};

export type PricedDiscount = {
  readonly target: 'LINE_ITEM' | 'SHIPPING_LINE';
  /** Positive. */
  readonly cents: number;
  /** What it takes off where it is a percentage; `null` for an amount. */
  readonly percent: number | null;
  /** Whether it counts for everything in the cart, not only for some of the goods. */
  readonly isForAll: boolean;
  /** `null` for an automatic discount. */
  readonly code: string | null;
  readonly title: string;
};

export type PricedGiftCard = {
  readonly id: string;
  readonly lastCharacters: string;
  /** Before this cart. */
  readonly balanceCents: number;
  readonly usedCents: number;
};
