import * as z from 'zod';
import {askPlatform, gid, gidNumber} from './platform';
import type {PlatformEnv} from './platform';

const STOCK = `query ServiceInventoryItem($id: ID!) {
  inventoryItem(id: $id) { variant { id inventoryQuantity } }
}`;

const variantSchema = z.object({id: gidNumber, inventoryQuantity: z.int().nullable()});
const schema = z.object({inventoryItem: z.object({variant: variantSchema.nullable()}).nullable()});

/** How many pieces of a variant can be sold, of all locations together. */
export type Stock = {readonly variant: number; readonly quantity: number};

/**
 * Reads the stock that an inventory item counts; `null` for an unknown one, and where stock is not counted.
 *
 * @throws {UpstreamError}
 */
export async function readStock(env: PlatformEnv, item: number): Promise<Stock | null> {
  const {inventoryItem} = await askPlatform(env, 'admin', schema, STOCK, {id: gid('InventoryItem', item)});
  const {id: variant, inventoryQuantity: quantity} = inventoryItem?.variant ?? {id: 0, inventoryQuantity: null};
  return quantity === null ? null : {variant, quantity};
}
