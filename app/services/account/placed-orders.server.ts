import {isCancelledOrder} from '../../../contracts/cancelled-order';
import {presumedArrival} from '../../../contracts/presumed-arrival';
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
  const arrivedOn = isFulfilled && !isCancelled ? lastArrival(wire, today) : null;
  const progress = orderProgress({
    isCancelled,
    isPaid: !UNPAID.includes(wire.financialStatus ?? ''),
    isFulfilled,
    requiresShipping: wire.requiresShipping,
    arrived: parcels.map(({latestShipmentStatus, isPickedUp}) => isPickedUp || latestShipmentStatus === 'DELIVERED'),
    isDue: arrivedOn !== null,
  });
  const estimates = parcels.flatMap(({estimatedDeliveryAt}) => estimatedDeliveryAt ?? []).sort();
  const latest = estimates.at(-1);
  return {
    name: wire.name,
    placedAt: wire.processedAt,
    progress,
    expectedBy: progress === 'on-its-way' && latest !== undefined ? dayInGermany(Date.parse(latest)) : null,
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

/** Returns the day on which the last parcel arrived, as its carrier told, else by `presumedArrival`; `null` before it. */
function lastArrival({parcels, shippingAddress}: WireOrder, today: Day): Day | null {
  const countryCode = shippingAddress?.territoryCode ?? COUNTRY;
  const days = parcels.map(({createdAt, estimatedDeliveryAt, events, trackingInformation}) => {
    const told = events.nodes.flatMap(({status, happenedAt}) => (status === 'DELIVERED' ? happenedAt : []));
    const last = told.sort().at(-1);
    if (last !== undefined) return dayInGermany(Date.parse(last));
    const isTracked = trackingInformation.some(({number}) => number !== null);
    const sentOn = dayInGermany(Date.parse(createdAt));
    const expectedOn = estimatedDeliveryAt === null ? null : dayInGermany(Date.parse(estimatedDeliveryAt));
    return presumedArrival({sentOn, expectedOn, isTracked, countryCode}, SHIPPING.deliveryDays);
  });
  const day = days.sort().at(-1) ?? null;
  return day !== null && day <= today ? day : null;
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
