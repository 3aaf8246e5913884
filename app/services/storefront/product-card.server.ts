import type {ProductCardFragment} from '#graphql/generated/storefront/graphql';

import {compare, parseAmount} from '../../domain/money';
import type {ProductCard} from '../../domain/product/product';
import {readMetafields} from './metafields.server';
import {reshapeBadge, reshapeKind, reshapeMoney, reshapePicture, reshapeUnitPrice} from './reshape.server';

/** Taste words on a card. */
const LONGEST_TASTE = 3;

type WireVariant = ProductCardFragment['variants']['nodes'][number];

function cardVariant(wire: WireVariant) {
  const fields = readMetafields(wire.metafields);
  const lowest = fields.amount('price.lowest_30_days');
  return {
    availableForSale: wire.availableForSale,
    currentlyNotInStock: wire.currentlyNotInStock,
    archived: fields.flag('product.archived'),
    price: reshapeMoney(wire.price),
    compareAtPrice: wire.compareAtPrice ? reshapeMoney(wire.compareAtPrice) : null,
    lowest30Days: lowest === null ? null : {cents: parseAmount(lowest), currency: wire.price.currencyCode},
    unitPrice: reshapeUnitPrice(wire, wire.unitPrice),
  };
}

/** Whether a consumer may be shown the product at all (`b2b.exclusive` is for business customers). */
export function isForConsumers(wire: ProductCardFragment): boolean {
  return !readMetafields(wire.metafields).flag('b2b.exclusive');
}

/** The platform's product as a card of a listing: its cheapest variant on sale speaks for it. */
export function reshapeProductCard(wire: ProductCardFragment): ProductCard {
  const fields = readMetafields(wire.metafields);
  const variants = wire.variants.nodes.map(cardVariant).filter((variant) => !variant.archived);
  const byPrice = [...variants].sort((one, other) => compare(one.price, other.price));
  const cheapest = byPrice.find((variant) => variant.availableForSale) ?? byPrice[0];
  return {
    id: wire.id,
    handle: wire.handle,
    title: wire.title,
    kind: reshapeKind(wire.productType),
    vendor: wire.vendor,
    picture: reshapePicture(wire.images.nodes[0]),
    taste: fields.list('coffee.taste').slice(0, LONGEST_TASTE),
    badge: reshapeBadge(fields.text('product.badge'), wire.availableForSale, variants),
    availableForSale: wire.availableForSale,
    priceFrom: cheapest?.price ?? reshapeMoney(wire.priceRange.minVariantPrice),
    priceVaries: variants.some((variant) => variant.price.cents !== cheapest?.price.cents),
    compareAtPrice: cheapest?.compareAtPrice ?? null,
    lowest30Days: cheapest?.lowest30Days ?? null,
    unitPrice: cheapest?.unitPrice ?? null,
  };
}
