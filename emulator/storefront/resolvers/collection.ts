import type {SeedCollection} from '../../seed/types';
import {inLanguage} from '../catalogue';
import type {Source} from '../field';
import {gid} from '../gid';
import {collectionProductsField} from '../product-list';
import type {Scope} from '../scope';
import {SEEDED_AT} from '../seeded-at';
import {metafieldFields} from './metafield';
import {plainTextField} from './text';

/** Returns a `Collection`. */
export function collectionSource(collection: SeedCollection, scope: Scope): Source {
  const {language} = scope;
  const id = gid('Collection', collection.number);
  const html = inLanguage(collection.descriptionHtml, language);
  const self: Source = {
    __typename: 'Collection',
    id,
    handle: inLanguage(collection.handle, language),
    title: inLanguage(collection.title, language),
    descriptionHtml: html,
    description: plainTextField(html),
    image: null,
    updatedAt: SEEDED_AT,
    onlineStoreUrl: null,
    trackingParameters: null,
    seo: {
      title: collection.seo === null ? null : inLanguage(collection.seo.title, language),
      description: collection.seo === null ? null : inLanguage(collection.seo.description, language),
    },
    products: collectionProductsField(scope.shop.catalogue.productsOf(collection), scope),
    ...metafieldFields({id, metafields: collection.metafields, isWritten: true, source: () => self}, scope),
  };
  return self;
}
