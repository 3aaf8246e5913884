import {FeedProductsDocument, type FeedProductsQuery} from '#graphql/generated/storefront/graphql';

import {LOCALES, type Language} from '../../config/languages';
import type {ProductTypes} from '../../config/product-types';
import {productPath} from '../../pages/paths';
import type {FeedItem} from '../../domain/feed/product-feed';
import type {Day} from '../../domain/delivery';
import {globalNumber} from '../../domain/global-id';
import {compare} from '../../domain/money';
import {preOrder} from '../../domain/product/availability';
import {shownVariantTitle} from '../../domain/product/variant-title';
import {allPages} from '../all-pages.server';
import type {StorefrontGateway} from './gateway.server';
import {isArchived, type ProductSettings} from './product-card.server';
import {readMetafields} from './metafields.server';
import {reshapeKind, reshapeMoney, reshapePicture} from './reshape.server';

type Product = FeedProductsQuery['products']['nodes'][number];
type Variant = Product['variants']['nodes'][number];

const SOLD_ELSEWHERE = ['coffee', 'gear', 'bundle'];

/**
 * Reads every variant that consumers can buy, for comparison services: no gift cards, no donations, nothing archived or
 * for businesses alone. Throws `ServiceError` when the platform does not answer.
 */
export async function readFeed(
  gateway: StorefrontGateway,
  language: Language,
  {types, today}: ProductSettings,
): Promise<readonly FeedItem[]> {
  const {code} = LOCALES[language];
  const products = await allPages<Product>(
    async (after) => (await gateway.query(FeedProductsDocument, {after}, code)).products,
  );
  return products
    .filter((product) => isOffered(product, types))
    .flatMap((product) => {
      const variants = product.variants.nodes.filter((variant) => !isArchived(variant));
      return variants.map((variant) => reshapeItem(product, variant, language, today));
    });
}

function isOffered({productType, metafields}: Product, types: ProductTypes): boolean {
  const fields = readMetafields(metafields);
  if (fields.flag('b2b.exclusive') || fields.flag('seo.noindex')) return false;
  return SOLD_ELSEWHERE.includes(reshapeKind(productType, types));
}

function reshapeItem(product: Product, variant: Variant, language: Language, today: Day): FeedItem {
  const price = reshapeMoney(variant.price);
  const before = variant.compareAtPrice ? reshapeMoney(variant.compareAtPrice) : null;
  const number = globalNumber(variant.id);
  const hasChoice = product.variants.nodes.length > 1;
  const choice = hasChoice ? shownVariantTitle(variant.title) : null;
  return {
    id: number,
    group: globalNumber(product.id),
    title: choice === null ? product.title : `${product.title}, ${choice}`,
    description: product.description === '' ? product.title : product.description,
    path: productPath(language, product.handle, hasChoice ? number : null),
    picture: reshapePicture(variant.image)?.path ?? null,
    ...availabilityOf(variant, today),
    price,
    priceBefore: before !== null && compare(before, price) > 0 ? before : null,
    brand: product.vendor,
    gtin: variant.barcode === '' ? null : (variant.barcode ?? null),
    sku: variant.sku ?? null,
  };
}

function availabilityOf(variant: Variant, today: Day): Pick<FeedItem, 'availability' | 'availableFrom'> {
  if (!variant.availableForSale) return {availability: 'out_of_stock', availableFrom: null};
  const preOrderDate = readMetafields(variant.metafields).text('product.pre_order_date');
  const later = preOrder({preOrderDate, currentlyNotInStock: variant.currentlyNotInStock ?? false}, today);
  if (later === null) return {availability: 'in_stock', availableFrom: null};
  return {availability: later.from === null ? 'backorder' : 'preorder', availableFrom: later.from};
}
