import {
  CartRecommendedCollectionProductsDocument,
  CoffeesToMatchDocument,
  CoffeeSubcollectionByIdDocument,
  CollectionByHandleDocument,
  CollectionCardsDocument,
  CollectionHandleByIdDocument,
  GearSubcollectionByIdDocument,
  MultipleProductsByIdDocument,
  MultipleVariantsByIdDocument,
  ProductDocument,
  ProductHandleByIdDocument,
  ProductIdByHandleDocument,
  ProductRecommendationsDocument,
  ProductStockDocument,
  type LanguageCode,
  type ProductCardFragment,
} from '#graphql/generated/storefront/graphql';

import {RECOMMENDATION_COLLECTIONS} from '../../config/commerce';
import type {OfferedVariant} from '../../domain/cart/offered-lines';
import type {Listing, Subcollection} from '../../domain/listing/listing';
import type {Product, ProductCard} from '../../domain/product/product';
import type {Candidate} from '../../domain/quiz/match';
import {allPages} from './sitemap-source.server';
import type {StorefrontGateway} from './gateway.server';
import {reshapeListing, reshapeListingLink} from './listing.server';
import {reshapeOfferedVariant} from './offered-variant.server';
import {isForConsumers, reshapeProductCard} from './product-card.server';
import {reshapeProduct} from './product.server';

export type VariantStock = {readonly id: string; readonly availableForSale: boolean; readonly notInStock: boolean};

/** What the shop reads of the platform's catalogue. Each call throws `ServiceError` when the platform does not answer. */
export type Catalogue = {
  /** The product behind a handle of the request's language, or `null`. */
  readonly product: (handle: string) => Promise<Product | null>;
  /** The collection behind a handle with its products, or `null`. */
  readonly listing: (handle: string) => Promise<Listing | null>;
  /** At most so many first products of the collection behind a handle; none where it is not there. */
  readonly firstCards: (handle: string, count: number) => Promise<readonly ProductCard[]>;
  /** The collections below a listing in its order, those of gear with their first products; those that are gone are left out. */
  readonly subcollections: (listing: Pick<Listing, 'prefix' | 'subcollectionIds'>) => Promise<readonly Subcollection[]>;
  /** The handle in the request's language of the product that another language knows by `handle`, or `null`. */
  readonly productHandle: (handle: string, language: LanguageCode) => Promise<string | null>;
  readonly listingHandle: (id: string, language: LanguageCode) => Promise<string | null>;
  readonly recommendations: (handle: string, intent: 'RELATED' | 'COMPLEMENTARY') => Promise<readonly ProductCard[]>;
  /** The products of one of the collections that go with a cart; none where the collection is not there. */
  readonly recommendedForCart: (
    collection: keyof typeof RECOMMENDATION_COLLECTIONS.cart,
  ) => Promise<readonly ProductCard[]>;
  /** What is known of some variants, by global id; those that are gone and those for business customers only are left out. */
  readonly offeredVariants: (ids: readonly string[]) => Promise<readonly OfferedVariant[]>;
  readonly cards: (ids: readonly string[]) => Promise<readonly ProductCard[]>;
  /** The coffees behind a collection's handle that the coffee match chooses from. */
  readonly candidates: (handle: string) => Promise<readonly Candidate[]>;
  readonly stock: (productId: string) => Promise<readonly VariantStock[] | null>;
};

const NO_PAGE = {nodes: [], pageInfo: {hasNextPage: false, endCursor: null}};

