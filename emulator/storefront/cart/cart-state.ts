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
  /** Where it may be delivered; absent in a cart that was never told. */
  readonly addresses?: readonly CartAddress[];
  /** Absent in a cart without any. */
  readonly metafields?: readonly CartMetafield[];
  /** Set once an order was placed: the API answers `null` for the cart from then on. */
  readonly completedOrder: string | null;
};

/** An address of a cart; a part that was not given is empty. */
export type AddressText = Readonly<Record<(typeof ADDRESS_PARTS)[number], string>> & {
  /** Absent where none was given. */
  readonly provinceCode?: string;
};

export const ADDRESS_PARTS = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'zip',
  'city',
  'countryCode',
  'phone',
] as const;

export const NO_ADDRESS: AddressText = {
  firstName: '',
  lastName: '',
  company: '',
  address1: '',
  address2: '',
  zip: '',
  city: '',
  countryCode: '',
  phone: '',
};

export type CartAddress = {
  readonly id: string;
  readonly text: AddressText;
  /** At most one of a cart is. */
  readonly isSelected: boolean;
  readonly isOneTimeUse: boolean;
};

export type CartMetafield = {
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
};

/** What a buyer prefers at the checkout. */
export type CartPreferences = {
  readonly delivery: {
    readonly deliveryMethod: readonly string[];
    readonly pickupHandle: readonly string[];
    readonly coordinates: {
      readonly latitude: number;
      readonly longitude: number;
      readonly countryCode: string;
    } | null;
  } | null;
  readonly wallet: readonly string[] | null;
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
export type BuyerCustomer = {
  readonly number: number;
  readonly email: string;
  /** The end of the access token that says so, in milliseconds since 1970: from then on the checkout knows no customer. */
  readonly tokenEndsAt: number;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
};

export type BuyerState = {
  readonly email: string | null;
  readonly phone: string | null;
  readonly countryCode: string;
  /** Absent for a guest. */
  readonly customer?: BuyerCustomer;
  /** Absent where none were given. */
  readonly preferences?: CartPreferences;
  readonly language: 'DE' | 'EN';
};
