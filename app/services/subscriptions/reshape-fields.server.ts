import type {PostalAddress} from '../../domain/address';
import {weeksIn} from '../../domain/subscription/interval';
import {gatewayOf, paymentMethodType, type Payment} from '../../domain/subscription/payment';
import type {ReadAddress, ReadPayment, ReadSubscription} from './read-shapes.server';

type WirePostal = Pick<
  ReadAddress,
  | 'first_name'
  | 'last_name'
  | 'company'
  | 'address1'
  | 'address2'
  | 'city'
  | 'province'
  | 'zip'
  | 'country_code'
  | 'phone'
>;

/** Returns an address; what the service leaves open is empty. */
export function reshapeAddress(wire: WirePostal): PostalAddress {
  return {
    firstName: wire.first_name,
    lastName: wire.last_name,
    company: wire.company ?? '',
    address1: wire.address1,
    address2: wire.address2 ?? '',
    city: wire.city,
    province: wire.province ?? '',
    zip: wire.zip ?? '',
    countryCode: wire.country_code,
    phone: wire.phone ?? '',
  };
}

/** Returns an address as the service takes it. */
export function wireAddress(address: PostalAddress) {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    company: address.company,
    address1: address.address1,
    address2: address.address2,
    city: address.city,
    province: address.province,
    zip: address.zip,
    country_code: address.countryCode,
    phone: address.phone,
  };
}

/** Returns a payment method of the service in the shop's own shape. */
export function reshapePayment(wire: ReadPayment): Payment {
  const {brand, last4} = wire.payment_details ?? {};
  return {
    id: wire.id,
    type: paymentMethodType(wire.payment_type ?? '', brand ?? null),
    lastFour: last4 ?? null,
    gateway: gatewayOf(wire.processor_name),
    isValid: wire.status !== 'invalid',
  };
}

type Interval = Pick<ReadSubscription, 'order_interval_unit' | 'order_interval_frequency'>;

/**
 * Returns the weeks between two deliveries, at least one: the shop sells no other rhythm. `null` for what comes once.
 */
export function reshapeWeeks({order_interval_unit: unit, order_interval_frequency: count}: Interval): number | null {
  return unit === null || count === null ? null : Math.max(1, Math.round(weeksIn(unit, count)));
}
