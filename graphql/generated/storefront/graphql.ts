/* eslint-disable */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /**
   * A string containing a hexadecimal representation of a color.
   *
   * For example, "#6A8D48".
   *
   */
  Color: { input: string; output: string; }
  /**
   * Represents an [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601)-encoded date and time string.
   * For example, 3:50 pm on September 7, 2019 in the time zone of UTC (Coordinated Universal Time) is
   * represented as `"2019-09-07T15:50:00Z`".
   *
   */
  DateTime: { input: string; output: string; }
  /**
   * A signed decimal number, which supports arbitrary precision and is serialized as a string.
   *
   * Example values: `"29.99"`, `"29.999"`.
   *
   */
  Decimal: { input: string; output: string; }
  /**
   * A string containing HTML code. Refer to the [HTML spec](https://html.spec.whatwg.org/#elements-3) for a
   * complete list of HTML elements.
   *
   * Example value: `"<p>Grey cotton knit sweater.</p>"`
   *
   */
  HTML: { input: string; output: string; }
  /** An ISO 8601-encoded datetime */
  ISO8601DateTime: { input: string; output: string; }
  /**
   * A [JSON](https://www.json.org/json-en.html) object.
   *
   * Example value:
   * `{
   *   "product": {
   *     "id": "gid://shopify/Product/1346443542550",
   *     "title": "White T-shirt",
   *     "options": [{
   *       "name": "Size",
   *       "values": ["M", "L"]
   *     }]
   *   }
   * }`
   *
   */
  JSON: { input: unknown; output: unknown; }
  /**
   * Represents an [RFC 3986](https://datatracker.ietf.org/doc/html/rfc3986) and
   * [RFC 3987](https://datatracker.ietf.org/doc/html/rfc3987)-compliant URI string.
   *
   * For example, `"https://example.myshopify.com"` is a valid URL. It includes a scheme (`https`) and a host
   * (`example.myshopify.com`).
   *
   */
  URL: { input: string; output: string; }
  /**
   * An unsigned 64-bit integer. Represents whole numeric values between 0 and 2^64 - 1 encoded as a string of base-10 digits.
   *
   * Example value: `"50"`.
   *
   */
  UnsignedInt64: { input: string; output: string; }
};

/**
 * The input fields for submitting Apple Pay payment method information for checkout.
 *
 */
export type ApplePayWalletContentInput = {
  /** The customer's billing address. */
  billingAddress: MailingAddressInput;
  /** The data for the Apple Pay wallet. */
  data: Scalars['String']['input'];
  /** The header data for the Apple Pay wallet. */
  header: ApplePayWalletHeaderInput;
  /** The last digits of the card used to create the payment. */
  lastDigits?: InputMaybe<Scalars['String']['input']>;
  /** The signature for the Apple Pay wallet. */
  signature: Scalars['String']['input'];
  /** The version for the Apple Pay wallet. */
  version: Scalars['String']['input'];
};

/**
 * The input fields for submitting wallet payment method information for checkout.
 *
 */
export type ApplePayWalletHeaderInput = {
  /** The application data for the Apple Pay wallet. */
  applicationData?: InputMaybe<Scalars['String']['input']>;
  /** The ephemeral public key for the Apple Pay wallet. */
  ephemeralPublicKey: Scalars['String']['input'];
  /** The public key hash for the Apple Pay wallet. */
  publicKeyHash: Scalars['String']['input'];
  /** The transaction ID for the Apple Pay wallet. */
  transactionId: Scalars['String']['input'];
};

/** The set of valid sort keys for the Article query. */
export type ArticleSortKeys =
  /** Sort by the `author` value. */
  | 'AUTHOR'
  /** Sort by the `blog_title` value. */
  | 'BLOG_TITLE'
  /** Sort by the `id` value. */
  | 'ID'
  /** Sort by the `published_at` value. */
  | 'PUBLISHED_AT'
  /**
   * Sort by relevance to the search terms when the `query` parameter is specified on the connection.
   * Don't use this sort key when no search query is specified.
   *
   */
  | 'RELEVANCE'
  /** Sort by the `title` value. */
  | 'TITLE'
  /** Sort by the `updated_at` value. */
  | 'UPDATED_AT';

/** The input fields for an attribute. */
export type AttributeInput = {
  /** Key or name of the attribute. */
  key: Scalars['String']['input'];
  /** Value of the attribute. */
  value: Scalars['String']['input'];
};

/** The set of valid sort keys for the Blog query. */
export type BlogSortKeys =
  /** Sort by the `handle` value. */
  | 'HANDLE'
  /** Sort by the `id` value. */
  | 'ID'
  /**
   * Sort by relevance to the search terms when the `query` parameter is specified on the connection.
   * Don't use this sort key when no search query is specified.
   *
   */
  | 'RELEVANCE'
  /** Sort by the `title` value. */
  | 'TITLE';

/**
 * The input fields for obtaining the buyer's identity.
 *
 */
export type BuyerInput = {
  /** The identifier of the company location. */
  companyLocationId?: InputMaybe<Scalars['ID']['input']>;
  /** The customer access token retrieved from the [Customer Accounts API](https://shopify.dev/docs/api/customer#step-obtain-access-token). */
  customerAccessToken: Scalars['String']['input'];
};

/** Card brand, such as Visa or Mastercard, which can be used for payments. */
export type CardBrand =
  /** American Express. */
  | 'AMERICAN_EXPRESS'
  /** Diners Club. */
  | 'DINERS_CLUB'
  /** Discover. */
  | 'DISCOVER'
  /** JCB. */
  | 'JCB'
  /** Mastercard. */
  | 'MASTERCARD'
  /** Visa. */
  | 'VISA';

/** The input fields to provide exactly one of a variety of delivery address types. */
export type CartAddressInput = {
  /** Copies details from the customer address to an address on this cart. */
  copyFromCustomerAddressId?: InputMaybe<Scalars['ID']['input']>;
  /** A delivery address stored on this cart. */
  deliveryAddress?: InputMaybe<CartDeliveryAddressInput>;
};

/**
 * Specifies the input fields to update the buyer information associated with a cart.
 * Buyer identity is used to determine
 * [international pricing](https://shopify.dev/custom-storefronts/internationalization/international-pricing)
 * and should match the customer's shipping address.
 *
 */
export type CartBuyerIdentityInput = {
  /** The company location of the buyer that is interacting with the cart. */
  companyLocationId?: InputMaybe<Scalars['ID']['input']>;
  /** The country where the buyer is located. */
  countryCode?: InputMaybe<CountryCode>;
  /** The access token used to identify the customer associated with the cart. */
  customerAccessToken?: InputMaybe<Scalars['String']['input']>;
  /** The email address of the buyer that is interacting with the cart. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The phone number of the buyer that is interacting with the cart. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /**
   * A set of preferences tied to the buyer interacting with the cart. Preferences are used to prefill fields in at checkout to streamline information collection.
   * Preferences are not synced back to the cart if they are overwritten.
   *
   */
  preferences?: InputMaybe<CartPreferencesInput>;
};

/**
 * Represents how credit card details are provided for a direct payment.
 *
 */
export type CartCardSource =
  /**
   * The credit card was provided by a third party and vaulted on their system.
   * Using this value requires a separate permission from Shopify.
   *
   */
  | 'SAVED_CREDIT_CARD';

