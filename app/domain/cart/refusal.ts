/** Everything that the shop can tell a shopper about a change of the cart that did not happen as asked; each has a text. */
export const CART_REFUSALS = [
  'out-of-stock',
  'quantity-reduced',
  'quantity-too-small',
  'quantity-too-large',
  'cart-full',
  'merchandise-gone',
  'archived',
  'not-available',
  'line-missing',
  'business-only',
  'plan-required',
  'plan-not-possible',
  'code-missing',
  'code-not-found',
  'code-minimum',
  'code-quantity',
  'code-login-required',
  'code-not-for-you',
  'code-not-combinable',
  'code-no-goods',
  'code-no-shipping',
  'code-purchase-type',
  'code-not-applicable',
  'gift-card-invalid',
  'gift-card-not-possible',
  'gift-recipient-invalid',
  'note-too-long',
  'cart-gone',
  'rate-limited',
  'try-again',
  'not-understood',
] as const;

export type CartRefusal = (typeof CART_REFUSALS)[number];

/** Something that was not done as asked. */
export type Refusal = {
  readonly code: CartRefusal;
  /** The line of the cart that it is about, if any. */
  readonly lineId: string | null;
  /** What that line was, where the cart has lost it over this: no page can look it up any more. */
  readonly goneTitle?: string | undefined;
};

/** The platform's `CartErrorCode` and `CartWarningCode` of the versions in use, as far as a shopper can do something about them. */
const MEANINGS: ReadonlyMap<string, CartRefusal> = new Map<string, CartRefusal>([
  ['MERCHANDISE_OUT_OF_STOCK', 'out-of-stock'],
  ['MERCHANDISE_NOT_ENOUGH_STOCK', 'quantity-reduced'],
  ['LESS_THAN', 'quantity-too-small'],
  ['MINIMUM_NOT_MET', 'quantity-too-small'],
  ['INVALID_INCREMENT', 'quantity-too-small'],
  ['MAXIMUM_EXCEEDED', 'quantity-too-large'],
  ['CART_TOO_LARGE', 'cart-full'],
  ['INVALID_MERCHANDISE_LINE', 'merchandise-gone'],
  // The platform says so of too little stock too, and says nothing of the cause.
  ['MERCHANDISE_NOT_APPLICABLE', 'not-available'],
  ['PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION', 'not-available'],
  ['VARIANT_REQUIRES_SELLING_PLAN', 'plan-required'],
  ['SELLING_PLAN_NOT_APPLICABLE', 'plan-not-possible'],
  ['MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION', 'plan-not-possible'],
  ['MISSING_DISCOUNT_CODE', 'code-missing'],
  ['DISCOUNT_NOT_FOUND', 'code-not-found'],
  // Whether a code ever counted is not told to those who guess (Specification, section 8: one message for every failure).
  ['DISCOUNT_CURRENTLY_INACTIVE', 'code-not-found'],
  ['DISCOUNT_USAGE_LIMIT_REACHED', 'code-not-found'],
  ['DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED', 'code-not-found'],
  ['DISCOUNT_PURCHASE_NOT_IN_RANGE', 'code-minimum'],
  ['DISCOUNT_QUANTITY_NOT_IN_RANGE', 'code-quantity'],
  ['DISCOUNT_ELIGIBLE_CUSTOMER_MISSING', 'code-login-required'],
  ['MISSING_CUSTOMER_ACCESS_TOKEN', 'code-login-required'],
  ['DISCOUNT_CUSTOMER_NOT_ELIGIBLE', 'code-not-for-you'],
  ['DISCOUNT_CODE_NOT_HONOURED', 'code-not-combinable'],
  ['DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE', 'code-purchase-type'],
  ['DISCOUNT_NO_ENTITLED_LINE_ITEMS', 'code-no-goods'],
  ['DISCOUNT_NO_ENTITLED_SHIPPING_LINES', 'code-no-shipping'],
  ['PAYMENTS_GIFT_CARDS_UNAVAILABLE', 'gift-card-not-possible'],
  ['GIFT_CARD_RECIPIENT_INVALID', 'gift-recipient-invalid'],
  ['NOTE_TOO_LONG', 'note-too-long'],
  ['SERVICE_UNAVAILABLE', 'try-again'],
  ['MERCHANDISE_LINE_TRANSFORMERS_RUN_ERROR', 'try-again'],
]);

/** The platform's `INVALID` says what is wrong by the field it names, the last part of its path. */
const INVALID_FIELDS: ReadonlyMap<string, CartRefusal> = new Map<string, CartRefusal>([
  ['cartId', 'cart-gone'],
  ['merchandiseId', 'merchandise-gone'],
  ['id', 'merchandise-gone'],
  ['sellingPlanId', 'plan-not-possible'],
  ['quantity', 'quantity-too-large'],
]);

/**
 * Returns the refusal that a code of the platform stands for, 'not-understood' for an unknown code. `field` is the path that came
 * with an error, such as `['lines', '0', 'merchandiseId']`.
 */
export function cartRefusal(code: string | null, field: readonly string[] = []): CartRefusal {
  if (code === 'INVALID') return INVALID_FIELDS.get(field.at(-1) ?? '') ?? 'not-understood';
  return MEANINGS.get(code ?? '') ?? 'not-understood';
}

/** Tells whether it is a discount code that was refused. */
export function isAboutCode({code}: Pick<Refusal, 'code'>): boolean {
  return code.startsWith('code-');
}

/** Why a code does not apply now, where the next change of the cart may do away with the reason. */
export const MAY_STILL_APPLY: readonly CartRefusal[] = [
  'code-minimum',
  'code-quantity',
  'code-not-combinable',
  'code-no-goods',
  'code-no-shipping',
  'code-purchase-type',
  'code-not-applicable',
];

/**
 * Tells whether a line has left the cart over a refusal. Of a product that is no longer sold the title may not be known; a command that
 * asks for such a product is refused without a line.
 */
export function isLostLine({code, lineId, goneTitle}: Refusal): boolean {
  return goneTitle !== undefined || (code === 'merchandise-gone' && lineId !== null);
}

/**
 * Tells whether an add put anything into the cart: with a reduced quantity it did, with every other refusal it did not. A line
 * that was there before, and is gone, is another matter.
 */
export function wasAdded(refusals: readonly Refusal[]): boolean {
  return refusals.every((refusal) => refusal.code === 'quantity-reduced' || isLostLine(refusal));
}
