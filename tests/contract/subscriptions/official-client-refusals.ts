import * as client from '@rechargeapps/storefront-client';
import type {Session} from '@rechargeapps/storefront-client';
import {COFFEE, soon, type Facts} from './official-client-facts';

/** Why a call is refused, and the status; `null` for a call that does not reach the service's API. */
type Refusal = readonly [name: string, reason: Reason, status: number | null, call: RefusedCall];
type RefusedCall = (session: Session, facts: Facts) => Promise<unknown>;
type Reason =
  | 'no bundles, memberships or prepaid plans are sold'
  | 'the platform has the catalogue, the login and the payment'
  | 'a part of the theme of an online store'
  | 'no right of a storefront'
  | 'internal to the client, as its types say'
  | 'not emulated';

const NOT_SOLD = 'no bundles, memberships or prepaid plans are sold';
const PLATFORM = 'the platform has the catalogue, the login and the payment';
const THEME = 'a part of the theme of an online store';
const NO_RIGHT = 'no right of a storefront';
const INTERNAL = 'internal to the client, as its types say';
const MISSING = 'not emulated';
const BUNDLE = {externalProductId: '1001', externalVariantId: '40001', selections: []};
const PAYMENT = {
  payment_type: 'CREDIT_CARD',
  processor_name: 'stripe',
  processor_customer_token: 'cus_1',
  processor_payment_method_token: 'pm_1',
} as const;
const SEARCH = {format_version: '2022-06'} as const;