/** The input fields to create or update a cart address. */
export type CartDeliveryAddressInput = {
  /**
   * The first line of the address. Typically the street address or PO Box number.
   *
   */
  address1?: InputMaybe<Scalars['String']['input']>;
  /**
   * The second line of the address. Typically the number of the apartment, suite, or unit.
   *
   */
  address2?: InputMaybe<Scalars['String']['input']>;
  /**
   * The name of the city, district, village, or town.
   *
   */
  city?: InputMaybe<Scalars['String']['input']>;
  /**
   * The name of the customer's company or organization.
   *
   */
  company?: InputMaybe<Scalars['String']['input']>;
  /** The name of the country. */
  countryCode?: InputMaybe<CountryCode>;
  /** The first name of the customer. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The last name of the customer. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /**
   * A unique phone number for the customer.
   *
   * Formatted using E.164 standard. For example, _+16135551111_.
   *
   */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The region of the address, such as the province, state, or district. */
  provinceCode?: InputMaybe<Scalars['String']['input']>;
  /** The zip or postal code of the address. */
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** Preferred location used to find the closest pick up point based on coordinates. */
export type CartDeliveryCoordinatesPreferenceInput = {
  /**
   * The two-letter code for the country of the preferred location.
   *
   * For example, US.
   *
   */
  countryCode: CountryCode;
  /** The geographic latitude for a given location. Coordinates are required in order to set pickUpHandle for pickup points. */
  latitude: Scalars['Float']['input'];
  /** The geographic longitude for a given location. Coordinates are required in order to set pickUpHandle for pickup points. */
  longitude: Scalars['Float']['input'];
};

/**
 * Defines what type of merchandise is in the delivery group.
 *
 */
export type CartDeliveryGroupType =
  /**
   * The delivery group only contains merchandise that is either a one time purchase or a first delivery of
   * subscription merchandise.
   *
   */
  | 'ONE_TIME_PURCHASE'
  /** The delivery group only contains subscription merchandise. */
  | 'SUBSCRIPTION';

/** The input fields for the cart's delivery properties. */
export type CartDeliveryInput = {
  /**
   * Selectable addresses to present to the buyer on the cart.
   *
   * The input must not contain more than `250` values.
   */
  addresses?: InputMaybe<Array<CartSelectableAddressInput>>;
};

/** Delivery preferences can be used to prefill the delivery section at checkout. */
export type CartDeliveryPreferenceInput = {
  /** The coordinates of a delivery location in order of preference. */
  coordinates?: InputMaybe<CartDeliveryCoordinatesPreferenceInput>;
  /**
   * The preferred delivery methods such as shipping, local pickup or through pickup points.
   *
   * The input must not contain more than `250` values.
   */
  deliveryMethod?: InputMaybe<Array<PreferenceDeliveryMethodType>>;
  /**
   * The pickup handle prefills checkout fields with the location for either local pickup or pickup points delivery methods.
   * It accepts both location ID for local pickup and external IDs for pickup points.
   *
   * The input must not contain more than `250` values.
   */
  pickupHandle?: InputMaybe<Array<Scalars['String']['input']>>;
};

/**
 * The input fields for submitting direct payment method information for checkout.
 *
 */
export type CartDirectPaymentMethodInput = {
  /** Indicates if the customer has accepted the subscription terms. Defaults to false. */
  acceptedSubscriptionTerms?: InputMaybe<Scalars['Boolean']['input']>;
  /** The customer's billing address. */
  billingAddress: MailingAddressInput;
  /** The source of the credit card payment. */
  cardSource?: InputMaybe<CartCardSource>;
  /** The session ID for the direct payment method used to create the payment. */
  sessionId: Scalars['String']['input'];
};

/** Possible error codes that can be returned by `CartUserError`. */
export type CartErrorCode =
  /** The specified address field contains emojis. */
  | 'ADDRESS_FIELD_CONTAINS_EMOJIS'
  /** The specified address field contains HTML tags. */
  | 'ADDRESS_FIELD_CONTAINS_HTML_TAGS'
  /** The specified address field contains a URL. */
  | 'ADDRESS_FIELD_CONTAINS_URL'
  /** The specified address field does not match the expected pattern. */
  | 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN'
  /** The specified address field is required. */
  | 'ADDRESS_FIELD_IS_REQUIRED'
  /** The specified address field is too long. */
  | 'ADDRESS_FIELD_IS_TOO_LONG'
  /** Bundles and addons cannot be mixed. */
  | 'BUNDLES_AND_ADDONS_CANNOT_BE_MIXED'
  /** Buyer cannot purchase for company location. */
  | 'BUYER_CANNOT_PURCHASE_FOR_COMPANY_LOCATION'
  /** The cart is too large to save. */
  | 'CART_TOO_LARGE'
  /** The input value is invalid. */
  | 'INVALID'
  /** Company location not found or not allowed. */
  | 'INVALID_COMPANY_LOCATION'
  /** The delivery address was not found. */
  | 'INVALID_DELIVERY_ADDRESS_ID'
  /** Delivery group was not found in cart. */
  | 'INVALID_DELIVERY_GROUP'
  /** Delivery option was not valid. */
  | 'INVALID_DELIVERY_OPTION'
  /** The quantity must be a multiple of the specified increment. */
  | 'INVALID_INCREMENT'
  /** Merchandise line was not found in cart. */
  | 'INVALID_MERCHANDISE_LINE'
  /** The metafields were not valid. */
  | 'INVALID_METAFIELDS'
  /** The payment wasn't valid. */
  | 'INVALID_PAYMENT'
  /** The payment is invalid. Deferred payment is required. */
  | 'INVALID_PAYMENT_DEFERRED_PAYMENT_REQUIRED'
  /** Cannot update payment on an empty cart */
  | 'INVALID_PAYMENT_EMPTY_CART'
  /** The given zip code is invalid for the provided country. */
  | 'INVALID_ZIP_CODE_FOR_COUNTRY'
  /** The given zip code is invalid for the provided province. */
  | 'INVALID_ZIP_CODE_FOR_PROVINCE'
  /** The input value should be less than the maximum value allowed. */
  | 'LESS_THAN'
  /** The quantity must be below the specified maximum for the item. */
  | 'MAXIMUM_EXCEEDED'
  /** Item cannot be purchased as configured. */
  | 'MERCHANDISE_NOT_APPLICABLE'
  /** The quantity must be above the specified minimum for the item. */
  | 'MINIMUM_NOT_MET'
  /** The customer access token is required when setting a company location. */
  | 'MISSING_CUSTOMER_ACCESS_TOKEN'
  /** Missing discount code. */
  | 'MISSING_DISCOUNT_CODE'
  /** Missing note. */
  | 'MISSING_NOTE'
  /** The note length must be below the specified maximum. */
  | 'NOTE_TOO_LONG'
  /** Only one delivery address can be selected. */
  | 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED'
  /** Parent line nesting is too deep or circular. */
  | 'PARENT_LINE_NESTING_TOO_DEEP'
  /** Parent line not found. */
  | 'PARENT_LINE_NOT_FOUND'
  /** Nested cartlines are blocked due to an incompatibility. */
  | 'PARENT_LINE_OPERATION_BLOCKED'
  /** Credit card has expired. */
  | 'PAYMENTS_CREDIT_CARD_BASE_EXPIRED'
  /** Credit card gateway is not supported. */
  | 'PAYMENTS_CREDIT_CARD_BASE_GATEWAY_NOT_SUPPORTED'
  /** Credit card error. */
  | 'PAYMENTS_CREDIT_CARD_GENERIC'
  /** Credit card month is invalid. */
  | 'PAYMENTS_CREDIT_CARD_MONTH_INCLUSION'
  /** Credit card number is invalid. */
  | 'PAYMENTS_CREDIT_CARD_NUMBER_INVALID'
  /** Credit card number format is invalid. */
  | 'PAYMENTS_CREDIT_CARD_NUMBER_INVALID_FORMAT'
  /** Credit card verification value is blank. */
  | 'PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_BLANK'
  /** Credit card verification value is invalid for card type. */
  | 'PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_INVALID_FOR_CARD_TYPE'
  /** Credit card has expired. */
  | 'PAYMENTS_CREDIT_CARD_YEAR_EXPIRED'
  /** Credit card expiry year is invalid. */
  | 'PAYMENTS_CREDIT_CARD_YEAR_INVALID_EXPIRY_YEAR'
  /** The payment method is not applicable. */
  | 'PAYMENT_METHOD_NOT_APPLICABLE'
  /** The payment method is not supported. */
  | 'PAYMENT_METHOD_NOT_SUPPORTED'
  /** The delivery group is in a pending state. */
  | 'PENDING_DELIVERY_GROUPS'
  /** The given province cannot be found. */
  | 'PROVINCE_NOT_FOUND'
  /** Selling plan is not applicable. */
  | 'SELLING_PLAN_NOT_APPLICABLE'
  /** An error occurred while saving the cart. */
  | 'SERVICE_UNAVAILABLE'
  /** Too many delivery addresses on Cart. */
  | 'TOO_MANY_DELIVERY_ADDRESSES'
  /** A general error occurred during address validation. */
  | 'UNSPECIFIED_ADDRESS_ERROR'
  /** Validation failed. */
  | 'VALIDATION_CUSTOM'
  /** Variant can only be purchased with a selling plan. */
  | 'VARIANT_REQUIRES_SELLING_PLAN'
  /** The given zip code is unsupported. */
  | 'ZIP_CODE_NOT_SUPPORTED';

/**
 * The input fields for submitting a billing address without a selected payment method.
 *
 */
export type CartFreePaymentMethodInput = {
  /** The customer's billing address. */
  billingAddress: MailingAddressInput;
};

/** The input fields to create a cart. */
export type CartInput = {
  /**
   * An array of key-value pairs that contains additional information about the cart.
   *
   * The input must not contain more than `250` values.
   */
  attributes?: InputMaybe<Array<AttributeInput>>;
  /**
   * The customer associated with the cart. Used to determine [international pricing]
   * (https://shopify.dev/custom-storefronts/internationalization/international-pricing).
   * Buyer identity should match the customer's shipping address.
   *
   */
  buyerIdentity?: InputMaybe<CartBuyerIdentityInput>;
  /** The delivery-related fields for the cart. */
  delivery?: InputMaybe<CartDeliveryInput>;
  /**
   * The case-insensitive discount codes that the customer added at checkout.
   *
   * The input must not contain more than `250` values.
   */
  discountCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * The case-insensitive gift card codes.
   *
   * The input must not contain more than `250` values.
   */
  giftCardCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * A list of merchandise lines to add to the cart.
   *
   * The input must not contain more than `250` values.
   */
  lines?: InputMaybe<Array<CartLineInput>>;
  /**
   * The metafields to associate with this cart.
   *
   * The input must not contain more than `250` values.
   */
  metafields?: InputMaybe<Array<CartInputMetafieldInput>>;
  /**
   * A note that's associated with the cart. For example, the note can be a personalized message to the buyer.
   *
   */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** The input fields for a cart metafield value to set. */
export type CartInputMetafieldInput = {
  /** The key name of the metafield. */
  key: Scalars['String']['input'];
  /**
   * The type of data that the cart metafield stores.
   * The type of data must be a [supported type](https://shopify.dev/apps/metafields/types).
   *
   */
  type: Scalars['String']['input'];
  /**
   * The data to store in the cart metafield. The data is always stored as a string, regardless of the metafield's type.
   *
   */
  value: Scalars['String']['input'];
};

/** The input fields to create a merchandise line on a cart. */
export type CartLineInput = {
  /**
   * An array of key-value pairs that contains additional information about the merchandise line.
   *
   * The input must not contain more than `250` values.
   */
  attributes?: InputMaybe<Array<AttributeInput>>;
  /** The ID of the merchandise that the buyer intends to purchase. */
  merchandiseId: Scalars['ID']['input'];
  /** The parent line item of the cart line. */
  parent?: InputMaybe<CartLineParentInput>;
  /** The quantity of the merchandise. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** The ID of the selling plan that the merchandise is being purchased with. */
  sellingPlanId?: InputMaybe<Scalars['ID']['input']>;
};

/** The parent line item of the cart line. */
export type CartLineParentInput = {
  /** The id of the parent line item. */
  lineId?: InputMaybe<Scalars['ID']['input']>;
  /** The ID of the parent line merchandise. */
  merchandiseId?: InputMaybe<Scalars['ID']['input']>;
};

/** The input fields to update a line item on a cart. */
export type CartLineUpdateInput = {
  /**
   * An array of key-value pairs that contains additional information about the merchandise line.
   *
   * The input must not contain more than `250` values.
   */
  attributes?: InputMaybe<Array<AttributeInput>>;
  /** The ID of the merchandise line. */
  id: Scalars['ID']['input'];
  /** The ID of the merchandise for the line item. */
  merchandiseId?: InputMaybe<Scalars['ID']['input']>;
  /** The quantity of the line item. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** The ID of the selling plan that the merchandise is being purchased with. */
  sellingPlanId?: InputMaybe<Scalars['ID']['input']>;
};

/** The input fields to delete a cart metafield. */
export type CartMetafieldDeleteInput = {
  /**
   * The key name of the cart metafield. Can either be a composite key (`namespace.key`) or a simple key
   *  that relies on the default app-reserved namespace.
   *
   */
  key: Scalars['String']['input'];
  /** The ID of the cart resource. */
  ownerId: Scalars['ID']['input'];
};

/** The input fields for a cart metafield value to set. */
export type CartMetafieldsSetInput = {
  /** The key name of the cart metafield. */
  key: Scalars['String']['input'];
  /** The ID of the cart resource. */
  ownerId: Scalars['ID']['input'];
  /**
   * The type of data that the cart metafield stores.
   * The type of data must be a [supported type](https://shopify.dev/apps/metafields/types).
   *
   */
  type: Scalars['String']['input'];
  /**
   * The data to store in the cart metafield. The data is always stored as a string, regardless of the metafield's type.
   *
   */
  value: Scalars['String']['input'];
};

/**
 * The input fields for updating the payment method that will be used to checkout.
 *
 */
export type CartPaymentInput = {
  /** The amount that the customer will be charged at checkout. */
  amount: MoneyInput;
  /**
   * The input fields to use when checking out a cart with a direct payment method (like a credit card).
   *
   */
  directPaymentMethod?: InputMaybe<CartDirectPaymentMethodInput>;
  /**
   * The input fields to use to checkout a cart without providing a payment method.
   * Use this payment method input if the total cost of the cart is 0.
   *
   */
  freePaymentMethod?: InputMaybe<CartFreePaymentMethodInput>;
  /**
   * An ID of the order placed on the originating platform.
   * Note that this value doesn't correspond to the Shopify Order ID.
   *
   */
  sourceIdentifier?: InputMaybe<Scalars['String']['input']>;
  /**
   * The input fields to use when checking out a cart with a wallet payment method (like Shop Pay or Apple Pay).
   *
   */
  walletPaymentMethod?: InputMaybe<CartWalletPaymentMethodInput>;
};

/** The input fields represent preferences for the buyer that is interacting with the cart. */
export type CartPreferencesInput = {
  /** Delivery preferences can be used to prefill the delivery section in at checkout. */
  delivery?: InputMaybe<CartDeliveryPreferenceInput>;
  /**
   * Wallet preferences are used to populate relevant payment fields in the checkout flow.
   * Accepted value: `["shop_pay"]`.
   *
   * The input must not contain more than `250` values.
   */
  wallet?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** The input fields for a selectable delivery address in a cart. */
export type CartSelectableAddressInput = {
  /** Exactly one kind of delivery address. */
  address: CartAddressInput;
  /** When true, this delivery address will not be associated with the buyer after a successful checkout. */
  oneTimeUse?: InputMaybe<Scalars['Boolean']['input']>;
  /** Sets exactly one address as pre-selected for the buyer. */
  selected?: InputMaybe<Scalars['Boolean']['input']>;
  /** Defines what kind of address validation is requested. */
  validationStrategy?: InputMaybe<DeliveryAddressValidationStrategy>;
};

/** The input fields to update a line item on a cart. */
export type CartSelectableAddressUpdateInput = {
  /** Exactly one kind of delivery address. */
  address?: InputMaybe<CartAddressInput>;
  /** The id of the selectable address. */
  id: Scalars['ID']['input'];
  /** When true, this delivery address will not be associated with the buyer after a successful checkout. */
  oneTimeUse?: InputMaybe<Scalars['Boolean']['input']>;
  /** Sets exactly one address as pre-selected for the buyer. */
  selected?: InputMaybe<Scalars['Boolean']['input']>;
  /** Defines what kind of address validation is requested. */
  validationStrategy?: InputMaybe<DeliveryAddressValidationStrategy>;
};

/**
 * The input fields for updating the selected delivery options for a delivery group.
 *
 */
export type CartSelectedDeliveryOptionInput = {
  /** The ID of the cart delivery group. */
  deliveryGroupId: Scalars['ID']['input'];
  /** The handle of the selected delivery option. */
  deliveryOptionHandle: Scalars['String']['input'];
};

/**
 * The input fields for submitting wallet payment method information for checkout.
 *
 */
export type CartWalletPaymentMethodInput = {
  /** The payment method information for the Apple Pay wallet. */
  applePayWalletContent?: InputMaybe<ApplePayWalletContentInput>;
  /** The payment method information for the Shop Pay wallet. */
  shopPayWalletContent?: InputMaybe<ShopPayWalletContentInput>;
};

/** The code for the cart warning. */
export type CartWarningCode =
  /** The discount code cannot be honored. */
  | 'DISCOUNT_CODE_NOT_HONOURED'
  /** The discount is currently inactive. */
  | 'DISCOUNT_CURRENTLY_INACTIVE'
  /** The customer is not eligible for this discount. */
  | 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE'
  /** The customer's discount usage limit has been reached. */
  | 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED'
  /** An eligible customer is missing for this discount. */
  | 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING'
  /** The purchase type is incompatible with this discount. */
  | 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE'
  /** The discount was not found. */
  | 'DISCOUNT_NOT_FOUND'
  /** There are no entitled line items for this discount. */
  | 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'
  /** There are no entitled shipping lines for this discount. */
  | 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES'
  /** The purchase is not in range for this discount. */
  | 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
  /** The quantity is not in range for this discount. */
  | 'DISCOUNT_QUANTITY_NOT_IN_RANGE'
  /** The discount usage limit has been reached. */
  | 'DISCOUNT_USAGE_LIMIT_REACHED'
  /** A delivery address with the same details already exists on this cart. */
  | 'DUPLICATE_DELIVERY_ADDRESS'
  /** The merchandise does not have enough stock. */
  | 'MERCHANDISE_NOT_ENOUGH_STOCK'
  /** The merchandise is out of stock. */
  | 'MERCHANDISE_OUT_OF_STOCK'
  /** Only one-time purchase is available for B2B orders. */
  | 'MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION'
  /** Gift cards are not available as a payment method. */
  | 'PAYMENTS_GIFT_CARDS_UNAVAILABLE';

/**
 * A filter used to view a subset of products in a collection matching a specific category value.
 *
 */
export type CategoryFilter = {
  /** The id of the category to filter on. */
  id: Scalars['String']['input'];
};

/** The set of valid sort keys for the Collection query. */
export type CollectionSortKeys =
  /** Sort by the `id` value. */
  | 'ID'
  /**
   * Sort by relevance to the search terms when the `query` parameter is specified on the connection.
   * Don't use this sort key when no search query is specified.
   *
   */
  | 'RELEVANCE'
  /** Sort by the `title` value. */
  | 'TITLE'
  /** Sort by the `updated_at` value. */
  | 'UPDATED_AT';

/** The code of the error that occurred during a cart completion attempt. */
export type CompletionErrorCode =
  | 'ERROR'
  | 'INVENTORY_RESERVATION_ERROR'
  | 'PAYMENT_AMOUNT_TOO_SMALL'
  | 'PAYMENT_CALL_ISSUER'
  | 'PAYMENT_CARD_DECLINED'
  | 'PAYMENT_ERROR'
  | 'PAYMENT_GATEWAY_NOT_ENABLED_ERROR'
  | 'PAYMENT_INSUFFICIENT_FUNDS'
  | 'PAYMENT_INVALID_BILLING_ADDRESS'
  | 'PAYMENT_INVALID_CREDIT_CARD'
  | 'PAYMENT_INVALID_CURRENCY'
  | 'PAYMENT_INVALID_PAYMENT_METHOD'
  | 'PAYMENT_TRANSIENT_ERROR';

/** The precision of the value returned by a count field. */
export type CountPrecision =
  /** The count is at least the value. A limit was reached. */
  | 'AT_LEAST'
  /** The count is exactly the value. */
  | 'EXACT';

/**
 * The code designating a country/region, which generally follows ISO 3166-1 alpha-2 guidelines.
 * If a territory doesn't have a country code value in the `CountryCode` enum, then it might be considered a subdivision
 * of another country. For example, the territories associated with Spain are represented by the country code `ES`,
 * and the territories associated with the United States of America are represented by the country code `US`.
 *
 */
export type CountryCode =
  /** Ascension Island. */
  | 'AC'
  /** Andorra. */
  | 'AD'
  /** United Arab Emirates. */
  | 'AE'
  /** Afghanistan. */
  | 'AF'
  /** Antigua & Barbuda. */
  | 'AG'
  /** Anguilla. */
  | 'AI'
  /** Albania. */
  | 'AL'
  /** Armenia. */
  | 'AM'
  /** Netherlands Antilles. */
  | 'AN'
  /** Angola. */
  | 'AO'
  /** Argentina. */
  | 'AR'
  /** Austria. */
  | 'AT'
  /** Australia. */
  | 'AU'
  /** Aruba. */
  | 'AW'
  /** Åland Islands. */
  | 'AX'
  /** Azerbaijan. */
  | 'AZ'
  /** Bosnia & Herzegovina. */
  | 'BA'
  /** Barbados. */
  | 'BB'
  /** Bangladesh. */
  | 'BD'
  /** Belgium. */
  | 'BE'
  /** Burkina Faso. */
  | 'BF'
  /** Bulgaria. */
  | 'BG'
  /** Bahrain. */
  | 'BH'
  /** Burundi. */
  | 'BI'
  /** Benin. */
  | 'BJ'
  /** St. Barthélemy. */
  | 'BL'
  /** Bermuda. */
  | 'BM'
  /** Brunei. */
  | 'BN'
  /** Bolivia. */
  | 'BO'
  /** Caribbean Netherlands. */
  | 'BQ'
  /** Brazil. */
  | 'BR'
  /** Bahamas. */
  | 'BS'
  /** Bhutan. */
  | 'BT'
  /** Bouvet Island. */
  | 'BV'
  /** Botswana. */
  | 'BW'
  /** Belarus. */
  | 'BY'
  /** Belize. */
  | 'BZ'
  /** Canada. */
  | 'CA'
  /** Cocos (Keeling) Islands. */
  | 'CC'
  /** Congo - Kinshasa. */
  | 'CD'
  /** Central African Republic. */
  | 'CF'
  /** Congo - Brazzaville. */
  | 'CG'
  /** Switzerland. */
  | 'CH'
  /** Côte d’Ivoire. */
  | 'CI'
  /** Cook Islands. */
  | 'CK'
  /** Chile. */
  | 'CL'
  /** Cameroon. */
  | 'CM'
  /** China. */
  | 'CN'
  /** Colombia. */
  | 'CO'
  /** Costa Rica. */
  | 'CR'
  /** Cuba. */
  | 'CU'
  /** Cape Verde. */
  | 'CV'
  /** Curaçao. */
  | 'CW'
  /** Christmas Island. */
  | 'CX'
  /** Cyprus. */
  | 'CY'
  /** Czechia. */
  | 'CZ'
  /** Germany. */
  | 'DE'
  /** Djibouti. */
  | 'DJ'
  /** Denmark. */
  | 'DK'
  /** Dominica. */
  | 'DM'
  /** Dominican Republic. */
  | 'DO'
  /** Algeria. */
  | 'DZ'
  /** Ecuador. */
  | 'EC'
  /** Estonia. */
  | 'EE'
  /** Egypt. */
  | 'EG'
  /** Western Sahara. */
  | 'EH'
  /** Eritrea. */
  | 'ER'
  /** Spain. */
  | 'ES'
  /** Ethiopia. */
  | 'ET'
  /** Finland. */
  | 'FI'
  /** Fiji. */
  | 'FJ'
  /** Falkland Islands. */
  | 'FK'
  /** Faroe Islands. */
  | 'FO'
  /** France. */
  | 'FR'
  /** Gabon. */
  | 'GA'
  /** United Kingdom. */
  | 'GB'
  /** Grenada. */
  | 'GD'
  /** Georgia. */
  | 'GE'
  /** French Guiana. */
  | 'GF'
  /** Guernsey. */
  | 'GG'
  /** Ghana. */
  | 'GH'
  /** Gibraltar. */
  | 'GI'
  /** Greenland. */
  | 'GL'
  /** Gambia. */
  | 'GM'
  /** Guinea. */
  | 'GN'
  /** Guadeloupe. */
  | 'GP'
  /** Equatorial Guinea. */
  | 'GQ'
  /** Greece. */
  | 'GR'
  /** South Georgia & South Sandwich Islands. */
  | 'GS'
  /** Guatemala. */
  | 'GT'
  /** Guinea-Bissau. */
  | 'GW'
  /** Guyana. */
  | 'GY'
  /** Hong Kong SAR. */
  | 'HK'
  /** Heard & McDonald Islands. */
  | 'HM'
  /** Honduras. */
  | 'HN'
  /** Croatia. */
  | 'HR'
  /** Haiti. */
  | 'HT'
  /** Hungary. */
  | 'HU'
  /** Indonesia. */
  | 'ID'
  /** Ireland. */
  | 'IE'
  /** Israel. */
  | 'IL'
  /** Isle of Man. */
  | 'IM'
  /** India. */
  | 'IN'
  /** British Indian Ocean Territory. */
  | 'IO'
  /** Iraq. */
  | 'IQ'
  /** Iran. */
  | 'IR'
  /** Iceland. */
  | 'IS'
  /** Italy. */
  | 'IT'
  /** Jersey. */
  | 'JE'
  /** Jamaica. */
  | 'JM'
  /** Jordan. */
  | 'JO'
  /** Japan. */
  | 'JP'
  /** Kenya. */
  | 'KE'
  /** Kyrgyzstan. */
  | 'KG'
  /** Cambodia. */
  | 'KH'
  /** Kiribati. */
  | 'KI'
  /** Comoros. */
  | 'KM'
  /** St. Kitts & Nevis. */
  | 'KN'
  /** North Korea. */
  | 'KP'
  /** South Korea. */
  | 'KR'
  /** Kuwait. */
  | 'KW'
  /** Cayman Islands. */
  | 'KY'
  /** Kazakhstan. */
  | 'KZ'
  /** Laos. */
  | 'LA'
  /** Lebanon. */
  | 'LB'
  /** St. Lucia. */
  | 'LC'
  /** Liechtenstein. */
  | 'LI'
  /** Sri Lanka. */
  | 'LK'
  /** Liberia. */
  | 'LR'
  /** Lesotho. */
  | 'LS'
  /** Lithuania. */
  | 'LT'
  /** Luxembourg. */
  | 'LU'
  /** Latvia. */
  | 'LV'
  /** Libya. */
  | 'LY'
  /** Morocco. */
  | 'MA'
  /** Monaco. */
  | 'MC'
  /** Moldova. */
  | 'MD'
  /** Montenegro. */
  | 'ME'
  /** St. Martin. */
  | 'MF'
  /** Madagascar. */
  | 'MG'
  /** North Macedonia. */
  | 'MK'
  /** Mali. */
  | 'ML'
  /** Myanmar (Burma). */
  | 'MM'
  /** Mongolia. */
  | 'MN'
  /** Macao SAR. */
  | 'MO'
  /** Martinique. */
  | 'MQ'
  /** Mauritania. */
  | 'MR'
  /** Montserrat. */
  | 'MS'
  /** Malta. */
  | 'MT'
  /** Mauritius. */
  | 'MU'
  /** Maldives. */
  | 'MV'
  /** Malawi. */
  | 'MW'
  /** Mexico. */
  | 'MX'
  /** Malaysia. */
  | 'MY'
  /** Mozambique. */
  | 'MZ'
  /** Namibia. */
  | 'NA'
  /** New Caledonia. */
  | 'NC'
  /** Niger. */
  | 'NE'
  /** Norfolk Island. */
  | 'NF'
  /** Nigeria. */
  | 'NG'
  /** Nicaragua. */
  | 'NI'
  /** Netherlands. */
  | 'NL'
  /** Norway. */
  | 'NO'
  /** Nepal. */
  | 'NP'
  /** Nauru. */
  | 'NR'
  /** Niue. */
  | 'NU'
  /** New Zealand. */
  | 'NZ'
  /** Oman. */
  | 'OM'
  /** Panama. */
  | 'PA'
  /** Peru. */
  | 'PE'
  /** French Polynesia. */
  | 'PF'
  /** Papua New Guinea. */
  | 'PG'
  /** Philippines. */
  | 'PH'
  /** Pakistan. */
  | 'PK'
  /** Poland. */
  | 'PL'
  /** St. Pierre & Miquelon. */
  | 'PM'
  /** Pitcairn Islands. */
  | 'PN'
  /** Palestinian Territories. */
  | 'PS'
  /** Portugal. */
  | 'PT'
  /** Paraguay. */
  | 'PY'
  /** Qatar. */
  | 'QA'
  /** Réunion. */
  | 'RE'
  /** Romania. */
  | 'RO'
  /** Serbia. */
  | 'RS'
  /** Russia. */
  | 'RU'
  /** Rwanda. */
  | 'RW'
  /** Saudi Arabia. */
  | 'SA'
  /** Solomon Islands. */
  | 'SB'
  /** Seychelles. */
  | 'SC'
  /** Sudan. */
  | 'SD'
  /** Sweden. */
  | 'SE'
  /** Singapore. */
  | 'SG'
  /** St. Helena. */
  | 'SH'
  /** Slovenia. */
  | 'SI'
  /** Svalbard & Jan Mayen. */
  | 'SJ'
  /** Slovakia. */
  | 'SK'
  /** Sierra Leone. */
  | 'SL'
  /** San Marino. */
  | 'SM'
  /** Senegal. */
  | 'SN'
  /** Somalia. */
  | 'SO'
  /** Suriname. */
  | 'SR'
  /** South Sudan. */
  | 'SS'
  /** São Tomé & Príncipe. */
  | 'ST'
  /** El Salvador. */
  | 'SV'
  /** Sint Maarten. */
  | 'SX'
  /** Syria. */
  | 'SY'
  /** Eswatini. */
  | 'SZ'
  /** Tristan da Cunha. */
  | 'TA'
  /** Turks & Caicos Islands. */
  | 'TC'
  /** Chad. */
  | 'TD'
  /** French Southern Territories. */
  | 'TF'
  /** Togo. */
  | 'TG'
  /** Thailand. */
  | 'TH'
  /** Tajikistan. */
  | 'TJ'
  /** Tokelau. */
  | 'TK'
  /** Timor-Leste. */
  | 'TL'
  /** Turkmenistan. */
  | 'TM'
  /** Tunisia. */
  | 'TN'
  /** Tonga. */
  | 'TO'
  /** Türkiye. */
  | 'TR'
  /** Trinidad & Tobago. */
  | 'TT'
  /** Tuvalu. */
  | 'TV'
  /** Taiwan. */
  | 'TW'
  /** Tanzania. */
  | 'TZ'
  /** Ukraine. */
  | 'UA'
  /** Uganda. */
  | 'UG'
  /** U.S. Outlying Islands. */
  | 'UM'
  /** United States. */
  | 'US'
  /** Uruguay. */
  | 'UY'
  /** Uzbekistan. */
  | 'UZ'
  /** Vatican City. */
  | 'VA'
  /** St. Vincent & Grenadines. */
  | 'VC'
  /** Venezuela. */
  | 'VE'
  /** British Virgin Islands. */
  | 'VG'
  /** Vietnam. */
  | 'VN'
  /** Vanuatu. */
  | 'VU'
  /** Wallis & Futuna. */
  | 'WF'
  /** Samoa. */
  | 'WS'
  /** Kosovo. */
  | 'XK'
  /** Yemen. */
  | 'YE'
  /** Mayotte. */
  | 'YT'
  /** South Africa. */
  | 'ZA'
  /** Zambia. */
  | 'ZM'
  /** Zimbabwe. */
  | 'ZW'
  /** Unknown Region. */
  | 'ZZ';

/** The part of the image that should remain after cropping. */
export type CropRegion =
  /** Keep the bottom of the image. */
  | 'BOTTOM'
  /** Keep the center of the image. */
  | 'CENTER'
  /** Keep the left of the image. */
  | 'LEFT'
  /** Keep the right of the image. */
  | 'RIGHT'
  /** Keep the top of the image. */
  | 'TOP';

/**
 * The three-letter currency codes that represent the world currencies used in
 * stores. These include standard ISO 4217 codes, legacy codes,
 * and non-standard codes.
 *
 */
export type CurrencyCode =
  /** United Arab Emirates Dirham (AED). */
  | 'AED'
  /** Afghan Afghani (AFN). */
  | 'AFN'
  /** Albanian Lek (ALL). */
  | 'ALL'
  /** Armenian Dram (AMD). */
  | 'AMD'
  /** Netherlands Antillean Guilder. */
  | 'ANG'
  /** Angolan Kwanza (AOA). */
  | 'AOA'
  /** Argentine Pesos (ARS). */
  | 'ARS'
  /** Australian Dollars (AUD). */
  | 'AUD'
  /** Aruban Florin (AWG). */
  | 'AWG'
  /** Azerbaijani Manat (AZN). */
  | 'AZN'
  /** Bosnia and Herzegovina Convertible Mark (BAM). */
  | 'BAM'
  /** Barbadian Dollar (BBD). */
  | 'BBD'
  /** Bangladesh Taka (BDT). */
  | 'BDT'
  /** Bulgarian Lev (BGN). */
  | 'BGN'
  /** Bahraini Dinar (BHD). */
  | 'BHD'
  /** Burundian Franc (BIF). */
  | 'BIF'
  /** Bermudian Dollar (BMD). */
  | 'BMD'
  /** Brunei Dollar (BND). */
  | 'BND'
  /** Bolivian Boliviano (BOB). */
  | 'BOB'
  /** Brazilian Real (BRL). */
  | 'BRL'
  /** Bahamian Dollar (BSD). */
  | 'BSD'
  /** Bhutanese Ngultrum (BTN). */
  | 'BTN'
  /** Botswana Pula (BWP). */
  | 'BWP'
  /** Belarusian Ruble (BYN). */
  | 'BYN'
  /** Belarusian Ruble (BYR). */
  | 'BYR'
  /** Belize Dollar (BZD). */
  | 'BZD'
  /** Canadian Dollars (CAD). */
  | 'CAD'
  /** Congolese franc (CDF). */
  | 'CDF'
  /** Swiss Francs (CHF). */
  | 'CHF'
  /** Chilean Peso (CLP). */
  | 'CLP'
  /** Chinese Yuan Renminbi (CNY). */
  | 'CNY'
  /** Colombian Peso (COP). */
  | 'COP'
  /** Costa Rican Colones (CRC). */
  | 'CRC'
  /** Cape Verdean escudo (CVE). */
  | 'CVE'
  /** Czech Koruny (CZK). */
  | 'CZK'
  /** Djiboutian Franc (DJF). */
  | 'DJF'
  /** Danish Kroner (DKK). */
  | 'DKK'
  /** Dominican Peso (DOP). */
  | 'DOP'
  /** Algerian Dinar (DZD). */
  | 'DZD'
  /** Egyptian Pound (EGP). */
  | 'EGP'
  /** Eritrean Nakfa (ERN). */
  | 'ERN'
  /** Ethiopian Birr (ETB). */
  | 'ETB'
  /** Euro (EUR). */
  | 'EUR'
  /** Fijian Dollars (FJD). */
  | 'FJD'
  /** Falkland Islands Pounds (FKP). */
  | 'FKP'
  /** United Kingdom Pounds (GBP). */
  | 'GBP'
  /** Georgian Lari (GEL). */
  | 'GEL'
  /** Ghanaian Cedi (GHS). */
  | 'GHS'
  /** Gibraltar Pounds (GIP). */
  | 'GIP'
  /** Gambian Dalasi (GMD). */
  | 'GMD'
  /** Guinean Franc (GNF). */
  | 'GNF'
  /** Guatemalan Quetzal (GTQ). */
  | 'GTQ'
  /** Guyanese Dollar (GYD). */
  | 'GYD'
  /** Hong Kong Dollars (HKD). */
  | 'HKD'
  /** Honduran Lempira (HNL). */
  | 'HNL'
  /** Croatian Kuna (HRK). */
  | 'HRK'
  /** Haitian Gourde (HTG). */
  | 'HTG'
  /** Hungarian Forint (HUF). */
  | 'HUF'
  /** Indonesian Rupiah (IDR). */
  | 'IDR'
  /** Israeli New Shekel (NIS). */
  | 'ILS'
  /** Indian Rupees (INR). */
  | 'INR'
  /** Iraqi Dinar (IQD). */
  | 'IQD'
  /** Iranian Rial (IRR). */
  | 'IRR'
  /** Icelandic Kronur (ISK). */
  | 'ISK'
  /** Jersey Pound. */
  | 'JEP'
  /** Jamaican Dollars (JMD). */
  | 'JMD'
  /** Jordanian Dinar (JOD). */
  | 'JOD'
  /** Japanese Yen (JPY). */
  | 'JPY'
  /** Kenyan Shilling (KES). */
  | 'KES'
  /** Kyrgyzstani Som (KGS). */
  | 'KGS'
  /** Cambodian Riel. */
  | 'KHR'
  /** Kiribati Dollar (KID). */
  | 'KID'
  /** Comorian Franc (KMF). */
  | 'KMF'
  /** South Korean Won (KRW). */
  | 'KRW'
  /** Kuwaiti Dinar (KWD). */
  | 'KWD'
  /** Cayman Dollars (KYD). */
  | 'KYD'
  /** Kazakhstani Tenge (KZT). */
  | 'KZT'
  /** Laotian Kip (LAK). */
  | 'LAK'
  /** Lebanese Pounds (LBP). */
  | 'LBP'
  /** Sri Lankan Rupees (LKR). */
  | 'LKR'
  /** Liberian Dollar (LRD). */
  | 'LRD'
  /** Lesotho Loti (LSL). */
  | 'LSL'
  /** Lithuanian Litai (LTL). */
  | 'LTL'
  /** Latvian Lati (LVL). */
  | 'LVL'
  /** Libyan Dinar (LYD). */
  | 'LYD'
  /** Moroccan Dirham. */
  | 'MAD'
  /** Moldovan Leu (MDL). */
  | 'MDL'
  /** Malagasy Ariary (MGA). */
  | 'MGA'
  /** Macedonia Denar (MKD). */
  | 'MKD'
  /** Burmese Kyat (MMK). */
  | 'MMK'
  /** Mongolian Tugrik. */
  | 'MNT'
  /** Macanese Pataca (MOP). */
  | 'MOP'
  /** Mauritanian Ouguiya (MRU). */
  | 'MRU'
  /** Mauritian Rupee (MUR). */
  | 'MUR'
  /** Maldivian Rufiyaa (MVR). */
  | 'MVR'
  /** Malawian Kwacha (MWK). */
  | 'MWK'
  /** Mexican Pesos (MXN). */
  | 'MXN'
  /** Malaysian Ringgits (MYR). */
  | 'MYR'
  /** Mozambican Metical. */
  | 'MZN'
  /** Namibian Dollar. */
  | 'NAD'
  /** Nigerian Naira (NGN). */
  | 'NGN'
  /** Nicaraguan Córdoba (NIO). */
  | 'NIO'
  /** Norwegian Kroner (NOK). */
  | 'NOK'
  /** Nepalese Rupee (NPR). */
  | 'NPR'
  /** New Zealand Dollars (NZD). */
  | 'NZD'
  /** Omani Rial (OMR). */
  | 'OMR'
  /** Panamian Balboa (PAB). */
  | 'PAB'
  /** Peruvian Nuevo Sol (PEN). */
  | 'PEN'
  /** Papua New Guinean Kina (PGK). */
  | 'PGK'
  /** Philippine Peso (PHP). */
  | 'PHP'
  /** Pakistani Rupee (PKR). */
  | 'PKR'
  /** Polish Zlotych (PLN). */
  | 'PLN'
  /** Paraguayan Guarani (PYG). */
  | 'PYG'
  /** Qatari Rial (QAR). */
  | 'QAR'
  /** Romanian Lei (RON). */
  | 'RON'
  /** Serbian dinar (RSD). */
  | 'RSD'
  /** Russian Rubles (RUB). */
  | 'RUB'
  /** Rwandan Franc (RWF). */
  | 'RWF'
  /** Saudi Riyal (SAR). */
  | 'SAR'
  /** Solomon Islands Dollar (SBD). */
  | 'SBD'
  /** Seychellois Rupee (SCR). */
  | 'SCR'
  /** Sudanese Pound (SDG). */
  | 'SDG'
  /** Swedish Kronor (SEK). */
  | 'SEK'
  /** Singapore Dollars (SGD). */
  | 'SGD'
  /** Saint Helena Pounds (SHP). */
  | 'SHP'
  /** Sierra Leonean Leone (SLL). */
  | 'SLL'
  /** Somali Shilling (SOS). */
  | 'SOS'
  /** Surinamese Dollar (SRD). */
  | 'SRD'
  /** South Sudanese Pound (SSP). */
  | 'SSP'
  /** Sao Tome And Principe Dobra (STD). */
  | 'STD'
  /** Sao Tome And Principe Dobra (STN). */
  | 'STN'
  /** Syrian Pound (SYP). */
  | 'SYP'
  /** Swazi Lilangeni (SZL). */
  | 'SZL'
  /** Thai baht (THB). */
  | 'THB'
  /** Tajikistani Somoni (TJS). */
  | 'TJS'
  /** Turkmenistani Manat (TMT). */
  | 'TMT'
  /** Tunisian Dinar (TND). */
  | 'TND'
  /** Tongan Pa'anga (TOP). */
  | 'TOP'
  /** Turkish Lira (TRY). */
  | 'TRY'
  /** Trinidad and Tobago Dollars (TTD). */
  | 'TTD'
  /** Taiwan Dollars (TWD). */
  | 'TWD'
  /** Tanzanian Shilling (TZS). */
  | 'TZS'
  /** Ukrainian Hryvnia (UAH). */
  | 'UAH'
  /** Ugandan Shilling (UGX). */
  | 'UGX'
  /** United States Dollars (USD). */
  | 'USD'
  /** Uruguayan Pesos (UYU). */
  | 'UYU'
  /** Uzbekistan som (UZS). */
  | 'UZS'
  /** Venezuelan Bolivares (VED). */
  | 'VED'
  /** Venezuelan Bolivares (VEF). */
  | 'VEF'
  /** Venezuelan Bolivares Soberanos (VES). */
  | 'VES'
  /** Vietnamese đồng (VND). */
  | 'VND'
  /** Vanuatu Vatu (VUV). */
  | 'VUV'
  /** Samoan Tala (WST). */
  | 'WST'
  /** Central African CFA Franc (XAF). */
  | 'XAF'
  /** East Caribbean Dollar (XCD). */
  | 'XCD'
  /** West African CFA franc (XOF). */
  | 'XOF'
  /** CFP Franc (XPF). */
  | 'XPF'
  /** Unrecognized currency. */
  | 'XXX'
  /** Yemeni Rial (YER). */
  | 'YER'
  /** South African Rand (ZAR). */
  | 'ZAR'
  /** Zambian Kwacha (ZMW). */
  | 'ZMW';

/** The input fields required to create a customer access token. */
export type CustomerAccessTokenCreateInput = {
  /** The email associated to the customer. */
  email: Scalars['String']['input'];
  /** The login password to be used by the customer. */
  password: Scalars['String']['input'];
};

/** The input fields to activate a customer. */
export type CustomerActivateInput = {
  /** The activation token required to activate the customer. */
  activationToken: Scalars['String']['input'];
  /** New password that will be set during activation. */
  password: Scalars['String']['input'];
};

/** The input fields to create a new customer. */
export type CustomerCreateInput = {
  /** Indicates whether the customer has consented to be sent marketing material via email. */
  acceptsMarketing?: InputMaybe<Scalars['Boolean']['input']>;
  /** The customer’s email. */
  email: Scalars['String']['input'];
  /** The customer’s first name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The customer’s last name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The login password used by the customer. */
  password: Scalars['String']['input'];
  /**
   * A unique phone number for the customer.
   *
   * Formatted using E.164 standard. For example, _+16135551111_.
   *
   */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Possible error codes that can be returned by `CustomerUserError`. */
export type CustomerErrorCode =
  /** Customer already enabled. */
  | 'ALREADY_ENABLED'
  /** Input email contains an invalid domain name. */
  | 'BAD_DOMAIN'
  /** The input value is blank. */
  | 'BLANK'
  /** Input contains HTML tags. */
  | 'CONTAINS_HTML_TAGS'
  /** Input contains URL. */
  | 'CONTAINS_URL'
  /** Customer is disabled. */
  | 'CUSTOMER_DISABLED'
  /** The input value is invalid. */
  | 'INVALID'
  /** Multipass token is not valid. */
  | 'INVALID_MULTIPASS_REQUEST'
  /** Address does not exist. */
  | 'NOT_FOUND'
  /** Input password starts or ends with whitespace. */
  | 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE'
  /** The input value is already taken. */
  | 'TAKEN'
  /** Invalid activation token. */
  | 'TOKEN_INVALID'
  /** The input value is too long. */
  | 'TOO_LONG'
  /** The input value is too short. */
  | 'TOO_SHORT'
  /** Unidentified customer. */
  | 'UNIDENTIFIED_CUSTOMER';

/** The input fields to reset a customer's password. */
export type CustomerResetInput = {
  /** New password that will be set as part of the reset password process. */
  password: Scalars['String']['input'];
  /** The reset token required to reset the customer’s password. */
  resetToken: Scalars['String']['input'];
};

/** The input fields to update the Customer information. */
export type CustomerUpdateInput = {
  /** Indicates whether the customer has consented to be sent marketing material via email. */
  acceptsMarketing?: InputMaybe<Scalars['Boolean']['input']>;
  /** The customer’s email. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The customer’s first name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The customer’s last name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The login password used by the customer. */
  password?: InputMaybe<Scalars['String']['input']>;
  /**
   * A unique phone number for the customer.
   *
   * Formatted using E.164 standard. For example, _+16135551111_. To remove the phone number, specify `null`.
   *
   */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/**
 * The input fields for delivery address preferences.
 *
 */
export type DeliveryAddressInput = {
  /**
   * The ID of a customer address that is associated with the buyer that is interacting with the cart.
   *
   */
  customerAddressId?: InputMaybe<Scalars['ID']['input']>;
  /** A delivery address preference of a buyer that is interacting with the cart. */
  deliveryAddress?: InputMaybe<MailingAddressInput>;
  /** Defines what kind of address validation is requested. */
  deliveryAddressValidationStrategy?: InputMaybe<DeliveryAddressValidationStrategy>;
  /**
   * Whether the given delivery address is considered to be a one-time use address. One-time use addresses do not
   * get persisted to the buyer's personal addresses when checking out.
   *
   */
  oneTimeUse?: InputMaybe<Scalars['Boolean']['input']>;
};

/**
 * Defines the types of available validation strategies for delivery addresses.
 *
 */
export type DeliveryAddressValidationStrategy =
  /** Only the country code is validated. */
  | 'COUNTRY_CODE_ONLY'
  /**
   * Strict validation is performed, i.e. all fields in the address are validated
   * according to Shopify's checkout rules. If the address fails validation, the cart will not be updated.
   *
   */
  | 'STRICT';

/** List of different delivery method types. */
export type DeliveryMethodType =
  /** Local Delivery. */
  | 'LOCAL'
  /** None. */
  | 'NONE'
  /** Shipping to a Pickup Point. */
  | 'PICKUP_POINT'
  /** Local Pickup. */
  | 'PICK_UP'
  /** Retail. */
  | 'RETAIL'
  /** Shipping. */
  | 'SHIPPING';

/** Digital wallet, such as Apple Pay, which can be used for accelerated checkouts. */
export type DigitalWallet =
  /** Android Pay. */
  | 'ANDROID_PAY'
  /** Apple Pay. */
  | 'APPLE_PAY'
  /** Google Pay. */
  | 'GOOGLE_PAY'
  /** Shopify Pay. */
  | 'SHOPIFY_PAY';

/** The method by which the discount's value is allocated onto its entitled lines. */
export type DiscountApplicationAllocationMethod =
  /** The value is spread across all entitled lines. */
  | 'ACROSS'
  /** The value is applied onto every entitled line. */
  | 'EACH'
  /** The value is specifically applied onto a particular line. */
  | 'ONE';

/**
 * The lines on the order to which the discount is applied, of the type defined by
 * the discount application's `targetType`. For example, the value `ENTITLED`, combined with a `targetType` of
 * `LINE_ITEM`, applies the discount on all line items that are entitled to the discount.
 * The value `ALL`, combined with a `targetType` of `SHIPPING_LINE`, applies the discount on all shipping lines.
 *
 */
export type DiscountApplicationTargetSelection =
  /** The discount is allocated onto all the lines. */
  | 'ALL'
  /** The discount is allocated onto only the lines that it's entitled for. */
  | 'ENTITLED'
  /** The discount is allocated onto explicitly chosen lines. */
  | 'EXPLICIT';

/**
 * The type of line (i.e. line item or shipping line) on an order that the discount is applicable towards.
 *
 */
export type DiscountApplicationTargetType =
  /** The discount applies onto line items. */
  | 'LINE_ITEM'
  /** The discount applies onto shipping lines. */
  | 'SHIPPING_LINE';

/**
 * Defines how to present the filter values, specifies the presentation of the filter.
 *
 */
export type FilterPresentation =
  /** Image presentation, filter values display an image. */
  | 'IMAGE'
  /** Swatch presentation, filter values display color or image patterns. */
  | 'SWATCH'
  /** Text presentation, no additional visual display for filter values. */
  | 'TEXT';

/**
 * The type of data that the filter group represents.
 *
 * For more information, refer to [Filter products in a collection with the Storefront API]
 * (https://shopify.dev/custom-storefronts/products-collections/filter-products).
 *
 */
export type FilterType =
  /** A boolean value. */
  | 'BOOLEAN'
  /** A list of selectable values. */
  | 'LIST'
  /** A range of prices. */
  | 'PRICE_RANGE';

/** The input fields used to specify a geographical location. */
export type GeoCoordinateInput = {
  /** The coordinate's latitude value. */
  latitude: Scalars['Float']['input'];
  /** The coordinate's longitude value. */
  longitude: Scalars['Float']['input'];
};

/** The input fields to identify a metafield on an owner resource by namespace and key. */
export type HasMetafieldsIdentifier = {
  /** The identifier for the metafield. */
  key: Scalars['String']['input'];
  /** The container the metafield belongs to. If omitted, the app-reserved namespace will be used. */
  namespace?: InputMaybe<Scalars['String']['input']>;
};

/** List of supported image content types. */
export type ImageContentType =
  /** A JPG image. */
  | 'JPG'
  /** A PNG image. */
  | 'PNG'
  /** A WEBP image. */
  | 'WEBP';

/**
 * The available options for transforming an image.
 *
 * All transformation options are considered best effort. Any transformation that
 * the original image type doesn't support will be ignored.
 *
 */
export type ImageTransformInput = {
  /**
   * The region of the image to remain after cropping.
   * Must be used in conjunction with the `maxWidth` and/or `maxHeight` fields,
   * where the `maxWidth` and `maxHeight` aren't equal.
   * The `crop` argument should coincide with the smaller value. A smaller `maxWidth` indicates a `LEFT` or `RIGHT` crop, while
   * a smaller `maxHeight` indicates a `TOP` or `BOTTOM` crop. For example, `{
   * maxWidth: 5, maxHeight: 10, crop: LEFT }` will result
   * in an image with a width of 5 and height of 10, where the right side of the image is removed.
   *
   */
  crop?: InputMaybe<CropRegion>;
  /**
   * Image height in pixels between 1 and 5760.
   *
   */
  maxHeight?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Image width in pixels between 1 and 5760.
   *
   */
  maxWidth?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Convert the source image into the preferred content type.
   * Supported conversions: `.svg` to `.png`, any file type to `.jpg`, and any file type to `.webp`.
   *
   */
  preferredContentType?: InputMaybe<ImageContentType>;
  /**
   * Image size multiplier for high-resolution retina displays. Must be within 1..3.
   *
   */
  scale?: InputMaybe<Scalars['Int']['input']>;
};

/** Language codes supported by Shopify. */
export type LanguageCode =
  /** Afrikaans. */
  | 'AF'
  /** Akan. */
  | 'AK'
  /** Amharic. */
  | 'AM'
  /** Arabic. */
  | 'AR'
  /** Assamese. */
  | 'AS'
  /** Azerbaijani. */
  | 'AZ'
  /** Belarusian. */
  | 'BE'
  /** Bulgarian. */
  | 'BG'
  /** Bambara. */
  | 'BM'
  /** Bangla. */
  | 'BN'
  /** Tibetan. */
  | 'BO'
  /** Breton. */
  | 'BR'
  /** Bosnian. */
  | 'BS'
  /** Catalan. */
  | 'CA'
  /** Chechen. */
  | 'CE'
  /** Central Kurdish. */
  | 'CKB'
  /** Czech. */
  | 'CS'
  /** Church Slavic. */
  | 'CU'
  /** Welsh. */
  | 'CY'
  /** Danish. */
  | 'DA'
  /** German. */
  | 'DE'
  /** Dzongkha. */
  | 'DZ'
  /** Ewe. */
  | 'EE'
  /** Greek. */
  | 'EL'
  /** English. */
  | 'EN'
  /** Esperanto. */
  | 'EO'
  /** Spanish. */
  | 'ES'
  /** Estonian. */
  | 'ET'
  /** Basque. */
  | 'EU'
  /** Persian. */
  | 'FA'
  /** Fulah. */
  | 'FF'
  /** Finnish. */
  | 'FI'
  /** Filipino. */
  | 'FIL'
  /** Faroese. */
  | 'FO'
  /** French. */
  | 'FR'
  /** Western Frisian. */
  | 'FY'
  /** Irish. */
  | 'GA'
  /** Scottish Gaelic. */
  | 'GD'
  /** Galician. */
  | 'GL'
  /** Gujarati. */
  | 'GU'
  /** Manx. */
  | 'GV'
  /** Hausa. */
  | 'HA'
  /** Hebrew. */
  | 'HE'
  /** Hindi. */
  | 'HI'
  /** Croatian. */
  | 'HR'
  /** Hungarian. */
  | 'HU'
  /** Armenian. */
  | 'HY'
  /** Interlingua. */
  | 'IA'
  /** Indonesian. */
  | 'ID'
  /** Igbo. */
  | 'IG'
  /** Sichuan Yi. */
  | 'II'
  /** Icelandic. */
  | 'IS'
  /** Italian. */
  | 'IT'
  /** Japanese. */
  | 'JA'
  /** Javanese. */
  | 'JV'
  /** Georgian. */
  | 'KA'
  /** Kikuyu. */
  | 'KI'
  /** Kazakh. */
  | 'KK'
  /** Kalaallisut. */
  | 'KL'
  /** Khmer. */
  | 'KM'
  /** Kannada. */
  | 'KN'
  /** Korean. */
  | 'KO'
  /** Kashmiri. */
  | 'KS'
  /** Kurdish. */
  | 'KU'
  /** Cornish. */
  | 'KW'
  /** Kyrgyz. */
  | 'KY'
  /** Latin. */
  | 'LA'
  /** Luxembourgish. */
  | 'LB'
  /** Ganda. */
  | 'LG'
  /** Lingala. */
  | 'LN'
  /** Lao. */
  | 'LO'
  /** Lithuanian. */
  | 'LT'
  /** Luba-Katanga. */
  | 'LU'
  /** Latvian. */
  | 'LV'
  /** Malagasy. */
  | 'MG'
  /** Māori. */
  | 'MI'
  /** Macedonian. */
  | 'MK'
  /** Malayalam. */
  | 'ML'
  /** Mongolian. */
  | 'MN'
  /** Moldavian. */
  | 'MO'
  /** Marathi. */
  | 'MR'
  /** Malay. */
  | 'MS'
  /** Maltese. */
  | 'MT'
  /** Burmese. */
  | 'MY'
  /** Norwegian (Bokmål). */
  | 'NB'
  /** North Ndebele. */
  | 'ND'
  /** Nepali. */
  | 'NE'
  /** Dutch. */
  | 'NL'
  /** Norwegian Nynorsk. */
  | 'NN'
  /** Norwegian. */
  | 'NO'
  /** Oromo. */
  | 'OM'
  /** Odia. */
  | 'OR'
  /** Ossetic. */
  | 'OS'
  /** Punjabi. */
  | 'PA'
  /** Polish. */
  | 'PL'
  /** Pashto. */
  | 'PS'
  /** Portuguese. */
  | 'PT'
  /** Portuguese (Brazil). */
  | 'PT_BR'
  /** Portuguese (Portugal). */
  | 'PT_PT'
  /** Quechua. */
  | 'QU'
  /** Romansh. */
  | 'RM'
  /** Rundi. */
  | 'RN'
  /** Romanian. */
  | 'RO'
  /** Russian. */
  | 'RU'
  /** Kinyarwanda. */
  | 'RW'
  /** Sanskrit. */
  | 'SA'
  /** Sardinian. */
  | 'SC'
  /** Sindhi. */
  | 'SD'
  /** Northern Sami. */
  | 'SE'
  /** Sango. */
  | 'SG'
  /** Serbo-Croatian. */
  | 'SH'
  /** Sinhala. */
  | 'SI'
  /** Slovak. */
  | 'SK'
  /** Slovenian. */
  | 'SL'
  /** Shona. */
  | 'SN'
  /** Somali. */
  | 'SO'
  /** Albanian. */
  | 'SQ'
  /** Serbian. */
  | 'SR'
  /** Sundanese. */
  | 'SU'
  /** Swedish. */
  | 'SV'
  /** Swahili. */
  | 'SW'
  /** Tamil. */
  | 'TA'
  /** Telugu. */
  | 'TE'
  /** Tajik. */
  | 'TG'
  /** Thai. */
  | 'TH'
  /** Tigrinya. */
  | 'TI'
  /** Turkmen. */
  | 'TK'
  /** Tongan. */
  | 'TO'
  /** Turkish. */
  | 'TR'
  /** Tatar. */
  | 'TT'
  /** Uyghur. */
  | 'UG'
  /** Ukrainian. */
  | 'UK'
  /** Urdu. */
  | 'UR'
  /** Uzbek. */
  | 'UZ'
  /** Vietnamese. */
  | 'VI'
  /** Volapük. */
  | 'VO'
  /** Wolof. */
  | 'WO'
  /** Xhosa. */
  | 'XH'
  /** Yiddish. */
  | 'YI'
  /** Yoruba. */
  | 'YO'
  /** Chinese. */
  | 'ZH'
  /** Chinese (Simplified). */
  | 'ZH_CN'
  /** Chinese (Traditional). */
  | 'ZH_TW'
  /** Zulu. */
  | 'ZU';

/** The set of valid sort keys for the Location query. */
export type LocationSortKeys =
  /** Sort by the `city` value. */
  | 'CITY'
  /** Sort by the `distance` value. */
  | 'DISTANCE'
  /** Sort by the `id` value. */
  | 'ID'
  /** Sort by the `name` value. */
  | 'NAME';

/** The input fields to create or update a mailing address. */
export type MailingAddressInput = {
  /**
   * The first line of the address. Typically the street address or PO Box number.
   *
   */
  address1?: InputMaybe<Scalars['String']['input']>;
  /**
   * The second line of the address. Typically the number of the apartment, suite, or unit.
   *
   */
  address2?: InputMaybe<Scalars['String']['input']>;
  /**
   * The name of the city, district, village, or town.
   *
   */
  city?: InputMaybe<Scalars['String']['input']>;
  /**
   * The name of the customer's company or organization.
   *
   */
  company?: InputMaybe<Scalars['String']['input']>;
  /** The name of the country. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** The first name of the customer. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The last name of the customer. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /**
   * A unique phone number for the customer.
   *
   * Formatted using E.164 standard. For example, _+16135551111_.
   *
   */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The region of the address, such as the province, state, or district. */
  province?: InputMaybe<Scalars['String']['input']>;
  /** The zip or postal code of the address. */
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** The possible content types for a media object. */
export type MediaContentType =
  /** An externally hosted video. */
  | 'EXTERNAL_VIDEO'
  /** A Shopify hosted image. */
  | 'IMAGE'
  /** A 3d model. */
  | 'MODEL_3D'
  /** A Shopify hosted video. */
  | 'VIDEO';

/** Host for a Media Resource. */
export type MediaHost =
  /** Host for Vimeo embedded videos. */
  | 'VIMEO'
  /** Host for YouTube embedded videos. */
  | 'YOUTUBE';

/** The possible formats for a media presentation. */
export type MediaPresentationFormat =
  /** A media image presentation. */
  | 'IMAGE'
  /** A model viewer presentation. */
  | 'MODEL_VIEWER';

/** A menu item type. */
export type MenuItemType =
  /** An article link. */
  | 'ARTICLE'
  /** A blog link. */
  | 'BLOG'
  /** A catalog link. */
  | 'CATALOG'
  /** A collection link. */
  | 'COLLECTION'
  /** A collection link. */
  | 'COLLECTIONS'
  /** A customer account page link. */
  | 'CUSTOMER_ACCOUNT_PAGE'
  /** A frontpage link. */
  | 'FRONTPAGE'
  /** An http link. */
  | 'HTTP'
  /** A metaobject page link. */
  | 'METAOBJECT'
  /** A page link. */
  | 'PAGE'
  /** A product link. */
  | 'PRODUCT'
  /** A search link. */
  | 'SEARCH'
  /** A shop policy link. */
  | 'SHOP_POLICY';

/** Possible error codes that can be returned by `MetafieldDeleteUserError`. */
export type MetafieldDeleteErrorCode =
  /** The current app is not authorized to perform this action. */
  | 'APP_NOT_AUTHORIZED'
  /** The owner ID is invalid. */
  | 'INVALID_OWNER'
  /** Metafield not found. */
  | 'METAFIELD_DOES_NOT_EXIST';

/**
 * A filter used to view a subset of products in a collection matching a specific metafield value.
 *
 * Only the following metafield types are currently supported:
 * - `number_integer`
 * - `number_decimal`
 * - `single_line_text_field`
 * - `boolean` as of 2022-04.
 *
 */
export type MetafieldFilter = {
  /** The key of the metafield to filter on. */
  key: Scalars['String']['input'];
  /** The namespace of the metafield to filter on. */
  namespace: Scalars['String']['input'];
  /** The value of the metafield. */
  value: Scalars['String']['input'];
};

/** Possible error codes that can be returned by `MetafieldsSetUserError`. */
export type MetafieldsSetUserErrorCode =
  /** The current app is not authorized to perform this action. */
  | 'APP_NOT_AUTHORIZED'
  /** The input value is blank. */
  | 'BLANK'
  /** The input value isn't included in the list. */
  | 'INCLUSION'
  /** The owner ID is invalid. */
  | 'INVALID_OWNER'
  /** The type is invalid. */
  | 'INVALID_TYPE'
  /** The value is invalid for metafield type or for definition options. */
  | 'INVALID_VALUE'
  /** The input value should be less than or equal to the maximum value allowed. */
  | 'LESS_THAN_OR_EQUAL_TO'
  /** The input value needs to be blank. */
  | 'PRESENT'
  /** The input value is too long. */
  | 'TOO_LONG'
  /** The input value is too short. */
  | 'TOO_SHORT';

/** The input fields used to retrieve a metaobject by handle. */
export type MetaobjectHandleInput = {
  /** The handle of the metaobject. */
  handle: Scalars['String']['input'];
  /** The type of the metaobject. */
  type: Scalars['String']['input'];
};

/** The input fields for a monetary value with currency. */
export type MoneyInput = {
  /** Decimal money amount. */
  amount: Scalars['Decimal']['input'];
  /** Currency of the money. */
  currencyCode: CurrencyCode;
};

/** Represents the reason for the order's cancellation. */
export type OrderCancelReason =
  /** The customer wanted to cancel the order. */
  | 'CUSTOMER'
  /** Payment was declined. */
  | 'DECLINED'
  /** The order was fraudulent. */
  | 'FRAUD'
  /** There was insufficient inventory. */
  | 'INVENTORY'
  /** The order was canceled for an unlisted reason. */
  | 'OTHER'
  /** Staff made an error. */
  | 'STAFF';

/** Represents the order's current financial status. */
export type OrderFinancialStatus =
  /** Displayed as **Authorized**. */
  | 'AUTHORIZED'
  /** Displayed as **Paid**. */
  | 'PAID'
  /** Displayed as **Partially paid**. */
  | 'PARTIALLY_PAID'
  /** Displayed as **Partially refunded**. */
  | 'PARTIALLY_REFUNDED'
  /** Displayed as **Pending**. */
  | 'PENDING'
  /** Displayed as **Refunded**. */
  | 'REFUNDED'
  /** Displayed as **Voided**. */
  | 'VOIDED';

/** Represents the order's aggregated fulfillment status for display purposes. */
export type OrderFulfillmentStatus =
  /** Displayed as **Fulfilled**. All of the items in the order have been fulfilled. */
  | 'FULFILLED'
  /** Displayed as **In progress**. Some of the items in the order have been fulfilled, or a request for fulfillment has been sent to the fulfillment service. */
  | 'IN_PROGRESS'
  /** Displayed as **On hold**. All of the unfulfilled items in this order are on hold. */
  | 'ON_HOLD'
  /** Displayed as **Open**. None of the items in the order have been fulfilled. Replaced by "UNFULFILLED" status. */
  | 'OPEN'
  /** Displayed as **Partially fulfilled**. Some of the items in the order have been fulfilled. */
  | 'PARTIALLY_FULFILLED'
  /** Displayed as **Pending fulfillment**. A request for fulfillment of some items awaits a response from the fulfillment service. Replaced by "IN_PROGRESS" status. */
  | 'PENDING_FULFILLMENT'
  /** Displayed as **Restocked**. All of the items in the order have been restocked. Replaced by "UNFULFILLED" status. */
  | 'RESTOCKED'
  /** Displayed as **Scheduled**. All of the unfulfilled items in this order are scheduled for fulfillment at later time. */
  | 'SCHEDULED'
  /** Displayed as **Unfulfilled**. None of the items in the order have been fulfilled. */
  | 'UNFULFILLED';

/** The set of valid sort keys for the Order query. */
export type OrderSortKeys =
  /** Sort by the `id` value. */
  | 'ID'
  /** Sort by the `processed_at` value. */
  | 'PROCESSED_AT'
  /**
   * Sort by relevance to the search terms when the `query` parameter is specified on the connection.
   * Don't use this sort key when no search query is specified.
   *
   */
  | 'RELEVANCE'
  /** Sort by the `total_price` value. */
  | 'TOTAL_PRICE';

/** The set of valid sort keys for the Page query. */
export type PageSortKeys =
  /** Sort by the `id` value. */
  | 'ID'
  /**
   * Sort by relevance to the search terms when the `query` parameter is specified on the connection.
   * Don't use this sort key when no search query is specified.
   *
   */
  | 'RELEVANCE'
  /** Sort by the `title` value. */
  | 'TITLE'
  /** Sort by the `updated_at` value. */
  | 'UPDATED_AT';

/** Decides the distribution of results. */
export type PredictiveSearchLimitScope =
  /** Return results up to limit across all types. */
  | 'ALL'
  /** Return results up to limit per type. */
  | 'EACH';

/** The types of search items to perform predictive search on. */
export type PredictiveSearchType =
  /** Returns matching articles. */
  | 'ARTICLE'
  /** Returns matching collections. */
  | 'COLLECTION'
  /** Returns matching pages. */
  | 'PAGE'
  /** Returns matching products. */
  | 'PRODUCT'
  /** Returns matching query strings. */
  | 'QUERY';

/** The preferred delivery methods such as shipping, local pickup or through pickup points. */
export type PreferenceDeliveryMethodType =
  /** A delivery method used to let buyers collect purchases at designated locations like parcel lockers. */
  | 'PICKUP_POINT'
  /** A delivery method used to let buyers receive items directly from a specific location within an area. */
  | 'PICK_UP'
  /** A delivery method used to send items directly to a buyer’s specified address. */
  | 'SHIPPING';

/**
 * The input fields for a filter used to view a subset of products in a collection matching a specific price range.
 *
 */
export type PriceRangeFilter = {
  /** The maximum price in the range. Empty indicates no max price. */
  max?: InputMaybe<Scalars['Float']['input']>;
  /** The minimum price in the range. Defaults to zero. */
  min?: InputMaybe<Scalars['Float']['input']>;
};

/** The set of valid sort keys for the ProductCollection query. */
export type ProductCollectionSortKeys =
  /** Sort by the `best-selling` value. */
  | 'BEST_SELLING'
  /** Sort by the `collection-default` value. */
  | 'COLLECTION_DEFAULT'
  /** Sort by the `created` value. */
  | 'CREATED'
  /** Sort by the `id` value. */
  | 'ID'
  /** Sort by the `manual` value. */
  | 'MANUAL'
  /** Sort by the `price` value. */
  | 'PRICE'
  /**
   * Sort by relevance to the search terms when the `query` parameter is specified on the connection.
   * Don't use this sort key when no search query is specified.
   *
   */
  | 'RELEVANCE'
  /** Sort by the `title` value. */
  | 'TITLE';

/**
 * The input fields for a filter used to view a subset of products in a collection.
 * By default, the `available` and `price` filters are enabled. Filters are customized with the Shopify Search & Discovery app.
 * Learn more about [customizing storefront filtering](https://help.shopify.com/manual/online-store/themes/customizing-themes/storefront-filters).
 *
 */
export type ProductFilter = {
  /** Filter on if the product is available for sale. */
  available?: InputMaybe<Scalars['Boolean']['input']>;
  /** A product category to filter on. */
  category?: InputMaybe<CategoryFilter>;
  /** A range of prices to filter with-in. */
  price?: InputMaybe<PriceRangeFilter>;
  /** A product metafield to filter on. */
  productMetafield?: InputMaybe<MetafieldFilter>;
  /** The product type to filter on. */
  productType?: InputMaybe<Scalars['String']['input']>;
  /** The product vendor to filter on. */
  productVendor?: InputMaybe<Scalars['String']['input']>;
  /** A product tag to filter on. */
  tag?: InputMaybe<Scalars['String']['input']>;
  /** A standard product attribute metafield to filter on. */
  taxonomyMetafield?: InputMaybe<TaxonomyMetafieldFilter>;
  /** A variant metafield to filter on. */
  variantMetafield?: InputMaybe<MetafieldFilter>;
  /** A variant option to filter on. */
  variantOption?: InputMaybe<VariantOptionFilter>;
};

/** The set of valid sort keys for the ProductImage query. */
export type ProductImageSortKeys =
  /** Sort by the `created_at` value. */
  | 'CREATED_AT'
  /** Sort by the `id` value. */
  | 'ID'
  /** Sort by the `position` value. */
  | 'POSITION'
  /**
   * Sort by relevance to the search terms when the `query` parameter is specified on the connection.
   * Don't use this sort key when no search query is specified.
   *
   */
  | 'RELEVANCE';

/** The set of valid sort keys for the ProductMedia query. */
export type ProductMediaSortKeys =
  /** Sort by the `id` value. */
  | 'ID'
  /** Sort by the `position` value. */
  | 'POSITION'
  /**
   * Sort by relevance to the search terms when the `query` parameter is specified on the connection.
   * Don't use this sort key when no search query is specified.
   *
   */
  | 'RELEVANCE';

/**
 * The recommendation intent that is used to generate product recommendations.
 * You can use intent to generate product recommendations according to different strategies.
 *
 */
export type ProductRecommendationIntent =
  /** Offer customers products that are complementary to a product for which recommendations are to be fetched. An example is add-on products that display in a Pair it with section. */
  | 'COMPLEMENTARY'
  /** Offer customers a mix of products that are similar or complementary to a product for which recommendations are to be fetched. An example is substitutable products that display in a You may also like section. */
  | 'RELATED';

/** The set of valid sort keys for the Product query. */
export type ProductSortKeys =
  /** Sort by the `best_selling` value. */
  | 'BEST_SELLING'
  /** Sort by the `created_at` value. */
  | 'CREATED_AT'
  /** Sort by the `id` value. */
  | 'ID'
  /** Sort by the `price` value. */
  | 'PRICE'
  /** Sort by the `product_type` value. */
  | 'PRODUCT_TYPE'
  /**
   * Sort by relevance to the search terms when the `query` parameter is specified on the connection.
   * Don't use this sort key when no search query is specified.
   *
   */
  | 'RELEVANCE'
  /** Sort by the `title` value. */
  | 'TITLE'
  /** Sort by the `updated_at` value. */
  | 'UPDATED_AT'
  /** Sort by the `vendor` value. */
  | 'VENDOR';

/** The set of valid sort keys for the ProductVariant query. */
export type ProductVariantSortKeys =
  /** Sort by the `id` value. */
  | 'ID'
  /** Sort by the `position` value. */
  | 'POSITION'
  /**
   * Sort by relevance to the search terms when the `query` parameter is specified on the connection.
   * Don't use this sort key when no search query is specified.
   *
   */
  | 'RELEVANCE'
  /** Sort by the `sku` value. */
  | 'SKU'
  /** Sort by the `title` value. */
  | 'TITLE';

/** Specifies whether to perform a partial word match on the last search term. */
export type SearchPrefixQueryType =
  /** Perform a partial word match on the last search term. */
  | 'LAST'
  /** Don't perform a partial word match on the last search term. */
  | 'NONE';

/** The set of valid sort keys for the search query. */
export type SearchSortKeys =
  /** Sort by the `price` value. */
  | 'PRICE'
  /** Sort by relevance to the search terms. */
  | 'RELEVANCE';

/** The types of search items to perform search within. */
export type SearchType =
  /** Returns matching articles. */
  | 'ARTICLE'
  /** Returns matching pages. */
  | 'PAGE'
  /** Returns matching products. */
  | 'PRODUCT';

/** Specifies whether to display results for unavailable products. */
export type SearchUnavailableProductsType =
  /** Exclude unavailable products. */
  | 'HIDE'
  /** Show unavailable products after all other matching results. This is the default. */
  | 'LAST'
  /** Show unavailable products in the order that they're found. */
  | 'SHOW';

/** Specifies the list of resource fields to search. */
export type SearchableField =
  /** Author of the page or article. */
  | 'AUTHOR'
  /** Body of the page or article or product description or collection description. */
  | 'BODY'
  /** Product type. */
  | 'PRODUCT_TYPE'
  /** Tag associated with the product or article. */
  | 'TAG'
  /** Title of the page or article or product title or collection title. */
  | 'TITLE'
  /** Variant barcode. */
  | 'VARIANTS_BARCODE'
  /** Variant SKU. */
  | 'VARIANTS_SKU'
  /** Variant title. */
  | 'VARIANTS_TITLE'
  /** Product vendor. */
  | 'VENDOR';

/** The input fields required for a selected option. */
export type SelectedOptionInput = {
  /** The product option’s name. */
  name: Scalars['String']['input'];
  /** The product option’s value. */
  value: Scalars['String']['input'];
};

/** The checkout charge when the full amount isn't charged at checkout. */
export type SellingPlanCheckoutChargeType =
  /** The checkout charge is a percentage of the product or variant price. */
  | 'PERCENTAGE'
  /** The checkout charge is a fixed price amount. */
  | 'PRICE';

/** Represents a valid selling plan interval. */
export type SellingPlanInterval =
  /** Day interval. */
  | 'DAY'
  /** Month interval. */
  | 'MONTH'
  /** Week interval. */
  | 'WEEK'
  /** Year interval. */
  | 'YEAR';

/** The payment frequency for a Shop Pay Installments Financing Plan. */
export type ShopPayInstallmentsFinancingPlanFrequency =
  /** Monthly payment frequency. */
  | 'MONTHLY'
  /** Weekly payment frequency. */
  | 'WEEKLY';

/** The loan type for a Shop Pay Installments Financing Plan Term. */
export type ShopPayInstallmentsLoan =
  /** An interest-bearing loan type. */
  | 'INTEREST'
  /** A split-pay loan type. */
  | 'SPLIT_PAY'
  /** A zero-percent loan type. */
  | 'ZERO_PERCENT';

/** The input fields to create a delivery method for a Shop Pay payment request. */
export type ShopPayPaymentRequestDeliveryMethodInput = {
  /** The amount for the delivery method. */
  amount?: InputMaybe<MoneyInput>;
  /** The code of the delivery method. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The detail about when the delivery may be expected. */
  deliveryExpectationLabel?: InputMaybe<Scalars['String']['input']>;
  /** The detail of the delivery method. */
  detail?: InputMaybe<Scalars['String']['input']>;
  /** The label of the delivery method. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** The maximum delivery date for the delivery method. */
  maxDeliveryDate?: InputMaybe<Scalars['ISO8601DateTime']['input']>;
  /** The minimum delivery date for the delivery method. */
  minDeliveryDate?: InputMaybe<Scalars['ISO8601DateTime']['input']>;
};

/** Represents the delivery method type for a Shop Pay payment request. */
export type ShopPayPaymentRequestDeliveryMethodType =
  /** The delivery method type is pickup. */
  | 'PICKUP'
  /** The delivery method type is shipping. */
  | 'SHIPPING';

/** The input fields to create a discount for a Shop Pay payment request. */
export type ShopPayPaymentRequestDiscountInput = {
  /** The amount of the discount. */
  amount?: InputMaybe<MoneyInput>;
  /** The label of the discount. */
  label?: InputMaybe<Scalars['String']['input']>;
};

/** The input fields to create an image for a Shop Pay payment request. */
export type ShopPayPaymentRequestImageInput = {
  /** The alt text of the image. */
  alt?: InputMaybe<Scalars['String']['input']>;
  /** The source URL of the image. */
  url: Scalars['String']['input'];
};

/** The input fields represent a Shop Pay payment request. */
export type ShopPayPaymentRequestInput = {
  /**
   * The delivery methods for the payment request.
   *
   * The input must not contain more than `250` values.
   */
  deliveryMethods?: InputMaybe<Array<ShopPayPaymentRequestDeliveryMethodInput>>;
  /**
   * The discount codes for the payment request.
   *
   * The input must not contain more than `250` values.
   */
  discountCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * The discounts for the payment request order.
   *
   * The input must not contain more than `250` values.
   */
  discounts?: InputMaybe<Array<ShopPayPaymentRequestDiscountInput>>;
  /**
   * The line items for the payment request.
   *
   * The input must not contain more than `250` values.
   */
  lineItems?: InputMaybe<Array<ShopPayPaymentRequestLineItemInput>>;
  /** The locale for the payment request. */
  locale: Scalars['String']['input'];
  /** The encrypted payment method for the payment request. */
  paymentMethod?: InputMaybe<Scalars['String']['input']>;
  /** The presentment currency for the payment request. */
  presentmentCurrency: CurrencyCode;
  /** The delivery method type for the payment request. */
  selectedDeliveryMethodType?: InputMaybe<ShopPayPaymentRequestDeliveryMethodType>;
  /**
   * The shipping lines for the payment request.
   *
   * The input must not contain more than `250` values.
   */
  shippingLines?: InputMaybe<Array<ShopPayPaymentRequestShippingLineInput>>;
  /** The subtotal amount for the payment request. */
  subtotal: MoneyInput;
  /** The total amount for the payment request. */
  total: MoneyInput;
  /** The total shipping price for the payment request. */
  totalShippingPrice?: InputMaybe<ShopPayPaymentRequestTotalShippingPriceInput>;
  /** The total tax for the payment request. */
  totalTax?: InputMaybe<MoneyInput>;
};

/** The input fields to create a line item for a Shop Pay payment request. */
export type ShopPayPaymentRequestLineItemInput = {
  /** The final item price for the line item. */
  finalItemPrice?: InputMaybe<MoneyInput>;
  /** The final line price for the line item. */
  finalLinePrice?: InputMaybe<MoneyInput>;
  /** The image of the line item. */
  image?: InputMaybe<ShopPayPaymentRequestImageInput>;
  /**
   * The item discounts for the line item.
   *
   * The input must not contain more than `250` values.
   */
  itemDiscounts?: InputMaybe<Array<ShopPayPaymentRequestDiscountInput>>;
  /** The label of the line item. */
  label?: InputMaybe<Scalars['String']['input']>;
  /**
   * The line discounts for the line item.
   *
   * The input must not contain more than `250` values.
   */
  lineDiscounts?: InputMaybe<Array<ShopPayPaymentRequestDiscountInput>>;
  /** The original item price for the line item. */
  originalItemPrice?: InputMaybe<MoneyInput>;
  /** The original line price for the line item. */
  originalLinePrice?: InputMaybe<MoneyInput>;
  /** The quantity of the line item. */
  quantity: Scalars['Int']['input'];
  /** Whether the line item requires shipping. */
  requiresShipping?: InputMaybe<Scalars['Boolean']['input']>;
  /** The SKU of the line item. */
  sku?: InputMaybe<Scalars['String']['input']>;
};

/** The input fields to create a shipping line for a Shop Pay payment request. */
export type ShopPayPaymentRequestShippingLineInput = {
  /** The amount for the shipping line. */
  amount?: InputMaybe<MoneyInput>;
  /** The code of the shipping line. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The label of the shipping line. */
  label?: InputMaybe<Scalars['String']['input']>;
};

/** The input fields to create a shipping total for a Shop Pay payment request. */
export type ShopPayPaymentRequestTotalShippingPriceInput = {
  /**
   * The discounts for the shipping total.
   *
   * The input must not contain more than `250` values.
   */
  discounts?: InputMaybe<Array<ShopPayPaymentRequestDiscountInput>>;
  /** The final total for the shipping total. */
  finalTotal?: InputMaybe<MoneyInput>;
  /** The original total for the shipping total. */
  originalTotal?: InputMaybe<MoneyInput>;
};

/**
 * The input fields for submitting Shop Pay payment method information for checkout.
 *
 */
export type ShopPayWalletContentInput = {
  /** The customer's billing address. */
  billingAddress: MailingAddressInput;
  /** Session token for transaction. */
  sessionToken: Scalars['String']['input'];
};

/** The types of resources potentially present in a sitemap. */
export type SitemapType =
  /** Articles present in the sitemap. */
  | 'ARTICLE'
  /** Blogs present in the sitemap. */
  | 'BLOG'
  /** Collections present in the sitemap. */
  | 'COLLECTION'
  /**
   * Metaobjects present in the sitemap. Only metaobject types with the
   * [`renderable` capability](https://shopify.dev/docs/apps/build/custom-data/metaobjects/use-metaobject-capabilities#render-metaobjects-as-web-pages)
   * are included in sitemap.
   *
   */
  | 'METAOBJECT'
  /** Pages present in the sitemap. */
  | 'PAGE'
  /** Products present in the sitemap. */
  | 'PRODUCT';

/** The code of the error that occurred during cart submit for completion. */
export type SubmissionErrorCode =
  | 'BUYER_IDENTITY_EMAIL_IS_INVALID'
  | 'BUYER_IDENTITY_EMAIL_REQUIRED'
  | 'BUYER_IDENTITY_PHONE_IS_INVALID'
  | 'DELIVERY_ADDRESS1_INVALID'
  | 'DELIVERY_ADDRESS1_REQUIRED'
  | 'DELIVERY_ADDRESS1_TOO_LONG'
  | 'DELIVERY_ADDRESS2_INVALID'
  | 'DELIVERY_ADDRESS2_REQUIRED'
  | 'DELIVERY_ADDRESS2_TOO_LONG'
  | 'DELIVERY_ADDRESS_REQUIRED'
  | 'DELIVERY_CITY_INVALID'
  | 'DELIVERY_CITY_REQUIRED'
  | 'DELIVERY_CITY_TOO_LONG'
  | 'DELIVERY_COMPANY_INVALID'
  | 'DELIVERY_COMPANY_REQUIRED'
  | 'DELIVERY_COMPANY_TOO_LONG'
  | 'DELIVERY_COUNTRY_REQUIRED'
  | 'DELIVERY_FIRST_NAME_INVALID'
  | 'DELIVERY_FIRST_NAME_REQUIRED'
  | 'DELIVERY_FIRST_NAME_TOO_LONG'
  | 'DELIVERY_INVALID_POSTAL_CODE_FOR_COUNTRY'
  | 'DELIVERY_INVALID_POSTAL_CODE_FOR_ZONE'
  | 'DELIVERY_LAST_NAME_INVALID'
  | 'DELIVERY_LAST_NAME_REQUIRED'
  | 'DELIVERY_LAST_NAME_TOO_LONG'
  | 'DELIVERY_NO_DELIVERY_AVAILABLE'
  | 'DELIVERY_NO_DELIVERY_AVAILABLE_FOR_MERCHANDISE_LINE'
  | 'DELIVERY_OPTIONS_PHONE_NUMBER_INVALID'
  | 'DELIVERY_OPTIONS_PHONE_NUMBER_REQUIRED'
  | 'DELIVERY_PHONE_NUMBER_INVALID'
  | 'DELIVERY_PHONE_NUMBER_REQUIRED'
  | 'DELIVERY_POSTAL_CODE_INVALID'
  | 'DELIVERY_POSTAL_CODE_REQUIRED'
  | 'DELIVERY_ZONE_NOT_FOUND'
  | 'DELIVERY_ZONE_REQUIRED_FOR_COUNTRY'
  | 'ERROR'
  | 'MERCHANDISE_LINE_LIMIT_REACHED'
  | 'MERCHANDISE_NOT_APPLICABLE'
  | 'MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE'
  | 'MERCHANDISE_OUT_OF_STOCK'
  | 'MERCHANDISE_PRODUCT_NOT_PUBLISHED'
  | 'NO_DELIVERY_GROUP_SELECTED'
  | 'PAYMENTS_ADDRESS1_INVALID'
  | 'PAYMENTS_ADDRESS1_REQUIRED'
  | 'PAYMENTS_ADDRESS1_TOO_LONG'
  | 'PAYMENTS_ADDRESS2_INVALID'
  | 'PAYMENTS_ADDRESS2_REQUIRED'
  | 'PAYMENTS_ADDRESS2_TOO_LONG'
  | 'PAYMENTS_BILLING_ADDRESS_ZONE_NOT_FOUND'
  | 'PAYMENTS_BILLING_ADDRESS_ZONE_REQUIRED_FOR_COUNTRY'
  | 'PAYMENTS_CITY_INVALID'
  | 'PAYMENTS_CITY_REQUIRED'
  | 'PAYMENTS_CITY_TOO_LONG'
  | 'PAYMENTS_COMPANY_INVALID'
  | 'PAYMENTS_COMPANY_REQUIRED'
  | 'PAYMENTS_COMPANY_TOO_LONG'
  | 'PAYMENTS_COUNTRY_REQUIRED'
  | 'PAYMENTS_CREDIT_CARD_BASE_EXPIRED'
  | 'PAYMENTS_CREDIT_CARD_BASE_GATEWAY_NOT_SUPPORTED'
  | 'PAYMENTS_CREDIT_CARD_BASE_INVALID_START_DATE_OR_ISSUE_NUMBER_FOR_DEBIT'
  | 'PAYMENTS_CREDIT_CARD_BRAND_NOT_SUPPORTED'
  | 'PAYMENTS_CREDIT_CARD_FIRST_NAME_BLANK'
  | 'PAYMENTS_CREDIT_CARD_GENERIC'
  | 'PAYMENTS_CREDIT_CARD_LAST_NAME_BLANK'
  | 'PAYMENTS_CREDIT_CARD_MONTH_INCLUSION'
  | 'PAYMENTS_CREDIT_CARD_NAME_INVALID'
  | 'PAYMENTS_CREDIT_CARD_NUMBER_INVALID'
  | 'PAYMENTS_CREDIT_CARD_NUMBER_INVALID_FORMAT'
  | 'PAYMENTS_CREDIT_CARD_SESSION_ID'
  | 'PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_BLANK'
  | 'PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_INVALID_FOR_CARD_TYPE'
  | 'PAYMENTS_CREDIT_CARD_YEAR_EXPIRED'
  | 'PAYMENTS_CREDIT_CARD_YEAR_INVALID_EXPIRY_YEAR'
  | 'PAYMENTS_FIRST_NAME_INVALID'
  | 'PAYMENTS_FIRST_NAME_REQUIRED'
  | 'PAYMENTS_FIRST_NAME_TOO_LONG'
  | 'PAYMENTS_INVALID_POSTAL_CODE_FOR_COUNTRY'
  | 'PAYMENTS_INVALID_POSTAL_CODE_FOR_ZONE'
  | 'PAYMENTS_LAST_NAME_INVALID'
  | 'PAYMENTS_LAST_NAME_REQUIRED'
  | 'PAYMENTS_LAST_NAME_TOO_LONG'
  | 'PAYMENTS_METHOD_REQUIRED'
  | 'PAYMENTS_METHOD_UNAVAILABLE'
  | 'PAYMENTS_PHONE_NUMBER_INVALID'
  | 'PAYMENTS_PHONE_NUMBER_REQUIRED'
  | 'PAYMENTS_POSTAL_CODE_INVALID'
  | 'PAYMENTS_POSTAL_CODE_REQUIRED'
  | 'PAYMENTS_SHOPIFY_PAYMENTS_REQUIRED'
  | 'PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT'
  | 'PAYMENTS_WALLET_CONTENT_MISSING'
  /** Redirect to checkout required to complete this action. */
  | 'REDIRECT_TO_CHECKOUT_REQUIRED'
  | 'TAXES_DELIVERY_GROUP_ID_NOT_FOUND'
  | 'TAXES_LINE_ID_NOT_FOUND'
  | 'TAXES_MUST_BE_DEFINED'
  /** Validation failed. */
  | 'VALIDATION_CUSTOM';

/**
 * A filter used to view a subset of products in a collection matching a specific taxonomy metafield value.
 *
 */
export type TaxonomyMetafieldFilter = {
  /** The key of the metafield to filter on. */
  key: Scalars['String']['input'];
  /** The namespace of the metafield to filter on. */
  namespace: Scalars['String']['input'];
  /** The value of the metafield. */
  value: Scalars['String']['input'];
};

/** The accepted types of unit of measurement. */
export type UnitPriceMeasurementMeasuredType =
  /** Unit of measurements representing areas. */
  | 'AREA'
  /** Unit of measurements representing counts. */
  | 'COUNT'
  /** Unit of measurements representing lengths. */
  | 'LENGTH'
  /** The type of measurement is unknown. Upgrade to the latest version of the API to resolve this type. */
  | 'UNKNOWN'
  /** Unit of measurements representing volumes. */
  | 'VOLUME'
  /** Unit of measurements representing weights. */
  | 'WEIGHT';

/** The valid units of measurement for a unit price measurement. */
export type UnitPriceMeasurementMeasuredUnit =
  /** 100 centiliters equals 1 liter. */
  | 'CL'
  /** 100 centimeters equals 1 meter. */
  | 'CM'
  /** Imperial system unit of volume (U.S. customary unit). */
  | 'FLOZ'
  /** 1 foot equals 12 inches. */
  | 'FT'
  /** Imperial system unit of area. */
  | 'FT2'
  /** Metric system unit of weight. */
  | 'G'
  /** 1 gallon equals 128 fluid ounces (U.S. customary unit). */
  | 'GAL'
  /** Imperial system unit of length. */
  | 'IN'
  /** 1 item, a unit of count. */
  | 'ITEM'
  /** 1 kilogram equals 1000 grams. */
  | 'KG'
  /** Metric system unit of volume. */
  | 'L'
  /** Imperial system unit of weight. */
  | 'LB'
  /** Metric system unit of length. */
  | 'M'
  /** Metric system unit of area. */
  | 'M2'
  /** 1 cubic meter equals 1000 liters. */
  | 'M3'
  /** 1000 milligrams equals 1 gram. */
  | 'MG'
  /** 1000 milliliters equals 1 liter. */
  | 'ML'
  /** 1000 millimeters equals 1 meter. */
  | 'MM'
  /** 16 ounces equals 1 pound. */
  | 'OZ'
  /** 1 pint equals 16 fluid ounces (U.S. customary unit). */
  | 'PT'
  /** 1 quart equals 32 fluid ounces (U.S. customary unit). */
  | 'QT'
  /** The unit of measurement is unknown. Upgrade to the latest version of the API to resolve this unit. */
  | 'UNKNOWN'
  /** 1 yard equals 36 inches. */
  | 'YD';

/** Systems of weights and measures. */
export type UnitSystem =
  /** Imperial system of weights and measures. */
  | 'IMPERIAL_SYSTEM'
  /** Metric system of weights and measures. */
  | 'METRIC_SYSTEM';

/** Possible error codes that can be returned by `ShopPayPaymentRequestSessionUserErrors`. */
export type UserErrorsShopPayPaymentRequestSessionUserErrorsCode =
  /** Idempotency key has already been used. */
  | 'IDEMPOTENCY_KEY_ALREADY_USED'
  /** Payment request input is invalid. */
  | 'PAYMENT_REQUEST_INVALID_INPUT'
  /** Payment request not found. */
  | 'PAYMENT_REQUEST_NOT_FOUND';

/** The input fields for a filter used to view a subset of products in a collection matching a specific variant option. */
export type VariantOptionFilter = {
  /** The name of the variant option to filter on. */
  name: Scalars['String']['input'];
  /** The value of the variant option to filter on. */
  value: Scalars['String']['input'];
};

/** The visitor's consent to data processing purposes for the shop. true means accepting the purposes, false means declining them, and null means that the visitor didn't express a preference. */
export type VisitorConsent = {
  /** The visitor accepts or rejects the analytics data processing purpose. */
  analytics?: InputMaybe<Scalars['Boolean']['input']>;
  /** The visitor accepts or rejects the first and third party marketing data processing purposes. */
  marketing?: InputMaybe<Scalars['Boolean']['input']>;
  /** The visitor accepts or rejects the preferences data processing purpose. */
  preferences?: InputMaybe<Scalars['Boolean']['input']>;
  /** The visitor accepts or rejects the sale or sharing of their data with third parties. */
  saleOfData?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Units of measurement for weight. */
export type WeightUnit =
  /** Metric system unit of mass. */
  | 'GRAMS'
  /** 1 kilogram equals 1000 grams. */
  | 'KILOGRAMS'
  /** Imperial system unit of mass. */
  | 'OUNCES'
  /** 1 pound equals 16 ounces. */
  | 'POUNDS';

type CartLine_CartLine_Fragment = { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
    | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
    | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
    | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
  >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } };

type CartLine_ComponentizableCartLine_Fragment = { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
    | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
    | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
    | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
  >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } };

export type CartLineFragment =
  | CartLine_CartLine_Fragment
  | CartLine_ComponentizableCartLine_Fragment
;

export type CartFragment = { id: string, totalQuantity: number, checkoutUrl: string, note: string | null, attributes: Array<{ key: string, value: string | null }>, buyerIdentity: { countryCode: CountryCode | null, customer: { id: string } | null }, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
    | { targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
    | { code: string, targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
    | { targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
  >, appliedGiftCards: Array<{ id: string, lastCharacters: string, presentmentAmountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, lines: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
      | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
          | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
          | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
          | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } }
      | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
          | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
          | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
          | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } }
    > } };

export type CartUserErrorFragment = { code: CartErrorCode | null, field: Array<string> | null, message: string };

export type CartWarningFragment = { code: CartWarningCode, message: string, target: string };

export type CartCreateMutationVariables = Exact<{
  lines: InputMaybe<Array<CartLineInput> | CartLineInput>;
  attributes: InputMaybe<Array<AttributeInput> | AttributeInput>;
  buyerIdentity: InputMaybe<CartBuyerIdentityInput>;
  lang: LanguageCode;
  country: CountryCode;
  withPlans?: Scalars['Boolean']['input'];
  withStock?: Scalars['Boolean']['input'];
  withTags?: Scalars['Boolean']['input'];
}>;


export type CartCreateMutation = { cartCreate: { cart: { id: string, totalQuantity: number, checkoutUrl: string, note: string | null, attributes: Array<{ key: string, value: string | null }>, buyerIdentity: { countryCode: CountryCode | null, customer: { id: string } | null }, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { code: string, targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, presentmentAmountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, lines: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } }
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } }
        > } } | null, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }>, warnings: Array<{ code: CartWarningCode, message: string, target: string }> } | null };

