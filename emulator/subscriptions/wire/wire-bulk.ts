import type {WireBulkSubscription} from '../../../contracts/subscriptions-bulk';
import type {Account, Subscription} from '../account';
import type {GoodsBook} from '../goods';
import {wireSubscription} from './wire-items';

const STATES = {active: 'ACTIVE', cancelled: 'CANCELLED', expired: 'EXPIRED'} as const;

/**
 * Returns a subscription as version 2021-01 tells it: frequencies are texts, prices and the platform's ids are numbers.
 */
export function wireBulkSubscription(item: Subscription, account: Account, goods: GoodsBook): WireBulkSubscription {
  const wire = wireSubscription(item, account, goods);
  const {external_product_id: product, external_variant_id: _, ...rest} = wire;
  return {
    ...rest,
    email: account.customer.email,
    shopify_product_id: product.ecommerce === null ? null : Number(product.ecommerce),
    shopify_variant_id: item.variantNumber,
    price: Number(wire.price),
    order_interval_unit: item.interval.unit,
    order_interval_frequency: String(item.interval.count),
    charge_interval_frequency: String(item.interval.count),
    has_queued_charges: wire.has_queued_charges ? 1 : 0,
    max_retries_reached: wire.max_retries_reached ? 1 : 0,
    status: STATES[item.status],
  };
}
