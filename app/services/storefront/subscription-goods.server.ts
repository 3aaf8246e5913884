import {
  SubscriptionGoodsDocument,
  type CollectionChoicesQuery,
  type SubscriptionGoodsQuery,
} from '#graphql/generated/storefront/graphql';

import {FILTER_VALUES} from '../../config/listing';
import type {Day} from '../../domain/delivery';
import {globalId, globalNumber} from '../../domain/global-id';
import {piecesLeft} from '../../domain/product/availability';
import {shownVariantTitle} from '../../domain/product/variant-title';
import type {ProductLink} from '../../domain/subscription/choice';
import {filtersOf, type ProductFilter} from '../../domain/subscription/product-filter';
import type {Goods} from '../../domain/subscription/subscription';
import type {StorefrontGateway} from './gateway.server';
import {readMetafields} from './metafields.server';
import {isArchived, isForConsumers, isLater, type ProductSettings} from './product-card.server';
import {reshapeKind, reshapeMoney, reshapePicture, reshapeUnitPrice} from './reshape.server';

type WireVariant = Extract<SubscriptionGoodsQuery['nodes'][number], {readonly __typename: 'ProductVariant'}>;

/** How many ids the platform takes in one query. */
const MOST = 250;

/**
 * Reads what the catalogue says of variants, by number, in the request's language; what left the portfolio is missing.
 * @throws ServiceError when the platform does not answer.
 */
export async function readSubscriptionGoods(
  gateway: StorefrontGateway,
  variantNumbers: readonly string[],
  settings: ProductSettings,
): Promise<ReadonlyMap<string, Goods>> {
  const ids = variantNumbers.slice(0, MOST).map((number) => globalId('ProductVariant', number));
  if (ids.length === 0) return new Map();
  const {nodes} = await gateway.query(SubscriptionGoodsDocument, {ids});
  return new Map(
    nodes.flatMap((node) =>
      node?.__typename === 'ProductVariant' && !isArchived(node)
        ? [[globalNumber(node.id), reshapeGoods(node, settings)] as const]
        : [],
    ),
  );
}

type WireChoice = NonNullable<CollectionChoicesQuery['collection']>['products']['nodes'][number];

/** Tells whether a delivery can bring a product: it is for sale and no pre-order. */
export function comesWithDeliveries({availableForSale, variants}: WireChoice, today: Day): boolean {
  const offered = variants.nodes.filter(isOffered);
  return availableForSale && !(offered.length > 0 && offered.every((variant) => isLater(variant, today)));
}

/** Reshapes a product that can be added to a subscription; its price is that of a variant that is no pre-order. */
export function reshapeChoice(wire: WireChoice, {types, today}: ProductSettings): ProductLink {
  const {id, handle, title, images, requiresSellingPlan, sellingPlanGroups, variants} = wire;
  const fields = readMetafields(wire.metafields);
  const tags = fields.list('filter.coffee_taste');
  const example = variants.nodes.find((variant) => isOffered(variant) && !isLater(variant, today));
  const onPlan = example?.sellingPlanAllocations?.nodes[0]?.priceAdjustments[0];
  return {
    id,
    handle,
    title,
    picture: reshapePicture(images.nodes[0]),
    taste: fields.list('coffee.taste'),
    tasteTags: FILTER_VALUES.coffee_taste.filter((tag) => tags.includes(tag)),
    isCoffee: reshapeKind(wire.productType, types) === 'coffee',
    canComeOnce: !requiresSellingPlan,
    canComeRegularly: (sellingPlanGroups?.nodes ?? []).length > 0,
    filters: filtersIn(wire, types),
    example: example
      ? {
          title: shownVariantTitle(example.title),
          once: {price: reshapeMoney(example.price), unitPrice: reshapeUnitPrice(example, example.unitPrice)},
          regular: onPlan
            ? {price: reshapeMoney(onPlan.price), unitPrice: reshapeUnitPrice(example, onPlan.unitPrice)}
            : null,
        }
      : null,
  };
}

function isOffered(variant: WireChoice['variants']['nodes'][number]): boolean {
  return variant.availableForSale && !isArchived(variant);
}

/** The filters of the dashboard that show a product. */
function filtersIn(
  {productType, metafields}: Pick<WireChoice, 'productType' | 'metafields'>,
  types: ProductSettings['types'],
): readonly ProductFilter[] {
  const fields = readMetafields(metafields);
  return filtersOf({
    isCoffee: reshapeKind(productType, types) === 'coffee',
    preparations: fields.list('filter.coffee_preparation_method'),
    coffeeTypes: fields.list('filter.coffee_type'),
    subcategory: fields.text('analytics.subcategory'),
  });
}

function reshapeGoods(wire: WireVariant, {types, today}: ProductSettings): Goods {
  const {product} = wire;
  return {
    title: product.title,
    variantTitle: shownVariantTitle(wire.selectedOptions.map(({value}) => value).join(', ')),
    handle: product.handle,
    picture: reshapePicture(wire.image),
    isCoffee: reshapeKind(product.productType, types) === 'coffee',
    donates: readMetafields(wire.metafields).text('donation.variant') !== null,
    isForBusinesses: !isForConsumers(product),
    available: availableOf(wire),
    isPreOrder: isLater(wire, today),
    needsPlan: product.requiresSellingPlan,
    filters: filtersIn(product, types),
  };
}

/** What the platform sells in any number the subscription service sends so, too (docs/decisions/200-what-a-delivery-costs-now.md). */
function availableOf({
  availableForSale,
  currentlyNotInStock = false,
  quantityAvailable = null,
}: WireVariant): number | null {
  return availableForSale ? piecesLeft({currentlyNotInStock, quantityAvailable}) : 0;
}