/** Every call that is refused, and why. */
export const REFUSED: readonly Refusal[] = [
  ['getGiftPurchase', MISSING, 404, (session) => client.getGiftPurchase(session, 1)],
  ['getStoreSettings', MISSING, 401, (session) => client.getStoreSettings(session)],

  ['createPaymentMethod', PLATFORM, 422, (session) => client.createPaymentMethod(session, PAYMENT)],
  [
    'updatePaymentMethod',
    PLATFORM,
    422,
    (session, {address}) => client.updatePaymentMethod(session, address.payment_method_id, {default: true}),
  ],
  ['initFrictionlessPaymentV1', PLATFORM, 401, (session) => client.initFrictionlessPaymentV1(session)],
  ['sendPasswordlessCode', PLATFORM, 404, () => client.sendPasswordlessCode('lena.hoffmann@example.com')],
  ['validatePasswordlessCode', PLATFORM, 404, () => client.validatePasswordlessCode('a@example.com', 'token', '1')],
  ['getCollection', PLATFORM, 401, (session) => client.getCollection(session, 1)],
  ['listCollections', PLATFORM, 401, (session) => client.listCollections(session)],
  ['listCollectionProducts', PLATFORM, 401, (session) => client.listCollectionProducts(session, 1, SEARCH)],
  ['productSearch', PLATFORM, 401, (session) => client.productSearch(session, SEARCH)],

  ['delayOrder', NOT_SOLD, 404, (session) => client.delayOrder(session, 1)],
  ['listSubscriptionAddons', NOT_SOLD, 404, (session, {item}) => client.listSubscriptionAddons(session, item.id)],
  ['getBundleSelectionId', NOT_SOLD, null, (session) => client.getBundleSelectionId(session, BUNDLE)],
  ['getBundleSelection', NOT_SOLD, 401, (session) => client.getBundleSelection(session, 1)],
  ['listBundleSelections', NOT_SOLD, 401, (session) => client.listBundleSelections(session)],
  [
    'createBundleSelection',
    NOT_SOLD,
    401,
    (session) => client.createBundleSelection(session, {purchase_item_id: 1, items: []}),
  ],
  [
    'updateBundleSelection',
    NOT_SOLD,
    401,
    (session) => client.updateBundleSelection(session, 1, {purchase_item_id: 1, items: []}),
  ],
  ['deleteBundleSelection', NOT_SOLD, 401, (session) => client.deleteBundleSelection(session, 1)],
  [
    'updateBundle',
    NOT_SOLD,
    401,
    (session) => client.updateBundle(session, 1, {external_product_id: COFFEE, external_variant_id: COFFEE, items: []}),
  ],
  ['getMembership', NOT_SOLD, 401, (session) => client.getMembership(session, 1)],
  ['listMemberships', NOT_SOLD, 401, (session) => client.listMemberships(session)],
  [
    'cancelMembership',
    NOT_SOLD,
    401,
    (session) =>
      client.cancelMembership(session, 1, {
        cancellation_reason: 'other',
        cancellation_reason_comments: '',
        cancel_immediately: true,
        expires_at: soon(1),
      }),
  ],
  ['activateMembership', NOT_SOLD, 401, (session) => client.activateMembership(session, 1, {expires_at: soon(1)})],
  ['changeMembership', NOT_SOLD, 401, (session) => client.changeMembership(session, 1, {})],
  ['getMembershipProgram', NOT_SOLD, 401, (session) => client.getMembershipProgram(session, 1)],
  ['listMembershipPrograms', NOT_SOLD, 401, (session) => client.listMembershipPrograms(session)],
  ['getTieredDiscount', NOT_SOLD, 401, (session) => client.getTieredDiscount(session, 1)],
  ['listTieredDiscounts', NOT_SOLD, 401, (session) => client.listTieredDiscounts(session)],
  [
    'getTieredDiscountOffers',
    NOT_SOLD,
    401,
    (session) => client.getTieredDiscountOffers(session, {tiered_discount_context: 'recurring'}),
  ],

  [
    'createMetafield',
    NO_RIGHT,
    401,
    (session) =>
      client.createMetafield(session, {
        key: 'a',
        namespace: 'b',
        owner_id: 1,
        owner_resource: 'customer',
        value: 'c',
        value_type: 'string',
      }),
  ],
  ['updateMetafield', NO_RIGHT, 401, (session) => client.updateMetafield(session, 1, {value: 'c'})],
  ['deleteMetafield', NO_RIGHT, 401, (session) => client.deleteMetafield(session, 1)],
  ['getCustomerSurveyReasons', NO_RIGHT, 401, (session) => client.getCustomerSurveyReasons(session, 1, 1)],
  ['getCustomerSurveyOffers', NO_RIGHT, 401, (session) => client.getCustomerSurveyOffers(session, 1, 1, 1)],
  ['claimOfferCustomerSurvey', NO_RIGHT, 401, (session) => client.claimOfferCustomerSurvey(session, {claim_id: '1'})],

  [
    'deleteSubscriptions',
    INTERNAL,
    404,
    (session, {address, item}) => client.deleteSubscriptions(session, address.id, [{id: item.id}]),
  ],

  ['loginShopifyAppProxy', THEME, null, () => client.loginShopifyAppProxy()],
  ['sendPasswordlessCodeAppProxy', THEME, null, () => client.sendPasswordlessCodeAppProxy('a@example.com')],
  [
    'validatePasswordlessCodeAppProxy',
    THEME,
    null,
    () => client.validatePasswordlessCodeAppProxy('a@example.com', 'token', '1'),
  ],
  ['loginCustomerPortal', THEME, null, () => client.loginCustomerPortal()],
  ['getBundleId', THEME, null, () => client.getBundleId(BUNDLE)],
  ['loadBundleData', THEME, null, () => client.loadBundleData('1001')],
  ['getCDNProduct', THEME, null, () => client.getCDNProduct('1001')],
  ['getCDNProducts', THEME, null, () => client.getCDNProducts()],
  ['getCDNProductAndSettings', THEME, null, () => client.getCDNProductAndSettings('1001')],
  ['getCDNProductsAndSettings', THEME, null, () => client.getCDNProductsAndSettings()],
  ['getCDNBundleSettings', THEME, null, () => client.getCDNBundleSettings('1001')],
  ['getCDNWidgetSettings', THEME, null, () => client.getCDNWidgetSettings()],
];
