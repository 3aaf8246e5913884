import * as z from 'zod';
import {connection} from '../connection';
import {invalid, withArguments} from '../field';
import type {Field} from '../field';
import {numberOf} from '../gid';
import {productsField} from '../product-list';
import {recommendations} from '../recommendations';
import type {Scope} from '../scope';

export const idOrHandle = {id: z.string().nullable().default(null), handle: z.string().nullable().default(null)};
const NO_PAGING = {last: null, after: null, before: null, reverse: null} as const;

/** Returns the queries of products. */
export function productQueries(scope: Scope): Readonly<Record<string, Field>> {
  const {catalogue} = scope.shop;
  const byHandle = (handle: string) => {
    const product = catalogue.productByHandle(handle, scope.language);
    return product === null ? null : scope.sources.product(product);
  };
  return {
    product: withArguments(idOrHandle, ({id, handle}) => {
      if (id === null) return byHandle(requiredHandle(handle));
      const product = catalogue.product(numberOf(id, 'Product'));
      return product === null ? null : scope.sources.product(product);
    }),
    productByHandle: withArguments({handle: z.string()}, ({handle}) => byHandle(handle)),
    products: productsField(scope),
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
    productTags: listField(catalogue.products.flatMap(({tags}) => tags)),
    productTypes: listField(catalogue.products.map(({productType}) => productType)),
  };
}

/**
 * Returns the handle, which is required where no id was given.
 *
 * @throws {GraphQLError} where there is none
 */
export function requiredHandle(handle: string | null): string {
  if (handle === null) throw invalid('Either `id` or `handle` must be provided');
  return handle;
}

/** All different texts in the order of the alphabet. */
function listField(texts: readonly string[]): Field {
  return withArguments({first: z.number()}, ({first}) => {
    const different = [...new Set(texts)].sort((a, b) => a.localeCompare(b));
    return connection(different, {...NO_PAGING, first}, String, String);
  });
}
