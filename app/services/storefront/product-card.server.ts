import type {ProductCardFragment} from '#graphql/generated/storefront/graphql';

import type {ProductKind, ProductTypes} from '../../config/product-types';
import {compare, parseAmount} from '../../domain/money';
import type {CardOffer, ProductCard} from '../../domain/product/product';
import {shownVariantTitle} from '../../domain/product/variant-title';
import {memoByIdentity} from '../../runtime/memo-by-identity';
import {readMetafields} from './metafields.server';
import {reshapeBadge, reshapeKind, reshapeMoney, reshapePicture, reshapeUnitPrice} from './reshape.server';

/** Taste words on a card. */
const LONGEST_TASTE = 3;

type WireVariant = ProductCardFragment['variants']['nodes'][number];

type CardVariant = ReturnType<typeof cardVariant>;

function cardVariant(wire: WireVariant) {
  const fields = readMetafields(wire.metafields);
  const lowest = fields.amount('price.lowest_30_days');
  return {
    id: wire.id,
    title: shownVariantTitle(wire.title),
    availableForSale: wire.availableForSale,
    currentlyNotInStock: wire.currentlyNotInStock ?? false,
    archived: fields.flag('product.archived'),
    price: reshapeMoney(wire.price),
    compareAtPrice: wire.compareAtPrice ? reshapeMoney(wire.compareAtPrice) : null,
    lowest30Days: lowest === null ? null : {cents: parseAmount(lowest), currency: wire.price.currencyCode},
    unitPrice: reshapeUnitPrice(wire, wire.unitPrice),
  };
}

/** Whether a consumer may be shown the product at all (`b2b.exclusive` is for business customers). */
export const isForConsumers = memoByIdentity(
  (wire: {readonly metafields: ProductCardFragment['metafields']}) =>
    !readMetafields(wire.metafields).flag('b2b.exclusive'),
);

/** The variants of a product that are still made; what costs nothing is a part of another product (decision, Donation). */
export function madeVariants(wire: ProductCardFragment): readonly CardVariant[] {
  return wire.variants.nodes.map(cardVariant).filter(({archived, price}) => !archived && price.cents > 0);
}

/** An unchanged answer is the same object (`gateway.server.ts`), and so is what is made of it. */
const cardsOf = memoByIdentity((types: ProductTypes) =>
  memoByIdentity((wire: ProductCardFragment) => reshapeCard(wire, madeVariants(wire), types)),
);

/** The platform's product as a card of a listing: its cheapest variant on sale speaks for it. */
export const reshapeProductCard = (wire: ProductCardFragment, types: ProductTypes): ProductCard => cardsOf(types)(wire);

/** The card of a product that speaks for some of its variants. */
export function reshapeCard(
  wire: ProductCardFragment,
  variants: readonly CardVariant[],
  types: ProductTypes,
): ProductCard {
  const fields = readMetafields(wire.metafields);
  const byPrice = [...variants].sort((one, other) => compare(one.price, other.price));
  const cheapest = byPrice.find((variant) => variant.availableForSale) ?? byPrice[0];
  const kind = reshapeKind(wire.productType, types);
  const hover = reshapePicture(wire.hover?.reference?.__typename === 'MediaImage' ? wire.hover.reference.image : null);
  const offer = wire.requiresSellingPlan ? null : cardOffer(kind, cheapest);
  return {
    id: wire.id,
    handle: wire.handle,
    title: wire.title,
    kind,
    vendor: wire.vendor,
    picture: reshapePicture(wire.images.nodes[0]),
    ...(hover && {hover}),
    ...(offer && {offer}),
    taste: fields.list('coffee.taste').slice(0, LONGEST_TASTE),
    badge: reshapeBadge(
      fields.text('product.badge'),
      variants.some(({availableForSale}) => availableForSale),
      variants,
    ),
    availableForSale: wire.availableForSale,
    priceFrom: cheapest?.price ?? reshapeMoney(wire.priceRange.minVariantPrice),
    priceVaries: variants.some((variant) => variant.price.cents !== cheapest?.price.cents),
    compareAtPrice: cheapest?.compareAtPrice ?? null,
    lowest30Days: cheapest?.lowest30Days ?? null,
    unitPrice: cheapest?.unitPrice ?? null,
  };
}

/** Gift cards and donations ask the shopper for more than a press. */
function cardOffer(kind: ProductKind, variant: CardVariant | undefined): CardOffer | null {
  if (!variant?.availableForSale || kind === 'gift-card' || kind === 'donation') return null;
  return {variantId: variant.id, title: variant.title, isPreOrder: variant.currentlyNotInStock};
}
