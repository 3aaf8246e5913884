import * as z from 'zod';
import type {Field} from '../storefront/field';
import {withArguments} from '../storefront/field';
import {gid, numberOf} from '../storefront/gid';
import {ONLY} from '../storefront/cart/load-pricing-world';
import {variantOfInventoryItem} from '../storefront/inventory-item';
import type {AdminScope} from './scope';

/**
 * Returns the query of an inventory item. Source:
 * https://shopify.dev/docs/api/admin-graphql/2026-04/queries/inventoryItem
 */
export function inventoryOperations({shop, env}: AdminScope): Readonly<Record<string, Field>> {
  return {
    inventoryItem: withArguments({id: z.string()}, async ({id}) => {
      const number = variantOfInventoryItem(numberOf(id, 'InventoryItem'));
      const entry = shop.catalogue.variant(number);
      if (entry === null) return null;
      const {sku, tracksStock} = entry.variant;
      const stock = await env.STOCK.getByName(ONLY).read([number]);
      const variant = {id: gid('ProductVariant', number), inventoryQuantity: stock.get(number) ?? 0};
      return {id, sku, tracked: tracksStock, variant};
    }),
  };
}
