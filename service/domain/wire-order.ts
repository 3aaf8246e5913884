import {isUsualDeliveryTime} from '../../contracts/delivery-time';
import type {WireMoney, WireOrder} from '../../contracts/order';
import type {Language} from '../config/language';
import {DELIVERY_DAYS} from '../config/shipping';
import {dayText} from './days';
import {decimalOf} from './decimal';
import {maskEmail} from './mask-email';
import {aheadDay} from './order';
import type {Order, OrderLine} from './order';
import {deliveryDaysOf} from './track-order';

const NOTES = {
  de: {preOrder: (day: string) => `Versand ab ${day}`, time: (time: string) => `Lieferzeit: ${time}`},
  // The platform gives an app a product's texts in the shop's first language alone.
  en: {preOrder: (day: string) => `Ships from ${day}`, time: () => 'Delivery time: as stated on its page'},
} as const;

/** Returns the order of the service API, with no more of the shopper's data than they need to recognise it. */
export function wireOrder(order: Order): WireOrder {
  const {number, language, paymentStatus, lines, donations, discounts, giftCards} = order;
  return {
    number,
    createdAt: new Date(order.createdAt).toISOString(),
    language,
    maskedEmail: maskEmail(order.email),
    paymentStatus,
    lines: lines.map((line) => ({
      line: line.line,
      title: line.title,
      variantTitle: line.variantTitle,
      quantity: line.quantity,
      isSubscription: line.isSubscription,
      planWeeks: line.planWeeks,
      deliveryNote: deliveryNote(line, order.createdAt, language),
      recipient: line.recipient,
      subtotal: wireMoney(line.subtotalCents),
      total: wireMoney(line.totalCents),
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

/** Returns the note of goods that do not arrive as usual: when their shipping begins, or how long they take. */
function deliveryNote(line: OrderLine, orderedAt: number, language: Language): string | null {
  const notes = NOTES[language];
  const {deliveryTime} = line;
  const day = aheadDay(line, orderedAt);
  if (day !== null) return notes.preOrder(dayText(Date.parse(day), language));
  return deliveryTime === null || isUsualDeliveryTime(deliveryTime, DELIVERY_DAYS) ? null : notes.time(deliveryTime);
}

function wireMoney(cents: number): WireMoney {
  return {amount: decimalOf(cents), currencyCode: 'EUR'};
}
