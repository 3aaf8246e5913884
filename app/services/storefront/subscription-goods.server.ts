import {
  SubscriptionGoodsDocument,
  type CollectionChoicesQuery,
  type SubscriptionGoodsQuery,
} from '#graphql/generated/storefront/graphql';

import {FILTER_VALUES} from '../../config/listing';
import type {ProductTypes} from '../../config/product-types';
import {shownVariantTitle} from '../../domain/product/variant-title';
import type {ProductLink} from '../../domain/subscription/choice';
import {filtersOf, type ProductFilter} from '../../domain/subscription/product-filter';
import type {Goods} from '../../domain/subscription/subscription';
import type {StorefrontGateway} from './gateway.server';
import {readMetafields} from './metafields.server';
import {isForConsumers} from './product-card.server';
import {globalId, globalNumber, reshapeKind, reshapeMoney, reshapePicture} from './reshape.server';

type WireVariant = Extract<SubscriptionGoodsQuery['nodes'][number], {readonly __typename: 'ProductVariant'}>;

/** How many ids the platform takes in one query. */
const MOST = 250;

/**
 * What the catalogue says of variants, by number, in the request's language; what left the portfolio is missing.
 * @throws ServiceError when the platform does not answer.
 */
export async function readSubscriptionGoods(
  gateway: StorefrontGateway,
  variantNumbers: readonly string[],
  types: ProductTypes,
): Promise<ReadonlyMap<string, Goods>> {
  const ids = variantNumbers.slice(0, MOST).map((number) => globalId('ProductVariant', number));
  if (ids.length === 0) return new Map();
  const {nodes} = await gateway.query(SubscriptionGoodsDocument, {ids});
  return new Map(
    nodes.flatMap((node) =>
      node?.__typename === 'ProductVariant' && !readMetafields(node.metafields).flag('product.archived')
        ? [[globalNumber(node.id), reshapeGoods(node, types)] as const]
        : [],
    ),
  );
}

type WireChoice = NonNullable<CollectionChoicesQuery['collection']>['products']['nodes'][number];

/** Reshapes a product among those that can be taken into a subscription. */
export function reshapeChoice(wire: WireChoice, types: ProductTypes): ProductLink {
  const {id, handle, title, images, requiresSellingPlan, sellingPlanGroups, variants} = wire;
  const fields = readMetafields(wire.metafields);
  const tags = fields.list('filter.coffee_taste');
  const example = variants.nodes.find(
    ({availableForSale, metafields}) => availableForSale && !readMetafields(metafields).flag('product.archived'),
  );
  const onPlan = example?.sellingPlanAllocations?.nodes[0]?.priceAdjustments[0]?.price;
  return {
    ...{id, handle, title, picture: reshapePicture(images.nodes[0])},
    taste: fields.list('coffee.taste'),
    tasteTags: FILTER_VALUES.coffee_taste.filter((tag) => tags.includes(tag)),
    canComeOnce: !requiresSellingPlan,
    canComeRegularly: (sellingPlanGroups?.nodes ?? []).length > 0,
    filters: filtersIn(wire, types),
    example: example
      ? {
          title: shownVariantTitle(example.title),
          once: reshapeMoney(example.price),
          regular: onPlan ? reshapeMoney(onPlan) : null,
        }
      : null,
  };
}

/** The filters of the dashboard that show a product. */
function filtersIn(
  {productType, metafields}: Pick<WireChoice, 'productType' | 'metafields'>,
  types: ProductTypes,
): readonly ProductFilter[] {
  const fields = readMetafields(metafields);
  return filtersOf({
    isCoffee: reshapeKind(productType, types) === 'coffee',
    preparations: fields.list('filter.coffee_preparation_method'),
    coffeeTypes: fields.list('filter.coffee_type'),
    subcategory: fields.text('analytics.subcategory'),
  });
}

function reshapeGoods(wire: WireVariant, types: ProductTypes): Goods {
  const {product} = wire;
  return {
    title: product.title,
    variantTitle: shownVariantTitle(wire.selectedOptions.map(({value}) => value).join(', ')),
    handle: product.handle,
    picture: reshapePicture(wire.image),
    isCoffee: reshapeKind(product.productType, types) === 'coffee',
    donates: readMetafields(wire.metafields).text('donation.variant') !== null,
    isForBusinesses: !isForConsumers(product),
    inStock: wire.availableForSale && !wire.currentlyNotInStock,
    filters: filtersIn(product, types),
  };
}
