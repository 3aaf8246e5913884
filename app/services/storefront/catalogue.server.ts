import {
  CartRecommendedCollectionProductsDocument,
  CoffeesToMatchDocument,
  CoffeeSubcollectionsByIdDocument,
  CollectionCardsDocument,
  CollectionChoicesDocument,
  CollectionLinkByHandleDocument,
  GearSubcollectionsByIdDocument,
  MultipleProductsByIdDocument,
  MultipleVariantsByIdDocument,
  ProductDocument,
  ProductHandleByIdDocument,
  ProductIdByHandleDocument,
  ProductRecommendationsDocument,
  ProductStockDocument,
  type CoffeesToMatchQuery,
  type LanguageCode,
  type ProductCardFragment,
} from '#graphql/generated/storefront/graphql';

import {LIMITS, type CartCollection} from '../../config/commerce';
import type {OfferedVariant} from '../../domain/cart/offered-lines';
import {globalId} from '../../domain/global-id';
import type {Listing, ListingLink, Subcollection} from '../../domain/listing/listing';
import {piecesLeft} from '../../domain/product/availability';
import type {Product, ProductCard} from '../../domain/product/product';
import type {ProductLink} from '../../domain/subscription/choice';
import type {Candidate} from '../../domain/quiz/match';
import {allPages, enoughPages} from '../all-pages.server';
import type {StorefrontGateway} from './gateway.server';
import {reshapeListingLink} from './listing.server';
import {reshapeOfferedVariant} from './offered-variant.server';
import {isArchived, isShown, reshapeProductCard, type ProductSettings} from './product-card.server';
import {reshapeProduct} from './product.server';
import {productsByHandle} from './products-by-handle.server';
import {readListing} from './read-listing.server';
import {comesWithDeliveries, reshapeChoice} from './subscription-goods.server';

export type VariantStock = {readonly id: string; readonly availableForSale: boolean; readonly notInStock: boolean};

/** The platform's catalogue as the shop reads it. Each call throws `ServiceError` when the platform does not answer. */
export type Catalogue = {
  /** The product behind a handle of the request's language, or `null`. */
  readonly product: (handle: string) => Promise<Product | null>;
  /** The collection behind a handle with its products, or `null`. */
  readonly listing: (handle: string) => Promise<Listing | null>;
  /** The collection behind a handle without its products, or `null`. */
  readonly listingLink: (handle: string) => Promise<ListingLink | null>;
  /** At most so many first products of the collection behind a handle, all or those on sale; none where it is not there. */
  readonly firstCards: (handle: string, count: number, which?: 'all' | 'on-sale') => Promise<readonly ProductCard[]>;
  /** The products for consumers of the collection behind a handle that can be had, in one query; none where it is not there. */
  readonly choices: (handle: string) => Promise<readonly ProductLink[]>;
  /** The collections below a listing in its order, those of gear with their first products; those that are gone are left out. */
  readonly subcollections: (listing: Pick<Listing, 'prefix' | 'subcollectionIds'>) => Promise<readonly Subcollection[]>;
  /** The handle in the request's language of the product that another language knows by `handle`, or `null`. */
  readonly productHandle: (handle: string, language: LanguageCode) => Promise<string | null>;
  readonly recommendations: (handle: string, intent: 'RELATED' | 'COMPLEMENTARY') => Promise<readonly ProductCard[]>;
  /** The products of one of the collections that go with a cart and fill up what is like a coffee; none where it is not set or not there. */
  readonly recommendedFrom: (collection: CartCollection) => Promise<readonly ProductCard[]>;
  /** The entries of some variants, by global id; those that are gone and those for business customers only are left out. */
  readonly offeredVariants: (ids: readonly string[]) => Promise<readonly OfferedVariant[]>;
  readonly cards: (ids: readonly string[]) => Promise<readonly ProductCard[]>;
  /** The products for consumers behind handles of the request's language, in their order; those that are gone are left out. */
  readonly cardsByHandle: (handles: readonly string[]) => Promise<readonly ProductCard[]>;
  /** The coffees behind a collection's handle that the coffee match chooses from. */
  readonly candidates: (handle: string) => Promise<readonly Candidate[]>;
  readonly stock: (productId: string) => Promise<readonly VariantStock[] | null>;
};

type CoffeeToMatch = NonNullable<CoffeesToMatchQuery['collection']>['products']['nodes'][number];

const NO_PAGE = {nodes: [], pageInfo: {hasNextPage: false, endCursor: null}};

type CatalogueSettings = ProductSettings & {
  /** The numbers of the collections that go with a cart. */
  readonly cartCollections: Partial<Record<CartCollection, string>>;
};

