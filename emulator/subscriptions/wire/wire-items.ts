import type {WireOnetime, WireSubscription} from '../../../contracts/subscriptions';
import type {Account, Onetime, Subscription} from '../account';
import type {GoodsBook} from '../goods';
import {external, wireAmount, wireMoment} from './parts';

/** Returns a subscription as the API tells it. */
export function wireSubscription(item: Subscription, account: Account, goods: GoodsBook): WireSubscription {
  const isActive = item.status === 'active';
  return {
    ...wireItem(item, account, goods),
    status: item.status,
    order_interval_unit: item.interval.unit,
    order_interval_frequency: item.interval.count,
    charge_interval_frequency: item.interval.count,
    next_charge_scheduled_at: item.nextDay,
    has_queued_charges: account.charges.some(
      ({status, lines}) => status === 'queued' && lines.some(({itemId}) => itemId === item.id),
    ),
    // Every plan is charged per delivery.
    is_prepaid: false,
    is_skippable: isActive,
    is_swappable: isActive,
    max_retries_reached: item.maxRetriesReached,
    expire_after_specific_number_of_charges: item.expiresAfter,
    cancelled_at: item.cancelledAt === null ? null : wireMoment(item.cancelledAt),
    cancellation_reason: item.cancellationReason,
    cancellation_reason_comments: item.cancellationComments,
  };
}

/** Returns a one-time item as the API tells it. */
export function wireOnetime(item: Onetime, account: Account, goods: GoodsBook): WireOnetime {
  return {
    ...wireItem(item, account, goods),
    next_charge_scheduled_at: item.nextDay,
    is_cancelled: item.isCancelled,
  };
}

function wireItem(item: Subscription | Onetime, {customer}: Account, book: GoodsBook) {
  const goods = book(item.variantNumber);
  return {
    id: item.id,
    address_id: item.addressId,
    customer_id: customer.number,
    external_product_id: external(goods?.productNumber ?? null),
    external_variant_id: external(item.variantNumber),
    product_title: item.title[customer.language],
    variant_title: goods?.variantTitle?.[customer.language] ?? null,
    sku: goods?.sku ?? null,
    quantity: item.quantity,
    price: wireAmount(item.unitCents),
    properties: [...item.properties],
    created_at: wireMoment(item.createdAt),
    updated_at: wireMoment(item.updatedAt),
  };
}
