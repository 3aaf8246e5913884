import * as z from 'zod';
import type {Order} from '../../checkout/order';
import {connection, pageArguments} from '../../storefront/connection';
import {withArguments} from '../../storefront/field';
import type {Source} from '../../storefront/field';
import {gid} from '../../storefront/gid';
import type {Shipment} from '../shipment';

/** Returns the `OrderFulfillmentStatus`. What needs no shipping was fulfilled with the order. */
export function fulfillmentStatus(
  order: Order,
  {state}: Shipment,
): 'FULFILLED' | 'PARTIALLY_FULFILLED' | 'UNFULFILLED' {
  if (state !== 'waiting') return 'FULFILLED';
  return hasGiftCards(order) ? 'PARTIALLY_FULFILLED' : 'UNFULFILLED';
}

/**
 * Tells whether the platform has fulfilled gift cards of an order, as it does once they are paid. Source:
 * https://help.shopify.com/en/manual/products/gift-card-products/modify-gift-card-settings
 */
export function hasGiftCards({quote, paymentStatus}: Order): boolean {
  return paymentStatus === 'paid' && quote.lines.some(({merchandise}) => merchandise.isGiftCard === true);
}

/** Returns the global id of the fulfillment of an order's gift cards. */
export function giftCardFulfillmentId(number: number): string {
  return gid('Fulfillment', `${number}000`);
}

type ParcelEvent = {readonly id: string; readonly status: string; readonly happenedAt: string};

/** What happened to a parcel, oldest first. */
function eventsOf(number: number, shippedAt: string, deliveredAt: string | null): readonly ParcelEvent[] {
  const event = (status: string, happenedAt: string) => ({
    id: gid('FulfillmentEvent', `${number}${status === 'DELIVERED' ? '2' : '1'}`),
    status,
    happenedAt,
  });
  return [event('IN_TRANSIT', shippedAt), ...(deliveredAt === null ? [] : [event('DELIVERED', deliveredAt)])];
}

/** Returns the parcel of an order, once the warehouse handed it over, and the fulfillment of its gift cards. */
export function fulfillmentSources(
  order: Order,
  number: number,
  lines: readonly Source[],
  shipment: Shipment,
): readonly Source[] {
  const {quote} = order;
  const items = quote.lines.map(({quantity, merchandise}, index) => ({
    id: gid('FulfillmentLineItem', `${number}${String(index + 1).padStart(3, '0')}`),
    quantity,
    lineItem: lines[index],
    isGiftCard: merchandise.isGiftCard === true,
  }));
  const [cards, goods] = [items.filter(({isGiftCard}) => isGiftCard), items.filter(({isGiftCard}) => !isGiftCard)];
  const createdAt = new Date(order.createdAt).toISOString();
  const fulfilledCards: Source = {
    __typename: 'Fulfillment',
    id: giftCardFulfillmentId(number),
    createdAt,
    updatedAt: createdAt,
    estimatedDeliveryAt: null,
    latestShipmentStatus: null,
    status: 'SUCCESS',
    isPickedUp: false,
    requiresShipping: false,
    events: listed([]),
    trackingInformation: [],
    fulfillmentLineItems: listed(cards),
  };
  const before = hasGiftCards(order) ? [fulfilledCards] : [];
  if (shipment.state !== 'in-transit' && shipment.state !== 'delivered') return before;
  const {state, shippedAt, deliveredAt, expectedBy, carrier, trackingNumber} = shipment;
  const parcel: Source = {
    __typename: 'Fulfillment',
    id: gid('Fulfillment', number),
    createdAt: shippedAt,
    updatedAt: deliveredAt ?? shippedAt,
    estimatedDeliveryAt: expectedBy === null ? null : `${expectedBy}T12:00:00Z`,
    latestShipmentStatus: state === 'delivered' ? 'DELIVERED' : 'IN_TRANSIT',
    status: 'SUCCESS',
    isPickedUp: false,
    requiresShipping: true,
    events: listed(eventsOf(number, shippedAt, deliveredAt)),
    trackingInformation: [{company: carrier, number: trackingNumber, url: null}],
    fulfillmentLineItems: listed(goods),
  };
  return [...before, parcel];
}

/** Returns the connection of a list, whose order is that of every sort key. */
function listed(items: readonly (Source & {readonly id: string})[]): Source[string] {
  return withArguments({...pageArguments, sortKey: z.string().nullish()}, ({sortKey: _any, ...page}) =>
    connection(
      items,
      page,
      ({id}) => id,
      (item) => item,
    ),
  );
}