export type CartLinesAddMutationVariables = Exact<{
  cartId: Scalars['ID']['input'];
  lines: Array<CartLineInput> | CartLineInput;
  lang: LanguageCode;
  country: CountryCode;
  withPlans?: Scalars['Boolean']['input'];
  withStock?: Scalars['Boolean']['input'];
  withTags?: Scalars['Boolean']['input'];
}>;


export type CartLinesAddMutation = { cartLinesAdd: { cart: { id: string, totalQuantity: number, checkoutUrl: string, note: string | null, attributes: Array<{ key: string, value: string | null }>, buyerIdentity: { countryCode: CountryCode | null, customer: { id: string } | null }, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { code: string, targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, presentmentAmountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, lines: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } }
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } }
        > } } | null, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }>, warnings: Array<{ code: CartWarningCode, message: string, target: string }> } | null };

export type CartLinesUpdateMutationVariables = Exact<{
  cartId: Scalars['ID']['input'];
  lines: Array<CartLineUpdateInput> | CartLineUpdateInput;
  lang: LanguageCode;
  country: CountryCode;
  withPlans?: Scalars['Boolean']['input'];
  withStock?: Scalars['Boolean']['input'];
  withTags?: Scalars['Boolean']['input'];
}>;


export type CartLinesUpdateMutation = { cartLinesUpdate: { cart: { id: string, totalQuantity: number, checkoutUrl: string, note: string | null, attributes: Array<{ key: string, value: string | null }>, buyerIdentity: { countryCode: CountryCode | null, customer: { id: string } | null }, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { code: string, targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, presentmentAmountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, lines: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } }
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } }
        > } } | null, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }>, warnings: Array<{ code: CartWarningCode, message: string, target: string }> } | null };

