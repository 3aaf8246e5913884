import * as z from 'zod';
import type {Field} from '../storefront/field';
import {withArguments} from '../storefront/field';
import {gid, numberOf} from '../storefront/gid';
import {variantOfInventoryItem} from '../storefront/inventory-item';
import type {AdminScope} from './scope';

/**
 * Returns the query of an inventory item. Source:
 * https://shopify.dev/docs/api/admin-graphql/2026-04/queries/inventoryItem
 */
export function inventoryOperations({shop}: AdminScope): Readonly<Record<string, Field>> {
  return {
    inventoryItem: withArguments({id: z.string()}, ({id}) => {
      const number = variantOfInventoryItem(numberOf(id, 'InventoryItem'));
      const entry = shop.catalogue.variant(number);
      if (entry === null) return null;
      const {sku} = entry.variant;
      return {id, sku, tracked: true, variant: {id: gid('ProductVariant', number)}};
    }),
  };
}
