import {batchesOf} from '#contracts/batches';
import {ProductsByHandleDocument, type ProductCardFragment} from '#graphql/generated/storefront/graphql';

import type {StorefrontGateway} from './gateway.server';

/** The products of one query. */
const PLACES = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const;

/**
 * Reads the products behind handles in their order, twelve by a query; unknown ones are left out (docs/decisions/257-six-calls-at-once.md).
 */
export async function productsByHandle(
  gateway: StorefrontGateway,
  handles: readonly string[],
): Promise<readonly ProductCardFragment[]> {
  const answers = await Promise.all(batchesOf(handles, PLACES.length).map((batch) => readBatch(gateway, batch)));
  return answers.flat();
}

/** The places that are left have the first handle again. */
async function readBatch(gateway: StorefrontGateway, batch: readonly string[]): Promise<ProductCardFragment[]> {
  const [first = '', second = first, third = first, fourth = first, fifth = first, sixth = first] = batch;
  const [seventh = first, eighth = first, ninth = first, tenth = first, eleventh = first, twelfth = first] =
    batch.slice(6);
  const answer = await gateway.query(ProductsByHandleDocument, {
    first,
    second,
    third,
    fourth,
    fifth,
    sixth,
    seventh,
    eighth,
    ninth,
    tenth,
    eleventh,
    twelfth,
  });
  return PLACES.slice(0, batch.length).flatMap((place) => answer[place] ?? []);
}