export type CartAttributesUpdateMutationVariables = Exact<{
  cartId: Scalars['ID']['input'];
  attributes: Array<AttributeInput> | AttributeInput;
  lang: LanguageCode;
  country: CountryCode;
  withPlans?: Scalars['Boolean']['input'];
  withStock?: Scalars['Boolean']['input'];
  withTags?: Scalars['Boolean']['input'];
}>;


export type CartAttributesUpdateMutation = { cartAttributesUpdate: { cart: { id: string, totalQuantity: number, checkoutUrl: string, note: string | null, attributes: Array<{ key: string, value: string | null }>, buyerIdentity: { countryCode: CountryCode | null, customer: { id: string } | null }, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { code: string, targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, presentmentAmountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, lines: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } }
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } }
        > } } | null, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }>, warnings: Array<{ code: CartWarningCode, message: string, target: string }> } | null };

export type CartDiscountCodesUpdateMutationVariables = Exact<{
  cartId: Scalars['ID']['input'];
  discountCodes: Array<Scalars['String']['input']> | Scalars['String']['input'];
  lang: LanguageCode;
  country: CountryCode;
  withPlans?: Scalars['Boolean']['input'];
  withStock?: Scalars['Boolean']['input'];
  withTags?: Scalars['Boolean']['input'];
}>;


export type CartDiscountCodesUpdateMutation = { cartDiscountCodesUpdate: { cart: { id: string, totalQuantity: number, checkoutUrl: string, note: string | null, attributes: Array<{ key: string, value: string | null }>, buyerIdentity: { countryCode: CountryCode | null, customer: { id: string } | null }, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { code: string, targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, presentmentAmountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, lines: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } }
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } }
        > } } | null, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }>, warnings: Array<{ code: CartWarningCode, message: string, target: string }> } | null };

export type CartGiftCardCodesAddMutationVariables = Exact<{
  cartId: Scalars['ID']['input'];
  giftCardCodes: Array<Scalars['String']['input']> | Scalars['String']['input'];
  lang: LanguageCode;
  country: CountryCode;
  withPlans?: Scalars['Boolean']['input'];
  withStock?: Scalars['Boolean']['input'];
  withTags?: Scalars['Boolean']['input'];
}>;


export type CartGiftCardCodesAddMutation = { cartGiftCardCodesAdd: { cart: { id: string, totalQuantity: number, checkoutUrl: string, note: string | null, attributes: Array<{ key: string, value: string | null }>, buyerIdentity: { countryCode: CountryCode | null, customer: { id: string } | null }, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { code: string, targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, presentmentAmountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, lines: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } }
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } }
        > } } | null, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }>, warnings: Array<{ code: CartWarningCode, message: string, target: string }> } | null };

export type CartGiftCardCodesUpdateMutationVariables = Exact<{
  cartId: Scalars['ID']['input'];
  giftCardCodes: Array<Scalars['String']['input']> | Scalars['String']['input'];
  lang: LanguageCode;
  country: CountryCode;
  withPlans?: Scalars['Boolean']['input'];
  withStock?: Scalars['Boolean']['input'];
  withTags?: Scalars['Boolean']['input'];
}>;


export type CartGiftCardCodesUpdateMutation = { cartGiftCardCodesUpdate: { cart: { id: string, totalQuantity: number, checkoutUrl: string, note: string | null, attributes: Array<{ key: string, value: string | null }>, buyerIdentity: { countryCode: CountryCode | null, customer: { id: string } | null }, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { code: string, targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, presentmentAmountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, lines: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } }
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } }
        > } } | null, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }>, warnings: Array<{ code: CartWarningCode, message: string, target: string }> } | null };

export type CartGiftCardCodesRemoveMutationVariables = Exact<{
  cartId: Scalars['ID']['input'];
  appliedGiftCardIds: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
  lang: LanguageCode;
  country: CountryCode;
  withPlans?: Scalars['Boolean']['input'];
  withStock?: Scalars['Boolean']['input'];
  withTags?: Scalars['Boolean']['input'];
}>;


export type CartGiftCardCodesRemoveMutation = { cartGiftCardCodesRemove: { cart: { id: string, totalQuantity: number, checkoutUrl: string, note: string | null, attributes: Array<{ key: string, value: string | null }>, buyerIdentity: { countryCode: CountryCode | null, customer: { id: string } | null }, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { code: string, targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, presentmentAmountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, lines: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } }
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } }
        > } } | null, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }>, warnings: Array<{ code: CartWarningCode, message: string, target: string }> } | null };

export type CartNoteUpdateMutationVariables = Exact<{
  cartId: Scalars['ID']['input'];
  note: Scalars['String']['input'];
  lang: LanguageCode;
  country: CountryCode;
  withPlans?: Scalars['Boolean']['input'];
  withStock?: Scalars['Boolean']['input'];
  withTags?: Scalars['Boolean']['input'];
}>;


export type CartNoteUpdateMutation = { cartNoteUpdate: { cart: { id: string, totalQuantity: number, checkoutUrl: string, note: string | null, attributes: Array<{ key: string, value: string | null }>, buyerIdentity: { countryCode: CountryCode | null, customer: { id: string } | null }, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { code: string, targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, presentmentAmountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, lines: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } }
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } }
        > } } | null, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }>, warnings: Array<{ code: CartWarningCode, message: string, target: string }> } | null };

export type CartBuyerIdentityUpdateMutationVariables = Exact<{
  cartId: Scalars['ID']['input'];
  buyerIdentity: CartBuyerIdentityInput;
  lang: LanguageCode;
  country: CountryCode;
  withPlans?: Scalars['Boolean']['input'];
  withStock?: Scalars['Boolean']['input'];
  withTags?: Scalars['Boolean']['input'];
}>;


export type CartBuyerIdentityUpdateMutation = { cartBuyerIdentityUpdate: { cart: { id: string, totalQuantity: number, checkoutUrl: string, note: string | null, attributes: Array<{ key: string, value: string | null }>, buyerIdentity: { countryCode: CountryCode | null, customer: { id: string } | null }, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { code: string, targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, presentmentAmountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, lines: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } }
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } }
        > } } | null, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }>, warnings: Array<{ code: CartWarningCode, message: string, target: string }> } | null };

export type CartLinesRemoveMutationVariables = Exact<{
  cartId: Scalars['ID']['input'];
  lineIds: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;


export type CartLinesRemoveMutation = { cartLinesRemove: { userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }> } | null };

export type CartBuyerUpdateMutationVariables = Exact<{
  cartId: Scalars['ID']['input'];
  buyerIdentity: CartBuyerIdentityInput;
  lang: LanguageCode;
  country: CountryCode;
}>;


export type CartBuyerUpdateMutation = { cartBuyerIdentityUpdate: { userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }> } | null };

export type GetCartByIdQueryVariables = Exact<{
  cartId: Scalars['ID']['input'];
  lang: LanguageCode;
  country: CountryCode;
  withPlans?: Scalars['Boolean']['input'];
  withStock?: Scalars['Boolean']['input'];
  withTags?: Scalars['Boolean']['input'];
}>;


export type GetCartByIdQuery = { cart: { id: string, totalQuantity: number, checkoutUrl: string, note: string | null, attributes: Array<{ key: string, value: string | null }>, buyerIdentity: { countryCode: CountryCode | null, customer: { id: string } | null }, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode } }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
      | { targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      | { code: string, targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      | { targetType: DiscountApplicationTargetType, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
    >, appliedGiftCards: Array<{ id: string, lastCharacters: string, presentmentAmountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, lines: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
        | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
            | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
          >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } }
        | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
            | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
          >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } }
      > } } | null };

export type CartLinesPageQueryVariables = Exact<{
  cartId: Scalars['ID']['input'];
  after: Scalars['String']['input'];
  lang: LanguageCode;
  country: CountryCode;
  withPlans?: Scalars['Boolean']['input'];
  withStock?: Scalars['Boolean']['input'];
  withTags?: Scalars['Boolean']['input'];
}>;


export type CartLinesPageQuery = { cart: { lines: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
        | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
            | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
          >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } }
        | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
            | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            | { code: string, discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
          >, sellingPlanAllocation?: { priceAdjustments: Array<{ unitPrice: { amount: string, currencyCode: CurrencyCode } | null }>, sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null } } | null, merchandise: { id: string, sku: string | null, title: string, requiresShipping: boolean, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode } }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, handle: string, title: string, productType: string, vendor: string, tags?: Array<string>, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string }> } }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null } }
      > } } | null };

export type CartMerchandiseQueryVariables = Exact<{
  cartId: Scalars['ID']['input'];
}>;


export type CartMerchandiseQuery = { cart: { lines: { nodes: Array<
        | { id: string, merchandise: { id: string } }
        | { id: string, merchandise: { id: string } }
      > } } | null };

export type KnownVariantsQueryVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
  lang: LanguageCode;
  country: CountryCode;
}>;


export type KnownVariantsQuery = { nodes: Array<
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null> };

export type CoffeesToMatchQueryVariables = Exact<{
  handle: Scalars['String']['input'];
  after: InputMaybe<Scalars['String']['input']>;
  lang: LanguageCode;
  country: CountryCode;
  withPlans?: Scalars['Boolean']['input'];
  withStock?: Scalars['Boolean']['input'];
  withTags?: Scalars['Boolean']['input'];
}>;


export type CoffeesToMatchQuery = { collection: { products: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ tags?: Array<string>, id: string, handle: string, title: string, productType: string, vendor: string, availableForSale: boolean, requiresSellingPlan: boolean, variants: { nodes: Array<{ quantityAvailable?: number | null, id: string, title: string, availableForSale: boolean, currentlyNotInStock?: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }> }, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, hover: { reference:
            | { __typename: 'Article' }
            | { __typename: 'Collection' }
            | { __typename: 'GenericFile' }
            | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }
            | { __typename: 'Metaobject' }
            | { __typename: 'Model3d' }
            | { __typename: 'Page' }
            | { __typename: 'Product' }
            | { __typename: 'ProductVariant' }
            | { __typename: 'Video' }
           | null } | null, metafields: Array<{ namespace: string, key: string, value: string } | null> }> } } | null };

export type CollectionHeadFragment = { id: string, handle: string, title: string, descriptionHtml: string, seo: { title: string | null, description: string | null }, metafields: Array<{ namespace: string, key: string, value: string } | null>, parent: { reference:
      | { __typename: 'Article' }
      | { __typename: 'Collection', id: string, handle: string, title: string, metafields: Array<{ namespace: string, key: string, value: string } | null> }
      | { __typename: 'GenericFile' }
      | { __typename: 'MediaImage' }
      | { __typename: 'Metaobject' }
      | { __typename: 'Model3d' }
      | { __typename: 'Page' }
      | { __typename: 'Product' }
      | { __typename: 'ProductVariant' }
      | { __typename: 'Video' }
     | null } | null };

export type ListingLinkFragment = { id: string, handle: string, title: string, metafields: Array<{ namespace: string, key: string, value: string } | null> };

export type CollectionByIdQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  lang: LanguageCode;
  country: CountryCode;
  withPlans?: Scalars['Boolean']['input'];
  withStock?: Scalars['Boolean']['input'];
}>;


export type CollectionByIdQuery = { collection: { id: string, handle: string, title: string, descriptionHtml: string, products: { nodes: Array<{ publishedAt: string, id: string, handle: string, title: string, productType: string, vendor: string, availableForSale: boolean, requiresSellingPlan: boolean, facets: Array<{ namespace: string, key: string, value: string } | null>, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, currentlyNotInStock?: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }> }, hover: { reference:
            | { __typename: 'Article' }
            | { __typename: 'Collection' }
            | { __typename: 'GenericFile' }
            | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }
            | { __typename: 'Metaobject' }
            | { __typename: 'Model3d' }
            | { __typename: 'Page' }
            | { __typename: 'Product' }
            | { __typename: 'ProductVariant' }
            | { __typename: 'Video' }
           | null } | null, metafields: Array<{ namespace: string, key: string, value: string } | null> }> }, all: { nodes: Array<{ id: string }> }, seo: { title: string | null, description: string | null }, metafields: Array<{ namespace: string, key: string, value: string } | null>, parent: { reference:
        | { __typename: 'Article' }
        | { __typename: 'Collection', id: string, handle: string, title: string, metafields: Array<{ namespace: string, key: string, value: string } | null> }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage' }
        | { __typename: 'Metaobject' }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product' }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
       | null } | null } | null };

export type CollectionByHandleQueryVariables = Exact<{
  handle: Scalars['String']['input'];
  lang: LanguageCode;
  country: CountryCode;
  withPlans?: Scalars['Boolean']['input'];
  withStock?: Scalars['Boolean']['input'];
}>;


export type CollectionByHandleQuery = { collection: { id: string, handle: string, title: string, descriptionHtml: string, products: { nodes: Array<{ publishedAt: string, id: string, handle: string, title: string, productType: string, vendor: string, availableForSale: boolean, requiresSellingPlan: boolean, facets: Array<{ namespace: string, key: string, value: string } | null>, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, currentlyNotInStock?: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }> }, hover: { reference:
            | { __typename: 'Article' }
            | { __typename: 'Collection' }
            | { __typename: 'GenericFile' }
            | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }
            | { __typename: 'Metaobject' }
            | { __typename: 'Model3d' }
            | { __typename: 'Page' }
            | { __typename: 'Product' }
            | { __typename: 'ProductVariant' }
            | { __typename: 'Video' }
           | null } | null, metafields: Array<{ namespace: string, key: string, value: string } | null> }> }, all: { nodes: Array<{ id: string }> }, seo: { title: string | null, description: string | null }, metafields: Array<{ namespace: string, key: string, value: string } | null>, parent: { reference:
        | { __typename: 'Article' }
        | { __typename: 'Collection', id: string, handle: string, title: string, metafields: Array<{ namespace: string, key: string, value: string } | null> }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage' }
        | { __typename: 'Metaobject' }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product' }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
       | null } | null } | null };

export type CollectionCardsQueryVariables = Exact<{
  handle: Scalars['String']['input'];
  first: Scalars['Int']['input'];
  after: InputMaybe<Scalars['String']['input']>;
  lang: LanguageCode;
  country: CountryCode;
  withPlans?: Scalars['Boolean']['input'];
  withStock?: Scalars['Boolean']['input'];
}>;


export type CollectionCardsQuery = { collection: { products: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, handle: string, title: string, productType: string, vendor: string, availableForSale: boolean, requiresSellingPlan: boolean, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, currentlyNotInStock?: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }> }, hover: { reference:
            | { __typename: 'Article' }
            | { __typename: 'Collection' }
            | { __typename: 'GenericFile' }
            | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }
            | { __typename: 'Metaobject' }
            | { __typename: 'Model3d' }
            | { __typename: 'Page' }
            | { __typename: 'Product' }
            | { __typename: 'ProductVariant' }
            | { __typename: 'Video' }
           | null } | null, metafields: Array<{ namespace: string, key: string, value: string } | null> }> } } | null };

export type CollectionChoicesQueryVariables = Exact<{
  handle: Scalars['String']['input'];
  lang: LanguageCode;
  country: CountryCode;
  withPlans?: Scalars['Boolean']['input'];
  withStock?: Scalars['Boolean']['input'];
}>;


export type CollectionChoicesQuery = { collection: { products: { nodes: Array<{ id: string, handle: string, title: string, availableForSale: boolean, requiresSellingPlan: boolean, productType: string, sellingPlanGroups?: { nodes: Array<{ name: string }> }, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, variants: { nodes: Array<{ title: string, availableForSale: boolean, currentlyNotInStock?: boolean, price: { amount: string, currencyCode: CurrencyCode }, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null }> }, metafields: Array<{ namespace: string, key: string, value: string } | null> }> } } | null };

export type GridProductsByIdQueryVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
  lang: LanguageCode;
  country: CountryCode;
  withPlans?: Scalars['Boolean']['input'];
  withStock?: Scalars['Boolean']['input'];
}>;


export type GridProductsByIdQuery = { nodes: Array<
    | { __typename: 'AppliedGiftCard' }
    | { __typename: 'Article' }
    | { __typename: 'Blog' }
    | { __typename: 'Cart' }
    | { __typename: 'CartLine' }
    | { __typename: 'Collection' }
    | { __typename: 'Comment' }
    | { __typename: 'Company' }
    | { __typename: 'CompanyContact' }
    | { __typename: 'CompanyLocation' }
    | { __typename: 'ComponentizableCartLine' }
    | { __typename: 'ExternalVideo' }
    | { __typename: 'GenericFile' }
    | { __typename: 'Location' }
    | { __typename: 'MailingAddress' }
    | { __typename: 'Market' }
    | { __typename: 'MediaImage' }
    | { __typename: 'MediaPresentation' }
    | { __typename: 'Menu' }
    | { __typename: 'MenuItem' }
    | { __typename: 'Metafield' }
    | { __typename: 'Metaobject' }
    | { __typename: 'Model3d' }
    | { __typename: 'Order' }
    | { __typename: 'Page' }
    | { __typename: 'Product', publishedAt: string, id: string, handle: string, title: string, productType: string, vendor: string, availableForSale: boolean, requiresSellingPlan: boolean, facets: Array<{ namespace: string, key: string, value: string } | null>, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, currentlyNotInStock?: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }> }, hover: { reference:
          | { __typename: 'Article' }
          | { __typename: 'Collection' }
          | { __typename: 'GenericFile' }
          | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }
          | { __typename: 'Metaobject' }
          | { __typename: 'Model3d' }
          | { __typename: 'Page' }
          | { __typename: 'Product' }
          | { __typename: 'ProductVariant' }
          | { __typename: 'Video' }
         | null } | null, metafields: Array<{ namespace: string, key: string, value: string } | null> }
    | { __typename: 'ProductOption' }
    | { __typename: 'ProductOptionValue' }
    | { __typename: 'ProductVariant' }
    | { __typename: 'Shop' }
    | { __typename: 'ShopPayInstallmentsFinancingPlan' }
    | { __typename: 'ShopPayInstallmentsFinancingPlanTerm' }
    | { __typename: 'ShopPayInstallmentsProductVariantPricing' }
    | { __typename: 'ShopPolicy' }
    | { __typename: 'TaxonomyCategory' }
    | { __typename: 'UrlRedirect' }
    | { __typename: 'Video' }
   | null> };

export type VariantPicturesByIdQueryVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
  lang: LanguageCode;
  country: CountryCode;
}>;


export type VariantPicturesByIdQuery = { nodes: Array<
    | { __typename: 'AppliedGiftCard' }
    | { __typename: 'Article' }
    | { __typename: 'Blog' }
    | { __typename: 'Cart' }
    | { __typename: 'CartLine' }
    | { __typename: 'Collection' }
    | { __typename: 'Comment' }
    | { __typename: 'Company' }
    | { __typename: 'CompanyContact' }
    | { __typename: 'CompanyLocation' }
    | { __typename: 'ComponentizableCartLine' }
    | { __typename: 'ExternalVideo' }
    | { __typename: 'GenericFile' }
    | { __typename: 'Location' }
    | { __typename: 'MailingAddress' }
    | { __typename: 'Market' }
    | { __typename: 'MediaImage' }
    | { __typename: 'MediaPresentation' }
    | { __typename: 'Menu' }
    | { __typename: 'MenuItem' }
    | { __typename: 'Metafield' }
    | { __typename: 'Metaobject' }
    | { __typename: 'Model3d' }
    | { __typename: 'Order' }
    | { __typename: 'Page' }
    | { __typename: 'Product', variants: { nodes: Array<{ id: string, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }> } }
    | { __typename: 'ProductOption' }
    | { __typename: 'ProductOptionValue' }
    | { __typename: 'ProductVariant' }
    | { __typename: 'Shop' }
    | { __typename: 'ShopPayInstallmentsFinancingPlan' }
    | { __typename: 'ShopPayInstallmentsFinancingPlanTerm' }
    | { __typename: 'ShopPayInstallmentsProductVariantPricing' }
    | { __typename: 'ShopPolicy' }
    | { __typename: 'TaxonomyCategory' }
    | { __typename: 'UrlRedirect' }
    | { __typename: 'Video' }
   | null> };

export type CoffeeSubcollectionsByIdQueryVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
  lang: LanguageCode;
  country: CountryCode;
}>;


