import * as z from 'zod';
import type {Order} from '../../checkout/order';
import {connection, pageArguments} from '../../storefront/connection';
import {withArguments} from '../../storefront/field';
import type {Source} from '../../storefront/field';
import {gid} from '../../storefront/gid';
import type {Shipment} from '../shipment';

/** Returns the `OrderFulfillmentStatus`. What needs no shipping was fulfilled with the order. */
export function fulfillmentStatus({state}: Shipment): 'FULFILLED' | 'UNFULFILLED' {
  return state === 'waiting' ? 'UNFULFILLED' : 'FULFILLED';
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

/** Returns the parcels of an order: none before the warehouse handed one over. */
export function fulfillmentSources(
  {quote}: Order,
  number: number,
  lines: readonly Source[],
  shipment: Shipment,
): readonly Source[] {
  if (shipment.state !== 'in-transit' && shipment.state !== 'delivered') return [];
  const {state, shippedAt, deliveredAt, expectedBy, carrier, trackingNumber} = shipment;
  const items = quote.lines.map(({quantity}, index) => ({
    id: gid('FulfillmentLineItem', `${number}${String(index + 1).padStart(3, '0')}`),
    quantity,
    lineItem: lines[index],
  }));
  const fulfillment: Source = {
    __typename: 'Fulfillment',
    id: gid('Fulfillment', number),
    createdAt: shippedAt,
    updatedAt: deliveredAt ?? shippedAt,
    estimatedDeliveryAt: expectedBy === null ? null : `${expectedBy}T12:00:00Z`,
    latestShipmentStatus: state === 'delivered' ? 'DELIVERED' : 'IN_TRANSIT',
    status: 'SUCCESS',
    isPickedUp: false,
    requiresShipping: true,
    events: withArguments({...pageArguments, sortKey: z.string().nullish()}, (args) =>
      connection(
        eventsOf(number, shippedAt, deliveredAt),
        args,
        ({id}) => id,
        (event) => event,
      ),
    ),
    trackingInformation: [{company: carrier, number: trackingNumber, url: null}],
    fulfillmentLineItems: withArguments(pageArguments, (args) =>
      connection(
        items,
        args,
        ({id}) => id,
        (item) => item,
      ),
    ),
  };
  return [fulfillment];
}
