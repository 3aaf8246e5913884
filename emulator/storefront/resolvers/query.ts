import * as z from 'zod';
import {SERVED_VERSIONS} from '../../shared/api-versions';
import {readCartKey} from '../cart/cart-input';
import {inLanguage} from '../catalogue';
import {connection} from '../connection';
import {lazy, unsupported, withArguments} from '../field';
import type {Source} from '../field';
import {numberOf, parseGid} from '../gid';
import {queried} from '../query/meets';
import {collectionQueryFields} from '../query/product-query';
import type {Scope} from '../scope';
import {SEEDED_AT} from '../seeded-at';
import type {SeedCollection} from '../../seed/types';
import {cartSource} from './cart';
import {contentQueries} from './content-queries';
import {localizationSource} from './localization';
import {metaobjectQueries} from './metaobject';
import {searchedAndSorted} from './pages';
import {idOrHandle, productQueries, requiredHandle} from './product-queries';
import {searchQueries} from './search-queries';
import {paymentSettings, shopSource} from './shop';

/** Returns the queries, each under its name. */
export function queries(scope: Scope): Readonly<Record<string, unknown>> {
  return {
    ...productQueries(scope),
    ...collectionQueries(scope),
    ...contentQueries(scope),
    ...searchQueries(scope),
    ...metaobjectQueries(scope),
    node: withArguments({id: z.string()}, ({id}) => nodeOf(id, scope)),
    nodes: withArguments({ids: z.array(z.string())}, ({ids}) => ids.map((id) => nodeOf(id, scope))),
    cart: withArguments({id: z.string()}, ({id}) => readCart(id, scope)),
    shop: lazy(() => shopSource(scope)),
    paymentSettings: lazy(paymentSettings),
    localization: lazy(() => localizationSource(scope)),
    publicApiVersions: SERVED_VERSIONS.map((handle) => ({handle, displayName: handle, supported: true})),
  };
}

function collectionQueries(scope: Scope): Readonly<Record<string, unknown>> {
  const {catalogue} = scope.shop;
  const sourceOf = (collection: SeedCollection | null) =>
    collection === null ? null : scope.sources.collection(collection);
  const byHandle = (handle: string) => sourceOf(catalogue.collectionByHandle(handle, scope.language));
  return {
    collection: withArguments(idOrHandle, ({id, handle}) =>
      id === null ? byHandle(requiredHandle(handle)) : sourceOf(catalogue.collection(numberOf(id, 'Collection'))),
    ),
    collectionByHandle: withArguments({handle: z.string()}, ({handle}) => byHandle(handle)),
    collections: withArguments(searchedAndSorted, (args) => {
      const fields = collectionQueryFields(scope.language, SEEDED_AT);
      const found = sortCollections(queried(catalogue.collections, args.query, fields), args.sortKey ?? 'ID', scope);
      return {
        ...connection(found, args, ({number}) => number, scope.sources.collection),
        totalCount: String(found.length),
      };
    }),
  };
}

function sortCollections(items: readonly SeedCollection[], sortKey: string, {language}: Scope) {
  switch (sortKey) {
    case 'RELEVANCE':
      return items;
    case 'ID':
    case 'UPDATED_AT':
      return [...items].sort((a, b) => a.number - b.number);
    case 'TITLE':
      return [...items].sort((a, b) =>
        inLanguage(a.title, language).localeCompare(inLanguage(b.title, language), language),
      );
    default:
      throw unsupported(`Sort key ${sortKey}`);
  }
}

async function readCart(id: string, scope: Scope): Promise<Source | null> {
  const key = readCartKey(id);
  const cart = await scope.carts.read(key);
  return cart === null ? null : cartSource(cart, key.secret === cart.state.secret, scope);
}

async function nodeOf(id: string, scope: Scope): Promise<Source | null> {
  return parseGid(id)?.type === 'Cart' ? readCart(id, scope) : scope.sources.node(id);
}
