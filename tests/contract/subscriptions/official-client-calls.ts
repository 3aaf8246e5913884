import * as client from '@rechargeapps/storefront-client';
import type {Address, Charge, Session, Subscription} from '@rechargeapps/storefront-client';

/** What a customer of the first data has, to call about. */
type Facts = {
  readonly charge: Charge;
  readonly item: Subscription;
  readonly items: readonly Subscription[];
  readonly address: Address;
};

/** A call, and whether its answer is the one that was wanted. */
type Call = (session: Session, facts: Facts) => Promise<boolean>;

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

const COFFEE = {ecommerce: '40001'};
const HOME = {
  first_name: 'Ada',
  last_name: 'Moos',
  address1: 'Waldweg 1',
  zip: '10115',
  city: 'Berlin',
  province: null,
  country_code: 'DE',
  phone: '030 1',
};
const WEEKLY = {order_interval_unit: 'week', order_interval_frequency: 4, charge_interval_frequency: 4} as const;
const CODE = 'LICHTUNG15';
const soon = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const isThere = (thing: object | null | undefined) => thing !== undefined && thing !== null;
const itemsOf = ({line_items: lines}: Charge) => lines.map(({purchase_item_id: id}) => id);

/** Reads what the calls are about. */
export async function factsOf(session: Session): Promise<Facts> {
  const {charges} = await client.listCharges(session, {status: ['queued'], sort_by: 'scheduled_at-asc'});
  const {subscriptions: items} = await client.listSubscriptions(session, {sort_by: 'id-asc'});
  const {addresses} = await client.listAddresses(session, {});
  const [charge] = charges;
  const [item] = items;
  const [address] = addresses;
  if (charge === undefined || item === undefined || address === undefined) throw new Error('The customer has nothing');
  return {charge, item, items, address};
}

const created = (session: Session) => client.createAddress(session, HOME);
const onetime = (session: Session, {address}: Facts) =>
  client.createOnetime(session, {
    address_id: address.id,
    external_variant_id: COFFEE,
    quantity: 1,
    add_to_next_charge: true,
  });

