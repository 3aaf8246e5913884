import {
  CollectionByHandleDocument,
  GridProductsByIdDocument,
  VariantPicturesByIdDocument,
  type GridProductFragment,
} from '#graphql/generated/storefront/graphql';

import {batchesOf} from '#contracts/batches';
import type {Listing} from '../../domain/listing/listing';
import type {ImageSource} from '../../domain/picture';
import type {StorefrontGateway} from './gateway.server';
import {reshapeListing, showsVariants} from './listing.server';
import type {ProductSettings} from './product-card.server';
import {reshapePicture} from './reshape.server';

/** Products that one query reads whole: with 50 variants each, 2,500 at most. */
const PRODUCTS_OF_A_QUERY = 50;

/**
 * Reads the collection behind a handle with its products, `null` where there is none. The first products come with it, the
 * others by their ids in queries of as many, at the same time (docs/decisions/130-bounded-listing-queries.md).
 * @throws ServiceError when the platform does not answer one of the queries
 */
export async function readListing(
  gateway: StorefrontGateway,
  handle: string,
  settings: ProductSettings,
): Promise<Listing | null> {
  const {collection} = await gateway.query(CollectionByHandleDocument, {handle});
  if (!collection) return null;
  const first = collection.products.nodes;
  const ids = collection.all.nodes.slice(first.length).map(({id}) => id);
  const nodes = [...first, ...(await gridProducts(gateway, ids))];
  const pictures = showsVariants(collection) ? await variantPictures(gateway, nodes) : undefined;
  return reshapeListing({...collection, products: {nodes}}, settings, pictures);
}

async function gridProducts(
  gateway: StorefrontGateway,
  ids: readonly string[],
): Promise<readonly GridProductFragment[]> {
  const answers = await Promise.all(
    batchesOf(ids, PRODUCTS_OF_A_QUERY).map((some) => gateway.query(GridProductsByIdDocument, {ids: some})),
  );
  return answers.flatMap(({nodes}) => nodes.flatMap((node) => (node?.__typename === 'Product' ? [node] : [])));
}

/** The pictures of the variants of products that have several, by the variants' ids. */
async function variantPictures(
  gateway: StorefrontGateway,
  products: readonly GridProductFragment[],
): Promise<ReadonlyMap<string, ImageSource | null>> {
  const ids = products.filter(({variants}) => variants.nodes.length > 1).map(({id}) => id);
  const answers = await Promise.all(
    batchesOf(ids, PRODUCTS_OF_A_QUERY).map((some) => gateway.query(VariantPicturesByIdDocument, {ids: some})),
  );
  const variants = answers.flatMap(({nodes}) =>
    nodes.flatMap((node) => (node?.__typename === 'Product' ? node.variants.nodes : [])),
  );
  return new Map(variants.map(({id, image}) => [id, reshapePicture(image)]));
}
