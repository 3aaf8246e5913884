import {updateHandles} from '../adapters/handles';
import {readPrices, writeLowestPrices} from '../adapters/prices';
import type {ServiceEnv} from './env';

/**
 * Writes what the service knows better than the platform into metafields: lowest prices, and handles in both languages. Every step may be
 * repeated.
 *
 * @param at milliseconds since 1970
 * @throws {UpstreamError}
 */
export async function updateMetafields(env: ServiceEnv, at: number): Promise<void> {
  await updateLowestPrices(env, null, at);
  for (const kind of ['product', 'collection'] as const) await updateHandles(env, {kind, number: null});
}

/** Writes these metafields of one product, by its number. */
export async function updateProductMetafields(env: ServiceEnv, number: number, at: number): Promise<void> {
  await updateLowestPrices(env, number, at);
  await updateHandles(env, {kind: 'product', number});
}

/**
 * Notes what variants cost now, and writes what reduced ones cost at least in the 30 days before into their metafields, where that differs.
 * A metafield of a reduced variant whose past is not known here stays as it is.
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
  const changed = lowest.filter(({variant, lowestCents}) => {
    const price = shown.find((entry) => entry.variant === variant);
    if (price === undefined || price.lowestCents === lowestCents) return false;
    const isReduced = price.compareAtCents !== null && price.compareAtCents > price.cents;
    return lowestCents !== null || !isReduced;
  });
  await writeLowestPrices(env, changed);
}