/** The catalogue as the platform's Storefront API tells it. */
export function createCatalogue(gateway: StorefrontGateway): Catalogue {
  return {
    async product(handle) {
      const {product} = await gateway.query(ProductDocument, {handle});
      return product ? reshapeProduct(product) : null;
    },
    async listing(handle) {
      const {collection} = await gateway.query(CollectionByHandleDocument, {handle});
      return collection ? reshapeListing(collection) : null;
    },
    async firstCards(handle, count) {
      const nodes = await allPages<ProductCardFragment>(
        async (after) =>
          (await gateway.query(CollectionCardsDocument, {handle, first: count, after})).collection?.products ?? NO_PAGE,
        (found) => found.filter(isForConsumers).length >= count,
      );
      return nodes.filter(isForConsumers).slice(0, count).map(reshapeProductCard);
    },
    async subcollections({prefix, subcollectionIds}) {
      const read = prefix === 'g' ? gearSubcollection : coffeeSubcollection;
      const found = await Promise.all(subcollectionIds.map((id) => read(gateway, id)));
      return found.filter((subcollection) => subcollection !== null);
    },
    async productHandle(handle, language) {
      const known = await gateway.query(ProductIdByHandleDocument, {handle}, language);
      if (!known.product) return null;
      const {product} = await gateway.query(ProductHandleByIdDocument, {id: known.product.id});
      return product?.handle ?? null;
    },
    async listingHandle(id, language) {
      const {collection} = await gateway.query(CollectionHandleByIdDocument, {id}, language);
      return collection?.handle ?? null;
    },
    async recommendations(handle, intent) {
      const {productRecommendations} = await gateway.query(ProductRecommendationsDocument, {handle, intent});
      return (productRecommendations ?? []).filter(isForConsumers).map(reshapeProductCard);
    },
    async recommendedForCart(name) {
      const id = RECOMMENDATION_COLLECTIONS.cart[name];
      const {collection} = await gateway.query(CartRecommendedCollectionProductsDocument, {id});
      return (collection?.products.nodes ?? []).filter(isForConsumers).map(reshapeProductCard);
    },
    async offeredVariants(ids) {
      if (ids.length === 0) return [];
      const {nodes} = await gateway.query(MultipleVariantsByIdDocument, {ids: [...ids]});
      return nodes.flatMap((node) =>
        node?.__typename === 'ProductVariant' && node.product.exclusive?.value !== 'true'
          ? [reshapeOfferedVariant(node)]
          : [],
      );
    },
    async cards(ids) {
      if (ids.length === 0) return [];
      const {nodes} = await gateway.query(MultipleProductsByIdDocument, {ids: [...ids]});
      return nodes.flatMap((node) =>
        node?.__typename === 'Product' && isForConsumers(node) ? [reshapeProductCard(node)] : [],
      );
    },
    async candidates(handle) {
      const {collection} = await gateway.query(CoffeesToMatchDocument, {handle});
      return (collection?.products.nodes ?? []).filter(isForConsumers).map((wire) => ({
        card: reshapeProductCard(wire),
        suits: new Set(wire.tags),
        stock: wire.variants.nodes.reduce((sum, {quantityAvailable}) => sum + Math.max(0, quantityAvailable ?? 0), 0),
      }));
    },
    async stock(productId) {
      const {product} = await gateway.query(ProductStockDocument, {id: productId});
      if (!product) return null;
      return product.variants.nodes.map((variant) => ({
        id: variant.id,
        availableForSale: variant.availableForSale,
        notInStock: variant.currentlyNotInStock,
      }));
    },
  };
}

async function coffeeSubcollection(gateway: StorefrontGateway, id: string): Promise<Subcollection | null> {
  const {collection} = await gateway.query(CoffeeSubcollectionByIdDocument, {id});
  return collection ? {...reshapeListingLink(collection), preview: []} : null;
}

async function gearSubcollection(gateway: StorefrontGateway, id: string): Promise<Subcollection | null> {
  const {collection} = await gateway.query(GearSubcollectionByIdDocument, {id});
  if (!collection) return null;
  const preview = collection.products.nodes
    .filter(isForConsumers)
    .map(reshapeProductCard)
    .map(({id, handle, title, picture, badge, priceFrom, priceVaries}) => ({
      ...{id, handle, title, picture, badge},
      ...{priceFrom, priceVaries},
    }));
  return {...reshapeListingLink(collection), preview};
}
