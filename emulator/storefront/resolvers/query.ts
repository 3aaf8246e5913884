import * as z from 'zod';
import {readCartKey} from '../cart/cart-input';
import {inLanguage} from '../catalogue';
import {connection, pageArguments} from '../connection';
import {invalid, lazy, unsupported, withArguments} from '../field';
import type {Field, Source} from '../field';
import {numberOfGid, parseGid} from '../gid';
import {recommendations} from '../recommendations';
import type {Scope} from '../scope';
import {sortProducts} from '../sort-products';
import {cartSource} from './cart';
import {localizationSource} from './localization';
import {shopSource} from './shop';

const idOrHandle = {id: z.string().nullable().default(null), handle: z.string().nullable().default(null)};
const sorted = {...pageArguments, sortKey: z.string().nullable().default(null)};

/** The queries, each under its name. */
export function queries(scope: Scope): Readonly<Record<string, Field>> {
  const {catalogue} = scope.shop;
  return {
    ...productQueries(scope),
    collection: withArguments(idOrHandle, ({id, handle}) => {
      if (id === null && handle === null) throw invalid('Either `id` or `handle` must be provided');
      const collection =
        id === null
          ? catalogue.collectionByHandle(handle ?? '', scope.language)
          : catalogue.collection(numberOf(id, 'Collection'));
      return collection === null ? null : scope.sources.collection(collection);
    }),
    collections: withArguments(sorted, (args) => {
      const sortKey = args.sortKey ?? 'ID';
      if (sortKey !== 'ID' && sortKey !== 'TITLE') throw unsupported(`Sort key ${sortKey}`);
      const title = (text: {title: {de: string; en: string}}) => inLanguage(text.title, scope.language);
      const items = [...catalogue.collections].sort((a, b) =>
        sortKey === 'ID' ? a.number - b.number : title(a).localeCompare(title(b), scope.language),
      );
      return connection(items, args, ({number}) => number, scope.sources.collection);
    }),
    node: withArguments({id: z.string()}, ({id}) => nodeOf(id, scope)),
    nodes: withArguments({ids: z.array(z.string())}, ({ids}) => ids.map((id) => nodeOf(id, scope))),
    cart: withArguments({id: z.string()}, ({id}) => readCart(id, scope)),
    shop: lazy(() => shopSource(scope)),
    localization: lazy(() => localizationSource(scope)),
  };
}

function productQueries(scope: Scope): Readonly<Record<string, Field>> {
  const {catalogue} = scope.shop;
  return {
    product: withArguments(idOrHandle, ({id, handle}) => {
      if (id === null && handle === null) throw invalid('Either `id` or `handle` must be provided');
      const product =
        id === null
          ? catalogue.productByHandle(handle ?? '', scope.language)
          : catalogue.product(numberOf(id, 'Product'));
      return product === null ? null : scope.sources.product(product);
    }),
    products: withArguments(sorted, (args) =>
      connection(
        sortProducts(catalogue.products, args.sortKey ?? 'ID', scope.language),
        args,
        ({number}) => number,
        scope.sources.product,
      ),
    ),
    productRecommendations: withArguments(
      {
        productId: z.string().nullable().default(null),
        productHandle: z.string().nullable().default(null),
        intent: z.enum(['RELATED', 'COMPLEMENTARY']).nullable().default(null),
      },
      ({productId, productHandle, intent}) => {
        const product =
          productId === null
            ? catalogue.productByHandle(productHandle ?? '', scope.language)
            : catalogue.product(numberOf(productId, 'Product'));
        if (product === null) return null;
        return recommendations(product, intent ?? 'RELATED', catalogue).map(scope.sources.product);
      },
    ),
  };
}

async function readCart(id: string, scope: Scope): Promise<Source | null> {
  const key = readCartKey(id);
  const cart = await scope.carts.read(key);
  return cart === null ? null : cartSource(cart, key.secret === cart.state.secret, scope);
}

async function nodeOf(id: string, scope: Scope): Promise<Source | null> {
  return parseGid(id)?.type === 'Cart' ? readCart(id, scope) : scope.sources.node(id);
}

/** The number in an id; one that nothing has where the id is of another type. */
function numberOf(id: string, type: string): number {
  if (parseGid(id) === null) throw invalid(`Invalid global id '${id}'`, 'argumentLiteralsIncompatible');
  return numberOfGid(id, type) ?? -1;
}
