import type {ProductKind} from '../../../contracts/product-types';
import type {Money} from '../money';
import type {ImageSource} from '../picture';
import type {SellingPlan, SelectedOption} from '../product/product';
import type {UnitPrice} from '../product/unit-price';

export type Attribute = {readonly key: string; readonly value: string};

export type CartLine = {
  readonly id: string;
  readonly quantity: number;
  readonly variantId: string;
  readonly productId: string;
  readonly productHandle: string;
  readonly title: string;
  readonly kind: ProductKind;
  /** It is coffee and nothing else, sets of coffees included. */
  readonly isCoffeeAlone: boolean;
  /** The checkout asks for an address and charges shipping for it. */
  readonly requiresShipping: boolean;
  readonly picture: ImageSource | null;
  readonly options: readonly SelectedOption[];
  readonly attributes: readonly Attribute[];
  readonly plan: SellingPlan | null;
  /** Plans that this merchandise may be bought with: the intervals a shopper can change to. */
  readonly plans: readonly SellingPlan[];
  /** It is sold with a plan only. */
  readonly requiresPlan: boolean;
  /** What the plan that is offered first saves against buying once, in whole per cent; 0 where it cannot be bought once. */
  readonly planSaving: number;
  /** Price of one piece, before discounts. */
  readonly unitAmount: Money;
  /** Quantity times unit price, before discounts. */
  readonly subtotal: Money;
  readonly total: Money;
  readonly compareAtUnitAmount: Money | null;
  /** Of one piece bought once, the lowest of the 30 days before its reduction; `null` where it is not reduced, or unknown. */
  readonly lowest30Days: Money | null;
  /** Price of one piece bought once, whatever the plan. */
  readonly onceAmount: Money;
  readonly unitPrice: UnitPrice | null;
  /** Discounts that the platform put on this line, each positive. */
  readonly discounts: readonly Money[];
  /** Coffee only: the donation variant that the foundation's books want for one piece of this variant. */
  readonly donationVariantId: string | null;
  readonly quantityAvailable: number | null;
  readonly availableForSale: boolean;
  readonly currentlyNotInStock: boolean;
  readonly preOrderDate: string | null;
  /** As the editors write it; `null` for the shop's own. */
  readonly deliveryTime: string | null;
  /** Gear only: what it brews is espresso. */
  readonly brewsEspresso: boolean;
  /** It is sold to businesses only. */
  readonly isForBusinesses: boolean;
};

export type DiscountAllocation = {
  readonly target: 'LINE_ITEM' | 'SHIPPING_LINE';
  readonly amount: Money;
};

export type DiscountCode = {readonly code: string; readonly applicable: boolean};

export type AppliedGiftCard = {readonly id: string; readonly lastCharacters: string; readonly amountUsed: Money};

/** The platform's cart, reshaped once. Lines keep the platform's order, donation lines included. */
export type Cart = {
  /** The global id with its `?key=` secret. */
  readonly id: string;
  readonly totalQuantity: number;
  readonly subtotal: Money;
  readonly lines: readonly CartLine[];
  /** Lines without a piece, which the platform keeps of what has sold out. No shopper sees them, and the worker removes them. */
  readonly emptyLines: readonly CartLine[];
  readonly discountCodes: readonly DiscountCode[];
  /** Allocations at cart level, among them those that make shipping free. */
  readonly discountAllocations: readonly DiscountAllocation[];
  /** The codes that an allocation of the cart or of a line names, each once or more. */
  readonly allocatedCodes: readonly string[];
  /** Each with what the platform has let it pay, and what is left on it then. */
  readonly giftCards: readonly (AppliedGiftCard & {readonly balance: Money})[];
  readonly attributes: readonly Attribute[];
  /** What the shopper has to tell us, empty for nothing. */
  readonly note: string;
  /** ISO 3166-1 alpha-2: where it is to be sent; `null` where nobody has said. */
  readonly countryCode: string | null;
  /** The variant that the shop gives from an amount on; `null` where it gives none. */
  readonly freeArticleVariantId: string | null;
  readonly checkoutUrl: string;
  readonly customerId: string | null;
};

/** Tells whether two discount codes are one: the platform does not tell capital letters from small ones. */
export function sameCode(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Tells whether a discount code counts in a cart. */
export function isCodeApplied({discountCodes}: Pick<Cart, 'discountCodes'>, code: string): boolean {
  return discountCodes.some((known) => sameCode(known.code, code) && known.applicable);
}

/** Lines of its own that the worker adds to a cart, and quantities that it sets; quantity 0 removes the line. */
export type LineChanges = {
  readonly add: readonly {
    readonly variantId: string;
    readonly quantity: number;
    readonly attributes: readonly Attribute[];
  }[];
  readonly update: readonly {readonly lineId: string; readonly quantity: number}[];
};

/** The carts that a visitor's first adds have made in the last minutes. */
export type NewCarts = {
  /** Those that are not the visitor's cart: two first adds at once made them. */
  readonly others: readonly string[];
  readonly add: (cartId: string) => void;
  readonly remove: (cartId: string) => void;
};

/** Returns all lines of a cart, those without a piece among them. */
export function heldLines({lines, emptyLines}: Pick<Cart, 'lines' | 'emptyLines'>): readonly CartLine[] {
  return [...lines, ...emptyLines];
}
