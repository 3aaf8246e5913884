import type {Account, Address, Charge, Onetime, Subscription} from '../account';
import {wireAddress, wireCustomer, wirePaymentMethod} from '../wire/wire-customer';
import {wireSubscription} from '../wire/wire-items';
import type {ApiContext} from './api-app';
import {wireWorld} from './api-app';

type Parts = Readonly<Record<string, () => unknown>>;

const metafields = () => [];

/** Returns what a charge comes with where `include` asks for it. */
export function withCharge(c: ApiContext, account: Account, {paymentMethodId, lines}: Charge) {
  const ids = new Set(lines.map(({itemId}) => itemId));
  return included(c, {
    customer: () => wireCustomer(account),
    metafields,
    payment_methods: () => paymentMethods(account, paymentMethodId),
    subscriptions: () => subscriptions(c, account, ({id}) => ids.has(id)),
  });
}

/** Returns the same of an address. */
export function withAddress(c: ApiContext, account: Account, {id, paymentMethodId}: Address) {
  return included(c, {
    customer: () => wireCustomer(account),
    payment_methods: () => paymentMethods(account, paymentMethodId),
    subscriptions: () => subscriptions(c, account, ({addressId}) => addressId === id),
  });
}

/** Returns the same of an item. */
export function withItem(c: ApiContext, account: Account, {addressId}: Subscription | Onetime) {
  return included(c, {
    address: () => account.addresses.filter(({id}) => id === addressId).map((own) => wireAddress(own, account))[0],
    customer: () => wireCustomer(account),
    metafields,
  });
}

/** Returns the same of a customer. */
export function withCustomer(c: ApiContext, account: Account) {
  return included(c, {
    addresses: () => account.addresses.map((address) => wireAddress(address, account)),
    gift_purchases: () => [],
    metafields,
    payment_methods: () => account.paymentMethods.map((method) => wirePaymentMethod(method, account)),
    subscriptions: () => subscriptions(c, account, () => true),
  });
}

/** Returns the same of a payment method. */
export function withPaymentMethod(c: ApiContext, account: Account, methodId: number) {
  return included(c, {
    addresses: () =>
      account.addresses
        .filter(({paymentMethodId}) => paymentMethodId === methodId)
        .map((address) => wireAddress(address, account)),
  });
}

/** Returns the same of an order. */
export function withOrder(c: ApiContext, account: Account) {
  return included(c, {customer: () => wireCustomer(account), metafields});
}

function included(c: ApiContext, parts: Parts): {readonly include?: Readonly<Record<string, unknown>>} {
  const asked = (c.req.query('include') ?? '').split(',').filter((name) => Object.hasOwn(parts, name));
  if (asked.length === 0) return {};
  return {include: Object.fromEntries(asked.map((name) => [name, parts[name]?.()]))};
}

function paymentMethods(account: Account, methodId: number | null) {
  return account.paymentMethods.filter(({id}) => id === methodId).map((method) => wirePaymentMethod(method, account));
}

function subscriptions(c: ApiContext, account: Account, isMeant: (item: Subscription) => boolean) {
  const {goods} = wireWorld(c);
  return account.subscriptions.filter(isMeant).map((item) => wireSubscription(item, account, goods));
}
