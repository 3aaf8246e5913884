/** What a cart remembers; everything else (prices, titles, availability) is worked out when it is read. */
export type CartState = {
  readonly token: string;
  /** The `?key=` of the cart's id. */
  readonly secret: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Newest first, as the platform lists them. */
  readonly lines: readonly CartLineState[];
  readonly attributes: readonly CartAttribute[];
  readonly note: string;
  readonly discountCodes: readonly string[];
  /** Full codes; never shown by the API. */
  readonly giftCardCodes: readonly string[];
  readonly buyer: BuyerState;
  /** Set once an order was placed: the API answers `null` for the cart from then on. */
  readonly completedOrder: string | null;
};

export type CartAttribute = {readonly key: string; readonly value: string};

export type CartLineState = {
  readonly id: string;
  readonly variantNumber: number;
  readonly quantity: number;
  readonly attributes: readonly CartAttribute[];
  readonly sellingPlanNumber: number | null;
};

/** The customer of an account, as the cart knows them. */
export type BuyerCustomer = {readonly number: number; readonly email: string};

export type BuyerState = {
  readonly email: string | null;
  readonly phone: string | null;
  readonly countryCode: string;
  /** Absent for a guest. */
  readonly customer?: BuyerCustomer;
  readonly language: 'DE' | 'EN';
};