export type CoffeeSubcollectionsByIdQuery = { nodes: Array<
    | { __typename: 'AppliedGiftCard' }
    | { __typename: 'Article' }
    | { __typename: 'Blog' }
    | { __typename: 'Cart' }
    | { __typename: 'CartLine' }
    | { __typename: 'Collection', id: string, handle: string, title: string, metafields: Array<{ namespace: string, key: string, value: string } | null> }
    | { __typename: 'Comment' }
    | { __typename: 'Company' }
    | { __typename: 'CompanyContact' }
    | { __typename: 'CompanyLocation' }
    | { __typename: 'ComponentizableCartLine' }
    | { __typename: 'ExternalVideo' }
    | { __typename: 'GenericFile' }
    | { __typename: 'Location' }
    | { __typename: 'MailingAddress' }
    | { __typename: 'Market' }
    | { __typename: 'MediaImage' }
    | { __typename: 'MediaPresentation' }
    | { __typename: 'Menu' }
    | { __typename: 'MenuItem' }
    | { __typename: 'Metafield' }
    | { __typename: 'Metaobject' }
    | { __typename: 'Model3d' }
    | { __typename: 'Order' }
    | { __typename: 'Page' }
    | { __typename: 'Product' }
    | { __typename: 'ProductOption' }
    | { __typename: 'ProductOptionValue' }
    | { __typename: 'ProductVariant' }
    | { __typename: 'Shop' }
    | { __typename: 'ShopPayInstallmentsFinancingPlan' }
    | { __typename: 'ShopPayInstallmentsFinancingPlanTerm' }
    | { __typename: 'ShopPayInstallmentsProductVariantPricing' }
    | { __typename: 'ShopPolicy' }
    | { __typename: 'TaxonomyCategory' }
    | { __typename: 'UrlRedirect' }
    | { __typename: 'Video' }
   | null> };

export type GearSubcollectionsByIdQueryVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
  lang: LanguageCode;
  country: CountryCode;
  withPlans?: Scalars['Boolean']['input'];
  withStock?: Scalars['Boolean']['input'];
}>;


export type GearSubcollectionsByIdQuery = { nodes: Array<
    | { __typename: 'AppliedGiftCard' }
    | { __typename: 'Article' }
    | { __typename: 'Blog' }
    | { __typename: 'Cart' }
    | { __typename: 'CartLine' }
    | { __typename: 'Collection', id: string, handle: string, title: string, products: { nodes: Array<{ id: string, handle: string, title: string, productType: string, vendor: string, availableForSale: boolean, requiresSellingPlan: boolean, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, currentlyNotInStock?: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }> }, hover: { reference:
              | { __typename: 'Article' }
              | { __typename: 'Collection' }
              | { __typename: 'GenericFile' }
              | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }
              | { __typename: 'Metaobject' }
              | { __typename: 'Model3d' }
              | { __typename: 'Page' }
              | { __typename: 'Product' }
              | { __typename: 'ProductVariant' }
              | { __typename: 'Video' }
             | null } | null, metafields: Array<{ namespace: string, key: string, value: string } | null> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null> }
    | { __typename: 'Comment' }
    | { __typename: 'Company' }
    | { __typename: 'CompanyContact' }
    | { __typename: 'CompanyLocation' }
    | { __typename: 'ComponentizableCartLine' }
    | { __typename: 'ExternalVideo' }
    | { __typename: 'GenericFile' }
    | { __typename: 'Location' }
    | { __typename: 'MailingAddress' }
    | { __typename: 'Market' }
    | { __typename: 'MediaImage' }
    | { __typename: 'MediaPresentation' }
    | { __typename: 'Menu' }
    | { __typename: 'MenuItem' }
    | { __typename: 'Metafield' }
    | { __typename: 'Metaobject' }
    | { __typename: 'Model3d' }
    | { __typename: 'Order' }
    | { __typename: 'Page' }
    | { __typename: 'Product' }
    | { __typename: 'ProductOption' }
    | { __typename: 'ProductOptionValue' }
    | { __typename: 'ProductVariant' }
    | { __typename: 'Shop' }
    | { __typename: 'ShopPayInstallmentsFinancingPlan' }
    | { __typename: 'ShopPayInstallmentsFinancingPlanTerm' }
    | { __typename: 'ShopPayInstallmentsProductVariantPricing' }
    | { __typename: 'ShopPolicy' }
    | { __typename: 'TaxonomyCategory' }
    | { __typename: 'UrlRedirect' }
    | { __typename: 'Video' }
   | null> };

export type CartRecommendedCollectionProductsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  lang: LanguageCode;
  country: CountryCode;
  withPlans?: Scalars['Boolean']['input'];
  withStock?: Scalars['Boolean']['input'];
}>;


export type CartRecommendedCollectionProductsQuery = { collection: { products: { nodes: Array<{ id: string, handle: string, title: string, productType: string, vendor: string, availableForSale: boolean, requiresSellingPlan: boolean, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, currentlyNotInStock?: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }> }, hover: { reference:
            | { __typename: 'Article' }
            | { __typename: 'Collection' }
            | { __typename: 'GenericFile' }
            | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }
            | { __typename: 'Metaobject' }
            | { __typename: 'Model3d' }
            | { __typename: 'Page' }
            | { __typename: 'Product' }
            | { __typename: 'ProductVariant' }
            | { __typename: 'Video' }
           | null } | null, metafields: Array<{ namespace: string, key: string, value: string } | null> }> } } | null };

export type CollectionLinkByHandleQueryVariables = Exact<{
  handle: Scalars['String']['input'];
  lang: LanguageCode;
  country: CountryCode;
}>;


export type CollectionLinkByHandleQuery = { collection: { id: string, handle: string, title: string, metafields: Array<{ namespace: string, key: string, value: string } | null> } | null };

export type MoneyFragment = { amount: string, currencyCode: CurrencyCode };

export type PictureFragment = { id: string | null, url: string, altText: string | null, width: number | null, height: number | null };

export type ProductCardFragment = { id: string, handle: string, title: string, productType: string, vendor: string, availableForSale: boolean, requiresSellingPlan: boolean, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, currentlyNotInStock?: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }> }, hover: { reference:
      | { __typename: 'Article' }
      | { __typename: 'Collection' }
      | { __typename: 'GenericFile' }
      | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }
      | { __typename: 'Metaobject' }
      | { __typename: 'Model3d' }
      | { __typename: 'Page' }
      | { __typename: 'Product' }
      | { __typename: 'ProductVariant' }
      | { __typename: 'Video' }
     | null } | null, metafields: Array<{ namespace: string, key: string, value: string } | null> };

export type GridProductFragment = { publishedAt: string, id: string, handle: string, title: string, productType: string, vendor: string, availableForSale: boolean, requiresSellingPlan: boolean, facets: Array<{ namespace: string, key: string, value: string } | null>, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, currentlyNotInStock?: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }> }, hover: { reference:
      | { __typename: 'Article' }
      | { __typename: 'Collection' }
      | { __typename: 'GenericFile' }
      | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }
      | { __typename: 'Metaobject' }
      | { __typename: 'Model3d' }
      | { __typename: 'Page' }
      | { __typename: 'Product' }
      | { __typename: 'ProductVariant' }
      | { __typename: 'Video' }
     | null } | null, metafields: Array<{ namespace: string, key: string, value: string } | null> };

export type ProductQueryVariables = Exact<{
  handle: Scalars['String']['input'];
  lang: LanguageCode;
  country: CountryCode;
  withPlans?: Scalars['Boolean']['input'];
  withStock?: Scalars['Boolean']['input'];
  withTags?: Scalars['Boolean']['input'];
}>;


export type ProductQuery = { product: { id: string, handle: string, title: string, descriptionHtml: string, productType: string, isGiftCard: boolean, vendor: string, publishedAt: string, availableForSale: boolean, tags?: Array<string>, requiresSellingPlan: boolean, seo: { title: string | null, description: string | null }, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, variants: { nodes: Array<{ id: string, sku: string | null, title: string, barcode: string | null, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, gallery: { references: { nodes: Array<
              | { __typename: 'Article' }
              | { __typename: 'Collection' }
              | { __typename: 'GenericFile' }
              | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }
              | { __typename: 'Metaobject' }
              | { __typename: 'Model3d' }
              | { __typename: 'Page' }
              | { __typename: 'Product' }
              | { __typename: 'ProductVariant' }
              | { __typename: 'Video', alt: string | null, previewImage: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, sources: Array<{ url: string, mimeType: string, width: number }> }
            > } | null } | null, matching: { references: { nodes: Array<
              | { __typename: 'Article' }
              | { __typename: 'Collection' }
              | { __typename: 'GenericFile' }
              | { __typename: 'MediaImage' }
              | { __typename: 'Metaobject' }
              | { __typename: 'Model3d' }
              | { __typename: 'Page' }
              | { __typename: 'Product' }
              | { __typename: 'ProductVariant', id: string, title: string, availableForSale: boolean, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { handle: string, title: string, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null> }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }
              | { __typename: 'Video' }
            > } | null } | null, components: { references: { nodes: Array<
              | { __typename: 'Article' }
              | { __typename: 'Collection' }
              | { __typename: 'GenericFile' }
              | { __typename: 'MediaImage' }
              | { __typename: 'Metaobject' }
              | { __typename: 'Model3d' }
              | { __typename: 'Page' }
              | { __typename: 'Product' }
              | { __typename: 'ProductVariant', id: string, title: string, availableForSale: boolean, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { handle: string, title: string, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null> }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }
              | { __typename: 'Video' }
            > } | null } | null, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null }> }, collections: { nodes: Array<{ id: string, handle: string, title: string, metafield: { value: string } | null }> }, options: Array<{ id: string, name: string, optionValues: Array<{ id: string, name: string }> }>, sellingPlanGroups?: { nodes: Array<{ name: string, sellingPlans: { nodes: Array<{ id: string, name: string, deliveryPolicy: { interval: SellingPlanInterval, intervalCount: number } | null }> } }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, breadcrumb: { reference:
        | { __typename: 'Article' }
        | { __typename: 'Collection', id: string, handle: string, title: string, metafield: { value: string } | null }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage' }
        | { __typename: 'Metaobject' }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product' }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
       | null } | null, matching: { references: { nodes: Array<
          | { __typename: 'Article' }
          | { __typename: 'Collection' }
          | { __typename: 'GenericFile' }
          | { __typename: 'MediaImage' }
          | { __typename: 'Metaobject' }
          | { __typename: 'Model3d' }
          | { __typename: 'Page' }
          | { __typename: 'Product', id: string, handle: string, title: string, productType: string, vendor: string, availableForSale: boolean, requiresSellingPlan: boolean, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, currentlyNotInStock?: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }> }, hover: { reference:
                | { __typename: 'Article' }
                | { __typename: 'Collection' }
                | { __typename: 'GenericFile' }
                | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }
                | { __typename: 'Metaobject' }
                | { __typename: 'Model3d' }
                | { __typename: 'Page' }
                | { __typename: 'Product' }
                | { __typename: 'ProductVariant' }
                | { __typename: 'Video' }
               | null } | null, metafields: Array<{ namespace: string, key: string, value: string } | null> }
          | { __typename: 'ProductVariant' }
          | { __typename: 'Video' }
        > } | null } | null } | null };

export type CollectionLinkFragment = { id: string, handle: string, title: string, metafield: { value: string } | null };

export type ProductHandleByIdQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  lang: LanguageCode;
  country: CountryCode;
}>;


export type ProductHandleByIdQuery = { product: { handle: string } | null };

export type ProductIdByHandleQueryVariables = Exact<{
  handle: Scalars['String']['input'];
  lang: LanguageCode;
  country: CountryCode;
}>;


export type ProductIdByHandleQuery = { product: { id: string } | null };

export type ProductStockQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  withStock?: Scalars['Boolean']['input'];
}>;


export type ProductStockQuery = { product: { id: string, handle: string, variants: { nodes: Array<{ id: string, sku: string | null, availableForSale: boolean, currentlyNotInStock?: boolean }> } } | null };

export type ProductsByHandleQueryVariables = Exact<{
  first: Scalars['String']['input'];
  second: Scalars['String']['input'];
  third: Scalars['String']['input'];
  fourth: Scalars['String']['input'];
  fifth: Scalars['String']['input'];
  sixth: Scalars['String']['input'];
  seventh: Scalars['String']['input'];
  eighth: Scalars['String']['input'];
  ninth: Scalars['String']['input'];
  tenth: Scalars['String']['input'];
  eleventh: Scalars['String']['input'];
  twelfth: Scalars['String']['input'];
  lang: LanguageCode;
  country: CountryCode;
  withPlans?: Scalars['Boolean']['input'];
  withStock?: Scalars['Boolean']['input'];
}>;


export type ProductsByHandleQuery = { first: { id: string, handle: string, title: string, productType: string, vendor: string, availableForSale: boolean, requiresSellingPlan: boolean, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, currentlyNotInStock?: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }> }, hover: { reference:
        | { __typename: 'Article' }
        | { __typename: 'Collection' }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }
        | { __typename: 'Metaobject' }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product' }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
       | null } | null, metafields: Array<{ namespace: string, key: string, value: string } | null> } | null, second: { id: string, handle: string, title: string, productType: string, vendor: string, availableForSale: boolean, requiresSellingPlan: boolean, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, currentlyNotInStock?: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }> }, hover: { reference:
        | { __typename: 'Article' }
        | { __typename: 'Collection' }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }
        | { __typename: 'Metaobject' }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product' }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
       | null } | null, metafields: Array<{ namespace: string, key: string, value: string } | null> } | null, third: { id: string, handle: string, title: string, productType: string, vendor: string, availableForSale: boolean, requiresSellingPlan: boolean, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, currentlyNotInStock?: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }> }, hover: { reference:
        | { __typename: 'Article' }
        | { __typename: 'Collection' }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }
        | { __typename: 'Metaobject' }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product' }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
       | null } | null, metafields: Array<{ namespace: string, key: string, value: string } | null> } | null, fourth: { id: string, handle: string, title: string, productType: string, vendor: string, availableForSale: boolean, requiresSellingPlan: boolean, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, currentlyNotInStock?: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }> }, hover: { reference:
        | { __typename: 'Article' }
        | { __typename: 'Collection' }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }
        | { __typename: 'Metaobject' }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product' }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
       | null } | null, metafields: Array<{ namespace: string, key: string, value: string } | null> } | null, fifth: { id: string, handle: string, title: string, productType: string, vendor: string, availableForSale: boolean, requiresSellingPlan: boolean, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, currentlyNotInStock?: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }> }, hover: { reference:
        | { __typename: 'Article' }
        | { __typename: 'Collection' }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }
        | { __typename: 'Metaobject' }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product' }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
       | null } | null, metafields: Array<{ namespace: string, key: string, value: string } | null> } | null, sixth: { id: string, handle: string, title: string, productType: string, vendor: string, availableForSale: boolean, requiresSellingPlan: boolean, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, currentlyNotInStock?: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }> }, hover: { reference:
        | { __typename: 'Article' }
        | { __typename: 'Collection' }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }
        | { __typename: 'Metaobject' }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product' }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
       | null } | null, metafields: Array<{ namespace: string, key: string, value: string } | null> } | null, seventh: { id: string, handle: string, title: string, productType: string, vendor: string, availableForSale: boolean, requiresSellingPlan: boolean, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, currentlyNotInStock?: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }> }, hover: { reference:
        | { __typename: 'Article' }
        | { __typename: 'Collection' }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }
        | { __typename: 'Metaobject' }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product' }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
       | null } | null, metafields: Array<{ namespace: string, key: string, value: string } | null> } | null, eighth: { id: string, handle: string, title: string, productType: string, vendor: string, availableForSale: boolean, requiresSellingPlan: boolean, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, currentlyNotInStock?: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }> }, hover: { reference:
        | { __typename: 'Article' }
        | { __typename: 'Collection' }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }
        | { __typename: 'Metaobject' }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product' }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
       | null } | null, metafields: Array<{ namespace: string, key: string, value: string } | null> } | null, ninth: { id: string, handle: string, title: string, productType: string, vendor: string, availableForSale: boolean, requiresSellingPlan: boolean, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, currentlyNotInStock?: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }> }, hover: { reference:
        | { __typename: 'Article' }
        | { __typename: 'Collection' }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }
        | { __typename: 'Metaobject' }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product' }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
       | null } | null, metafields: Array<{ namespace: string, key: string, value: string } | null> } | null, tenth: { id: string, handle: string, title: string, productType: string, vendor: string, availableForSale: boolean, requiresSellingPlan: boolean, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, currentlyNotInStock?: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }> }, hover: { reference:
        | { __typename: 'Article' }
        | { __typename: 'Collection' }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }
        | { __typename: 'Metaobject' }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product' }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
       | null } | null, metafields: Array<{ namespace: string, key: string, value: string } | null> } | null, eleventh: { id: string, handle: string, title: string, productType: string, vendor: string, availableForSale: boolean, requiresSellingPlan: boolean, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, currentlyNotInStock?: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }> }, hover: { reference:
        | { __typename: 'Article' }
        | { __typename: 'Collection' }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }
        | { __typename: 'Metaobject' }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product' }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
       | null } | null, metafields: Array<{ namespace: string, key: string, value: string } | null> } | null, twelfth: { id: string, handle: string, title: string, productType: string, vendor: string, availableForSale: boolean, requiresSellingPlan: boolean, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, currentlyNotInStock?: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }> }, hover: { reference:
        | { __typename: 'Article' }
        | { __typename: 'Collection' }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }
        | { __typename: 'Metaobject' }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product' }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
       | null } | null, metafields: Array<{ namespace: string, key: string, value: string } | null> } | null };

export type MultipleProductsByIdQueryVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
  lang: LanguageCode;
  country: CountryCode;
  withPlans?: Scalars['Boolean']['input'];
  withStock?: Scalars['Boolean']['input'];
}>;


export type MultipleProductsByIdQuery = { nodes: Array<
    | { __typename: 'AppliedGiftCard' }
    | { __typename: 'Article' }
    | { __typename: 'Blog' }
    | { __typename: 'Cart' }
    | { __typename: 'CartLine' }
    | { __typename: 'Collection' }
    | { __typename: 'Comment' }
    | { __typename: 'Company' }
    | { __typename: 'CompanyContact' }
    | { __typename: 'CompanyLocation' }
    | { __typename: 'ComponentizableCartLine' }
    | { __typename: 'ExternalVideo' }
    | { __typename: 'GenericFile' }
    | { __typename: 'Location' }
    | { __typename: 'MailingAddress' }
    | { __typename: 'Market' }
    | { __typename: 'MediaImage' }
    | { __typename: 'MediaPresentation' }
    | { __typename: 'Menu' }
    | { __typename: 'MenuItem' }
    | { __typename: 'Metafield' }
    | { __typename: 'Metaobject' }
    | { __typename: 'Model3d' }
    | { __typename: 'Order' }
    | { __typename: 'Page' }
    | { __typename: 'Product', id: string, handle: string, title: string, productType: string, vendor: string, availableForSale: boolean, requiresSellingPlan: boolean, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, currentlyNotInStock?: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }> }, hover: { reference:
          | { __typename: 'Article' }
          | { __typename: 'Collection' }
          | { __typename: 'GenericFile' }
          | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }
          | { __typename: 'Metaobject' }
          | { __typename: 'Model3d' }
          | { __typename: 'Page' }
          | { __typename: 'Product' }
          | { __typename: 'ProductVariant' }
          | { __typename: 'Video' }
         | null } | null, metafields: Array<{ namespace: string, key: string, value: string } | null> }
    | { __typename: 'ProductOption' }
    | { __typename: 'ProductOptionValue' }
    | { __typename: 'ProductVariant' }
    | { __typename: 'Shop' }
    | { __typename: 'ShopPayInstallmentsFinancingPlan' }
    | { __typename: 'ShopPayInstallmentsFinancingPlanTerm' }
    | { __typename: 'ShopPayInstallmentsProductVariantPricing' }
    | { __typename: 'ShopPolicy' }
    | { __typename: 'TaxonomyCategory' }
    | { __typename: 'UrlRedirect' }
    | { __typename: 'Video' }
   | null> };

export type ProductRecommendationsQueryVariables = Exact<{
  handle: Scalars['String']['input'];
  intent: ProductRecommendationIntent;
  language: LanguageCode;
  country: CountryCode;
  withPlans?: Scalars['Boolean']['input'];
  withStock?: Scalars['Boolean']['input'];
}>;


export type ProductRecommendationsQuery = { productRecommendations: Array<{ id: string, handle: string, title: string, productType: string, vendor: string, availableForSale: boolean, requiresSellingPlan: boolean, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, currentlyNotInStock?: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }> }, hover: { reference:
        | { __typename: 'Article' }
        | { __typename: 'Collection' }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }
        | { __typename: 'Metaobject' }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product' }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video' }
       | null } | null, metafields: Array<{ namespace: string, key: string, value: string } | null> }> | null };

export type ShopNameQueryVariables = Exact<{
  lang: LanguageCode;
  country: CountryCode;
}>;


export type ShopNameQuery = { shop: { name: string } };

export type SitemapProductsQueryVariables = Exact<{
  after: InputMaybe<Scalars['String']['input']>;
  lang: LanguageCode;
  country: CountryCode;
}>;


export type SitemapProductsQuery = { products: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, handle: string, updatedAt: string, images: { nodes: Array<{ id: string | null, url: string, altText: string | null, width: number | null, height: number | null }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ metafields: Array<{ namespace: string, key: string, value: string } | null> }> } }> } };

export type SitemapCollectionsQueryVariables = Exact<{
  after: InputMaybe<Scalars['String']['input']>;
  lang: LanguageCode;
  country: CountryCode;
}>;


export type SitemapCollectionsQuery = { collections: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, handle: string, updatedAt: string, metafields: Array<{ namespace: string, key: string, value: string } | null> }> } };

export type FeedProductsQueryVariables = Exact<{
  after: InputMaybe<Scalars['String']['input']>;
  lang: LanguageCode;
  country: CountryCode;
  withStock?: Scalars['Boolean']['input'];
}>;


export type FeedProductsQuery = { products: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, handle: string, title: string, vendor: string, productType: string, requiresSellingPlan: boolean, description: string, metafields: Array<{ namespace: string, key: string, value: string } | null>, variants: { nodes: Array<{ id: string, barcode: string | null, title: string, availableForSale: boolean, currentlyNotInStock?: boolean, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null }> } }> } };

export type RedirectsOfPathQueryVariables = Exact<{
  query: Scalars['String']['input'];
  lang: LanguageCode;
  country: CountryCode;
}>;


export type RedirectsOfPathQuery = { urlRedirects: { nodes: Array<{ path: string, target: string }> } };

export type SubscriptionGoodsQueryVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
  lang: LanguageCode;
  country: CountryCode;
  withStock?: Scalars['Boolean']['input'];
}>;


export type SubscriptionGoodsQuery = { nodes: Array<
    | { __typename: 'AppliedGiftCard' }
    | { __typename: 'Article' }
    | { __typename: 'Blog' }
    | { __typename: 'Cart' }
    | { __typename: 'CartLine' }
    | { __typename: 'Collection' }
    | { __typename: 'Comment' }
    | { __typename: 'Company' }
    | { __typename: 'CompanyContact' }
    | { __typename: 'CompanyLocation' }
    | { __typename: 'ComponentizableCartLine' }
    | { __typename: 'ExternalVideo' }
    | { __typename: 'GenericFile' }
    | { __typename: 'Location' }
    | { __typename: 'MailingAddress' }
    | { __typename: 'Market' }
    | { __typename: 'MediaImage' }
    | { __typename: 'MediaPresentation' }
    | { __typename: 'Menu' }
    | { __typename: 'MenuItem' }
    | { __typename: 'Metafield' }
    | { __typename: 'Metaobject' }
    | { __typename: 'Model3d' }
    | { __typename: 'Order' }
    | { __typename: 'Page' }
    | { __typename: 'Product' }
    | { __typename: 'ProductOption' }
    | { __typename: 'ProductOptionValue' }
    | { __typename: 'ProductVariant', id: string, title: string, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, selectedOptions: Array<{ name: string, value: string }>, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { id: string, title: string, handle: string, productType: string, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null> } }
    | { __typename: 'Shop' }
    | { __typename: 'ShopPayInstallmentsFinancingPlan' }
    | { __typename: 'ShopPayInstallmentsFinancingPlanTerm' }
    | { __typename: 'ShopPayInstallmentsProductVariantPricing' }
    | { __typename: 'ShopPolicy' }
    | { __typename: 'TaxonomyCategory' }
    | { __typename: 'UrlRedirect' }
    | { __typename: 'Video' }
   | null> };

export type UnitPricingFragment = { unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null };

export type FirstPlanFragment = { sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } };

export type VariantFragment = { id: string, sku: string | null, title: string, barcode: string | null, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null };

export type VariantMediaFragment = { gallery: { references: { nodes: Array<
        | { __typename: 'Article' }
        | { __typename: 'Collection' }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage', image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null }
        | { __typename: 'Metaobject' }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product' }
        | { __typename: 'ProductVariant' }
        | { __typename: 'Video', alt: string | null, previewImage: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, sources: Array<{ url: string, mimeType: string, width: number }> }
      > } | null } | null, matching: { references: { nodes: Array<
        | { __typename: 'Article' }
        | { __typename: 'Collection' }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage' }
        | { __typename: 'Metaobject' }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product' }
        | { __typename: 'ProductVariant', id: string, title: string, availableForSale: boolean, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { handle: string, title: string, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null> }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }
        | { __typename: 'Video' }
      > } | null } | null, components: { references: { nodes: Array<
        | { __typename: 'Article' }
        | { __typename: 'Collection' }
        | { __typename: 'GenericFile' }
        | { __typename: 'MediaImage' }
        | { __typename: 'Metaobject' }
        | { __typename: 'Model3d' }
        | { __typename: 'Page' }
        | { __typename: 'Product' }
        | { __typename: 'ProductVariant', id: string, title: string, availableForSale: boolean, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { handle: string, title: string, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null> }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } }
        | { __typename: 'Video' }
      > } | null } | null };

export type MatchingVariantFragment = { id: string, title: string, availableForSale: boolean, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, metafields: Array<{ namespace: string, key: string, value: string } | null>, product: { handle: string, title: string, requiresSellingPlan: boolean, metafields: Array<{ namespace: string, key: string, value: string } | null> }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> } };

export type MultipleVariantsByIdQueryVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
  lang: LanguageCode;
  country: CountryCode;
  withPlans?: Scalars['Boolean']['input'];
  withStock?: Scalars['Boolean']['input'];
}>;


export type MultipleVariantsByIdQuery = { nodes: Array<
    | { __typename: 'AppliedGiftCard' }
    | { __typename: 'Article' }
    | { __typename: 'Blog' }
    | { __typename: 'Cart' }
    | { __typename: 'CartLine' }
    | { __typename: 'Collection' }
    | { __typename: 'Comment' }
    | { __typename: 'Company' }
    | { __typename: 'CompanyContact' }
    | { __typename: 'CompanyLocation' }
    | { __typename: 'ComponentizableCartLine' }
    | { __typename: 'ExternalVideo' }
    | { __typename: 'GenericFile' }
    | { __typename: 'Location' }
    | { __typename: 'MailingAddress' }
    | { __typename: 'Market' }
    | { __typename: 'MediaImage' }
    | { __typename: 'MediaPresentation' }
    | { __typename: 'Menu' }
    | { __typename: 'MenuItem' }
    | { __typename: 'Metafield' }
    | { __typename: 'Metaobject' }
    | { __typename: 'Model3d' }
    | { __typename: 'Order' }
    | { __typename: 'Page' }
    | { __typename: 'Product' }
    | { __typename: 'ProductOption' }
    | { __typename: 'ProductOptionValue' }
    | { __typename: 'ProductVariant', id: string, sku: string | null, title: string, barcode: string | null, availableForSale: boolean, currentlyNotInStock?: boolean, quantityAvailable?: number | null, product: { id: string, title: string, handle: string, productType: string, requiresSellingPlan: boolean, exclusive: { value: string } | null }, image: { id: string | null, url: string, altText: string | null, width: number | null, height: number | null } | null, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, selectedOptions: Array<{ name: string, value: string }>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { id: string }, priceAdjustments: Array<{ price: { amount: string, currencyCode: CurrencyCode }, unitPrice: { amount: string, currencyCode: CurrencyCode } | null }> }> }, metafields: Array<{ namespace: string, key: string, value: string } | null>, unitPrice: { amount: string, currencyCode: CurrencyCode } | null, unitPriceMeasurement: { quantityValue: number, quantityUnit: UnitPriceMeasurementMeasuredUnit | null, referenceUnit: UnitPriceMeasurementMeasuredUnit | null, referenceValue: number } | null }
    | { __typename: 'Shop' }
    | { __typename: 'ShopPayInstallmentsFinancingPlan' }
    | { __typename: 'ShopPayInstallmentsFinancingPlanTerm' }
    | { __typename: 'ShopPayInstallmentsProductVariantPricing' }
    | { __typename: 'ShopPolicy' }
    | { __typename: 'TaxonomyCategory' }
    | { __typename: 'UrlRedirect' }
    | { __typename: 'Video' }
   | null> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const MoneyFragmentDoc = new TypedDocumentString(`
    fragment Money on MoneyV2 {
  amount
  currencyCode
}
    `, {"fragmentName":"Money"}) as unknown as TypedDocumentString<MoneyFragment, unknown>;
export const PictureFragmentDoc = new TypedDocumentString(`
    fragment Picture on Image {
  id
  url
  altText
  width
  height
}
    `, {"fragmentName":"Picture"}) as unknown as TypedDocumentString<PictureFragment, unknown>;
export const UnitPricingFragmentDoc = new TypedDocumentString(`
    fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}
    fragment Money on MoneyV2 {
  amount
  currencyCode
}`, {"fragmentName":"UnitPricing"}) as unknown as TypedDocumentString<UnitPricingFragment, unknown>;
export const CartLineFragmentDoc = new TypedDocumentString(`
    fragment CartLine on BaseCartLine {
  id
  quantity
  attributes {
    key
    value
  }
  cost {
    amountPerQuantity {
      ...Money
    }
    compareAtAmountPerQuantity {
      ...Money
    }
    subtotalAmount {
      ...Money
    }
    totalAmount {
      ...Money
    }
  }
  discountAllocations {
    ... on CartCodeDiscountAllocation {
      code
    }
    discountedAmount {
      ...Money
    }
  }
  sellingPlanAllocation @include(if: $withPlans) {
    priceAdjustments {
      unitPrice {
        ...Money
      }
    }
    sellingPlan {
      id
      name
      deliveryPolicy {
        ... on SellingPlanRecurringDeliveryPolicy {
          interval
          intervalCount
        }
      }
    }
  }
  merchandise {
    ... on ProductVariant {
      id
      sku
      title
      requiresShipping
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      quantityAvailable @include(if: $withStock)
      image {
        ...Picture
      }
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      selectedOptions {
        name
        value
      }
      sellingPlanAllocations(first: 100) @include(if: $withPlans) {
        nodes {
          sellingPlan {
            id
            name
            deliveryPolicy {
              ... on SellingPlanRecurringDeliveryPolicy {
                interval
                intervalCount
              }
            }
          }
          priceAdjustments {
            price {
              ...Money
            }
          }
        }
      }
      metafields(
        identifiers: [{namespace: "donation", key: "variant"}, {namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "product", key: "delivery_time"}, {namespace: "price", key: "lowest_30_days"}]
      ) {
        namespace
        key
        value
      }
      product {
        id
        handle
        title
        productType
        vendor
        tags @include(if: $withTags)
        requiresSellingPlan
        metafields(identifiers: [{namespace: "b2b", key: "exclusive"}]) {
          namespace
          key
          value
        }
        variants(first: 2) {
          nodes {
            id
          }
        }
      }
    }
  }
}
    fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}`, {"fragmentName":"CartLine"}) as unknown as TypedDocumentString<CartLineFragment, unknown>;
