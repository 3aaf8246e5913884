import type {RunOnce} from '../../commands/run-once.server';
import type {Cart} from '../../domain/cart/cart';
import {targetOfAdding, holds, type CartTarget} from '../../domain/cart/line-content';
import {linesToSave} from '../../domain/cart/lines-to-save';
import {cartRecord, cartKey} from './idempotency-record.server';
import type {VerifiedPlatform} from './verified-platform.server';

type Adoption = {
  readonly runOnce: RunOnce;
  readonly verified: VerifiedPlatform;
  /** The mutex of the visitor's cart. */
  readonly mutex: string;
  readonly cartId: string;
};

/**
 * Puts into the visitor's cart what lies in `otherId`, another cart of theirs: two tabs that add at once, neither with a
 * cart, make two. Once per cart; the other one is left alone. Gives `false` where the visitor's cart is gone.
 * @throws ServiceError when the platform does not answer.
 */
export async function adoptCart({runOnce, verified, mutex, cartId}: Adoption, otherId: string): Promise<boolean> {
  const operation = {idempotencyKey: `adopt ${cartKey(otherId)}`, fingerprint: 'adopt'};
  const {result} = await runOnce(mutex, operation, cartRecord, async ({pending, note}) => {
    const [cart, other] = await Promise.all([verified.read(cartId), verified.read(otherId)]);
    if (cart !== null && other !== null) await merge(verified, cart, other, pending, note);
    return {cartId: cart?.id ?? null, refusals: [], removed: null};
  });
  return result.cartId !== null;
}

async function merge(
  verified: VerifiedPlatform,
  cart: Cart,
  other: Cart,
  pending: CartTarget | null,
  note: (target: CartTarget) => void,
): Promise<void> {
  const lines = linesToSave(other);
  const isAdded = lines.length === 0 || (pending !== null && holds(cart, pending));
  if (!isAdded) {
    note(targetOfAdding(cart, lines));
    await verified.addLines(cart, lines);
  }
  const present = cart.discountCodes.map(({code}) => code);
  const codes = [...new Set([...present, ...other.discountCodes.map(({code}) => code)])];
  if (codes.length > present.length) await verified.updateDiscountCodes(cart, codes);
}
