import {
  CartLinesRemoveDocument,
  CartMerchandiseDocument,
  KnownVariantsDocument,
} from '#graphql/generated/storefront/graphql';

import {cartRefusal, type Refusal} from '../../domain/cart/refusal';
import type {TtlSet} from '../../runtime/ttl-set.server';
import {attemptFailure, ServiceError} from '../service-error.server';
import type {StorefrontGateway} from './gateway.server';

/** What mending a cart that cannot be read needs (docs/decisions/261-lines-without-a-piece.md). */
export type CartMending = {
  /** Carts that could not be mended: they are not asked about again for a while. */
  readonly refused: TtlSet;
  /** Receives the refusals of the lines that were removed. Their titles are not known. */
  readonly tellLost: (refusals: readonly Refusal[]) => void;
  readonly report: (error: unknown) => void;
};

/** Removes lines from a cart, and returns what the platform has against it. The answer does not say what is left. */
export async function removeLines(
  gateway: StorefrontGateway,
  cartId: string,
  lineIds: readonly string[],
): Promise<readonly Refusal[]> {
  const {cartLinesRemove} = await gateway.mutate(CartLinesRemoveDocument, {cartId, lineIds: [...lineIds]});
  if (!cartLinesRemove) throw new ServiceError('storefront', 'malformed', 'the answer says nothing of the change');
  return cartLinesRemove.userErrors.map(({code, field}) => ({code: cartRefusal(code, field ?? []), lineId: null}));
}

/** Returns the lines whose variants the platform does not know. Where it knows none of several, its answer is not believed. */
async function unpublishedLines(gateway: StorefrontGateway, cartId: string): Promise<readonly string[]> {
  const {cart} = await gateway.query(CartMerchandiseDocument, {cartId});
  const lines = cart?.lines.nodes ?? [];
  const ids = [...new Set(lines.map(({merchandise}) => merchandise.id))];
  if (ids.length === 0) return [];
  const {nodes} = await gateway.query(KnownVariantsDocument, {ids});
  const known = new Set(nodes.flatMap((node) => (node ? [node.id] : [])));
  if (ids.length > 1 && !ids.some((id) => known.has(id))) return [];
  return lines.filter(({merchandise}) => !known.has(merchandise.id)).map(({id}) => id);
}

/** Removes the lines whose products are no longer sold, and tells so. */
async function removeUnpublishedLines(
  gateway: StorefrontGateway,
  cartId: string,
  {tellLost, report}: Omit<CartMending, 'refused'>,
): Promise<void> {
  const lost = (await unpublishedLines(gateway, cartId)).map((lineId) => ({code: 'merchandise-gone', lineId}) as const);
  if (lost.length === 0) return;
  const lineIds = lost.map(({lineId}) => lineId);
  const refusals = await removeLines(gateway, cartId, lineIds).catch((error: unknown) => {
    // They may be gone all the same. As long as they are not, no page shows the cart.
    if (attemptFailure(error) !== 'refused') tellLost(lost);
    throw error;
  });
  if (refusals.length > 0) return;
  const detail = `lines removed from a cart, whose products are no longer sold: ${lineIds.length}`;
  report(new ServiceError('storefront', 'malformed', detail));
  tellLost(lost);
}

/** Tells whether an answer of the platform was incomplete. */
export function isIncomplete(error: unknown): error is ServiceError {
  return error instanceof ServiceError && error.failure === 'malformed';
}

/**
 * Reads a cart again whose answer was incomplete (`cause`), once its lines are removed whose products are no longer sold. A cart that
 * cannot be read then either is not asked about again for a while. @throws ServiceError
 */
export async function readMended<Read>(
  gateway: StorefrontGateway,
  {cartId, cause, read}: {readonly cartId: string; readonly cause: ServiceError; readonly read: () => Promise<Read>},
  {refused, ...telling}: CartMending,
): Promise<Read> {
  const name = `unpublished ${cartId}`;
  if (refused.has(name)) throw cause;
  await removeUnpublishedLines(gateway, cartId, telling);
  try {
    // Also where nothing was removed here: another request may have been first.
    return await read();
  } catch (error) {
    if (isIncomplete(error)) refused.add(name);
    throw error;
  }
}
