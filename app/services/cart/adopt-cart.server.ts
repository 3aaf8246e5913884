import type {RunOnce} from '../../commands/run-once.server';
import type {Cart} from '../../domain/cart/cart';
import {targetOfAdding, holds, type CartTarget} from '../../domain/cart/line-content';
import {linesToSave} from '../../domain/cart/lines-to-save';
import {fittingLines} from '../../domain/cart/room';
import {cartRecord, cartKey} from './idempotency-record.server';
import type {VerifiedPlatform} from './verified-platform.server';

type Adoption = {
  readonly runOnce: RunOnce;
  readonly verified: VerifiedPlatform;
  /** The mutex of the visitor's cart. */
  readonly mutex: string;
  readonly cartId: string;
  /** Brings the worker's own lines in step with what has come into the cart. */
  readonly reconcile: (cart: Cart) => Promise<Cart>;
};

/**
 * Puts into the visitor's cart what lies in `otherId`, another cart of theirs: two tabs that add at once, neither with a
 * cart, make two. Once per cart, as far as there is room; the other one is left alone. Gives the cart as it is then: `null` where
 * it was done before, and where the visitor's cart is gone (`isDone` is false).
 * @throws ServiceError when the platform does not answer.
 */
export async function adoptCart(
  {runOnce, verified, mutex, cartId, reconcile}: Adoption,
  otherId: string,
): Promise<{readonly isDone: boolean; readonly cart: Cart | null}> {
  const operation = {idempotencyKey: `adopt ${cartKey(otherId)}`, fingerprint: 'adopt'};
  let current: Cart | null = null;
  const {result} = await runOnce(mutex, operation, cartRecord, async ({pending, note}) => {
    const [cart, other] = await Promise.all([verified.read(cartId), verified.read(otherId)]);
    current =
      cart === null || other === null ? cart : await reconcile(await merge(verified, cart, other, pending, note));
    return {cartId: cart?.id ?? null, refusals: [], removed: null};
  });
  return {isDone: result.cartId !== null, cart: current};
}

async function merge(
  verified: VerifiedPlatform,
  cart: Cart,
  other: Cart,
  pending: CartTarget | null,
  note: (target: CartTarget) => void,
): Promise<Cart> {
  const lines = fittingLines(cart, linesToSave(other));
  const isAdded = lines.length === 0 || (pending !== null && holds(cart, pending));
  let merged = cart;
  if (!isAdded) {
    note(targetOfAdding(cart, lines));
    merged = (await verified.addLines(cart, lines)).cart ?? cart;
  }
  const present = cart.discountCodes.map(({code}) => code);
  const codes = [...new Set([...present, ...other.discountCodes.map(({code}) => code)])];
  if (codes.length === present.length) return merged;
  return (await verified.updateDiscountCodes(merged, codes)).cart ?? merged;
}
