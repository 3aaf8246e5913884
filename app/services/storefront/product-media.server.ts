import type {MatchingVariantFragment, VariantMediaFragment} from '#graphql/generated/storefront/graphql';

import {mediaPath} from '../../domain/media-path';
import type {GalleryItem, RelatedVariant} from '../../domain/product/details';
import {globalNumber, reshapeMoney, reshapePicture} from './reshape.server';

type WireItem = NonNullable<NonNullable<VariantMediaFragment['gallery']>['references']>['nodes'][number];
type WireRelated = VariantMediaFragment['matching'];

/** What the video proxy serves; the platform also lists streams, which need a player of their own. */
const VIDEO_TYPE = /^video\/(?:webm|mp4)$/;

/** The metafield `images.gallery`: pictures and videos in the editors' order; what is neither is left out. */
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
  const sources = wire.sources.flatMap(({url, mimeType}) => {
    const path = VIDEO_TYPE.test(mimeType) ? mediaPath(url) : null;
    return path === null ? [] : [{path, type: mimeType}];
  });
  return poster && sources.length > 0 ? [{kind: 'video', alt: wire.alt ?? '', poster, sources}] : [];
}

/** The metafields `variant.matching` and `bundle.components`: variants of other products. */
export function reshapeRelated(wire: WireRelated): readonly RelatedVariant[] {
  return (wire?.references?.nodes ?? []).flatMap((node) =>
    node.__typename === 'ProductVariant' ? [relatedVariant(node)] : [],
  );
}

function relatedVariant(wire: MatchingVariantFragment): RelatedVariant {
  const {product} = wire;
  return {
    number: globalNumber(wire.id),
    handle: product.handle,
    title: (product.variantsCount?.count ?? 1) > 1 ? `${product.title}, ${wire.title}` : product.title,
    price: reshapeMoney(wire.price),
    picture: reshapePicture(wire.image),
    availableForSale: wire.availableForSale,
  };
}
