import {readStock} from '../adapters/inventory';
import type {PlatformEnv} from '../adapters/platform';
import type {ServiceEnv} from '../env';

/** The variants of inventory items: an item belongs to one variant for good. An isolate asks once per item. */
const variants = new Map<number, number>();

/**
 * Handles a change of the stock of an inventory item at one location; a variant can be sold from all of them. The platform sends one with every order:
 * it is asked only where somebody waits for the variant.
 *
 * @param at when the stock changed, in milliseconds since 1970
 * @throws {UpstreamError}
 */
export async function noteStock(
  env: PlatformEnv & Pick<ServiceEnv, 'STOCK_WATCHES'>,
  item: number,
  at: number,
): Promise<void> {
  const watchOf = (variant: number) => env.STOCK_WATCHES.getByName(String(variant));
  const known = variants.get(item);
  if (known !== undefined && !(await watchOf(known).hasRequests())) return;
  const stock = await readStock(env, item);
  if (stock === null) return;
  variants.set(item, stock.variant);
  await watchOf(stock.variant).stockChanged(stock.quantity, at);
}
