import type {AddressText, BuyerCustomer, CartAttribute, CartMetafield, CartPreferences} from './cart-state';
import type {CartMessage} from './messages';

/** Merchandise wanted in the cart. Unreadable ids arrive as `null` numbers and are refused by what was `written`. */
export type NewLine = {
  readonly variantNumber: number | null;
  readonly quantity: number;
  readonly attributes: readonly CartAttribute[];
  /** `undefined` without a plan, `null` for an unreadable id. */
  readonly sellingPlanNumber: number | null | undefined;
  /** The merchandise id as the client wrote it. */
  readonly written: string;
};

/** What is to change about a line; absent parts stay. */
export type LineUpdate = {
  /** The line's own id, without the cart's. */
  readonly lineId: string;
  /** The line id as the client wrote it. */
  readonly written: string;
  readonly quantity?: number;
  readonly merchandise?: {readonly variantNumber: number | null; readonly written: string};
  readonly attributes?: readonly CartAttribute[];
  /** `null` for an unreadable id, `'none'` for a one-time purchase from now on. */
  readonly sellingPlanNumber?: number | 'none' | null;
};

export type BuyerUpdate = {
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly countryCode?: string;
  /** As the client wrote it; `null` makes the buyer a guest. */
  readonly customerAccessToken?: string | null;
  readonly preferences?: CartPreferences;
  /** The customer of the token, once it was looked up; absent for an invalid token. */
  readonly customer?: BuyerCustomer;
};

/** An address as a client gives it: of one that is changed, what is absent stays. */
export type AddressInput = {
  readonly text: Partial<AddressText>;
  readonly isSelected?: boolean;
  readonly isOneTimeUse?: boolean;
  /** Whether every part that a parcel needs must be there; else the country alone. */
  readonly isStrict: boolean;
};

/** One change of a cart. Codes of gift cards are known, valid ones, in capitals. */
export type CartChange =
  | {readonly kind: 'lines-add'; readonly lines: readonly NewLine[]}
  | {readonly kind: 'lines-update'; readonly lines: readonly LineUpdate[]}
  | {readonly kind: 'lines-remove'; readonly lines: readonly {readonly lineId: string; readonly written: string}[]}
  | {readonly kind: 'attributes'; readonly attributes: readonly CartAttribute[]}
  | {readonly kind: 'discount-codes'; readonly codes: readonly string[]}
  | {readonly kind: 'gift-cards-add'; readonly codes: readonly string[]}
  | {readonly kind: 'gift-cards-update'; readonly codes: readonly string[]}
  | {readonly kind: 'gift-cards-remove'; readonly codes: readonly string[]}
  | {readonly kind: 'note'; readonly note: string}
  | {readonly kind: 'buyer'; readonly buyer: BuyerUpdate}
  | {readonly kind: 'addresses-add'; readonly addresses: readonly AddressInput[]}
  | {readonly kind: 'addresses-replace'; readonly addresses: readonly AddressInput[]}
  | {readonly kind: 'addresses-update'; readonly addresses: readonly (AddressInput & {readonly id: string})[]}
  | {readonly kind: 'addresses-remove'; readonly ids: readonly string[]}
  | {readonly kind: 'delivery-options'; readonly chosen: readonly DeliveryChoice[]}
  | {readonly kind: 'metafields-set'; readonly metafields: readonly CartMetafield[]}
  | {readonly kind: 'metafield-delete'; readonly namespace: string; readonly key: string};

/** A delivery option for a delivery group, both as the client wrote them. */
export type DeliveryChoice = {readonly group: string; readonly option: string};

/** Why a change was refused: `code` is one of the platform's `CartErrorCode`. */
export type CartProblem = {
  readonly code:
    | 'INVALID'
    | 'INVALID_MERCHANDISE_LINE'
    | 'LESS_THAN'
    | 'VARIANT_REQUIRES_SELLING_PLAN'
    | 'SELLING_PLAN_NOT_APPLICABLE'
    | 'CART_TOO_LARGE'
    | 'GIFT_CARD_RECIPIENT_INVALID'
    | 'NOTE_TOO_LONG'
    | 'ADDRESS_FIELD_IS_REQUIRED'
    | 'INVALID_DELIVERY_ADDRESS_ID'
    | 'INVALID_DELIVERY_GROUP'
    | 'INVALID_DELIVERY_OPTION'
    | 'INVALID_METAFIELDS'
    | 'PROVINCE_NOT_FOUND'
    | 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED'
    | 'TOO_MANY_DELIVERY_ADDRESSES';
  readonly field: readonly string[];
  readonly message: CartMessage;
};

/** A change that was made in another way than requested. */
export type StockWarning = {
  readonly code: 'MERCHANDISE_NOT_ENOUGH_STOCK' | 'MERCHANDISE_OUT_OF_STOCK';
  readonly lineId: string;
  readonly variantNumber: number;
  readonly message: CartMessage;
};
