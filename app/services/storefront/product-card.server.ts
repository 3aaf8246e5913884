import type {FirstPlanFragment, ProductCardFragment} from '#graphql/generated/storefront/graphql';

import {cheapestOffered} from '../../../contracts/indexing/cheapest-offered';
import type {ProductKind, ProductTypes} from '../../../contracts/product-types';
import type {Day} from '../../domain/delivery';
import {withTileTitle} from '../../domain/hyphenation';
import {preOrder} from '../../domain/product/availability';
import {isRemoved} from '../../domain/product/lifecycle';
import type {CardOffer, ProductCard} from '../../domain/product/product';
import {shownVariantTitle} from '../../domain/product/variant-title';
import {memoByIdentity, memoOfLast} from '../../runtime/memo-by-identity';
import {readMetafields} from './metafields.server';
import {
  reshapeBadge,
  LONGEST_TASTE,
  reshapeKind,
  reshapeLowest30Days,
  reshapeMoney,
  reshapePicture,
  reshapeUnitPrice,
} from './reshape.server';

/** The settings that products are read with: the names of their kinds, and the day on which they are shown. */
export type ProductSettings = {readonly types: ProductTypes; readonly today: Day};

type WireVariant = ProductCardFragment['variants']['nodes'][number];

type CardVariant = ReturnType<typeof cardVariant>;

function cardVariant(wire: WireVariant, today: Day, requiresPlan: boolean) {
  const fields = readMetafields(wire.metafields);
  const onPlan = requiresPlan ? firstPlanPrices(wire) : undefined;
  return {
    id: wire.id,
    title: shownVariantTitle(wire.title),
    availableForSale: wire.availableForSale,
    isPreOrder: isLater(wire, today),
    archived: isArchived(wire),
    price: reshapeMoney(onPlan?.price ?? wire.price),
    compareAtPrice: wire.compareAtPrice && !onPlan ? reshapeMoney(wire.compareAtPrice) : null,
    lowest30Days: onPlan ? null : reshapeLowest30Days(fields, wire.price),
    unitPrice: reshapeUnitPrice(wire, onPlan ? onPlan.unitPrice : wire.unitPrice),
    donates: fields.text('donation.variant') !== null,
  };
}

/** Returns what a variant costs with its first plan: long lists ask for no other, and plans of a product hardly ever differ in price. */
export function firstPlanPrices({sellingPlanAllocations}: FirstPlanFragment) {
  return sellingPlanAllocations?.nodes[0]?.priceAdjustments[0];
}

type Later = Pick<WireVariant, 'metafields' | 'currentlyNotInStock'>;

/** Tells whether a variant is sold on `today`, the day in Germany, before it is there. */
export function isLater({metafields, currentlyNotInStock = false}: Later, today: Day): boolean {
  const preOrderDate = readMetafields(metafields).text('product.pre_order_date');
  return preOrder({preOrderDate, currentlyNotInStock}, today) !== null;
}

/** Tells whether a variant has left the portfolio: the platform goes on selling what is left of it. */
export function isArchived({metafields}: Pick<WireVariant, 'metafields'>): boolean {
  return readMetafields(metafields).flag('product.archived');
}

type WithVariants = {readonly variants: {readonly nodes: readonly Pick<WireVariant, 'metafields'>[]}};

/** Tells whether a product is still in the portfolio: the page of a removed one has nothing to sell. */
export function isMade({variants}: WithVariants): boolean {
  return !isRemoved({variants: variants.nodes.map((variant) => ({archived: isArchived(variant)}))});
}

/** Whether a consumer may be shown the product at all (`b2b.exclusive` is for business customers). */
export const isForConsumers = memoByIdentity(
  (wire: {readonly metafields: ProductCardFragment['metafields']}) =>
    !readMetafields(wire.metafields).flag('b2b.exclusive'),
);

/** Tells whether search engines and comparison services may list a product or collection, which is neither hidden from them nor from consumers. */
export function isPublic(wire: {readonly metafields: ProductCardFragment['metafields']}): boolean {
  return isForConsumers(wire) && !readMetafields(wire.metafields).flag('seo.noindex');
}

/** Tells whether a product is offered to consumers in a list (docs/decisions/218-what-has-left-is-not-offered.md). */
export const isShown = memoByIdentity(
  (wire: WithVariants & {readonly metafields: ProductCardFragment['metafields']}) =>
    isForConsumers(wire) && isMade(wire),
);

/**
 * Returns the variants of a product that are still made; what costs nothing beside what has a price is a part of another
 * product, and so is what a donation product has at no price (decision, Donation).
 */
export function madeVariants(wire: ProductCardFragment, {types, today}: ProductSettings): readonly CardVariant[] {
  const variants = wire.variants.nodes
    .map((variant) => cardVariant(variant, today, wire.requiresSellingPlan))
    .filter(({archived}) => !archived);
  const priced = variants.filter(({price}) => price.cents > 0);
  const isPriced = priced.length > 0 || reshapeKind(wire.productType, types) === 'donation';
  return isPriced ? priced : variants;
}

/**
 * Derives something of a product once per answer, day and names of kinds: an unchanged answer is the same object
 * (`gateway.server.ts`), and so is what is made of it.
 */
export function memoOfProduct<Wire extends object, Output>(
  derive: (wire: Wire, settings: ProductSettings) => Output,
): (wire: Wire, settings: ProductSettings) => Output {
  const ofTypes = memoByIdentity((types: ProductTypes) =>
    memoOfLast((today: Day) => memoByIdentity((wire: Wire) => derive(wire, {types, today}))),
  );
  return (wire, {types, today}) => ofTypes(types)(today)(wire);
}

/** The platform's product as a card of a listing: its cheapest variant on sale speaks for it. */
export const reshapeProductCard = memoOfProduct((wire: ProductCardFragment, settings): ProductCard =>
  reshapeCard(wire, madeVariants(wire, settings), settings.types),
);

/** Returns the card of a product that speaks for some of its variants. */
export function reshapeCard(
  wire: ProductCardFragment,
  variants: readonly CardVariant[],
  types: ProductTypes,
): ProductCard {
  const fields = readMetafields(wire.metafields);
  const cheapest = cheapestOffered(variants, ({price, availableForSale}) => ({
    cents: price.cents,
    isAvailable: availableForSale,
  }));
  const kind = reshapeKind(wire.productType, types);
  const hover = reshapePicture(wire.hover?.reference?.__typename === 'MediaImage' ? wire.hover.reference.image : null);
  const offer = wire.requiresSellingPlan ? null : cardOffer(kind, cheapest);
  return {
    id: wire.id,
    handle: wire.handle,
    title: wire.title,
    ...withTileTitle(wire.title),
    kind,
    vendor: wire.vendor,
    picture: reshapePicture(wire.images.nodes[0]),
    ...(hover && {hover}),
    ...(offer && {offer}),
    taste: fields.list('coffee.taste').slice(0, LONGEST_TASTE),
    badge: reshapeBadge(fields.text('product.badge'), variants),
    availableForSale: variants.some((variant) => variant.availableForSale),
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
  const {id, title, isPreOrder, donates} = variant;
  return {variantId: id, title, isPreOrder, ...(donates && {donates: true})};
}
