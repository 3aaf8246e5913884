import * as client from '@rechargeapps/storefront-client';
import type {Session} from '@rechargeapps/storefront-client';
import {COFFEE, created, HOME, isThere, itemsOf, soon, type Call, type Facts} from './official-client-facts';
import {ACCOUNT_CALLS} from './official-client-account-calls';

const WEEKLY = {order_interval_unit: 'week', order_interval_frequency: 4, charge_interval_frequency: 4} as const;
const CODE = 'LICHTUNG15';

const onetime = (session: Session, {address}: Facts) =>
  client.createOnetime(session, {
    address_id: address.id,
    external_variant_id: COFFEE,
    quantity: 1,
    add_to_next_charge: true,
  });

/** Every call that works, by its name. */
export const CALLS: readonly (readonly [name: string, call: Call])[] = [
  ...ACCOUNT_CALLS,
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
