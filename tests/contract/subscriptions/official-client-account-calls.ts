import * as client from '@rechargeapps/storefront-client';
import {created, isThere, type Call} from './official-client-facts';

const CODE = 'LICHTUNG15';

/** The calls about the customer that work, by their names: login, addresses, credits, notifications, payment methods. */
export const ACCOUNT_CALLS: readonly (readonly [name: string, call: Call])[] = [
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
];
