import {isCancelledOrder} from '../../../contracts/cancelled-order';
import {expectedArrival, presumedArrival} from '../../../contracts/presumed-arrival';
import {SHIPPING} from '../../config/commerce';
import {COUNTRY} from '../../config/languages';
import {knownKind, type ProductTypes} from '../../../contracts/product-types';
import {isDonationLine} from '../../domain/cart/quantity';
import {dayInGermany, type Day} from '../../domain/delivery';
import {globalNumber} from '../../domain/global-id';
import {orderProgress, type PlacedLine, type PlacedOrder, type PlacedOrders} from '../../domain/order/placed-order';
import {trackingLink} from '../../domain/order/tracking-link';
import {shownVariantTitle} from '../../domain/product/variant-title';
import {reshapeMoney, reshapePicture} from '../storefront/reshape.server';
import type {CustomerApiOptions} from './customer-api.server';
import {readWireOrders, type WireLine, type WireOrder} from './read-orders.server';

type PlacedOrdersOptions = CustomerApiOptions & {
  readonly productTypes: ProductTypes;
  /** The day in Germany. */
  readonly today: Day;
};

/**
 * Reads a page of the orders of the customer whom an access token belongs to, the latest first; `after` is the cursor
 * at which the page before ended.
 * @throws ServiceError when the account host does not answer, refuses the token or does not know `after`.
 */
export async function readPlacedOrders(
  {productTypes, today, ...options}: PlacedOrdersOptions,
  accessToken: string,
  after: string | null,
): Promise<PlacedOrders> {
  const {orders, next} = await readWireOrders(options, accessToken, after);
  return {orders: orders.map((order) => reshapeOrder(order, productTypes, today)), next};
}

/** The platform's words for an order without its money. */
const UNPAID = ['PENDING', 'PARTIALLY_PAID', 'EXPIRED', 'VOIDED'];

function reshapeOrder(wire: WireOrder, types: ProductTypes, today: Day): PlacedOrder {
  const {parcels} = wire;
  const isCancelled = isCancelledOrder(wire);
  const isFulfilled = wire.fulfillmentStatus === 'FULFILLED';
  const sent = sentParcels(wire);
  const last = lastOf(sent.map(({arrivesOn}) => arrivesOn));
  const arrivedOn = isFulfilled && !isCancelled && last !== null && last <= today ? last : null;
  const progress = orderProgress({
    isCancelled,
    isPaid: !UNPAID.includes(wire.financialStatus ?? ''),
    isFulfilled,
    requiresShipping: wire.requiresShipping,
    arrived: parcels.map(({latestShipmentStatus, isPickedUp}) => isPickedUp || latestShipmentStatus === 'DELIVERED'),
    isDue: arrivedOn !== null,
  });
  const underWay = sent.filter(({arrivesOn}) => arrivesOn > today);
  return {
    name: wire.name,
    placedAt: wire.processedAt,
    progress,
    expectedBy: progress === 'on-its-way' ? lastOf(underWay.flatMap(({expectedBy}) => expectedBy ?? [])) : null,
    arrivedOn,
    shipping: wire.requiresShipping ? reshapeMoney(wire.totalShipping) : null,
    total: reshapeMoney(wire.totalPrice),
    lines: wire.lines.filter((line) => !isIncludedDonation(line, types)).map(reshapeLine),
    parcels: parcels.flatMap(({trackingInformation}) =>
      trackingInformation.flatMap(({company, number, url}) =>
        number === null ? [] : [{carrier: company, number, link: url ?? trackingLink(company, number)}],
      ),
    ),
    statusUrl: wire.statusPageUrl,
  };
}

/** When a parcel arrived, or counts as arrived, and by which day it should be there, where its carrier names one. */
type SentParcel = {readonly arrivesOn: Day; readonly expectedBy: Day | null};

/**
 * Returns when the parcels of an order arrive, each as its carrier told, else by `presumedArrival`. Without a day of its carrier none is promised:
 * editors may have written a delivery time of their own, which is not told here.
 */
function sentParcels({parcels, shippingAddress}: WireOrder): readonly SentParcel[] {
  const countryCode = shippingAddress?.territoryCode ?? COUNTRY;
  return parcels.map(({createdAt, estimatedDeliveryAt, events, trackingInformation}) => {
    const expectedOn = estimatedDeliveryAt === null ? null : dayInGermany(Date.parse(estimatedDeliveryAt));
    const sent = {sentOn: dayInGermany(Date.parse(createdAt)), expectedOn, countryCode};
    const isTracked = trackingInformation.some(({number}) => number !== null);
    const told = lastOf(events.nodes.flatMap(({status, happenedAt}) => (status === 'DELIVERED' ? happenedAt : [])));
    return {
      arrivesOn:
        told === null ? presumedArrival({...sent, isTracked}, SHIPPING.deliveryDays) : dayInGermany(Date.parse(told)),
      expectedBy: expectedOn === null ? null : expectedArrival(sent, SHIPPING.deliveryDays),
    };
  });
}

function lastOf(times: readonly string[]): string | null {
  return times.toSorted().at(-1) ?? null;
}

/** The foundation's books are no items of the order. */
function isIncludedDonation({productType, price}: WireLine, types: ProductTypes): boolean {
  const kind = productType === null ? null : knownKind(types, productType);
  return kind !== null && price !== null && isDonationLine({kind, unitAmount: reshapeMoney(price)});
}

function reshapeLine(wire: WireLine): PlacedLine {
  const {title, variantTitle, quantity, variantId, giftCard, requiresShipping, currentTotalPrice, image} = wire;
  return {
    title,
    variantTitle: shownVariantTitle(variantTitle),
    quantity,
    total: reshapeMoney(currentTotalPrice ?? {amount: '0', currencyCode: 'EUR'}),
    picture: reshapePicture(image),
    // Gift cards and donations cannot be ordered again by one button: they need more fields.
    reorders: variantId === null || giftCard || !requiresShipping ? null : globalNumber(variantId),
  };
}
