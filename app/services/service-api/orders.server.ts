import {orderSchema, type WireMoney, type WireOrder} from '#contracts/order';

import {shippingCountry} from '../../config/countries';
import {isSocialProject} from '../../domain/donation';
import {parseAmount, type Money} from '../../domain/money';
import type {Confirmation, Order} from '../../domain/order/order';
import {shownVariantTitle} from '../../domain/product/variant-title';
import {parseBody, readJson} from '../http.server';
import type {ServiceCalls} from '../service-calls.server';
import {ServiceError} from '../service-error.server';

export type Orders = {
  /**
   * The order that a checkout's return link names; a missing, forged or outdated token leads to none.
   * Throws `ServiceError` when the service does not answer.
   */
  readonly read: (token: string | null) => Promise<Confirmation>;
};

type OrdersOptions = {readonly origin: string; readonly token: string; readonly calls: ServiceCalls};

const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const LONGEST_TOKEN = 2048;

function reshapeMoney(wire: WireMoney): Money {
  return {cents: parseAmount(wire.amount), currency: wire.currencyCode};
}

/** Returns an order of the wire in the shop's own shape. */
export function reshapeOrder(wire: WireOrder): Order {
  return {
    number: wire.number,
    createdAt: wire.createdAt,
    maskedEmail: wire.maskedEmail,
    isPaid: wire.paymentStatus === 'paid',
    lines: wire.lines.map((line) => ({
      title: line.title,
      variantTitle: shownVariantTitle(line.variantTitle),
      quantity: line.quantity,
      weeks: line.planWeeks,
      deliveryNote: line.deliveryNote ?? null,
      subtotal: reshapeMoney(line.subtotal),
      total: reshapeMoney(line.total),
    })),
    donations: wire.donations.flatMap(({project, amount}) =>
      isSocialProject(project) ? [{project, amount: reshapeMoney(amount)}] : [],
    ),
    discounts: wire.discounts.map((discount) => ({...discount, amount: reshapeMoney(discount.amount)})),
    giftCards: wire.giftCards.map((card) => ({...card, amount: reshapeMoney(card.amount)})),
    subtotal: reshapeMoney(wire.subtotal),
    shipping: wire.shipping === null ? null : reshapeMoney(wire.shipping),
    total: reshapeMoney(wire.total),
    city: wire.shippingAddress.city,
    isTaxFree: shippingCountry(wire.shippingAddress.countryCode)?.coffeeOnly ?? false,
    deliveryDays: wire.estimatedDeliveryDays,
  };
}

/** Makes the adapter of placed orders as the service API tells them (`contracts/order.ts`). */
export function createOrders({origin, token, calls}: OrdersOptions): Orders {
  return {
    async read(orderToken) {
      if (orderToken === null || orderToken.length > LONGEST_TOKEN || !TOKEN.test(orderToken)) {
        return {state: 'unknown'};
      }
      const answer = await readJson(calls, {
        service: 'service-api',
        url: `${origin}/v1/orders/${orderToken}`,
        headers: {Authorization: `Bearer ${token}`, Accept: 'application/json'},
      });
      if (answer.status === 401 || answer.status === 403) {
        throw new ServiceError('service-api', 'status', 'our own token is refused');
      }
      if (answer.status === 410) return {state: 'expired'};
      if (answer.status !== 200) return {state: 'unknown'};
      return {state: 'found', order: reshapeOrder(parseBody('service-api', orderSchema, answer.body))};
    },
  };
}
