import type {MatchingVariantFragment, VariantMediaFragment} from '#graphql/generated/storefront/graphql';

import {globalNumber} from '../../domain/global-id';
import {mediaPath} from '../../domain/media-path';
import type {GalleryItem, RelatedVariant} from '../../domain/product/details';
import {shownVariantTitle} from '../../domain/product/variant-title';
import {firstPlanPrices, isArchived, isForConsumers} from './product-card.server';
import {reshapeMoney, reshapePicture, reshapeUnitPrice} from './reshape.server';

type WireItem = NonNullable<NonNullable<VariantMediaFragment['gallery']>['references']>['nodes'][number];
type WireSource = Extract<WireItem, {readonly __typename: 'Video'}>['sources'][number];
type WireRelated = VariantMediaFragment['matching'];

/** What the video proxy serves; the platform also lists a stream (HLS), see docs/decisions/135-video-proxy.md. */
const VIDEO_TYPES = ['video/webm', 'video/mp4'] as const;
/** The widest that a gallery shows a video, in CSS pixels. */
const SHOWN_WIDTH = 640;

/** Reads the metafield `images.gallery`: pictures and videos in the editors' order; what is neither is left out. */
export function reshapeGallery(wire: VariantMediaFragment['gallery']): readonly GalleryItem[] {
  return (wire?.references?.nodes ?? []).flatMap(reshapeItem);
}

function reshapeItem(wire: WireItem): readonly GalleryItem[] {
  if (wire.__typename === 'MediaImage') {
    const picture = reshapePicture(wire.image);
    return picture ? [{kind: 'picture', picture}] : [];
  }
  if (wire.__typename !== 'Video') return [];
  const poster = reshapePicture(wire.previewImage);
  const sources = VIDEO_TYPES.flatMap((type) => smallestThatFits(wire.sources, type));
  return poster && sources.length > 0 ? [{kind: 'video', alt: wire.alt ?? '', poster, sources}] : [];
}

/** The narrowest source of a type that fills the gallery, the widest where none does; nothing where there is none. */
function smallestThatFits(sources: readonly WireSource[], type: string) {
  const [first, ...others] = sources.flatMap(({url, mimeType, width}) => {
    const path = mimeType === type ? mediaPath(url) : null;
    return path === null ? [] : [{path, width}];
  });
  if (first === undefined) return [];
  const {path} = others.reduce((best, other) => {
    const fits = other.width >= SHOWN_WIDTH;
    const isBetter = best.width >= SHOWN_WIDTH ? fits && other.width < best.width : other.width > best.width;
    return isBetter ? other : best;
  }, first);
  return [{path, type}];
}

/** Reads the metafield `bundle.components`: the variants that a set is made of, also those that are offered no longer or not to consumers. */
export function reshapeComponents(wire: WireRelated): readonly RelatedVariant[] {
  return relatedIn(wire).map(relatedVariant);
}

/** Reads the metafield `variant.matching`: the variants of other products that are offered with it (docs/decisions/218-what-has-left-is-not-offered.md). */
export function reshapeMatching(wire: WireRelated): readonly RelatedVariant[] {
  return relatedIn(wire)
    .filter((variant) => variant.availableForSale && isOffered(variant))
    .map(relatedVariant);
}

function relatedIn(wire: WireRelated): readonly MatchingVariantFragment[] {
  return (wire?.references?.nodes ?? []).flatMap((node) => (node.__typename === 'ProductVariant' ? [node] : []));
}

function isOffered(wire: MatchingVariantFragment): boolean {
  return !isArchived(wire) && isForConsumers(wire.product);
}

function relatedVariant(wire: MatchingVariantFragment): RelatedVariant {
  const {product} = wire;
  const ownTitle = shownVariantTitle(wire.title);
  const sold = product.requiresSellingPlan ? (firstPlanPrices(wire) ?? wire) : wire;
  return {
    number: globalNumber(wire.id),
    handle: product.handle,
    title: ownTitle === null ? product.title : `${product.title}, ${ownTitle}`,
    picture: reshapePicture(wire.image),
    prices: isOffered(wire)
      ? {price: reshapeMoney(sold.price), unitPrice: reshapeUnitPrice(wire, sold.unitPrice)}
      : null,
  };
}
