import * as z from 'zod';
import {connection} from '../storefront/connection';
import type {Field} from '../storefront/field';
import {withArguments} from '../storefront/field';
import {gid} from '../storefront/gid';
import {variantTitle} from '../storefront/options';
import {ordered} from './kept-settings';
import type {AdminScope} from './scope';

const LANGUAGE = 'DE';

/**
 * Returns the query of a product in the shop's first language. Source:
 * https://shopify.dev/docs/api/admin-graphql/2026-04/queries/productByIdentifier
 */
export function productOperations({shop: {catalogue}}: AdminScope): Readonly<Record<string, Field>> {
  return {
    productByIdentifier: withArguments({identifier: z.strictObject({handle: z.string()})}, ({identifier}) => {
      const product = catalogue.productByHandle(identifier.handle, LANGUAGE);
      if (product === null) return null;
      const {number, productType} = product;
      return {
        id: gid('Product', number),
        productType,
        variants: withArguments(ordered, (args) =>
          connection(
            product.variants,
            args,
            (variant) => variant.number,
            (variant) => ({
              id: gid('ProductVariant', variant.number),
              title: variantTitle({product, variant}, LANGUAGE),
              price: (variant.priceCents / 100).toFixed(2),
            }),
          ),
        ),
      };
    }),
  };
}