export const CartFragmentDoc = new TypedDocumentString(`
    fragment Cart on Cart {
  id
  totalQuantity
  checkoutUrl
  note
  attributes {
    key
    value
  }
  buyerIdentity {
    countryCode
    customer {
      id
    }
  }
  cost {
    subtotalAmount {
      ...Money
    }
  }
  discountCodes {
    code
    applicable
  }
  discountAllocations {
    ... on CartCodeDiscountAllocation {
      code
    }
    targetType
    discountedAmount {
      ...Money
    }
  }
  appliedGiftCards {
    id
    lastCharacters
    presentmentAmountUsed {
      ...Money
    }
    balance {
      ...Money
    }
  }
  lines(first: 50) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...CartLine
    }
  }
}
    fragment CartLine on BaseCartLine {
  id
  quantity
  attributes {
    key
    value
  }
  cost {
    amountPerQuantity {
      ...Money
    }
    compareAtAmountPerQuantity {
      ...Money
    }
    subtotalAmount {
      ...Money
    }
    totalAmount {
      ...Money
    }
  }
  discountAllocations {
    ... on CartCodeDiscountAllocation {
      code
    }
    discountedAmount {
      ...Money
    }
  }
  sellingPlanAllocation @include(if: $withPlans) {
    priceAdjustments {
      unitPrice {
        ...Money
      }
    }
    sellingPlan {
      id
      name
      deliveryPolicy {
        ... on SellingPlanRecurringDeliveryPolicy {
          interval
          intervalCount
        }
      }
    }
  }
  merchandise {
    ... on ProductVariant {
      id
      sku
      title
      requiresShipping
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      quantityAvailable @include(if: $withStock)
      image {
        ...Picture
      }
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      selectedOptions {
        name
        value
      }
      sellingPlanAllocations(first: 100) @include(if: $withPlans) {
        nodes {
          sellingPlan {
            id
            name
            deliveryPolicy {
              ... on SellingPlanRecurringDeliveryPolicy {
                interval
                intervalCount
              }
            }
          }
          priceAdjustments {
            price {
              ...Money
            }
          }
        }
      }
      metafields(
        identifiers: [{namespace: "donation", key: "variant"}, {namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "product", key: "delivery_time"}, {namespace: "price", key: "lowest_30_days"}]
      ) {
        namespace
        key
        value
      }
      product {
        id
        handle
        title
        productType
        vendor
        tags @include(if: $withTags)
        requiresSellingPlan
        metafields(identifiers: [{namespace: "b2b", key: "exclusive"}]) {
          namespace
          key
          value
        }
        variants(first: 2) {
          nodes {
            id
          }
        }
      }
    }
  }
}
fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}`, {"fragmentName":"Cart"}) as unknown as TypedDocumentString<CartFragment, unknown>;
export const CartUserErrorFragmentDoc = new TypedDocumentString(`
    fragment CartUserError on CartUserError {
  code
  field
  message
}
    `, {"fragmentName":"CartUserError"}) as unknown as TypedDocumentString<CartUserErrorFragment, unknown>;
export const CartWarningFragmentDoc = new TypedDocumentString(`
    fragment CartWarning on CartWarning {
  code
  message
  target
}
    `, {"fragmentName":"CartWarning"}) as unknown as TypedDocumentString<CartWarningFragment, unknown>;
export const ListingLinkFragmentDoc = new TypedDocumentString(`
    fragment ListingLink on Collection {
  id
  handle
  title
  metafields(
    identifiers: [{namespace: "collection", key: "title"}, {namespace: "layout", key: "page_type"}]
  ) {
    namespace
    key
    value
  }
}
    `, {"fragmentName":"ListingLink"}) as unknown as TypedDocumentString<ListingLinkFragment, unknown>;
export const CollectionHeadFragmentDoc = new TypedDocumentString(`
    fragment CollectionHead on Collection {
  id
  handle
  title
  descriptionHtml
  seo {
    title
    description
  }
  metafields(
    identifiers: [{namespace: "collection", key: "title"}, {namespace: "seo", key: "noindex"}, {namespace: "seo", key: "breadcrumb_collection"}, {namespace: "seo", key: "handles"}, {namespace: "layout", key: "page_type"}, {namespace: "layout", key: "display_variants"}, {namespace: "layout", key: "subcollections"}, {namespace: "layout", key: "filters"}, {namespace: "layout", key: "large_card_products"}, {namespace: "temp", key: "display_new_content"}, {namespace: "temp", key: "new_content"}]
  ) {
    namespace
    key
    value
  }
  parent: metafield(namespace: "seo", key: "breadcrumb_collection") {
    reference {
      __typename
      ...ListingLink
    }
  }
}
    fragment ListingLink on Collection {
  id
  handle
  title
  metafields(
    identifiers: [{namespace: "collection", key: "title"}, {namespace: "layout", key: "page_type"}]
  ) {
    namespace
    key
    value
  }
}`, {"fragmentName":"CollectionHead"}) as unknown as TypedDocumentString<CollectionHeadFragment, unknown>;
export const FirstPlanFragmentDoc = new TypedDocumentString(`
    fragment FirstPlan on ProductVariant {
  sellingPlanAllocations(first: 1) @include(if: $withPlans) {
    nodes {
      priceAdjustments {
        price {
          ...Money
        }
        unitPrice {
          ...Money
        }
      }
    }
  }
}
    fragment Money on MoneyV2 {
  amount
  currencyCode
}`, {"fragmentName":"FirstPlan"}) as unknown as TypedDocumentString<FirstPlanFragment, unknown>;
export const ProductCardFragmentDoc = new TypedDocumentString(`
    fragment ProductCard on Product {
  id
  handle
  title
  productType
  vendor
  availableForSale
  requiresSellingPlan
  images(first: 1) {
    nodes {
      ...Picture
    }
  }
  priceRange {
    minVariantPrice {
      ...Money
    }
  }
  variants(first: 50) {
    nodes {
      id
      title
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      ...FirstPlan
      metafields(
        identifiers: [{namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "price", key: "lowest_30_days"}, {namespace: "donation", key: "variant"}]
      ) {
        namespace
        key
        value
      }
    }
  }
  hover: metafield(namespace: "images", key: "hover") {
    reference {
      __typename
      ... on MediaImage {
        image {
          ...Picture
        }
      }
    }
  }
  metafields(
    identifiers: [{namespace: "filter", key: "coffee_taste"}, {namespace: "filter", key: "coffee_preparation_method"}, {namespace: "filter", key: "coffee_type"}, {namespace: "b2b", key: "exclusive"}, {namespace: "product", key: "badge"}, {namespace: "coffee", key: "taste"}]
  ) {
    namespace
    key
    value
  }
}
    fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}
fragment FirstPlan on ProductVariant {
  sellingPlanAllocations(first: 1) @include(if: $withPlans) {
    nodes {
      priceAdjustments {
        price {
          ...Money
        }
        unitPrice {
          ...Money
        }
      }
    }
  }
}`, {"fragmentName":"ProductCard"}) as unknown as TypedDocumentString<ProductCardFragment, unknown>;
export const GridProductFragmentDoc = new TypedDocumentString(`
    fragment GridProduct on Product {
  ...ProductCard
  publishedAt
  facets: metafields(
    identifiers: [{namespace: "filter", key: "gear_type"}, {namespace: "filter", key: "coffee_origin"}, {namespace: "coffee", key: "roast_degree"}]
  ) {
    namespace
    key
    value
  }
}
    fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment ProductCard on Product {
  id
  handle
  title
  productType
  vendor
  availableForSale
  requiresSellingPlan
  images(first: 1) {
    nodes {
      ...Picture
    }
  }
  priceRange {
    minVariantPrice {
      ...Money
    }
  }
  variants(first: 50) {
    nodes {
      id
      title
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      ...FirstPlan
      metafields(
        identifiers: [{namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "price", key: "lowest_30_days"}, {namespace: "donation", key: "variant"}]
      ) {
        namespace
        key
        value
      }
    }
  }
  hover: metafield(namespace: "images", key: "hover") {
    reference {
      __typename
      ... on MediaImage {
        image {
          ...Picture
        }
      }
    }
  }
  metafields(
    identifiers: [{namespace: "filter", key: "coffee_taste"}, {namespace: "filter", key: "coffee_preparation_method"}, {namespace: "filter", key: "coffee_type"}, {namespace: "b2b", key: "exclusive"}, {namespace: "product", key: "badge"}, {namespace: "coffee", key: "taste"}]
  ) {
    namespace
    key
    value
  }
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}
fragment FirstPlan on ProductVariant {
  sellingPlanAllocations(first: 1) @include(if: $withPlans) {
    nodes {
      priceAdjustments {
        price {
          ...Money
        }
        unitPrice {
          ...Money
        }
      }
    }
  }
}`, {"fragmentName":"GridProduct"}) as unknown as TypedDocumentString<GridProductFragment, unknown>;
export const CollectionLinkFragmentDoc = new TypedDocumentString(`
    fragment CollectionLink on Collection {
  id
  handle
  title
  metafield(namespace: "layout", key: "page_type") {
    value
  }
}
    `, {"fragmentName":"CollectionLink"}) as unknown as TypedDocumentString<CollectionLinkFragment, unknown>;
export const VariantFragmentDoc = new TypedDocumentString(`
    fragment Variant on ProductVariant {
  id
  sku
  title
  barcode
  availableForSale
  currentlyNotInStock @include(if: $withStock)
  quantityAvailable @include(if: $withStock)
  image {
    ...Picture
  }
  price {
    ...Money
  }
  compareAtPrice {
    ...Money
  }
  ...UnitPricing
  selectedOptions {
    name
    value
  }
  sellingPlanAllocations(first: 100) @include(if: $withPlans) {
    nodes {
      sellingPlan {
        id
      }
      priceAdjustments {
        price {
          ...Money
        }
        unitPrice {
          ...Money
        }
      }
    }
  }
  metafields(
    identifiers: [{namespace: "product", key: "archived"}, {namespace: "donation", key: "variant"}, {namespace: "information", key: "description"}, {namespace: "product", key: "delivery_time"}, {namespace: "product", key: "mpn"}, {namespace: "product", key: "pre_order_date"}, {namespace: "price", key: "lowest_30_days"}, {namespace: "gear", key: "information_labels"}, {namespace: "gear", key: "information_values"}, {namespace: "gear", key: "extended_labels"}, {namespace: "gear", key: "extended_values"}, {namespace: "food", key: "quantity"}, {namespace: "bundle", key: "contents"}, {namespace: "gift_subscription", key: "deliveries"}]
  ) {
    namespace
    key
    value
  }
}
    fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}`, {"fragmentName":"Variant"}) as unknown as TypedDocumentString<VariantFragment, unknown>;
