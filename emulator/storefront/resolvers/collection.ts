import * as z from 'zod';
import type {SeedCollection} from '../../seed/types';
import {inLanguage} from '../catalogue';
import {connection, pageArguments} from '../connection';
import {withArguments} from '../field';
import type {Source} from '../field';
import {gid} from '../gid';
import type {Scope} from '../scope';
import {sortProducts} from '../sort-products';
import {metafieldFields} from './metafield';
import {descriptionField} from './text';

/** A `Collection`. */
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
    description: descriptionField(html),
    image: null,
    onlineStoreUrl: null,
    trackingParameters: null,
    seo: {
      title: collection.seo === null ? null : inLanguage(collection.seo.title, language),
      description: collection.seo === null ? null : inLanguage(collection.seo.description, language),
    },
    products: withArguments({...pageArguments, sortKey: z.string().nullable().default(null)}, (args) =>
      connection(
        sortProducts(scope.shop.catalogue.productsOf(collection), args.sortKey ?? 'COLLECTION_DEFAULT', language),
        args,
        ({number}) => number,
        (product) => scope.sources.product(product),
      ),
    ),
    ...metafieldFields({id, metafields: collection.metafields, source: () => self}, scope),
  };
  return self;
}
