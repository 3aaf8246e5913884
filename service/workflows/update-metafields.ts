import {updateHandles} from '../adapters/handles';
import {readPrices, writeLowestPrices} from '../adapters/prices';
import type {ServiceEnv} from '../env';

/**
 * Writes into metafields what the platform does not know: lowest prices, and handles in both languages. Every step may be repeated.
 *
 * @param at milliseconds since 1970
 * @throws {UpstreamError}
 */
export async function updateMetafields(env: ServiceEnv, at: number): Promise<void> {
  await updateLowestPrices(env, null, at);
  for (const kind of ['product', 'collection'] as const) await updateHandles(env, {kind, number: null});
}

/** Writes the same metafields of one product, by its number. */
export async function updateProductMetafields(env: ServiceEnv, number: number, at: number): Promise<void> {
  await updateLowestPrices(env, number, at);
  await updateHandles(env, {kind: 'product', number});
}

/**
 * Stores the present prices of variants, and writes the lowest price of the 30 days before a reduction into their metafields if it differs.
 * The metafield of a reduced variant whose earlier prices are unknown stays as it is.
 */
async function updateLowestPrices(env: ServiceEnv, product: number | null, at: number): Promise<void> {
  const shown = await readPrices(env, product);
  const history = env.PRICES.getByName('shop');
  const lowest = await history.note(shown, at);
  if (product === null)
    await history.forgetMissing(
      shown.map(({variant}) => variant),
      at,
    );
  const prices = new Map(shown.map((price) => [price.variant, price]));
  const changed = lowest.filter(({variant, lowestCents}) => {
    const price = prices.get(variant);
    if (price === undefined || price.lowestCents === lowestCents) return false;
    const isReduced = price.compareAtCents !== null && price.compareAtCents > price.cents;
    return lowestCents !== null || !isReduced;
  });
  await writeLowestPrices(env, changed);
}
