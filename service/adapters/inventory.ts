import * as z from 'zod';
import {askPlatform, gid, gidNumber} from './platform';
import type {PlatformEnv} from './platform';

const VARIANT = `query ServiceInventoryItem($id: ID!) {
  inventoryItem(id: $id) { variant { id } }
}`;

const schema = z.object({
  inventoryItem: z.object({variant: z.object({id: gidNumber}).nullable()}).nullable(),
});

/**
 * Returns the number of the variant whose stock an inventory item counts; `null` for an unknown item, and one without a variant.
 *
 * @throws {UpstreamError}
 */
export async function variantOfItem(env: PlatformEnv, item: number): Promise<number | null> {
  const {inventoryItem} = await askPlatform(env, 'admin', schema, VARIANT, {id: gid('InventoryItem', item)});
  return inventoryItem?.variant?.id ?? null;
}
