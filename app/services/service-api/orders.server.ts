import {orderSchema, type WireOrder} from '#contracts/order';

import {shippingCountry} from '../../config/countries';
import {isSocialProject} from '../../domain/donation';
import type {Confirmation, Order} from '../../domain/order/order';
import {shownVariantTitle} from '../../domain/product/variant-title';
import {reshapeMoney} from '../storefront/reshape.server';
import {readFromService, type ServiceApiAccess} from './service-api.server';

export type Orders = {
  /**
   * The order that a checkout's return link names; a missing, forged or outdated token leads to none.
   * Throws `ServiceError` when the service does not answer.
   */
  readonly read: (token: string | null) => Promise<Confirmation>;
};

const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const LONGEST_TOKEN = 2048;

/** Returns an order of the wire in the shop's own shape. */
export function reshapeOrder(wire: WireOrder): Order {
  return {
    number: wire.number,
    createdAt: wire.createdAt,
    maskedEmail: wire.maskedEmail,
    isPaid: wire.paymentStatus === 'paid',
    lines: wire.lines.map((line, index) => ({
      line: line.line ?? index,
      title: line.title,
      variantTitle: shownVariantTitle(line.variantTitle),
      quantity: line.quantity,
      isSubscription: line.isSubscription,
      weeks: line.planWeeks,
      deliveryNote: line.deliveryNote ?? null,
      recipient: line.recipient ?? null,
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
    isTaxFree: shippingCountry(wire.shippingAddress.countryCode)?.hasImportDuties ?? false,
    deliveryDays: wire.estimatedDeliveryDays,
  };
}

/** Makes the adapter of placed orders as the service API tells them (`contracts/order.ts`). */
export function createOrders(service: ServiceApiAccess): Orders {
  return {
    async read(token) {
      if (token === null || token.length > LONGEST_TOKEN || !TOKEN.test(token)) return {state: 'unknown'};
      const reply = await readFromService(service, {path: `/orders/${token}`, schema: orderSchema});
      if (!reply.ok) return {state: reply.status === 410 ? 'expired' : 'unknown'};
      return {state: 'found', order: reshapeOrder(reply.data)};
    },
  };
}
