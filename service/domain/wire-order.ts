import type {WireMoney, WireOrder} from '../../contracts/order';
import type {Order} from './order';
import {deliveryDaysOf} from './track-order';

/** An order as the service API tells it: no more of the shopper than they need to recognise it. */
export function wireOrder(order: Order): WireOrder {
  const {number, language, paymentStatus, lines, donations, discounts, giftCards} = order;
  return {
    number,
    createdAt: new Date(order.createdAt).toISOString(),
    language,
    maskedEmail: maskEmail(order.email),
    paymentStatus,
    lines: lines.map(({title, variantTitle, quantity, planWeeks, subtotalCents, totalCents}) => ({
      ...{title, variantTitle, quantity, planWeeks},
      subtotal: wireMoney(subtotalCents),
      total: wireMoney(totalCents),
    })),
    donations: donations.map(({project, cents}) => ({project, amount: wireMoney(cents)})),
    discounts: discounts.map(({code, title, cents}) => ({code, title, amount: wireMoney(cents)})),
    subtotal: wireMoney(order.subtotalCents),
    shipping: order.shippingCents === null ? null : wireMoney(order.shippingCents),
    total: wireMoney(order.totalCents),
    giftCards: giftCards.map(({lastCharacters, cents}) => ({lastCharacters, amount: wireMoney(cents)})),
    shippingAddress: {city: order.city, countryCode: order.countryCode},
    estimatedDeliveryDays: deliveryDaysOf(order),
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
