import {variantOfItem} from '../adapters/inventory';
import type {PlatformEnv} from '../adapters/platform';
import type {ServiceEnv} from '../env';

/** The variants of inventory items: an item belongs to one variant for good. An isolate asks once per item. */
const variants = new Map<number, number>();

/**
 * Handles a change of the stock of an inventory item at one location. The platform sends one with every order: the catalogue is read only where
 * somebody waits for the variant.
 *
 * @param at milliseconds since 1970
 * @throws {UpstreamError}
 */
export async function noteStock(
  env: PlatformEnv & Pick<ServiceEnv, 'STOCK_WATCHES'>,
  item: number,
  at: number,
): Promise<void> {
  const variant = variants.get(item) ?? (await variantOfItem(env, item));
  if (variant === null) return;
  variants.set(item, variant);
  await env.STOCK_WATCHES.getByName(String(variant)).recheck(at);
}