export const MatchingVariantFragmentDoc = new TypedDocumentString(`
    fragment MatchingVariant on ProductVariant {
  id
  title
  availableForSale
  image {
    ...Picture
  }
  price {
    ...Money
  }
  ...UnitPricing
  ...FirstPlan
  metafields(identifiers: [{namespace: "product", key: "archived"}]) {
    namespace
    key
    value
  }
  product {
    handle
    title
    requiresSellingPlan
    metafields(identifiers: [{namespace: "b2b", key: "exclusive"}]) {
      namespace
      key
      value
    }
  }
}
    fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}
fragment FirstPlan on ProductVariant {
  sellingPlanAllocations(first: 1) @include(if: $withPlans) {
    nodes {
      priceAdjustments {
        price {
          ...Money
        }
        unitPrice {
          ...Money
        }
      }
    }
  }
}`, {"fragmentName":"MatchingVariant"}) as unknown as TypedDocumentString<MatchingVariantFragment, unknown>;
export const VariantMediaFragmentDoc = new TypedDocumentString(`
    fragment VariantMedia on ProductVariant {
  gallery: metafield(namespace: "images", key: "gallery") {
    references(first: 20) {
      nodes {
        __typename
        ... on MediaImage {
          image {
            ...Picture
          }
        }
        ... on Video {
          alt
          previewImage {
            ...Picture
          }
          sources {
            url
            mimeType
            width
          }
        }
      }
    }
  }
  matching: metafield(namespace: "variant", key: "matching") {
    references(first: 8) {
      nodes {
        __typename
        ...MatchingVariant
      }
    }
  }
  components: metafield(namespace: "bundle", key: "components") {
    references(first: 12) {
      nodes {
        __typename
        ...MatchingVariant
      }
    }
  }
}
    fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}
fragment FirstPlan on ProductVariant {
  sellingPlanAllocations(first: 1) @include(if: $withPlans) {
    nodes {
      priceAdjustments {
        price {
          ...Money
        }
        unitPrice {
          ...Money
        }
      }
    }
  }
}
fragment MatchingVariant on ProductVariant {
  id
  title
  availableForSale
  image {
    ...Picture
  }
  price {
    ...Money
  }
  ...UnitPricing
  ...FirstPlan
  metafields(identifiers: [{namespace: "product", key: "archived"}]) {
    namespace
    key
    value
  }
  product {
    handle
    title
    requiresSellingPlan
    metafields(identifiers: [{namespace: "b2b", key: "exclusive"}]) {
      namespace
      key
      value
    }
  }
}`, {"fragmentName":"VariantMedia"}) as unknown as TypedDocumentString<VariantMediaFragment, unknown>;
export const CartCreateDocument = new TypedDocumentString(`
    mutation CartCreate($lines: [CartLineInput!], $attributes: [AttributeInput!], $buyerIdentity: CartBuyerIdentityInput, $lang: LanguageCode!, $country: CountryCode!, $withPlans: Boolean! = true, $withStock: Boolean! = true, $withTags: Boolean! = true) @inContext(language: $lang, country: $country) {
  cartCreate(
    input: {lines: $lines, attributes: $attributes, buyerIdentity: $buyerIdentity}
  ) {
    cart {
      ...Cart
    }
    userErrors {
      ...CartUserError
    }
    warnings {
      ...CartWarning
    }
  }
}
    fragment CartLine on BaseCartLine {
  id
  quantity
  attributes {
    key
    value
  }
  cost {
    amountPerQuantity {
      ...Money
    }
    compareAtAmountPerQuantity {
      ...Money
    }
    subtotalAmount {
      ...Money
    }
    totalAmount {
      ...Money
    }
  }
  discountAllocations {
    ... on CartCodeDiscountAllocation {
      code
    }
    discountedAmount {
      ...Money
    }
  }
  sellingPlanAllocation @include(if: $withPlans) {
    priceAdjustments {
      unitPrice {
        ...Money
      }
    }
    sellingPlan {
      id
      name
      deliveryPolicy {
        ... on SellingPlanRecurringDeliveryPolicy {
          interval
          intervalCount
        }
      }
    }
  }
  merchandise {
    ... on ProductVariant {
      id
      sku
      title
      requiresShipping
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      quantityAvailable @include(if: $withStock)
      image {
        ...Picture
      }
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      selectedOptions {
        name
        value
      }
      sellingPlanAllocations(first: 100) @include(if: $withPlans) {
        nodes {
          sellingPlan {
            id
            name
            deliveryPolicy {
              ... on SellingPlanRecurringDeliveryPolicy {
                interval
                intervalCount
              }
            }
          }
          priceAdjustments {
            price {
              ...Money
            }
          }
        }
      }
      metafields(
        identifiers: [{namespace: "donation", key: "variant"}, {namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "product", key: "delivery_time"}, {namespace: "price", key: "lowest_30_days"}]
      ) {
        namespace
        key
        value
      }
      product {
        id
        handle
        title
        productType
        vendor
        tags @include(if: $withTags)
        requiresSellingPlan
        metafields(identifiers: [{namespace: "b2b", key: "exclusive"}]) {
          namespace
          key
          value
        }
        variants(first: 2) {
          nodes {
            id
          }
        }
      }
    }
  }
}
fragment Cart on Cart {
  id
  totalQuantity
  checkoutUrl
  note
  attributes {
    key
    value
  }
  buyerIdentity {
    countryCode
    customer {
      id
    }
  }
  cost {
    subtotalAmount {
      ...Money
    }
  }
  discountCodes {
    code
    applicable
  }
  discountAllocations {
    ... on CartCodeDiscountAllocation {
      code
    }
    targetType
    discountedAmount {
      ...Money
    }
  }
  appliedGiftCards {
    id
    lastCharacters
    presentmentAmountUsed {
      ...Money
    }
    balance {
      ...Money
    }
  }
  lines(first: 50) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...CartLine
    }
  }
}
fragment CartUserError on CartUserError {
  code
  field
  message
}
fragment CartWarning on CartWarning {
  code
  message
  target
}
fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}`) as unknown as TypedDocumentString<CartCreateMutation, CartCreateMutationVariables>;
export const CartLinesAddDocument = new TypedDocumentString(`
    mutation CartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!, $lang: LanguageCode!, $country: CountryCode!, $withPlans: Boolean! = true, $withStock: Boolean! = true, $withTags: Boolean! = true) @inContext(language: $lang, country: $country) {
  cartLinesAdd(cartId: $cartId, lines: $lines) {
    cart {
      ...Cart
    }
    userErrors {
      ...CartUserError
    }
    warnings {
      ...CartWarning
    }
  }
}
    fragment CartLine on BaseCartLine {
  id
  quantity
  attributes {
    key
    value
  }
  cost {
    amountPerQuantity {
      ...Money
    }
    compareAtAmountPerQuantity {
      ...Money
    }
    subtotalAmount {
      ...Money
    }
    totalAmount {
      ...Money
    }
  }
  discountAllocations {
    ... on CartCodeDiscountAllocation {
      code
    }
    discountedAmount {
      ...Money
    }
  }
  sellingPlanAllocation @include(if: $withPlans) {
    priceAdjustments {
      unitPrice {
        ...Money
      }
    }
    sellingPlan {
      id
      name
      deliveryPolicy {
        ... on SellingPlanRecurringDeliveryPolicy {
          interval
          intervalCount
        }
      }
    }
  }
  merchandise {
    ... on ProductVariant {
      id
      sku
      title
      requiresShipping
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      quantityAvailable @include(if: $withStock)
      image {
        ...Picture
      }
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      selectedOptions {
        name
        value
      }
      sellingPlanAllocations(first: 100) @include(if: $withPlans) {
        nodes {
          sellingPlan {
            id
            name
            deliveryPolicy {
              ... on SellingPlanRecurringDeliveryPolicy {
                interval
                intervalCount
              }
            }
          }
          priceAdjustments {
            price {
              ...Money
            }
          }
        }
      }
      metafields(
        identifiers: [{namespace: "donation", key: "variant"}, {namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "product", key: "delivery_time"}, {namespace: "price", key: "lowest_30_days"}]
      ) {
        namespace
        key
        value
      }
      product {
        id
        handle
        title
        productType
        vendor
        tags @include(if: $withTags)
        requiresSellingPlan
        metafields(identifiers: [{namespace: "b2b", key: "exclusive"}]) {
          namespace
          key
          value
        }
        variants(first: 2) {
          nodes {
            id
          }
        }
      }
    }
  }
}
fragment Cart on Cart {
  id
  totalQuantity
  checkoutUrl
  note
  attributes {
    key
    value
  }
  buyerIdentity {
    countryCode
    customer {
      id
    }
  }
  cost {
    subtotalAmount {
      ...Money
    }
  }
  discountCodes {
    code
    applicable
  }
  discountAllocations {
    ... on CartCodeDiscountAllocation {
      code
    }
    targetType
    discountedAmount {
      ...Money
    }
  }
  appliedGiftCards {
    id
    lastCharacters
    presentmentAmountUsed {
      ...Money
    }
    balance {
      ...Money
    }
  }
  lines(first: 50) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...CartLine
    }
  }
}
fragment CartUserError on CartUserError {
  code
  field
  message
}
fragment CartWarning on CartWarning {
  code
  message
  target
}
fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}`) as unknown as TypedDocumentString<CartLinesAddMutation, CartLinesAddMutationVariables>;
export const CartLinesUpdateDocument = new TypedDocumentString(`
    mutation CartLinesUpdate($cartId: ID!, $lines: [CartLineUpdateInput!]!, $lang: LanguageCode!, $country: CountryCode!, $withPlans: Boolean! = true, $withStock: Boolean! = true, $withTags: Boolean! = true) @inContext(language: $lang, country: $country) {
  cartLinesUpdate(cartId: $cartId, lines: $lines) {
    cart {
      ...Cart
    }
    userErrors {
      ...CartUserError
    }
    warnings {
      ...CartWarning
    }
  }
}
    fragment CartLine on BaseCartLine {
  id
  quantity
  attributes {
    key
    value
  }
  cost {
    amountPerQuantity {
      ...Money
    }
    compareAtAmountPerQuantity {
      ...Money
    }
    subtotalAmount {
      ...Money
    }
    totalAmount {
      ...Money
    }
  }
  discountAllocations {
    ... on CartCodeDiscountAllocation {
      code
    }
    discountedAmount {
      ...Money
    }
  }
  sellingPlanAllocation @include(if: $withPlans) {
    priceAdjustments {
      unitPrice {
        ...Money
      }
    }
    sellingPlan {
      id
      name
      deliveryPolicy {
        ... on SellingPlanRecurringDeliveryPolicy {
          interval
          intervalCount
        }
      }
    }
  }
  merchandise {
    ... on ProductVariant {
      id
      sku
      title
      requiresShipping
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      quantityAvailable @include(if: $withStock)
      image {
        ...Picture
      }
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      selectedOptions {
        name
        value
      }
      sellingPlanAllocations(first: 100) @include(if: $withPlans) {
        nodes {
          sellingPlan {
            id
            name
            deliveryPolicy {
              ... on SellingPlanRecurringDeliveryPolicy {
                interval
                intervalCount
              }
            }
          }
          priceAdjustments {
            price {
              ...Money
            }
          }
        }
      }
      metafields(
        identifiers: [{namespace: "donation", key: "variant"}, {namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "product", key: "delivery_time"}, {namespace: "price", key: "lowest_30_days"}]
      ) {
        namespace
        key
        value
      }
      product {
        id
        handle
        title
        productType
        vendor
        tags @include(if: $withTags)
        requiresSellingPlan
        metafields(identifiers: [{namespace: "b2b", key: "exclusive"}]) {
          namespace
          key
          value
        }
        variants(first: 2) {
          nodes {
            id
          }
        }
      }
    }
  }
}
fragment Cart on Cart {
  id
  totalQuantity
  checkoutUrl
  note
  attributes {
    key
    value
  }
  buyerIdentity {
    countryCode
    customer {
      id
    }
  }
  cost {
    subtotalAmount {
      ...Money
    }
  }
  discountCodes {
    code
    applicable
  }
  discountAllocations {
    ... on CartCodeDiscountAllocation {
      code
    }
    targetType
    discountedAmount {
      ...Money
    }
  }
  appliedGiftCards {
    id
    lastCharacters
    presentmentAmountUsed {
      ...Money
    }
    balance {
      ...Money
    }
  }
  lines(first: 50) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...CartLine
    }
  }
}
fragment CartUserError on CartUserError {
  code
  field
  message
}
fragment CartWarning on CartWarning {
  code
  message
  target
}
fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}`) as unknown as TypedDocumentString<CartLinesUpdateMutation, CartLinesUpdateMutationVariables>;
export const CartAttributesUpdateDocument = new TypedDocumentString(`
    mutation CartAttributesUpdate($cartId: ID!, $attributes: [AttributeInput!]!, $lang: LanguageCode!, $country: CountryCode!, $withPlans: Boolean! = true, $withStock: Boolean! = true, $withTags: Boolean! = true) @inContext(language: $lang, country: $country) {
  cartAttributesUpdate(cartId: $cartId, attributes: $attributes) {
    cart {
      ...Cart
    }
    userErrors {
      ...CartUserError
    }
    warnings {
      ...CartWarning
    }
  }
}
    fragment CartLine on BaseCartLine {
  id
  quantity
  attributes {
    key
    value
  }
  cost {
    amountPerQuantity {
      ...Money
    }
    compareAtAmountPerQuantity {
      ...Money
    }
    subtotalAmount {
      ...Money
    }
    totalAmount {
      ...Money
    }
  }
  discountAllocations {
    ... on CartCodeDiscountAllocation {
      code
    }
    discountedAmount {
      ...Money
    }
  }
  sellingPlanAllocation @include(if: $withPlans) {
    priceAdjustments {
      unitPrice {
        ...Money
      }
    }
    sellingPlan {
      id
      name
      deliveryPolicy {
        ... on SellingPlanRecurringDeliveryPolicy {
          interval
          intervalCount
        }
      }
    }
  }
  merchandise {
    ... on ProductVariant {
      id
      sku
      title
      requiresShipping
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      quantityAvailable @include(if: $withStock)
      image {
        ...Picture
      }
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      selectedOptions {
        name
        value
      }
      sellingPlanAllocations(first: 100) @include(if: $withPlans) {
        nodes {
          sellingPlan {
            id
            name
            deliveryPolicy {
              ... on SellingPlanRecurringDeliveryPolicy {
                interval
                intervalCount
              }
            }
          }
          priceAdjustments {
            price {
              ...Money
            }
          }
        }
      }
      metafields(
        identifiers: [{namespace: "donation", key: "variant"}, {namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "product", key: "delivery_time"}, {namespace: "price", key: "lowest_30_days"}]
      ) {
        namespace
        key
        value
      }
      product {
        id
        handle
        title
        productType
        vendor
        tags @include(if: $withTags)
        requiresSellingPlan
        metafields(identifiers: [{namespace: "b2b", key: "exclusive"}]) {
          namespace
          key
          value
        }
        variants(first: 2) {
          nodes {
            id
          }
        }
      }
    }
  }
}
fragment Cart on Cart {
  id
  totalQuantity
  checkoutUrl
  note
  attributes {
    key
    value
  }
  buyerIdentity {
    countryCode
    customer {
      id
    }
  }
  cost {
    subtotalAmount {
      ...Money
    }
  }
  discountCodes {
    code
    applicable
  }
  discountAllocations {
    ... on CartCodeDiscountAllocation {
      code
    }
    targetType
    discountedAmount {
      ...Money
    }
  }
  appliedGiftCards {
    id
    lastCharacters
    presentmentAmountUsed {
      ...Money
    }
    balance {
      ...Money
    }
  }
  lines(first: 50) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...CartLine
    }
  }
}
fragment CartUserError on CartUserError {
  code
  field
  message
}
fragment CartWarning on CartWarning {
  code
  message
  target
}
fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}`) as unknown as TypedDocumentString<CartAttributesUpdateMutation, CartAttributesUpdateMutationVariables>;
export const CartDiscountCodesUpdateDocument = new TypedDocumentString(`
    mutation CartDiscountCodesUpdate($cartId: ID!, $discountCodes: [String!]!, $lang: LanguageCode!, $country: CountryCode!, $withPlans: Boolean! = true, $withStock: Boolean! = true, $withTags: Boolean! = true) @inContext(language: $lang, country: $country) {
  cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {
    cart {
      ...Cart
    }
    userErrors {
      ...CartUserError
    }
    warnings {
      ...CartWarning
    }
  }
}
    fragment CartLine on BaseCartLine {
  id
  quantity
  attributes {
    key
    value
  }
  cost {
    amountPerQuantity {
      ...Money
    }
    compareAtAmountPerQuantity {
      ...Money
    }
    subtotalAmount {
      ...Money
    }
    totalAmount {
      ...Money
    }
  }
  discountAllocations {
    ... on CartCodeDiscountAllocation {
      code
    }
    discountedAmount {
      ...Money
    }
  }
  sellingPlanAllocation @include(if: $withPlans) {
    priceAdjustments {
      unitPrice {
        ...Money
      }
    }
    sellingPlan {
      id
      name
      deliveryPolicy {
        ... on SellingPlanRecurringDeliveryPolicy {
          interval
          intervalCount
        }
      }
    }
  }
  merchandise {
    ... on ProductVariant {
      id
      sku
      title
      requiresShipping
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      quantityAvailable @include(if: $withStock)
      image {
        ...Picture
      }
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      selectedOptions {
        name
        value
      }
      sellingPlanAllocations(first: 100) @include(if: $withPlans) {
        nodes {
          sellingPlan {
            id
            name
            deliveryPolicy {
              ... on SellingPlanRecurringDeliveryPolicy {
                interval
                intervalCount
              }
            }
          }
          priceAdjustments {
            price {
              ...Money
            }
          }
        }
      }
      metafields(
        identifiers: [{namespace: "donation", key: "variant"}, {namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "product", key: "delivery_time"}, {namespace: "price", key: "lowest_30_days"}]
      ) {
        namespace
        key
        value
      }
      product {
        id
        handle
        title
        productType
        vendor
        tags @include(if: $withTags)
        requiresSellingPlan
        metafields(identifiers: [{namespace: "b2b", key: "exclusive"}]) {
          namespace
          key
          value
        }
        variants(first: 2) {
          nodes {
            id
          }
        }
      }
    }
  }
}
fragment Cart on Cart {
  id
  totalQuantity
  checkoutUrl
  note
  attributes {
    key
    value
  }
  buyerIdentity {
    countryCode
    customer {
      id
    }
  }
  cost {
    subtotalAmount {
      ...Money
    }
  }
  discountCodes {
    code
    applicable
  }
  discountAllocations {
    ... on CartCodeDiscountAllocation {
      code
    }
    targetType
    discountedAmount {
      ...Money
    }
  }
  appliedGiftCards {
    id
    lastCharacters
    presentmentAmountUsed {
      ...Money
    }
    balance {
      ...Money
    }
  }
  lines(first: 50) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...CartLine
    }
  }
}
fragment CartUserError on CartUserError {
  code
  field
  message
}
fragment CartWarning on CartWarning {
  code
  message
  target
}
fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}`) as unknown as TypedDocumentString<CartDiscountCodesUpdateMutation, CartDiscountCodesUpdateMutationVariables>;
export const CartGiftCardCodesAddDocument = new TypedDocumentString(`
    mutation CartGiftCardCodesAdd($cartId: ID!, $giftCardCodes: [String!]!, $lang: LanguageCode!, $country: CountryCode!, $withPlans: Boolean! = true, $withStock: Boolean! = true, $withTags: Boolean! = true) @inContext(language: $lang, country: $country) {
  cartGiftCardCodesAdd(cartId: $cartId, giftCardCodes: $giftCardCodes) {
    cart {
      ...Cart
    }
    userErrors {
      ...CartUserError
    }
    warnings {
      ...CartWarning
    }
  }
}
    fragment CartLine on BaseCartLine {
  id
  quantity
  attributes {
    key
    value
  }
  cost {
    amountPerQuantity {
      ...Money
    }
    compareAtAmountPerQuantity {
      ...Money
    }
    subtotalAmount {
      ...Money
    }
    totalAmount {
      ...Money
    }
  }
  discountAllocations {
    ... on CartCodeDiscountAllocation {
      code
    }
    discountedAmount {
      ...Money
    }
  }
  sellingPlanAllocation @include(if: $withPlans) {
    priceAdjustments {
      unitPrice {
        ...Money
      }
    }
    sellingPlan {
      id
      name
      deliveryPolicy {
        ... on SellingPlanRecurringDeliveryPolicy {
          interval
          intervalCount
        }
      }
    }
  }
  merchandise {
    ... on ProductVariant {
      id
      sku
      title
      requiresShipping
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      quantityAvailable @include(if: $withStock)
      image {
        ...Picture
      }
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      selectedOptions {
        name
        value
      }
      sellingPlanAllocations(first: 100) @include(if: $withPlans) {
        nodes {
          sellingPlan {
            id
            name
            deliveryPolicy {
              ... on SellingPlanRecurringDeliveryPolicy {
                interval
                intervalCount
              }
            }
          }
          priceAdjustments {
            price {
              ...Money
            }
          }
        }
      }
      metafields(
        identifiers: [{namespace: "donation", key: "variant"}, {namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "product", key: "delivery_time"}, {namespace: "price", key: "lowest_30_days"}]
      ) {
        namespace
        key
        value
      }
      product {
        id
        handle
        title
        productType
        vendor
        tags @include(if: $withTags)
        requiresSellingPlan
        metafields(identifiers: [{namespace: "b2b", key: "exclusive"}]) {
          namespace
          key
          value
        }
        variants(first: 2) {
          nodes {
            id
          }
        }
      }
    }
  }
}
fragment Cart on Cart {
  id
  totalQuantity
  checkoutUrl
  note
  attributes {
    key
    value
  }
  buyerIdentity {
    countryCode
    customer {
      id
    }
  }
  cost {
    subtotalAmount {
      ...Money
    }
  }
  discountCodes {
    code
    applicable
  }
  discountAllocations {
    ... on CartCodeDiscountAllocation {
      code
    }
    targetType
    discountedAmount {
      ...Money
    }
  }
  appliedGiftCards {
    id
    lastCharacters
    presentmentAmountUsed {
      ...Money
    }
    balance {
      ...Money
    }
  }
  lines(first: 50) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...CartLine
    }
  }
}
fragment CartUserError on CartUserError {
  code
  field
  message
}
fragment CartWarning on CartWarning {
  code
  message
  target
}
fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}`) as unknown as TypedDocumentString<CartGiftCardCodesAddMutation, CartGiftCardCodesAddMutationVariables>;
export const CartGiftCardCodesUpdateDocument = new TypedDocumentString(`
    mutation CartGiftCardCodesUpdate($cartId: ID!, $giftCardCodes: [String!]!, $lang: LanguageCode!, $country: CountryCode!, $withPlans: Boolean! = true, $withStock: Boolean! = true, $withTags: Boolean! = true) @inContext(language: $lang, country: $country) {
  cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: $giftCardCodes) {
    cart {
      ...Cart
    }
    userErrors {
      ...CartUserError
    }
    warnings {
      ...CartWarning
    }
  }
}
    fragment CartLine on BaseCartLine {
  id
  quantity
  attributes {
    key
    value
  }
  cost {
    amountPerQuantity {
      ...Money
    }
    compareAtAmountPerQuantity {
      ...Money
    }
    subtotalAmount {
      ...Money
    }
    totalAmount {
      ...Money
    }
  }
  discountAllocations {
    ... on CartCodeDiscountAllocation {
      code
    }
    discountedAmount {
      ...Money
    }
  }
  sellingPlanAllocation @include(if: $withPlans) {
    priceAdjustments {
      unitPrice {
        ...Money
      }
    }
    sellingPlan {
      id
      name
      deliveryPolicy {
        ... on SellingPlanRecurringDeliveryPolicy {
          interval
          intervalCount
        }
      }
    }
  }
  merchandise {
    ... on ProductVariant {
      id
      sku
      title
      requiresShipping
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      quantityAvailable @include(if: $withStock)
      image {
        ...Picture
      }
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      selectedOptions {
        name
        value
      }
      sellingPlanAllocations(first: 100) @include(if: $withPlans) {
        nodes {
          sellingPlan {
            id
            name
            deliveryPolicy {
              ... on SellingPlanRecurringDeliveryPolicy {
                interval
                intervalCount
              }
            }
          }
          priceAdjustments {
            price {
              ...Money
            }
          }
        }
      }
      metafields(
        identifiers: [{namespace: "donation", key: "variant"}, {namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "product", key: "delivery_time"}, {namespace: "price", key: "lowest_30_days"}]
      ) {
        namespace
        key
        value
      }
      product {
        id
        handle
        title
        productType
        vendor
        tags @include(if: $withTags)
        requiresSellingPlan
        metafields(identifiers: [{namespace: "b2b", key: "exclusive"}]) {
          namespace
          key
          value
        }
        variants(first: 2) {
          nodes {
            id
          }
        }
      }
    }
  }
}
fragment Cart on Cart {
  id
  totalQuantity
  checkoutUrl
  note
  attributes {
    key
    value
  }
  buyerIdentity {
    countryCode
    customer {
      id
    }
  }
  cost {
    subtotalAmount {
      ...Money
    }
  }
  discountCodes {
    code
    applicable
  }
  discountAllocations {
    ... on CartCodeDiscountAllocation {
      code
    }
    targetType
    discountedAmount {
      ...Money
    }
  }
  appliedGiftCards {
    id
    lastCharacters
    presentmentAmountUsed {
      ...Money
    }
    balance {
      ...Money
    }
  }
  lines(first: 50) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...CartLine
    }
  }
}
fragment CartUserError on CartUserError {
  code
  field
  message
}
fragment CartWarning on CartWarning {
  code
  message
  target
}
fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}`) as unknown as TypedDocumentString<CartGiftCardCodesUpdateMutation, CartGiftCardCodesUpdateMutationVariables>;
export const CartGiftCardCodesRemoveDocument = new TypedDocumentString(`
    mutation CartGiftCardCodesRemove($cartId: ID!, $appliedGiftCardIds: [ID!]!, $lang: LanguageCode!, $country: CountryCode!, $withPlans: Boolean! = true, $withStock: Boolean! = true, $withTags: Boolean! = true) @inContext(language: $lang, country: $country) {
  cartGiftCardCodesRemove(
    cartId: $cartId
    appliedGiftCardIds: $appliedGiftCardIds
  ) {
    cart {
      ...Cart
    }
    userErrors {
      ...CartUserError
    }
    warnings {
      ...CartWarning
    }
  }
}
    fragment CartLine on BaseCartLine {
  id
  quantity
  attributes {
    key
    value
  }
  cost {
    amountPerQuantity {
      ...Money
    }
    compareAtAmountPerQuantity {
      ...Money
    }
    subtotalAmount {
      ...Money
    }
    totalAmount {
      ...Money
    }
  }
  discountAllocations {
    ... on CartCodeDiscountAllocation {
      code
    }
    discountedAmount {
      ...Money
    }
  }
  sellingPlanAllocation @include(if: $withPlans) {
    priceAdjustments {
      unitPrice {
        ...Money
      }
    }
    sellingPlan {
      id
      name
      deliveryPolicy {
        ... on SellingPlanRecurringDeliveryPolicy {
          interval
          intervalCount
        }
      }
    }
  }
  merchandise {
    ... on ProductVariant {
      id
      sku
      title
      requiresShipping
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      quantityAvailable @include(if: $withStock)
      image {
        ...Picture
      }
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      selectedOptions {
        name
        value
      }
      sellingPlanAllocations(first: 100) @include(if: $withPlans) {
        nodes {
          sellingPlan {
            id
            name
            deliveryPolicy {
              ... on SellingPlanRecurringDeliveryPolicy {
                interval
                intervalCount
              }
            }
          }
          priceAdjustments {
            price {
              ...Money
            }
          }
        }
      }
      metafields(
        identifiers: [{namespace: "donation", key: "variant"}, {namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "product", key: "delivery_time"}, {namespace: "price", key: "lowest_30_days"}]
      ) {
        namespace
        key
        value
      }
      product {
        id
        handle
        title
        productType
        vendor
        tags @include(if: $withTags)
        requiresSellingPlan
        metafields(identifiers: [{namespace: "b2b", key: "exclusive"}]) {
          namespace
          key
          value
        }
        variants(first: 2) {
          nodes {
            id
          }
        }
      }
    }
  }
}
fragment Cart on Cart {
  id
  totalQuantity
  checkoutUrl
  note
  attributes {
    key
    value
  }
  buyerIdentity {
    countryCode
    customer {
      id
    }
  }
  cost {
    subtotalAmount {
      ...Money
    }
  }
  discountCodes {
    code
    applicable
  }
  discountAllocations {
    ... on CartCodeDiscountAllocation {
      code
    }
    targetType
    discountedAmount {
      ...Money
    }
  }
  appliedGiftCards {
    id
    lastCharacters
    presentmentAmountUsed {
      ...Money
    }
    balance {
      ...Money
    }
  }
  lines(first: 50) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...CartLine
    }
  }
}
fragment CartUserError on CartUserError {
  code
  field
  message
}
fragment CartWarning on CartWarning {
  code
  message
  target
}
fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}`) as unknown as TypedDocumentString<CartGiftCardCodesRemoveMutation, CartGiftCardCodesRemoveMutationVariables>;
export const CartNoteUpdateDocument = new TypedDocumentString(`
    mutation CartNoteUpdate($cartId: ID!, $note: String!, $lang: LanguageCode!, $country: CountryCode!, $withPlans: Boolean! = true, $withStock: Boolean! = true, $withTags: Boolean! = true) @inContext(language: $lang, country: $country) {
  cartNoteUpdate(cartId: $cartId, note: $note) {
    cart {
      ...Cart
    }
    userErrors {
      ...CartUserError
    }
    warnings {
      ...CartWarning
    }
  }
}
    fragment CartLine on BaseCartLine {
  id
  quantity
  attributes {
    key
    value
  }
  cost {
    amountPerQuantity {
      ...Money
    }
    compareAtAmountPerQuantity {
      ...Money
    }
    subtotalAmount {
      ...Money
    }
    totalAmount {
      ...Money
    }
  }
  discountAllocations {
    ... on CartCodeDiscountAllocation {
      code
    }
    discountedAmount {
      ...Money
    }
  }
  sellingPlanAllocation @include(if: $withPlans) {
    priceAdjustments {
      unitPrice {
        ...Money
      }
    }
    sellingPlan {
      id
      name
      deliveryPolicy {
        ... on SellingPlanRecurringDeliveryPolicy {
          interval
          intervalCount
        }
      }
    }
  }
  merchandise {
    ... on ProductVariant {
      id
      sku
      title
      requiresShipping
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      quantityAvailable @include(if: $withStock)
      image {
        ...Picture
      }
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      selectedOptions {
        name
        value
      }
      sellingPlanAllocations(first: 100) @include(if: $withPlans) {
        nodes {
          sellingPlan {
            id
            name
            deliveryPolicy {
              ... on SellingPlanRecurringDeliveryPolicy {
                interval
                intervalCount
              }
            }
          }
          priceAdjustments {
            price {
              ...Money
            }
          }
        }
      }
      metafields(
        identifiers: [{namespace: "donation", key: "variant"}, {namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "product", key: "delivery_time"}, {namespace: "price", key: "lowest_30_days"}]
      ) {
        namespace
        key
        value
      }
      product {
        id
        handle
        title
        productType
        vendor
        tags @include(if: $withTags)
        requiresSellingPlan
        metafields(identifiers: [{namespace: "b2b", key: "exclusive"}]) {
          namespace
          key
          value
        }
        variants(first: 2) {
          nodes {
            id
          }
        }
      }
    }
  }
}
fragment Cart on Cart {
  id
  totalQuantity
  checkoutUrl
  note
  attributes {
    key
    value
  }
  buyerIdentity {
    countryCode
    customer {
      id
    }
  }
  cost {
    subtotalAmount {
      ...Money
    }
  }
  discountCodes {
    code
    applicable
  }
  discountAllocations {
    ... on CartCodeDiscountAllocation {
      code
    }
    targetType
    discountedAmount {
      ...Money
    }
  }
  appliedGiftCards {
    id
    lastCharacters
    presentmentAmountUsed {
      ...Money
    }
    balance {
      ...Money
    }
  }
  lines(first: 50) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...CartLine
    }
  }
}
fragment CartUserError on CartUserError {
  code
  field
  message
}
fragment CartWarning on CartWarning {
  code
  message
  target
}
fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}`) as unknown as TypedDocumentString<CartNoteUpdateMutation, CartNoteUpdateMutationVariables>;
export const CartBuyerIdentityUpdateDocument = new TypedDocumentString(`
    mutation CartBuyerIdentityUpdate($cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!, $lang: LanguageCode!, $country: CountryCode!, $withPlans: Boolean! = true, $withStock: Boolean! = true, $withTags: Boolean! = true) @inContext(language: $lang, country: $country) {
  cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {
    cart {
      ...Cart
    }
    userErrors {
      ...CartUserError
    }
    warnings {
      ...CartWarning
    }
  }
}
    fragment CartLine on BaseCartLine {
  id
  quantity
  attributes {
    key
    value
  }
  cost {
    amountPerQuantity {
      ...Money
    }
    compareAtAmountPerQuantity {
      ...Money
    }
    subtotalAmount {
      ...Money
    }
    totalAmount {
      ...Money
    }
  }
  discountAllocations {
    ... on CartCodeDiscountAllocation {
      code
    }
    discountedAmount {
      ...Money
    }
  }
  sellingPlanAllocation @include(if: $withPlans) {
    priceAdjustments {
      unitPrice {
        ...Money
      }
    }
    sellingPlan {
      id
      name
      deliveryPolicy {
        ... on SellingPlanRecurringDeliveryPolicy {
          interval
          intervalCount
        }
      }
    }
  }
  merchandise {
    ... on ProductVariant {
      id
      sku
      title
      requiresShipping
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      quantityAvailable @include(if: $withStock)
      image {
        ...Picture
      }
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      selectedOptions {
        name
        value
      }
      sellingPlanAllocations(first: 100) @include(if: $withPlans) {
        nodes {
          sellingPlan {
            id
            name
            deliveryPolicy {
              ... on SellingPlanRecurringDeliveryPolicy {
                interval
                intervalCount
              }
            }
          }
          priceAdjustments {
            price {
              ...Money
            }
          }
        }
      }
      metafields(
        identifiers: [{namespace: "donation", key: "variant"}, {namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "product", key: "delivery_time"}, {namespace: "price", key: "lowest_30_days"}]
      ) {
        namespace
        key
        value
      }
      product {
        id
        handle
        title
        productType
        vendor
        tags @include(if: $withTags)
        requiresSellingPlan
        metafields(identifiers: [{namespace: "b2b", key: "exclusive"}]) {
          namespace
          key
          value
        }
        variants(first: 2) {
          nodes {
            id
          }
        }
      }
    }
  }
}
fragment Cart on Cart {
  id
  totalQuantity
  checkoutUrl
  note
  attributes {
    key
    value
  }
  buyerIdentity {
    countryCode
    customer {
      id
    }
  }
  cost {
    subtotalAmount {
      ...Money
    }
  }
  discountCodes {
    code
    applicable
  }
  discountAllocations {
    ... on CartCodeDiscountAllocation {
      code
    }
    targetType
    discountedAmount {
      ...Money
    }
  }
  appliedGiftCards {
    id
    lastCharacters
    presentmentAmountUsed {
      ...Money
    }
    balance {
      ...Money
    }
  }
  lines(first: 50) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...CartLine
    }
  }
}
fragment CartUserError on CartUserError {
  code
  field
  message
}
fragment CartWarning on CartWarning {
  code
  message
  target
}
fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}`) as unknown as TypedDocumentString<CartBuyerIdentityUpdateMutation, CartBuyerIdentityUpdateMutationVariables>;
export const CartLinesRemoveDocument = new TypedDocumentString(`
    mutation CartLinesRemove($cartId: ID!, $lineIds: [ID!]!) {
  cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {
    userErrors {
      ...CartUserError
    }
  }
}
    fragment CartUserError on CartUserError {
  code
  field
  message
}`) as unknown as TypedDocumentString<CartLinesRemoveMutation, CartLinesRemoveMutationVariables>;
export const CartBuyerUpdateDocument = new TypedDocumentString(`
    mutation CartBuyerUpdate($cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!, $lang: LanguageCode!, $country: CountryCode!) @inContext(language: $lang, country: $country) {
  cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {
    userErrors {
      ...CartUserError
    }
  }
}
    fragment CartUserError on CartUserError {
  code
  field
  message
}`) as unknown as TypedDocumentString<CartBuyerUpdateMutation, CartBuyerUpdateMutationVariables>;
export const GetCartByIdDocument = new TypedDocumentString(`
    query GetCartById($cartId: ID!, $lang: LanguageCode!, $country: CountryCode!, $withPlans: Boolean! = true, $withStock: Boolean! = true, $withTags: Boolean! = true) @inContext(language: $lang, country: $country) {
  cart(id: $cartId) {
    ...Cart
  }
}
    fragment CartLine on BaseCartLine {
  id
  quantity
  attributes {
    key
    value
  }
  cost {
    amountPerQuantity {
      ...Money
    }
    compareAtAmountPerQuantity {
      ...Money
    }
    subtotalAmount {
      ...Money
    }
    totalAmount {
      ...Money
    }
  }
  discountAllocations {
    ... on CartCodeDiscountAllocation {
      code
    }
    discountedAmount {
      ...Money
    }
  }
  sellingPlanAllocation @include(if: $withPlans) {
    priceAdjustments {
      unitPrice {
        ...Money
      }
    }
    sellingPlan {
      id
      name
      deliveryPolicy {
        ... on SellingPlanRecurringDeliveryPolicy {
          interval
          intervalCount
        }
      }
    }
  }
  merchandise {
    ... on ProductVariant {
      id
      sku
      title
      requiresShipping
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      quantityAvailable @include(if: $withStock)
      image {
        ...Picture
      }
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      selectedOptions {
        name
        value
      }
      sellingPlanAllocations(first: 100) @include(if: $withPlans) {
        nodes {
          sellingPlan {
            id
            name
            deliveryPolicy {
              ... on SellingPlanRecurringDeliveryPolicy {
                interval
                intervalCount
              }
            }
          }
          priceAdjustments {
            price {
              ...Money
            }
          }
        }
      }
      metafields(
        identifiers: [{namespace: "donation", key: "variant"}, {namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "product", key: "delivery_time"}, {namespace: "price", key: "lowest_30_days"}]
      ) {
        namespace
        key
        value
      }
      product {
        id
        handle
        title
        productType
        vendor
        tags @include(if: $withTags)
        requiresSellingPlan
        metafields(identifiers: [{namespace: "b2b", key: "exclusive"}]) {
          namespace
          key
          value
        }
        variants(first: 2) {
          nodes {
            id
          }
        }
      }
    }
  }
}
fragment Cart on Cart {
  id
  totalQuantity
  checkoutUrl
  note
  attributes {
    key
    value
  }
  buyerIdentity {
    countryCode
    customer {
      id
    }
  }
  cost {
    subtotalAmount {
      ...Money
    }
  }
  discountCodes {
    code
    applicable
  }
  discountAllocations {
    ... on CartCodeDiscountAllocation {
      code
    }
    targetType
    discountedAmount {
      ...Money
    }
  }
  appliedGiftCards {
    id
    lastCharacters
    presentmentAmountUsed {
      ...Money
    }
    balance {
      ...Money
    }
  }
  lines(first: 50) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...CartLine
    }
  }
}
fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}`) as unknown as TypedDocumentString<GetCartByIdQuery, GetCartByIdQueryVariables>;
export const CartLinesPageDocument = new TypedDocumentString(`
    query CartLinesPage($cartId: ID!, $after: String!, $lang: LanguageCode!, $country: CountryCode!, $withPlans: Boolean! = true, $withStock: Boolean! = true, $withTags: Boolean! = true) @inContext(language: $lang, country: $country) {
  cart(id: $cartId) {
    lines(first: 50, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...CartLine
      }
    }
  }
}
    fragment CartLine on BaseCartLine {
  id
  quantity
  attributes {
    key
    value
  }
  cost {
    amountPerQuantity {
      ...Money
    }
    compareAtAmountPerQuantity {
      ...Money
    }
    subtotalAmount {
      ...Money
    }
    totalAmount {
      ...Money
    }
  }
  discountAllocations {
    ... on CartCodeDiscountAllocation {
      code
    }
    discountedAmount {
      ...Money
    }
  }
  sellingPlanAllocation @include(if: $withPlans) {
    priceAdjustments {
      unitPrice {
        ...Money
      }
    }
    sellingPlan {
      id
      name
      deliveryPolicy {
        ... on SellingPlanRecurringDeliveryPolicy {
          interval
          intervalCount
        }
      }
    }
  }
  merchandise {
    ... on ProductVariant {
      id
      sku
      title
      requiresShipping
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      quantityAvailable @include(if: $withStock)
      image {
        ...Picture
      }
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      selectedOptions {
        name
        value
      }
      sellingPlanAllocations(first: 100) @include(if: $withPlans) {
        nodes {
          sellingPlan {
            id
            name
            deliveryPolicy {
              ... on SellingPlanRecurringDeliveryPolicy {
                interval
                intervalCount
              }
            }
          }
          priceAdjustments {
            price {
              ...Money
            }
          }
        }
      }
      metafields(
        identifiers: [{namespace: "donation", key: "variant"}, {namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "product", key: "delivery_time"}, {namespace: "price", key: "lowest_30_days"}]
      ) {
        namespace
        key
        value
      }
      product {
        id
        handle
        title
        productType
        vendor
        tags @include(if: $withTags)
        requiresSellingPlan
        metafields(identifiers: [{namespace: "b2b", key: "exclusive"}]) {
          namespace
          key
          value
        }
        variants(first: 2) {
          nodes {
            id
          }
        }
      }
    }
  }
}
fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}`) as unknown as TypedDocumentString<CartLinesPageQuery, CartLinesPageQueryVariables>;
export const CartMerchandiseDocument = new TypedDocumentString(`
    query CartMerchandise($cartId: ID!) {
  cart(id: $cartId) {
    lines(first: 250) {
      nodes {
        id
        merchandise {
          ... on ProductVariant {
            id
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CartMerchandiseQuery, CartMerchandiseQueryVariables>;
export const KnownVariantsDocument = new TypedDocumentString(`
    query KnownVariants($ids: [ID!]!, $lang: LanguageCode!, $country: CountryCode!) @inContext(language: $lang, country: $country) {
  nodes(ids: $ids) {
    id
  }
}
    `) as unknown as TypedDocumentString<KnownVariantsQuery, KnownVariantsQueryVariables>;
export const CoffeesToMatchDocument = new TypedDocumentString(`
    query CoffeesToMatch($handle: String!, $after: String, $lang: LanguageCode!, $country: CountryCode!, $withPlans: Boolean! = true, $withStock: Boolean! = true, $withTags: Boolean! = true) @inContext(language: $lang, country: $country) {
  collection(handle: $handle) {
    products(first: 50, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...ProductCard
        tags @include(if: $withTags)
        variants(first: 50) {
          nodes {
            quantityAvailable @include(if: $withStock)
          }
        }
      }
    }
  }
}
    fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment ProductCard on Product {
  id
  handle
  title
  productType
  vendor
  availableForSale
  requiresSellingPlan
  images(first: 1) {
    nodes {
      ...Picture
    }
  }
  priceRange {
    minVariantPrice {
      ...Money
    }
  }
  variants(first: 50) {
    nodes {
      id
      title
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      ...FirstPlan
      metafields(
        identifiers: [{namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "price", key: "lowest_30_days"}, {namespace: "donation", key: "variant"}]
      ) {
        namespace
        key
        value
      }
    }
  }
  hover: metafield(namespace: "images", key: "hover") {
    reference {
      __typename
      ... on MediaImage {
        image {
          ...Picture
        }
      }
    }
  }
  metafields(
    identifiers: [{namespace: "filter", key: "coffee_taste"}, {namespace: "filter", key: "coffee_preparation_method"}, {namespace: "filter", key: "coffee_type"}, {namespace: "b2b", key: "exclusive"}, {namespace: "product", key: "badge"}, {namespace: "coffee", key: "taste"}]
  ) {
    namespace
    key
    value
  }
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}
fragment FirstPlan on ProductVariant {
  sellingPlanAllocations(first: 1) @include(if: $withPlans) {
    nodes {
      priceAdjustments {
        price {
          ...Money
        }
        unitPrice {
          ...Money
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<CoffeesToMatchQuery, CoffeesToMatchQueryVariables>;
export const CollectionByIdDocument = new TypedDocumentString(`
    query CollectionById($id: ID!, $lang: LanguageCode!, $country: CountryCode!, $withPlans: Boolean! = true, $withStock: Boolean! = true) @inContext(language: $lang, country: $country) {
  collection(id: $id) {
    ...CollectionHead
    products(first: 50) {
      nodes {
        ...GridProduct
      }
    }
    all: products(first: 250) {
      nodes {
        id
      }
    }
  }
}
    fragment CollectionHead on Collection {
  id
  handle
  title
  descriptionHtml
  seo {
    title
    description
  }
  metafields(
    identifiers: [{namespace: "collection", key: "title"}, {namespace: "seo", key: "noindex"}, {namespace: "seo", key: "breadcrumb_collection"}, {namespace: "seo", key: "handles"}, {namespace: "layout", key: "page_type"}, {namespace: "layout", key: "display_variants"}, {namespace: "layout", key: "subcollections"}, {namespace: "layout", key: "filters"}, {namespace: "layout", key: "large_card_products"}, {namespace: "temp", key: "display_new_content"}, {namespace: "temp", key: "new_content"}]
  ) {
    namespace
    key
    value
  }
  parent: metafield(namespace: "seo", key: "breadcrumb_collection") {
    reference {
      __typename
      ...ListingLink
    }
  }
}
fragment ListingLink on Collection {
  id
  handle
  title
  metafields(
    identifiers: [{namespace: "collection", key: "title"}, {namespace: "layout", key: "page_type"}]
  ) {
    namespace
    key
    value
  }
}
fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment ProductCard on Product {
  id
  handle
  title
  productType
  vendor
  availableForSale
  requiresSellingPlan
  images(first: 1) {
    nodes {
      ...Picture
    }
  }
  priceRange {
    minVariantPrice {
      ...Money
    }
  }
  variants(first: 50) {
    nodes {
      id
      title
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      ...FirstPlan
      metafields(
        identifiers: [{namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "price", key: "lowest_30_days"}, {namespace: "donation", key: "variant"}]
      ) {
        namespace
        key
        value
      }
    }
  }
  hover: metafield(namespace: "images", key: "hover") {
    reference {
      __typename
      ... on MediaImage {
        image {
          ...Picture
        }
      }
    }
  }
  metafields(
    identifiers: [{namespace: "filter", key: "coffee_taste"}, {namespace: "filter", key: "coffee_preparation_method"}, {namespace: "filter", key: "coffee_type"}, {namespace: "b2b", key: "exclusive"}, {namespace: "product", key: "badge"}, {namespace: "coffee", key: "taste"}]
  ) {
    namespace
    key
    value
  }
}
fragment GridProduct on Product {
  ...ProductCard
  publishedAt
  facets: metafields(
    identifiers: [{namespace: "filter", key: "gear_type"}, {namespace: "filter", key: "coffee_origin"}, {namespace: "coffee", key: "roast_degree"}]
  ) {
    namespace
    key
    value
  }
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}
fragment FirstPlan on ProductVariant {
  sellingPlanAllocations(first: 1) @include(if: $withPlans) {
    nodes {
      priceAdjustments {
        price {
          ...Money
        }
        unitPrice {
          ...Money
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<CollectionByIdQuery, CollectionByIdQueryVariables>;
export const CollectionByHandleDocument = new TypedDocumentString(`
    query CollectionByHandle($handle: String!, $lang: LanguageCode!, $country: CountryCode!, $withPlans: Boolean! = true, $withStock: Boolean! = true) @inContext(language: $lang, country: $country) {
  collection(handle: $handle) {
    ...CollectionHead
    products(first: 50) {
      nodes {
        ...GridProduct
      }
    }
    all: products(first: 250) {
      nodes {
        id
      }
    }
  }
}
    fragment CollectionHead on Collection {
  id
  handle
  title
  descriptionHtml
  seo {
    title
    description
  }
  metafields(
    identifiers: [{namespace: "collection", key: "title"}, {namespace: "seo", key: "noindex"}, {namespace: "seo", key: "breadcrumb_collection"}, {namespace: "seo", key: "handles"}, {namespace: "layout", key: "page_type"}, {namespace: "layout", key: "display_variants"}, {namespace: "layout", key: "subcollections"}, {namespace: "layout", key: "filters"}, {namespace: "layout", key: "large_card_products"}, {namespace: "temp", key: "display_new_content"}, {namespace: "temp", key: "new_content"}]
  ) {
    namespace
    key
    value
  }
  parent: metafield(namespace: "seo", key: "breadcrumb_collection") {
    reference {
      __typename
      ...ListingLink
    }
  }
}
fragment ListingLink on Collection {
  id
  handle
  title
  metafields(
    identifiers: [{namespace: "collection", key: "title"}, {namespace: "layout", key: "page_type"}]
  ) {
    namespace
    key
    value
  }
}
fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment ProductCard on Product {
  id
  handle
  title
  productType
  vendor
  availableForSale
  requiresSellingPlan
  images(first: 1) {
    nodes {
      ...Picture
    }
  }
  priceRange {
    minVariantPrice {
      ...Money
    }
  }
  variants(first: 50) {
    nodes {
      id
      title
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      ...FirstPlan
      metafields(
        identifiers: [{namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "price", key: "lowest_30_days"}, {namespace: "donation", key: "variant"}]
      ) {
        namespace
        key
        value
      }
    }
  }
  hover: metafield(namespace: "images", key: "hover") {
    reference {
      __typename
      ... on MediaImage {
        image {
          ...Picture
        }
      }
    }
  }
  metafields(
    identifiers: [{namespace: "filter", key: "coffee_taste"}, {namespace: "filter", key: "coffee_preparation_method"}, {namespace: "filter", key: "coffee_type"}, {namespace: "b2b", key: "exclusive"}, {namespace: "product", key: "badge"}, {namespace: "coffee", key: "taste"}]
  ) {
    namespace
    key
    value
  }
}
fragment GridProduct on Product {
  ...ProductCard
  publishedAt
  facets: metafields(
    identifiers: [{namespace: "filter", key: "gear_type"}, {namespace: "filter", key: "coffee_origin"}, {namespace: "coffee", key: "roast_degree"}]
  ) {
    namespace
    key
    value
  }
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}
fragment FirstPlan on ProductVariant {
  sellingPlanAllocations(first: 1) @include(if: $withPlans) {
    nodes {
      priceAdjustments {
        price {
          ...Money
        }
        unitPrice {
          ...Money
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<CollectionByHandleQuery, CollectionByHandleQueryVariables>;
export const CollectionCardsDocument = new TypedDocumentString(`
    query CollectionCards($handle: String!, $first: Int!, $after: String, $lang: LanguageCode!, $country: CountryCode!, $withPlans: Boolean! = true, $withStock: Boolean! = true) @inContext(language: $lang, country: $country) {
  collection(handle: $handle) {
    products(first: $first, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...ProductCard
      }
    }
  }
}
    fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment ProductCard on Product {
  id
  handle
  title
  productType
  vendor
  availableForSale
  requiresSellingPlan
  images(first: 1) {
    nodes {
      ...Picture
    }
  }
  priceRange {
    minVariantPrice {
      ...Money
    }
  }
  variants(first: 50) {
    nodes {
      id
      title
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      ...FirstPlan
      metafields(
        identifiers: [{namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "price", key: "lowest_30_days"}, {namespace: "donation", key: "variant"}]
      ) {
        namespace
        key
        value
      }
    }
  }
  hover: metafield(namespace: "images", key: "hover") {
    reference {
      __typename
      ... on MediaImage {
        image {
          ...Picture
        }
      }
    }
  }
  metafields(
    identifiers: [{namespace: "filter", key: "coffee_taste"}, {namespace: "filter", key: "coffee_preparation_method"}, {namespace: "filter", key: "coffee_type"}, {namespace: "b2b", key: "exclusive"}, {namespace: "product", key: "badge"}, {namespace: "coffee", key: "taste"}]
  ) {
    namespace
    key
    value
  }
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}
fragment FirstPlan on ProductVariant {
  sellingPlanAllocations(first: 1) @include(if: $withPlans) {
    nodes {
      priceAdjustments {
        price {
          ...Money
        }
        unitPrice {
          ...Money
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<CollectionCardsQuery, CollectionCardsQueryVariables>;
export const CollectionChoicesDocument = new TypedDocumentString(`
    query CollectionChoices($handle: String!, $lang: LanguageCode!, $country: CountryCode!, $withPlans: Boolean! = true, $withStock: Boolean! = true) @inContext(language: $lang, country: $country) {
  collection(handle: $handle) {
    products(first: 250) {
      nodes {
        id
        handle
        title
        availableForSale
        requiresSellingPlan
        sellingPlanGroups(first: 1) @include(if: $withPlans) {
          nodes {
            name
          }
        }
        productType
        images(first: 1) {
          nodes {
            ...Picture
          }
        }
        variants(first: 4) {
          nodes {
            title
            availableForSale
            currentlyNotInStock @include(if: $withStock)
            price {
              ...Money
            }
            ...UnitPricing
            sellingPlanAllocations(first: 1) @include(if: $withPlans) {
              nodes {
                priceAdjustments {
                  price {
                    ...Money
                  }
                  unitPrice {
                    ...Money
                  }
                }
              }
            }
            metafields(
              identifiers: [{namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}]
            ) {
              namespace
              key
              value
            }
          }
        }
        metafields(
          identifiers: [{namespace: "filter", key: "coffee_preparation_method"}, {namespace: "filter", key: "coffee_type"}, {namespace: "analytics", key: "subcategory"}, {namespace: "b2b", key: "exclusive"}, {namespace: "coffee", key: "taste"}, {namespace: "filter", key: "coffee_taste"}]
        ) {
          namespace
          key
          value
        }
      }
    }
  }
}
    fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}`) as unknown as TypedDocumentString<CollectionChoicesQuery, CollectionChoicesQueryVariables>;
export const GridProductsByIdDocument = new TypedDocumentString(`
    query GridProductsById($ids: [ID!]!, $lang: LanguageCode!, $country: CountryCode!, $withPlans: Boolean! = true, $withStock: Boolean! = true) @inContext(language: $lang, country: $country) {
  nodes(ids: $ids) {
    __typename
    ... on Product {
      ...GridProduct
    }
  }
}
    fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment ProductCard on Product {
  id
  handle
  title
  productType
  vendor
  availableForSale
  requiresSellingPlan
  images(first: 1) {
    nodes {
      ...Picture
    }
  }
  priceRange {
    minVariantPrice {
      ...Money
    }
  }
  variants(first: 50) {
    nodes {
      id
      title
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      ...FirstPlan
      metafields(
        identifiers: [{namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "price", key: "lowest_30_days"}, {namespace: "donation", key: "variant"}]
      ) {
        namespace
        key
        value
      }
    }
  }
  hover: metafield(namespace: "images", key: "hover") {
    reference {
      __typename
      ... on MediaImage {
        image {
          ...Picture
        }
      }
    }
  }
  metafields(
    identifiers: [{namespace: "filter", key: "coffee_taste"}, {namespace: "filter", key: "coffee_preparation_method"}, {namespace: "filter", key: "coffee_type"}, {namespace: "b2b", key: "exclusive"}, {namespace: "product", key: "badge"}, {namespace: "coffee", key: "taste"}]
  ) {
    namespace
    key
    value
  }
}
fragment GridProduct on Product {
  ...ProductCard
  publishedAt
  facets: metafields(
    identifiers: [{namespace: "filter", key: "gear_type"}, {namespace: "filter", key: "coffee_origin"}, {namespace: "coffee", key: "roast_degree"}]
  ) {
    namespace
    key
    value
  }
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}
fragment FirstPlan on ProductVariant {
  sellingPlanAllocations(first: 1) @include(if: $withPlans) {
    nodes {
      priceAdjustments {
        price {
          ...Money
        }
        unitPrice {
          ...Money
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<GridProductsByIdQuery, GridProductsByIdQueryVariables>;
export const VariantPicturesByIdDocument = new TypedDocumentString(`
    query VariantPicturesById($ids: [ID!]!, $lang: LanguageCode!, $country: CountryCode!) @inContext(language: $lang, country: $country) {
  nodes(ids: $ids) {
    __typename
    ... on Product {
      variants(first: 50) {
        nodes {
          id
          image {
            ...Picture
          }
        }
      }
    }
  }
}
    fragment Picture on Image {
  id
  url
  altText
  width
  height
}`) as unknown as TypedDocumentString<VariantPicturesByIdQuery, VariantPicturesByIdQueryVariables>;
export const CoffeeSubcollectionsByIdDocument = new TypedDocumentString(`
    query CoffeeSubcollectionsById($ids: [ID!]!, $lang: LanguageCode!, $country: CountryCode!) @inContext(language: $lang, country: $country) {
  nodes(ids: $ids) {
    __typename
    ... on Collection {
      ...ListingLink
    }
  }
}
    fragment ListingLink on Collection {
  id
  handle
  title
  metafields(
    identifiers: [{namespace: "collection", key: "title"}, {namespace: "layout", key: "page_type"}]
  ) {
    namespace
    key
    value
  }
}`) as unknown as TypedDocumentString<CoffeeSubcollectionsByIdQuery, CoffeeSubcollectionsByIdQueryVariables>;
export const GearSubcollectionsByIdDocument = new TypedDocumentString(`
    query GearSubcollectionsById($ids: [ID!]!, $lang: LanguageCode!, $country: CountryCode!, $withPlans: Boolean! = true, $withStock: Boolean! = true) @inContext(language: $lang, country: $country) {
  nodes(ids: $ids) {
    __typename
    ... on Collection {
      ...ListingLink
      products(first: 12) {
        nodes {
          ...ProductCard
        }
      }
    }
  }
}
    fragment ListingLink on Collection {
  id
  handle
  title
  metafields(
    identifiers: [{namespace: "collection", key: "title"}, {namespace: "layout", key: "page_type"}]
  ) {
    namespace
    key
    value
  }
}
fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment ProductCard on Product {
  id
  handle
  title
  productType
  vendor
  availableForSale
  requiresSellingPlan
  images(first: 1) {
    nodes {
      ...Picture
    }
  }
  priceRange {
    minVariantPrice {
      ...Money
    }
  }
  variants(first: 50) {
    nodes {
      id
      title
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      ...FirstPlan
      metafields(
        identifiers: [{namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "price", key: "lowest_30_days"}, {namespace: "donation", key: "variant"}]
      ) {
        namespace
        key
        value
      }
    }
  }
  hover: metafield(namespace: "images", key: "hover") {
    reference {
      __typename
      ... on MediaImage {
        image {
          ...Picture
        }
      }
    }
  }
  metafields(
    identifiers: [{namespace: "filter", key: "coffee_taste"}, {namespace: "filter", key: "coffee_preparation_method"}, {namespace: "filter", key: "coffee_type"}, {namespace: "b2b", key: "exclusive"}, {namespace: "product", key: "badge"}, {namespace: "coffee", key: "taste"}]
  ) {
    namespace
    key
    value
  }
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}
fragment FirstPlan on ProductVariant {
  sellingPlanAllocations(first: 1) @include(if: $withPlans) {
    nodes {
      priceAdjustments {
        price {
          ...Money
        }
        unitPrice {
          ...Money
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<GearSubcollectionsByIdQuery, GearSubcollectionsByIdQueryVariables>;
export const CartRecommendedCollectionProductsDocument = new TypedDocumentString(`
    query CartRecommendedCollectionProducts($id: ID!, $lang: LanguageCode!, $country: CountryCode!, $withPlans: Boolean! = true, $withStock: Boolean! = true) @inContext(language: $lang, country: $country) {
  collection(id: $id) {
    products(first: 50) {
      nodes {
        ...ProductCard
      }
    }
  }
}
    fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment ProductCard on Product {
  id
  handle
  title
  productType
  vendor
  availableForSale
  requiresSellingPlan
  images(first: 1) {
    nodes {
      ...Picture
    }
  }
  priceRange {
    minVariantPrice {
      ...Money
    }
  }
  variants(first: 50) {
    nodes {
      id
      title
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      ...FirstPlan
      metafields(
        identifiers: [{namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "price", key: "lowest_30_days"}, {namespace: "donation", key: "variant"}]
      ) {
        namespace
        key
        value
      }
    }
  }
  hover: metafield(namespace: "images", key: "hover") {
    reference {
      __typename
      ... on MediaImage {
        image {
          ...Picture
        }
      }
    }
  }
  metafields(
    identifiers: [{namespace: "filter", key: "coffee_taste"}, {namespace: "filter", key: "coffee_preparation_method"}, {namespace: "filter", key: "coffee_type"}, {namespace: "b2b", key: "exclusive"}, {namespace: "product", key: "badge"}, {namespace: "coffee", key: "taste"}]
  ) {
    namespace
    key
    value
  }
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}
fragment FirstPlan on ProductVariant {
  sellingPlanAllocations(first: 1) @include(if: $withPlans) {
    nodes {
      priceAdjustments {
        price {
          ...Money
        }
        unitPrice {
          ...Money
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<CartRecommendedCollectionProductsQuery, CartRecommendedCollectionProductsQueryVariables>;
export const CollectionLinkByHandleDocument = new TypedDocumentString(`
    query CollectionLinkByHandle($handle: String!, $lang: LanguageCode!, $country: CountryCode!) @inContext(language: $lang, country: $country) {
  collection(handle: $handle) {
    ...ListingLink
  }
}
    fragment ListingLink on Collection {
  id
  handle
  title
  metafields(
    identifiers: [{namespace: "collection", key: "title"}, {namespace: "layout", key: "page_type"}]
  ) {
    namespace
    key
    value
  }
}`) as unknown as TypedDocumentString<CollectionLinkByHandleQuery, CollectionLinkByHandleQueryVariables>;
export const ProductDocument = new TypedDocumentString(`
    query Product($handle: String!, $lang: LanguageCode!, $country: CountryCode!, $withPlans: Boolean! = true, $withStock: Boolean! = true, $withTags: Boolean! = true) @inContext(language: $lang, country: $country) {
  product(handle: $handle) {
    id
    handle
    title
    descriptionHtml
    productType
    isGiftCard
    vendor
    publishedAt
    availableForSale
    tags @include(if: $withTags)
    seo {
      title
      description
    }
    images(first: 50) {
      nodes {
        ...Picture
      }
    }
    variants(first: 50) {
      nodes {
        ...Variant
        ...VariantMedia
      }
    }
    collections(first: 10) {
      nodes {
        ...CollectionLink
      }
    }
    options {
      id
      name
      optionValues {
        id
        name
      }
    }
    requiresSellingPlan
    sellingPlanGroups(first: 50) @include(if: $withPlans) {
      nodes {
        name
        sellingPlans(first: 50) {
          nodes {
            id
            name
            deliveryPolicy {
              ... on SellingPlanRecurringDeliveryPolicy {
                interval
                intervalCount
              }
            }
          }
        }
      }
    }
    metafields(
      identifiers: [{namespace: "coffee", key: "taste"}, {namespace: "coffee", key: "roast_degree"}, {namespace: "coffee", key: "intensity"}, {namespace: "coffee", key: "style"}, {namespace: "coffee", key: "strength"}, {namespace: "coffee", key: "acidity"}, {namespace: "coffee", key: "processing"}, {namespace: "coffee", key: "origin"}, {namespace: "coffee", key: "variety"}, {namespace: "coffee", key: "organic"}, {namespace: "coffee", key: "character_adjective"}, {namespace: "coffee", key: "species"}, {namespace: "coffee", key: "farmer"}, {namespace: "coffee", key: "altitude"}, {namespace: "coffee", key: "preparation_methods"}, {namespace: "seo", key: "noindex"}, {namespace: "seo", key: "breadcrumb_collection"}, {namespace: "analytics", key: "category"}, {namespace: "analytics", key: "subcategory"}, {namespace: "product", key: "recommendations"}, {namespace: "product", key: "badge"}, {namespace: "temp", key: "display_new_content"}, {namespace: "b2b", key: "exclusive"}, {namespace: "coffee", key: "location"}, {namespace: "coffee", key: "coordinates"}, {namespace: "coffee", key: "harvest_time"}, {namespace: "coffee", key: "organic_code"}, {namespace: "coffee", key: "organic_origin"}, {namespace: "coffee", key: "type"}, {namespace: "filter", key: "coffee_type"}, {namespace: "coffee", key: "composed_variety"}, {namespace: "coffee", key: "collaboration"}, {namespace: "coffee", key: "roast_guidance"}, {namespace: "brew", key: "method"}, {namespace: "brew", key: "grind"}, {namespace: "brew", key: "dose"}, {namespace: "brew", key: "water"}, {namespace: "brew", key: "temperature"}, {namespace: "brew", key: "time"}, {namespace: "brew", key: "items"}, {namespace: "food", key: "name"}, {namespace: "food", key: "ingredients"}, {namespace: "food", key: "allergens"}, {namespace: "food", key: "quantity"}, {namespace: "food", key: "nutrition"}, {namespace: "food", key: "storage"}, {namespace: "food", key: "responsible"}, {namespace: "gpsr", key: "maker"}, {namespace: "gpsr", key: "address"}, {namespace: "gpsr", key: "email"}, {namespace: "gpsr", key: "responsible"}, {namespace: "gpsr", key: "warnings"}, {namespace: "elektrog", key: "applies"}, {namespace: "guarantee", key: "durability"}, {namespace: "guarantee", key: "years"}, {namespace: "seo", key: "handles"}, {namespace: "temp", key: "new_content"}]
    ) {
      namespace
      key
      value
    }
    breadcrumb: metafield(namespace: "seo", key: "breadcrumb_collection") {
      reference {
        __typename
        ...CollectionLink
      }
    }
    matching: metafield(namespace: "product", key: "recommendations") {
      references(first: 8) {
        nodes {
          __typename
          ...ProductCard
        }
      }
    }
  }
}
    fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment ProductCard on Product {
  id
  handle
  title
  productType
  vendor
  availableForSale
  requiresSellingPlan
  images(first: 1) {
    nodes {
      ...Picture
    }
  }
  priceRange {
    minVariantPrice {
      ...Money
    }
  }
  variants(first: 50) {
    nodes {
      id
      title
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      ...FirstPlan
      metafields(
        identifiers: [{namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "price", key: "lowest_30_days"}, {namespace: "donation", key: "variant"}]
      ) {
        namespace
        key
        value
      }
    }
  }
  hover: metafield(namespace: "images", key: "hover") {
    reference {
      __typename
      ... on MediaImage {
        image {
          ...Picture
        }
      }
    }
  }
  metafields(
    identifiers: [{namespace: "filter", key: "coffee_taste"}, {namespace: "filter", key: "coffee_preparation_method"}, {namespace: "filter", key: "coffee_type"}, {namespace: "b2b", key: "exclusive"}, {namespace: "product", key: "badge"}, {namespace: "coffee", key: "taste"}]
  ) {
    namespace
    key
    value
  }
}
fragment CollectionLink on Collection {
  id
  handle
  title
  metafield(namespace: "layout", key: "page_type") {
    value
  }
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}
fragment FirstPlan on ProductVariant {
  sellingPlanAllocations(first: 1) @include(if: $withPlans) {
    nodes {
      priceAdjustments {
        price {
          ...Money
        }
        unitPrice {
          ...Money
        }
      }
    }
  }
}
fragment Variant on ProductVariant {
  id
  sku
  title
  barcode
  availableForSale
  currentlyNotInStock @include(if: $withStock)
  quantityAvailable @include(if: $withStock)
  image {
    ...Picture
  }
  price {
    ...Money
  }
  compareAtPrice {
    ...Money
  }
  ...UnitPricing
  selectedOptions {
    name
    value
  }
  sellingPlanAllocations(first: 100) @include(if: $withPlans) {
    nodes {
      sellingPlan {
        id
      }
      priceAdjustments {
        price {
          ...Money
        }
        unitPrice {
          ...Money
        }
      }
    }
  }
  metafields(
    identifiers: [{namespace: "product", key: "archived"}, {namespace: "donation", key: "variant"}, {namespace: "information", key: "description"}, {namespace: "product", key: "delivery_time"}, {namespace: "product", key: "mpn"}, {namespace: "product", key: "pre_order_date"}, {namespace: "price", key: "lowest_30_days"}, {namespace: "gear", key: "information_labels"}, {namespace: "gear", key: "information_values"}, {namespace: "gear", key: "extended_labels"}, {namespace: "gear", key: "extended_values"}, {namespace: "food", key: "quantity"}, {namespace: "bundle", key: "contents"}, {namespace: "gift_subscription", key: "deliveries"}]
  ) {
    namespace
    key
    value
  }
}
fragment VariantMedia on ProductVariant {
  gallery: metafield(namespace: "images", key: "gallery") {
    references(first: 20) {
      nodes {
        __typename
        ... on MediaImage {
          image {
            ...Picture
          }
        }
        ... on Video {
          alt
          previewImage {
            ...Picture
          }
          sources {
            url
            mimeType
            width
          }
        }
      }
    }
  }
  matching: metafield(namespace: "variant", key: "matching") {
    references(first: 8) {
      nodes {
        __typename
        ...MatchingVariant
      }
    }
  }
  components: metafield(namespace: "bundle", key: "components") {
    references(first: 12) {
      nodes {
        __typename
        ...MatchingVariant
      }
    }
  }
}
fragment MatchingVariant on ProductVariant {
  id
  title
  availableForSale
  image {
    ...Picture
  }
  price {
    ...Money
  }
  ...UnitPricing
  ...FirstPlan
  metafields(identifiers: [{namespace: "product", key: "archived"}]) {
    namespace
    key
    value
  }
  product {
    handle
    title
    requiresSellingPlan
    metafields(identifiers: [{namespace: "b2b", key: "exclusive"}]) {
      namespace
      key
      value
    }
  }
}`) as unknown as TypedDocumentString<ProductQuery, ProductQueryVariables>;
export const ProductHandleByIdDocument = new TypedDocumentString(`
    query ProductHandleById($id: ID!, $lang: LanguageCode!, $country: CountryCode!) @inContext(language: $lang, country: $country) {
  product(id: $id) {
    handle
  }
}
    `) as unknown as TypedDocumentString<ProductHandleByIdQuery, ProductHandleByIdQueryVariables>;
export const ProductIdByHandleDocument = new TypedDocumentString(`
    query ProductIdByHandle($handle: String!, $lang: LanguageCode!, $country: CountryCode!) @inContext(language: $lang, country: $country) {
  product(handle: $handle) {
    id
  }
}
    `) as unknown as TypedDocumentString<ProductIdByHandleQuery, ProductIdByHandleQueryVariables>;
export const ProductStockDocument = new TypedDocumentString(`
    query ProductStock($id: ID!, $withStock: Boolean! = true) {
  product(id: $id) {
    id
    handle
    variants(first: 50) {
      nodes {
        id
        sku
        availableForSale
        currentlyNotInStock @include(if: $withStock)
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProductStockQuery, ProductStockQueryVariables>;
export const ProductsByHandleDocument = new TypedDocumentString(`
    query ProductsByHandle($first: String!, $second: String!, $third: String!, $fourth: String!, $fifth: String!, $sixth: String!, $seventh: String!, $eighth: String!, $ninth: String!, $tenth: String!, $eleventh: String!, $twelfth: String!, $lang: LanguageCode!, $country: CountryCode!, $withPlans: Boolean! = true, $withStock: Boolean! = true) @inContext(language: $lang, country: $country) {
  first: product(handle: $first) {
    ...ProductCard
  }
  second: product(handle: $second) {
    ...ProductCard
  }
  third: product(handle: $third) {
    ...ProductCard
  }
  fourth: product(handle: $fourth) {
    ...ProductCard
  }
  fifth: product(handle: $fifth) {
    ...ProductCard
  }
  sixth: product(handle: $sixth) {
    ...ProductCard
  }
  seventh: product(handle: $seventh) {
    ...ProductCard
  }
  eighth: product(handle: $eighth) {
    ...ProductCard
  }
  ninth: product(handle: $ninth) {
    ...ProductCard
  }
  tenth: product(handle: $tenth) {
    ...ProductCard
  }
  eleventh: product(handle: $eleventh) {
    ...ProductCard
  }
  twelfth: product(handle: $twelfth) {
    ...ProductCard
  }
}
    fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment ProductCard on Product {
  id
  handle
  title
  productType
  vendor
  availableForSale
  requiresSellingPlan
  images(first: 1) {
    nodes {
      ...Picture
    }
  }
  priceRange {
    minVariantPrice {
      ...Money
    }
  }
  variants(first: 50) {
    nodes {
      id
      title
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      ...FirstPlan
      metafields(
        identifiers: [{namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "price", key: "lowest_30_days"}, {namespace: "donation", key: "variant"}]
      ) {
        namespace
        key
        value
      }
    }
  }
  hover: metafield(namespace: "images", key: "hover") {
    reference {
      __typename
      ... on MediaImage {
        image {
          ...Picture
        }
      }
    }
  }
  metafields(
    identifiers: [{namespace: "filter", key: "coffee_taste"}, {namespace: "filter", key: "coffee_preparation_method"}, {namespace: "filter", key: "coffee_type"}, {namespace: "b2b", key: "exclusive"}, {namespace: "product", key: "badge"}, {namespace: "coffee", key: "taste"}]
  ) {
    namespace
    key
    value
  }
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}
fragment FirstPlan on ProductVariant {
  sellingPlanAllocations(first: 1) @include(if: $withPlans) {
    nodes {
      priceAdjustments {
        price {
          ...Money
        }
        unitPrice {
          ...Money
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<ProductsByHandleQuery, ProductsByHandleQueryVariables>;
export const MultipleProductsByIdDocument = new TypedDocumentString(`
    query MultipleProductsById($ids: [ID!]!, $lang: LanguageCode!, $country: CountryCode!, $withPlans: Boolean! = true, $withStock: Boolean! = true) @inContext(language: $lang, country: $country) {
  nodes(ids: $ids) {
    __typename
    ... on Product {
      ...ProductCard
    }
  }
}
    fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment ProductCard on Product {
  id
  handle
  title
  productType
  vendor
  availableForSale
  requiresSellingPlan
  images(first: 1) {
    nodes {
      ...Picture
    }
  }
  priceRange {
    minVariantPrice {
      ...Money
    }
  }
  variants(first: 50) {
    nodes {
      id
      title
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      ...FirstPlan
      metafields(
        identifiers: [{namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "price", key: "lowest_30_days"}, {namespace: "donation", key: "variant"}]
      ) {
        namespace
        key
        value
      }
    }
  }
  hover: metafield(namespace: "images", key: "hover") {
    reference {
      __typename
      ... on MediaImage {
        image {
          ...Picture
        }
      }
    }
  }
  metafields(
    identifiers: [{namespace: "filter", key: "coffee_taste"}, {namespace: "filter", key: "coffee_preparation_method"}, {namespace: "filter", key: "coffee_type"}, {namespace: "b2b", key: "exclusive"}, {namespace: "product", key: "badge"}, {namespace: "coffee", key: "taste"}]
  ) {
    namespace
    key
    value
  }
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}
fragment FirstPlan on ProductVariant {
  sellingPlanAllocations(first: 1) @include(if: $withPlans) {
    nodes {
      priceAdjustments {
        price {
          ...Money
        }
        unitPrice {
          ...Money
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<MultipleProductsByIdQuery, MultipleProductsByIdQueryVariables>;
export const ProductRecommendationsDocument = new TypedDocumentString(`
    query ProductRecommendations($handle: String!, $intent: ProductRecommendationIntent!, $language: LanguageCode!, $country: CountryCode!, $withPlans: Boolean! = true, $withStock: Boolean! = true) @inContext(language: $language, country: $country) {
  productRecommendations(productHandle: $handle, intent: $intent) {
    ...ProductCard
  }
}
    fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment ProductCard on Product {
  id
  handle
  title
  productType
  vendor
  availableForSale
  requiresSellingPlan
  images(first: 1) {
    nodes {
      ...Picture
    }
  }
  priceRange {
    minVariantPrice {
      ...Money
    }
  }
  variants(first: 50) {
    nodes {
      id
      title
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      price {
        ...Money
      }
      compareAtPrice {
        ...Money
      }
      ...UnitPricing
      ...FirstPlan
      metafields(
        identifiers: [{namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "price", key: "lowest_30_days"}, {namespace: "donation", key: "variant"}]
      ) {
        namespace
        key
        value
      }
    }
  }
  hover: metafield(namespace: "images", key: "hover") {
    reference {
      __typename
      ... on MediaImage {
        image {
          ...Picture
        }
      }
    }
  }
  metafields(
    identifiers: [{namespace: "filter", key: "coffee_taste"}, {namespace: "filter", key: "coffee_preparation_method"}, {namespace: "filter", key: "coffee_type"}, {namespace: "b2b", key: "exclusive"}, {namespace: "product", key: "badge"}, {namespace: "coffee", key: "taste"}]
  ) {
    namespace
    key
    value
  }
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}
fragment FirstPlan on ProductVariant {
  sellingPlanAllocations(first: 1) @include(if: $withPlans) {
    nodes {
      priceAdjustments {
        price {
          ...Money
        }
        unitPrice {
          ...Money
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<ProductRecommendationsQuery, ProductRecommendationsQueryVariables>;
export const ShopNameDocument = new TypedDocumentString(`
    query ShopName($lang: LanguageCode!, $country: CountryCode!) @inContext(language: $lang, country: $country) {
  shop {
    name
  }
}
    `) as unknown as TypedDocumentString<ShopNameQuery, ShopNameQueryVariables>;
export const SitemapProductsDocument = new TypedDocumentString(`
    query SitemapProducts($after: String, $lang: LanguageCode!, $country: CountryCode!) @inContext(language: $lang, country: $country) {
  products(first: 100, after: $after) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      handle
      updatedAt
      images(first: 1) {
        nodes {
          ...Picture
        }
      }
      metafields(
        identifiers: [{namespace: "seo", key: "noindex"}, {namespace: "b2b", key: "exclusive"}]
      ) {
        namespace
        key
        value
      }
      variants(first: 50) {
        nodes {
          metafields(identifiers: [{namespace: "product", key: "archived"}]) {
            namespace
            key
            value
          }
        }
      }
    }
  }
}
    fragment Picture on Image {
  id
  url
  altText
  width
  height
}`) as unknown as TypedDocumentString<SitemapProductsQuery, SitemapProductsQueryVariables>;
export const SitemapCollectionsDocument = new TypedDocumentString(`
    query SitemapCollections($after: String, $lang: LanguageCode!, $country: CountryCode!) @inContext(language: $lang, country: $country) {
  collections(first: 250, after: $after) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      handle
      updatedAt
      metafields(
        identifiers: [{namespace: "seo", key: "noindex"}, {namespace: "layout", key: "page_type"}]
      ) {
        namespace
        key
        value
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SitemapCollectionsQuery, SitemapCollectionsQueryVariables>;
export const FeedProductsDocument = new TypedDocumentString(`
    query FeedProducts($after: String, $lang: LanguageCode!, $country: CountryCode!, $withStock: Boolean! = true) @inContext(language: $lang, country: $country) {
  products(first: 100, after: $after) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      handle
      title
      vendor
      productType
      requiresSellingPlan
      description
      metafields(
        identifiers: [{namespace: "seo", key: "noindex"}, {namespace: "b2b", key: "exclusive"}]
      ) {
        namespace
        key
        value
      }
      variants(first: 50) {
        nodes {
          id
          barcode
          title
          availableForSale
          currentlyNotInStock @include(if: $withStock)
          image {
            ...Picture
          }
          price {
            ...Money
          }
          compareAtPrice {
            ...Money
          }
          ...UnitPricing
          metafields(
            identifiers: [{namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "product", key: "mpn"}, {namespace: "price", key: "lowest_30_days"}]
          ) {
            namespace
            key
            value
          }
        }
      }
    }
  }
}
    fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}`) as unknown as TypedDocumentString<FeedProductsQuery, FeedProductsQueryVariables>;
export const RedirectsOfPathDocument = new TypedDocumentString(`
    query RedirectsOfPath($query: String!, $lang: LanguageCode!, $country: CountryCode!) @inContext(language: $lang, country: $country) {
  urlRedirects(first: 10, query: $query) {
    nodes {
      path
      target
    }
  }
}
    `) as unknown as TypedDocumentString<RedirectsOfPathQuery, RedirectsOfPathQueryVariables>;
export const SubscriptionGoodsDocument = new TypedDocumentString(`
    query SubscriptionGoods($ids: [ID!]!, $lang: LanguageCode!, $country: CountryCode!, $withStock: Boolean! = true) @inContext(language: $lang, country: $country) {
  nodes(ids: $ids) {
    __typename
    ... on ProductVariant {
      id
      title
      availableForSale
      currentlyNotInStock @include(if: $withStock)
      quantityAvailable @include(if: $withStock)
      image {
        ...Picture
      }
      selectedOptions {
        name
        value
      }
      metafields(
        identifiers: [{namespace: "product", key: "archived"}, {namespace: "product", key: "pre_order_date"}, {namespace: "donation", key: "variant"}]
      ) {
        namespace
        key
        value
      }
      product {
        id
        title
        handle
        productType
        requiresSellingPlan
        metafields(
          identifiers: [{namespace: "filter", key: "coffee_preparation_method"}, {namespace: "filter", key: "coffee_type"}, {namespace: "analytics", key: "subcategory"}, {namespace: "b2b", key: "exclusive"}]
        ) {
          namespace
          key
          value
        }
      }
    }
  }
}
    fragment Picture on Image {
  id
  url
  altText
  width
  height
}`) as unknown as TypedDocumentString<SubscriptionGoodsQuery, SubscriptionGoodsQueryVariables>;
export const MultipleVariantsByIdDocument = new TypedDocumentString(`
    query MultipleVariantsById($ids: [ID!]!, $lang: LanguageCode!, $country: CountryCode!, $withPlans: Boolean! = true, $withStock: Boolean! = true) @inContext(language: $lang, country: $country) {
  nodes(ids: $ids) {
    __typename
    ... on ProductVariant {
      ...Variant
      product {
        id
        title
        handle
        productType
        requiresSellingPlan
        exclusive: metafield(namespace: "b2b", key: "exclusive") {
          value
        }
      }
    }
  }
}
    fragment Money on MoneyV2 {
  amount
  currencyCode
}
fragment Picture on Image {
  id
  url
  altText
  width
  height
}
fragment UnitPricing on ProductVariant {
  unitPrice {
    ...Money
  }
  unitPriceMeasurement {
    quantityValue
    quantityUnit
    referenceUnit
    referenceValue
  }
}
fragment Variant on ProductVariant {
  id
  sku
  title
  barcode
  availableForSale
  currentlyNotInStock @include(if: $withStock)
  quantityAvailable @include(if: $withStock)
  image {
    ...Picture
  }
  price {
    ...Money
  }
  compareAtPrice {
    ...Money
  }
  ...UnitPricing
  selectedOptions {
    name
    value
  }
  sellingPlanAllocations(first: 100) @include(if: $withPlans) {
    nodes {
      sellingPlan {
        id
      }
      priceAdjustments {
        price {
          ...Money
        }
        unitPrice {
          ...Money
        }
      }
    }
  }
  metafields(
    identifiers: [{namespace: "product", key: "archived"}, {namespace: "donation", key: "variant"}, {namespace: "information", key: "description"}, {namespace: "product", key: "delivery_time"}, {namespace: "product", key: "mpn"}, {namespace: "product", key: "pre_order_date"}, {namespace: "price", key: "lowest_30_days"}, {namespace: "gear", key: "information_labels"}, {namespace: "gear", key: "information_values"}, {namespace: "gear", key: "extended_labels"}, {namespace: "gear", key: "extended_values"}, {namespace: "food", key: "quantity"}, {namespace: "bundle", key: "contents"}, {namespace: "gift_subscription", key: "deliveries"}]
  ) {
    namespace
    key
    value
  }
}`) as unknown as TypedDocumentString<MultipleVariantsByIdQuery, MultipleVariantsByIdQueryVariables>;