/** Makes the catalogue as the platform's Storefront API tells it. */
export function createCatalogue(
  gateway: StorefrontGateway,
  {cartCollections, ...settings}: CatalogueSettings,
): Catalogue {
  const card = (wire: ProductCardFragment) => reshapeProductCard(wire, settings);
  return {
    async product(handle) {
      const {product} = await gateway.query(ProductDocument, {handle});
      return product ? reshapeProduct(product, settings) : null;
    },
    listing: (handle) => readListing(gateway, handle, settings),
    async listingLink(handle) {
      const {collection} = await gateway.query(CollectionLinkByHandleDocument, {handle});
      return collection ? reshapeListingLink(collection) : null;
    },
    firstCards: async (handle, count, which = 'all') => {
      const suits = (product: ProductCardFragment) =>
        isShown(product) && (which === 'all' || card(product).availableForSale);
      return (await firstProducts(gateway, handle, count, suits)).map(card);
    },
    async choices(handle) {
      const {collection} = await gateway.query(CollectionChoicesDocument, {handle});
      return (collection?.products.nodes ?? [])
        .filter((product) => isShown(product) && comesWithDeliveries(product, settings.today))
        .map((product) => reshapeChoice(product, settings));
    },
    async subcollections({prefix, subcollectionIds}) {
      const ids = subcollectionIds.slice(0, LIMITS.metafieldReferences);
      if (ids.length === 0) return [];
      return prefix === 'g' ? gearSubcollections(gateway, ids, card) : coffeeSubcollections(gateway, ids);
    },
    async productHandle(handle, language) {
      const known = await gateway.query(ProductIdByHandleDocument, {handle}, language);
      if (!known.product) return null;
      const {product} = await gateway.query(ProductHandleByIdDocument, {id: known.product.id});
      return product?.handle ?? null;
    },
    async recommendations(handle, intent) {
      const {productRecommendations} = await gateway.query(ProductRecommendationsDocument, {handle, intent});
      return (productRecommendations ?? []).filter(isShown).map(card);
    },
    async recommendedFrom(name) {
      const number = cartCollections[name];
      if (number === undefined) return [];
      const id = globalId('Collection', number);
      const {collection} = await gateway.query(CartRecommendedCollectionProductsDocument, {id});
      return (collection?.products.nodes ?? []).filter(isShown).map(card);
    },
    offeredVariants: (ids) => readOfferedVariants(gateway, ids),
    async cards(ids) {
      if (ids.length === 0) return [];
      const {nodes} = await gateway.query(MultipleProductsByIdDocument, {ids: [...ids]});
      return nodes.flatMap((node) => (node?.__typename === 'Product' && isShown(node) ? [card(node)] : []));
    },
    cardsByHandle: async (handles) => (await productsByHandle(gateway, handles)).filter(isShown).map(card),
    async candidates(handle) {
      const coffees = await allPages<CoffeeToMatch>(
        'storefront',
        async (after) => (await gateway.query(CoffeesToMatchDocument, {handle, after})).collection?.products ?? NO_PAGE,
      );
      return coffees.filter(isShown).map((wire) => ({
        card: card(wire),
        suits: new Set(wire.tags ?? []),
        stock: wire.variants.nodes.reduce((sum, variant) => sum + inStock(variant), 0),
      }));
    },
    async stock(productId) {
      const {product} = await gateway.query(ProductStockDocument, {id: productId});
      if (!product) return null;
      return product.variants.nodes.map((variant) => ({
        id: variant.id,
        availableForSale: variant.availableForSale,
        notInStock: variant.currentlyNotInStock ?? false,
      }));
    },
  };
}

/** How many pieces of a variant can be sent at once: any number where they are not counted, none of what is still to come. */
function inStock(variant: CoffeeToMatch['variants']['nodes'][number]): number {
  const {availableForSale, currentlyNotInStock = false, quantityAvailable = null} = variant;
  if (!availableForSale || currentlyNotInStock || isArchived(variant)) return 0;
  return piecesLeft({currentlyNotInStock, quantityAvailable}) ?? Infinity;
}

async function firstProducts(
  gateway: StorefrontGateway,
  handle: string,
  count: number,
  suits: (product: ProductCardFragment) => boolean,
): Promise<readonly ProductCardFragment[]> {
  const nodes = await enoughPages<ProductCardFragment>(
    async (after) =>
      (await gateway.query(CollectionCardsDocument, {handle, first: count, after})).collection?.products ?? NO_PAGE,
    (found) => found.filter(suits).length >= count,
  );
  return nodes.filter(suits).slice(0, count);
}

async function readOfferedVariants(
  gateway: StorefrontGateway,
  ids: readonly string[],
): Promise<readonly OfferedVariant[]> {
  if (ids.length === 0) return [];
  const {nodes} = await gateway.query(MultipleVariantsByIdDocument, {ids: [...ids]});
  return nodes.flatMap((node) =>
    node?.__typename === 'ProductVariant' && node.product.exclusive?.value !== 'true'
      ? [reshapeOfferedVariant(node)]
      : [],
  );
}

async function coffeeSubcollections(gateway: StorefrontGateway, ids: string[]): Promise<readonly Subcollection[]> {
  const {nodes} = await gateway.query(CoffeeSubcollectionsByIdDocument, {ids});
  return nodes.flatMap((node) =>
    node?.__typename === 'Collection' ? [{...reshapeListingLink(node), preview: []}] : [],
  );
}

/** The question asks for more, because not all of them are shown. */
const PREVIEW = 4;

async function gearSubcollections(
  gateway: StorefrontGateway,
  ids: string[],
  card: (wire: ProductCardFragment) => ProductCard,
): Promise<readonly Subcollection[]> {
  const {nodes} = await gateway.query(GearSubcollectionsByIdDocument, {ids});
  return nodes.flatMap((node) => {
    if (node?.__typename !== 'Collection') return [];
    return [{...reshapeListingLink(node), preview: node.products.nodes.filter(isShown).slice(0, PREVIEW).map(card)}];
  });
}
