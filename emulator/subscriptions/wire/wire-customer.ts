import type {
  WirePaymentMethod,
  WireSubscriptionAddress,
  WireSubscriptionCustomer,
  WireSubscriptionOrder,
} from '../../../contracts/subscriptions';
import type {Account, Address, PaymentMethod, PostalAddress, SubscriptionOrder} from '../account';
import {external, wireMoment, wirePostal} from './parts';
import type {WireWorld} from './wire-charge';
import {platformOrderId, wireCharge, wireChargeCustomer} from './wire-charge';

/** Returns a customer as the API tells them. */
export function wireCustomer({customer, ...account}: Account): WireSubscriptionCustomer {
  const failing = account.charges.filter(({status, resumesAt}) => status === 'error' && resumesAt !== null);
  return {
    id: customer.number,
    email: customer.email,
    first_name: customer.firstName,
    last_name: customer.lastName,
    phone: customer.phone,
    external_customer_id: external(customer.external),
    has_valid_payment_method: account.paymentMethods.some(({isValid}) => isValid),
    has_payment_method_in_dunning: failing.length > 0,
    subscriptions_active_count: account.subscriptions.filter(({status}) => status === 'active').length,
    subscriptions_total_count: account.subscriptions.length,
    created_at: wireMoment(customer.createdAt),
    updated_at: wireMoment(customer.updatedAt),
  };
}

/** Returns an address as the API tells it. */
export function wireAddress(address: Address, {customer}: Account): WireSubscriptionAddress {
  return {
    id: address.id,
    customer_id: customer.number,
    ...wireAddressLines(address.postal),
    payment_method_id: address.paymentMethodId,
    discounts: address.discountCodes.map((_, index) => ({id: index + 1})),
    is_gift: address.isGift,
    created_at: wireMoment(address.createdAt),
    updated_at: wireMoment(address.updatedAt),
  };
}

/** Of an address, unlike of a charge's, the second line is optional. */
function wireAddressLines(postal: PostalAddress) {
  const {address2, ...lines} = wirePostal(postal);
  return address2 === null ? lines : {...lines, address2};
}

/** Returns a payment method as the API tells it: never more of it than its last digits. */
export function wirePaymentMethod(method: PaymentMethod, {customer}: Account): WirePaymentMethod {
  return {
    id: method.id,
    customer_id: customer.number,
    default: method.isDefault,
    status: method.isValid ? 'valid' : 'invalid',
    payment_type: method.type,
    processor_name: method.processor,
    payment_details: {
      ...(method.brand === null ? {} : {brand: method.brand}),
      ...(method.last4 === null ? {} : {last4: method.last4}),
      ...(method.paypalEmail === null ? {} : {paypal_email: method.paypalEmail}),
    },
    created_at: wireMoment(method.createdAt),
    updated_at: wireMoment(method.updatedAt),
  };
}

/** Returns an order as the API tells it; `null` where its charge is not there. */
export function wireOrder(order: SubscriptionOrder, account: Account, world: WireWorld): WireSubscriptionOrder | null {
  const charge = account.charges.find(({id}) => id === order.chargeId);
  if (charge === undefined) return null;
  const wire = wireCharge(charge, account, world);
  return {
    id: order.id,
    address_id: charge.addressId,
    charge: {id: charge.id, status: charge.status},
    customer: wireChargeCustomer(account.customer),
    status: 'success',
    type: charge.type,
    external_order_id: external(platformOrderId(order.number)),
    external_order_number: external(order.number),
    scheduled_at: charge.day,
    processed_at: wireMoment(order.createdAt),
    currency: wire.currency,
    line_items: wire.line_items,
    discounts: wire.discounts,
    shipping_address: wire.shipping_address,
    shipping_lines: wire.shipping_lines,
    subtotal_price: wire.subtotal_price,
    total_line_items_price: wire.total_line_items_price,
    total_discounts: wire.total_discounts,
    total_tax: wire.total_tax,
    total_price: wire.total_price,
    created_at: wireMoment(order.createdAt),
    updated_at: wireMoment(order.updatedAt),
  };
}
