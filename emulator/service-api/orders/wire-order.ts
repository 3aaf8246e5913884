import type {WireMoney, WireOrder} from '../../../contracts/order';
import {deliveryNote} from '../../checkout/delivery-note';
import type {Order} from '../../checkout/order';

/** An order as the service API tells it: no more of the shopper than they need to recognise it. */
export function wireOrder(order: Order): WireOrder {
  const {quote, address} = order;
  return {
    number: order.number,
    createdAt: new Date(order.createdAt).toISOString(),
    language: order.language,
    maskedEmail: maskEmail(order.email),
    paymentStatus: order.paymentStatus,
    lines: quote.lines.map(({merchandise, quantity, weeks, subtotalCents, totalCents}) => ({
      title: merchandise.title,
      variantTitle: merchandise.variantTitle,
      quantity,
      planWeeks: weeks,
      deliveryNote: deliveryNote(merchandise, order.language),
      subtotal: wireMoney(subtotalCents),
      total: wireMoney(totalCents),
    })),
    donations: quote.donations.map(({project, cents}) => ({project, amount: wireMoney(cents)})),
    discounts: quote.discounts.map(({code, title, cents}) => ({code, title, amount: wireMoney(cents)})),
    subtotal: wireMoney(quote.subtotalCents),
    shipping: quote.shippingCents === null ? null : wireMoney(quote.shippingCents),
    total: wireMoney(quote.totalCents),
    giftCards: quote.giftCards.map(({lastCharacters, cents}) => ({lastCharacters, amount: wireMoney(cents)})),
    shippingAddress: {city: address.city, countryCode: address.countryCode},
    estimatedDeliveryDays: order.deliveryDays,
  };
}

/** `mara@example.com` becomes `m***@example.com`. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(Math.max(at, 0))}`;
}

/** Integer cents, not negative, as a decimal string with two places. */
function wireMoney(cents: number): WireMoney {
  const digits = String(cents).padStart(3, '0');
  return {amount: `${digits.slice(0, -2)}.${digits.slice(-2)}`, currencyCode: 'EUR'};
}
