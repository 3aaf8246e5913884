import {money} from '../money';
import {deliveryKey} from './choose-delivery';
import type {PostalAddress} from '../address';
import type {Delivery, DeliveryItem, Subscription, SubscriptionProduct} from './subscription';

/** An address for tests. */
export const ADDRESS: PostalAddress = {
  firstName: 'Lena',
  lastName: 'Hoffmann',
  company: '',
  address1: 'Am Mühlgraben 8',
  address2: '',
  city: 'Weimar',
  province: '',
  zip: '99423',
  countryCode: 'DE',
  phone: '+49 151 1234567',
};

/** Makes a coffee in a delivery. */
export function item(over: Partial<DeliveryItem> = {}): DeliveryItem {
  return {
    itemId: 1,
    kind: 'recurring',
    title: 'Morgentau',
    variantTitle: '250 g',
    variantNumber: '40001',
    quantity: 1,
    unitPrice: money(891),
    regularPrice: money(990),
    total: money(891),
    project: 'SP022',
    isPrepaid: false,
    giftCount: null,
    weeks: 4,
    stock: 'in-stock',
    handle: 'morgentau',
    picture: null,
    ...over,
  };
}

/** Makes a planned delivery of one coffee. */
export function delivery(over: Partial<Delivery> = {}): Delivery {
  const {addressId = 2, day = '2026-12-01'} = over;
  return {
    id: 10,
    key: deliveryKey(addressId, day),
    addressId,
    day,
    plannedDay: null,
    state: 'upcoming',
    outcome: null,
    items: [item()],
    goods: money(891),
    discount: money(0),
    hasCodes: false,
    shipping: money(490),
    total: money(1381),
    address: ADDRESS,
    payment: {id: 3, type: 'method_visa', lastFour: '4242', gateway: 'platform', isValid: true},
    attempts: 0,
    retryDay: null,
    isSettling: false,
    isOrdered: false,
    isGift: false,
    ...over,
  };
}

/** Makes a subscribed coffee. */
export function product(over: Partial<SubscriptionProduct> = {}): SubscriptionProduct {
  return {
    itemId: 1,
    kind: 'recurring',
    state: 'active',
    title: 'Morgentau',
    variantTitle: '250 g',
    variantNumber: '40001',
    handle: 'morgentau',
    picture: null,
    quantity: 1,
    price: money(891),
    project: 'SP022',
    weeks: 4,
    nextDay: '2026-12-01',
    addressId: 2,
    inStock: true,
    filters: ['filter'],
    isPrepaid: false,
    giftCount: null,
    otherProperties: [],
    canReactivate: false,
    ...over,
  };
}

/** Makes a subscription of one coffee with one delivery. */
export function subscription(over: Partial<Subscription> = {}): Subscription {
  const planned = delivery();
  return {
    deliveries: [planned],
    products: [product()],
    addresses: [{id: 2, address: ADDRESS, payment: planned.payment, isGift: false}],
    ...over,
  };
}