/** Every call that works, by its name. */
export const CALLS: readonly (readonly [name: string, call: Call])[] = [
  [
    'loginWithShopifyStorefront',
    async () => {
      const session = await client.loginWithShopifyStorefront('token');
      return session?.apiToken.startsWith('strfnt_') === true && session.customerId === undefined;
    },
  ],
  [
    'loginWithShopifyCustomerAccount',
    async () => (await client.loginWithShopifyCustomerAccount('lena.hoffmann@example.com'))?.customerId !== undefined,
  ],

  [
    'listAddresses',
    async (session) =>
      isThere((await client.listAddresses(session, {include: ['customer']})).addresses[0]?.include?.customer),
  ],
  [
    'getAddress',
    async (session, {address}) => {
      const {include} = await client.getAddress(session, address.id, {include: ['payment_methods', 'subscriptions']});
      return include?.payment_methods?.length === 1 && include.subscriptions?.length === 3;
    },
  ],
  ['createAddress', async (session) => (await created(session)).city === 'Berlin'],
  [
    'updateAddress',
    async (session, {address}) =>
      (await client.updateAddress(session, address.id, {city: 'Jena'}, {commit: true})).city === 'Jena',
  ],
  [
    'applyDiscountToAddress',
    async (session, {address}) =>
      (await client.applyDiscountToAddress(session, address.id, CODE)).discounts.length === 1,
  ],
  [
    'removeDiscountsFromAddress',
    async (session, {address}) => (await client.removeDiscountsFromAddress(session, address.id)).discounts.length === 0,
  ],
  [
    'deleteAddress',
    async (session) => {
      const {id} = await created(session);
      await client.deleteAddress(session, id);
      return (await client.listAddresses(session, {})).addresses.every((other) => other.id !== id);
    },
  ],
  [
    'mergeAddresses',
    async (session, {address}) => {
      const {id} = await created(session);
      const merged = await client.mergeAddresses(session, {target_address: {id}, source_addresses: [address]});
      return merged.id === id;
    },
  ],
  [
    'skipFutureCharge',
    async (session, {address, charge}) =>
      (
        await client.skipFutureCharge(session, address.id, {
          date: charge.scheduled_at,
          subscription_ids: itemsOf(charge),
        })
      ).status === 'skipped',
  ],

  ['listCharges', async (session) => (await client.listCharges(session, {})).charges.length > 3],
  [
    'getCharge',
    async (session, {charge}) => {
      const {include} = await client.getCharge(session, charge.id, {
        include: ['customer', 'metafields', 'payment_methods', 'subscriptions'],
      });
      return include?.subscriptions?.length === charge.line_items.length && include.customer?.first_name === 'Lena';
    },
  ],
  [
    'applyDiscountToCharge',
    async (session, {charge}) =>
      (await client.applyDiscountToCharge(session, charge.id, CODE)).discounts[0]?.code === CODE,
  ],
  [
    'removeDiscountsFromCharge',
    async (session, {charge}) => {
      const {id} = await client.applyDiscountToCharge(session, charge.id, CODE);
      return (await client.removeDiscountsFromCharge(session, id)).discounts.length === 0;
    },
  ],
  [
    'skipCharge',
    async (session, {charge}) =>
      (await client.skipCharge(session, charge.id, itemsOf(charge), {update_membership_expires_at: false})).status ===
      'skipped',
  ],
  [
    'unskipCharge',
    async (session, {charge}) => {
      const skipped = await client.skipCharge(session, charge.id, itemsOf(charge));
      return (await client.unskipCharge(session, skipped.id, itemsOf(skipped))).status === 'queued';
    },
  ],
  ['processCharge', async (session, {charge}) => (await client.processCharge(session, charge.id)).status === 'success'],
  [
    'rescheduleCharge',
    async (session, {charge}) => {
      const moved = await client.rescheduleCharge(session, charge.id, soon(5));
      return moved.scheduled_at === soon(5);
    },
  ],

  [
    'getCreditSummary',
    async (session) =>
      (await client.getCreditSummary(session, {include: ['credit_details']})).include?.credit_details.length === 0,
  ],
  [
    'listCreditAccounts',
    async (session) => (await client.listCreditAccounts(session, {})).credit_accounts.length === 0,
  ],
  [
    'setApplyCreditsToNextCharge',
    async (session) =>
      !(await client.setApplyCreditsToNextCharge(session, {recurring: false})).apply_credit_to_next_recurring_charge,
  ],

  [
    'getCustomer',
    async (session) => {
      const {include} = await client.getCustomer(session, {
        include: ['addresses', 'payment_methods', 'subscriptions', 'gift_purchases', 'metafields'],
      });
      return include?.subscriptions?.length === 3 && include.payment_methods?.length === 1;
    },
  ],
  [
    'updateCustomer',
    async (session) => (await client.updateCustomer(session, {first_name: 'Helena'})).first_name === 'Helena',
  ],
  ['getDeliverySchedule', async (session) => (await client.getDeliverySchedule(session, {})).length > 0],
  [
    'getCustomerPortalAccess',
    async (session) =>
      URL.canParse((await client.getCustomerPortalAccess(session, {page_destination: 'orders'})).portal_url),
  ],
  [
    'getActiveChurnLandingPageURL',
    async (session, {item}) =>
      URL.canParse(await client.getActiveChurnLandingPageURL(session, item.id, 'https://shop.example/')),
  ],
  [
    'getFailedPaymentMethodRecoveryLandingPageURL',
    async (session) => URL.canParse(await client.getFailedPaymentMethodRecoveryLandingPageURL(session)),
  ],
  [
    'getGiftRedemptionLandingPageURL',
    async (session) => URL.canParse(await client.getGiftRedemptionLandingPageURL(session, 1, 'https://shop.example/')),
  ],
  [
    'sendCustomerNotification',
    async (session, {address}) => {
      await client.sendCustomerNotification(session, 'SHOPIFY_UPDATE_PAYMENT_INFO', {address_id: address.id});
      return true;
    },
  ],
  ['listGiftPurchases', async (session) => (await client.listGiftPurchases(session)).gift_purchases.length === 0],

  [
    'listOnetimes',
    async (session, facts) => {
      await onetime(session, facts);
      const {onetimes} = await client.listOnetimes(session, {include: ['address', 'customer']});
      return isThere(onetimes[0]?.include?.address);
    },
  ],
  [
    'getOnetime',
    async (session, facts) => {
      const {id} = await onetime(session, facts);
      return (await client.getOnetime(session, id)).id === id;
    },
  ],
  ['createOnetime', async (session, facts) => (await onetime(session, facts)).quantity === 1],
  [
    'updateOnetime',
    async (session, facts) =>
      (await client.updateOnetime(session, (await onetime(session, facts)).id, {quantity: 2})).quantity === 2,
  ],
  [
    'deleteOnetime',
    async (session, facts) => {
      await client.deleteOnetime(session, (await onetime(session, facts)).id);
      return (await client.listOnetimes(session, {})).onetimes.length === 0;
    },
  ],

  ['listOrders', async (session) => (await client.listOrders(session, {include: ['customer']})).orders.length === 3],
  [
    'getOrder',
    async (session) => {
      const {orders} = await client.listOrders(session, {});
      return (await client.getOrder(session, orders[0]?.id ?? 0)).id === orders[0]?.id;
    },
  ],
  [
    'listPaymentMethods',
    async (session) =>
      isThere(
        (await client.listPaymentMethods(session, {include: ['addresses']})).payment_methods[0]?.include?.addresses,
      ),
  ],
  [
    'getPaymentMethod',
    async (session, {address}) =>
      (await client.getPaymentMethod(session, address.payment_method_id)).status === 'valid',
  ],
  ['listPlans', async (session) => (await client.listPlans(session, {external_product_id: 1001})).plans.length > 3],
  [
    'getPlan',
    async (session) => {
      const {plans} = await client.listPlans(session, {limit: 1});
      return (await client.getPlan(session, plans[0]?.id ?? 0)).id === plans[0]?.id;
    },
  ],
  [
    'getShippingCountries',
    async (session) => (await client.getShippingCountries(session)).shipping_countries.some(({code}) => code === 'DE'),
  ],

  ['listSubscriptions', async (session) => (await client.listSubscriptions(session, {})).subscriptions.length === 3],
  [
    'getSubscription',
    async (session, {item}) => {
      const {include} = await client.getSubscription(session, item.id, {
        include: ['address', 'customer', 'metafields'],
      });
      return include?.address?.id === item.address_id;
    },
  ],
  [
    'createSubscription',
    async (session, {address}) => {
      const item = {address_id: address.id, external_variant_id: COFFEE, quantity: 2, ...WEEKLY};
      return (await client.createSubscription(session, item, {commit: true})).quantity === 2;
    },
  ],
  [
    'createSubscriptions',
    async (session, {address}) => {
      const item = {address_id: address.id, external_variant_id: COFFEE, quantity: 2, ...WEEKLY};
      const both = await client.createSubscriptions(session, [item, item], {commit: true});
      return both.length === 2 && both[0]?.order_interval_frequency === 4;
    },
  ],
  [
    'updateSubscription',
    async (session, {item}) =>
      (await client.updateSubscription(session, item.id, {quantity: 2}, {commit: true})).quantity === 2,
  ],
  [
    'updateSubscriptions',
    async (session, {address, items}) => {
      const changes = items.map(({id}) => ({id, ...WEEKLY, order_interval_frequency: 6, charge_interval_frequency: 6}));
      const changed = await client.updateSubscriptions(session, address.id, changes, {commit: true});
      return changed.length === 3 && changed.every(({order_interval_frequency: weeks}) => weeks === 6);
    },
  ],
  [
    'updateSubscriptionAddress',
    async (session, {item}) => {
      const {id} = await created(session);
      return (await client.updateSubscriptionAddress(session, item.id, id)).address_id === id;
    },
  ],
  [
    'updateSubscriptionChargeDate',
    async (session, {item}) =>
      (await client.updateSubscriptionChargeDate(session, item.id, soon(8), {commit: true}))
        .next_charge_scheduled_at === soon(8),
  ],
  [
    'cancelSubscription',
    async (session, {item}) =>
      (await client.cancelSubscription(session, item.id, {cancellation_reason: 'other'})).status === 'cancelled',
  ],
  [
    'activateSubscription',
    async (session, {item}) => {
      await client.cancelSubscription(session, item.id, {cancellation_reason: 'other'});
      return (await client.activateSubscription(session, item.id)).status === 'active';
    },
  ],
  [
    'skipSubscriptionCharge',
    async (session, {item, charge}) =>
      (await client.skipSubscriptionCharge(session, item.id, charge.scheduled_at)).status === 'skipped',
  ],
  [
    'skipGiftSubscriptionCharge',
    async (session, {charge}) =>
      (await client.skipGiftSubscriptionCharge(session, itemsOf(charge), {...HOME, email: 'gift@example.com'}))
        .length === charge.line_items.length,
  ],
];

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
