import type {
  CollectionByHandleQuery,
  ListingLinkFragment,
  GridProductFragment,
} from '#graphql/generated/storefront/graphql';

import {FILTER_VALUES, FILTERS, type FilterName} from '../../config/listing';
import {globalNumber} from '../../domain/global-id';
import type {Listing, ListingLink, GridCard} from '../../domain/listing/listing';
import type {ImageSource} from '../../domain/picture';
import {sanitiseRichText} from '../../domain/rich-text';
import {memoByIdentity} from '../../runtime/memo-by-identity';
import {readMetafields} from './metafields.server';
import {isShown, madeVariants, reshapeCard, reshapeProductCard, type ProductSettings} from './product-card.server';
import {reshapeHandles, reshapePrefix} from './reshape.server';

type WireCollection = NonNullable<CollectionByHandleQuery['collection']>;

/**
 * Returns the platform's collection as a listing; products that consumers are not offered are left out. `pictures` are
 * those of variants by their ids, for a listing whose cards stand for variants (`showsVariants`).
 */
export function reshapeListing(
  wire: Omit<WireCollection, 'all'>,
  settings: ProductSettings,
  pictures: ReadonlyMap<string, ImageSource | null> = new Map(),
): Listing {
  const fields = readMetafields(wire.metafields);
  const products = wire.products.nodes.filter(isShown);
  const large = new Set(fields.list('layout.large_card_products'));
  const cards = showsVariants(wire)
    ? (product: GridProductFragment, isLarge: boolean) => variantCards(product, settings, pictures, isLarge)
    : (product: GridProductFragment, isLarge: boolean) => productCards(product, settings, isLarge);
  const parent = wire.parent?.reference;
  return {
    id: wire.id,
    handle: wire.handle,
    title: fields.text('collection.title') ?? wire.title,
    descriptionHtml: sanitiseRichText(wire.descriptionHtml),
    prefix: reshapePrefix(fields.text('layout.page_type')),
    products: products.map((product) => reshapeProductCard(product, settings)),
    grid: products.flatMap((product) => cards(product, large.has(product.id))),
    filters: fields.list('layout.filters').flatMap((name) => FILTERS.find((filter) => filter === name) ?? []),
    subcollectionIds: fields.list('layout.subcollections'),
    parent: parent?.__typename === 'Collection' ? reshapeListingLink(parent) : null,
    handles: reshapeHandles(fields),
    newContent: fields.flag('temp.display_new_content') ? fields.text('temp.new_content') : null,
    seo: {
      title: wire.seo.title ?? null,
      description: wire.seo.description ?? null,
      noindex: fields.flag('seo.noindex'),
    },
  };
}

/** Tells whether the cards of a collection stand for variants, with pictures of their own. */
export function showsVariants(wire: Pick<WireCollection, 'metafields'>): boolean {
  return readMetafields(wire.metafields).flag('layout.display_variants');
}

/** Returns a collection as others name it. */
export function reshapeListingLink(wire: ListingLinkFragment): ListingLink {
  const fields = readMetafields(wire.metafields);
  return {
    handle: wire.handle,
    title: fields.text('collection.title') ?? wire.title,
    prefix: reshapePrefix(fields.text('layout.page_type')),
  };
}

function productCards(product: GridProductFragment, settings: ProductSettings, large: boolean): readonly GridCard[] {
  return [gridCard(product, reshapeProductCard(product, settings), large)];
}

/** A card for each variant that is still made, with its own picture and price. */
function variantCards(
  product: GridProductFragment,
  settings: ProductSettings,
  pictures: ReadonlyMap<string, ImageSource | null>,
  large: boolean,
): readonly GridCard[] {
  const variants = madeVariants(product, settings);
  if (variants.length < 2) return productCards(product, settings, large);
  return variants.map((variant) => {
    const {hover: _ofTheProduct, ...card} = reshapeCard(product, [variant], settings.types);
    const own = {number: globalNumber(variant.id), title: variant.title ?? product.title};
    return gridCard(product, {...card, variant: own, picture: pictures.get(variant.id) ?? card.picture}, large);
  });
}

/** The price that filters go by is the one that the card shows. */
function gridCard(product: GridProductFragment, card: GridCard['card'], large: boolean): GridCard {
  const euros = card.priceFrom.cents / 100;
  const price = FILTER_VALUES.price.filter((most) => euros <= Number(most));
  const facets = {...productFacets(product), price} satisfies Record<FilterName, readonly string[]>;
  return {publishedAt: product.publishedAt, facets, card, large};
}

const productFacets = memoByIdentity((product: GridProductFragment) => {
  const fields = readMetafields([...product.metafields, ...product.facets]);
  return {
    coffee_type: fields.list('filter.coffee_type'),
    coffee_taste: fields.list('filter.coffee_taste'),
    coffee_preparation_method: fields.list('filter.coffee_preparation_method'),
    coffee_roast: fields.list('coffee.roast_degree'),
    coffee_origin: fields.list('filter.coffee_origin'),
    gear_type: fields.list('filter.gear_type'),
    vendor: [product.vendor],
  };
});
