import * as z from 'zod';
import type {Order} from '../../checkout/order';
import {statusPageUrl} from '../../checkout/order-status';
import type {QuoteLine} from '../../checkout/quote';
import {connection, pageArguments} from '../../storefront/connection';
import {lazy, withArguments} from '../../storefront/field';
import type {Source} from '../../storefront/field';
import {gid} from '../../storefront/gid';
import {CURRENCY, money} from '../../storefront/money';
import {image} from '../../storefront/resolvers/image';
import {orderNumber} from '../order-book-object';
import {shipmentOf} from '../shipment';
import {addressSource} from './address-source';
import {fulfillmentSources, fulfillmentStatus} from './fulfillment-source';
import type {AccountScope} from './scope';

/** Returns an `Order`. */
export async function orderSource(order: Order, scope: AccountScope): Promise<Source> {
  const number = orderNumber(order);
  const {quote, language} = order;
  const createdAt = new Date(order.createdAt).toISOString();
  const shipment = await shipmentOf(order, scope.at, scope.linkSecret);
  const lines = quote.lines.map((line, index) =>
    lineSource(line, `${number}${String(index + 1).padStart(3, '0')}`, scope),
  );
  const fulfillments = fulfillmentSources(order, number, lines, shipment);
  return {
    __typename: 'Order',
    id: gid('Order', number),
    name: order.number,
    number,
    statusPageUrl: lazy(() => statusPageUrl(order, scope.emulatorOrigin, scope.linkSecret)),
    confirmationNumber: order.number,
    createdAt,
    processedAt: createdAt,
    updatedAt: createdAt,
    cancelledAt: null,
    cancelReason: null,
    edited: false,
    email: order.email,
    phone: order.address.phone === '' ? null : order.address.phone,
    note: null,
    customerLocale: language,
    currencyCode: CURRENCY,
    fulfillmentStatus: fulfillmentStatus(order, shipment),
    // In the order in which they were made, which is that of every sort key.
    fulfillments: withArguments({...pageArguments, sortKey: z.string().nullish()}, ({sortKey: _any, ...page}) =>
      connection(fulfillments, page, idOf, (each) => each),
    ),
    requiresShipping: quote.shippingCents !== null,
    shippingAddress: quote.shippingCents === null ? null : shippingAddress(order, number, scope),
    lineItems: withArguments(pageArguments, (args) => connection(lines, args, idOf, (line) => line)),
    ...amounts(order),
  };
}

function amounts({quote, paymentStatus}: Order): Source {
  const {shippingCents, totalCents, dueCents} = quote;
  const outstandingCents = paymentStatus === 'paid' ? 0 : dueCents;
  const status = paymentStatus === 'paid' ? 'PAID' : 'PENDING';
  return {
    subtotal: money(totalCents - (shippingCents ?? 0)),
    totalShipping: money(shippingCents ?? 0),
    totalPrice: money(totalCents),
    totalRefunded: money(0),
    totalTip: null,
    totalDuties: null,
    refunds: [],
    financialStatus: status,
    paymentInformation: {
      paymentStatus: status,
      totalPaidAmount: money(totalCents - outstandingCents),
      totalOutstandingAmount: money(outstandingCents),
      paymentCollectionUrl: null,
      paymentTerms: null,
    },
  };
}

function shippingAddress({address}: Order, number: number, scope: AccountScope): Source {
  return addressSource({...address, zoneCode: ''}, gid('CustomerAddress', number), scope);
}

/** A `LineItem`, as it was when it was ordered; picture, product and article number as they are now. */
function lineSource(line: QuoteLine, id: string, scope: AccountScope): Source {
  const {merchandise, quantity, subtotalCents, totalCents, variantNumber} = line;
  const {catalogue, pictures} = scope.shop;
  const entry = catalogue.variant(variantNumber);
  const picture = merchandise.picture ?? entry?.variant.pictures[0] ?? entry?.product.pictures[0];
  const {title, variantTitle} = merchandise;
  return {
    __typename: 'LineItem',
    id: gid('LineItem', id),
    title,
    name: variantTitle === null ? title : `${title} - ${variantTitle}`,
    presentmentTitle: title,
    variantTitle,
    quantity,
    price: money(Math.round(subtotalCents / quantity)),
    totalPrice: money(totalCents),
    currentTotalPrice: money(totalCents),
    totalDiscount: money(subtotalCents - totalCents),
    customAttributes: [],
    giftCard: merchandise.isGiftCard ?? false,
    requiresShipping: merchandise.requiresShipping,
    productType: merchandise.kind,
    productId: entry === null ? null : gid('Product', entry.product.number),
    variantId: gid('ProductVariant', variantNumber),
    sku: entry?.variant.sku ?? null,
    vendor: entry?.product.vendor ?? null,
    image: lazy(() => (picture !== undefined && Object.hasOwn(pictures, picture) ? image(picture, scope) : null)),
  };
}

function idOf(source: Source): string {
  const {id} = source;
  return typeof id === 'string' ? id : '';
}
