import {SubscriptionGoodsDocument, type SubscriptionGoodsQuery} from '#graphql/generated/storefront/graphql';

import type {ProductTypes} from '../../config/product-types';
import {shownVariantTitle} from '../../domain/product/variant-title';
import {filtersOf} from '../../domain/subscription/product-filter';
import type {Goods} from '../../domain/subscription/subscription';
import type {StorefrontGateway} from './gateway.server';
import {readMetafields} from './metafields.server';
import {isForConsumers} from './product-card.server';
import {globalId, globalNumber, reshapeKind, reshapePicture} from './reshape.server';

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

function reshapeGoods(wire: WireVariant, types: ProductTypes): Goods {
  const {product} = wire;
  const fields = readMetafields(product.metafields);
  const isCoffee = reshapeKind(product.productType, types) === 'coffee';
  return {
    title: product.title,
    variantTitle: shownVariantTitle(wire.selectedOptions.map(({value}) => value).join(', ')),
    handle: product.handle,
    picture: reshapePicture(wire.image),
    isCoffee,
    donates: readMetafields(wire.metafields).text('donation.variant') !== null,
    isForBusinesses: !isForConsumers(product),
    inStock: wire.availableForSale && !wire.currentlyNotInStock,
    filters: filtersOf({
      isCoffee,
      preparations: fields.list('filter.coffee_preparation_method'),
      coffeeTypes: fields.list('filter.coffee_type'),
      subcategory: fields.text('analytics.subcategory'),
    }),
  };
}
