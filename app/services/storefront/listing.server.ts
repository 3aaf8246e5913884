import type {CollectionByHandleQuery} from '#graphql/generated/storefront/graphql';

import type {Listing} from '../../domain/listing/listing';
import {readMetafields} from './metafields.server';
import {isForConsumers, reshapeProductCard} from './product-card.server';
import {reshapePrefix} from './reshape.server';

type WireCollection = NonNullable<CollectionByHandleQuery['collection']>;

/** The platform's collection as a listing; products for business customers only are left out. */
export function reshapeListing(wire: WireCollection): Listing {
  const fields = readMetafields(wire.metafields);
  return {
    id: wire.id,
    handle: wire.handle,
    title: fields.text('collection.title') ?? wire.title,
    descriptionHtml: wire.descriptionHtml,
    prefix: reshapePrefix(fields.text('layout.page_type')),
    products: wire.products.nodes.filter(isForConsumers).map(reshapeProductCard),
    seo: {
      title: wire.seo.title ?? null,
      description: wire.seo.description ?? null,
      noindex: fields.flag('seo.noindex'),
    },
  };
}
