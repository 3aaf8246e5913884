import type {RunOnce} from '../../commands/run-once.server';
import type {Cart} from '../../domain/cart/cart';
import {lineTitle} from '../../domain/cart/gone-lines';
import {contentOf} from '../../domain/cart/line-content';
import {chosenLines} from '../../domain/cart/lines-to-save';
import type {Refusal} from '../../domain/cart/refusal';
import {fittingLines} from '../../domain/cart/room';
import {ServiceError} from '../service-error.server';
import {addLinesApart, isOfTheCart, lostOver, type Adding} from './add-apart.server';
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
 * it was done before, and where the visitor's cart is gone (`isDone` is false). `lost` names what did not come in.
 * @throws ServiceError when the platform does not answer, or cannot change the cart now.
 */
export async function adoptCart(
  {runOnce, verified, mutex, cartId, reconcile}: Adoption,
  otherId: string,
): Promise<{readonly isDone: boolean; readonly cart: Cart | null; readonly lost: readonly Refusal[]}> {
  const operation = {idempotencyKey: `adopt ${cartKey(otherId)}`, fingerprint: 'adopt'};
  let current: Cart | null = null;
  let lost: readonly Refusal[] = [];
  const {result} = await runOnce(mutex, operation, cartRecord, async ({pending, note}) => {
    const [cart, other] = await Promise.all([verified.read(cartId), verified.read(otherId)]);
    current = cart;
    if (cart !== null && other !== null) {
      const merged = await merge({platform: verified, pending, note}, cart, other);
      current = await reconcile(merged.cart);
      ({lost} = merged);
    }
    return {cartId: cart?.id ?? null, refusals: [], removed: null};
  });
  return {isDone: result.cartId !== null, cart: current, lost};
}

type Merged = {readonly cart: Cart; readonly lost: readonly Refusal[]};

async function merge(adding: Adding & {readonly platform: VerifiedPlatform}, cart: Cart, other: Cart): Promise<Merged> {
  const wanted = chosenLines(other).map((line) => ({
    ...contentOf(line),
    quantity: line.quantity,
    title: lineTitle(line),
  }));
  const fitting = fittingLines(cart, wanted);
  const added = await addLinesApart(adding, cart, fitting);
  if (isOfTheCart(added.refusals)) throw new ServiceError('storefront', 'status', 'the cart cannot be changed now');
  const surplus = wanted.filter((line) => !fitting.includes(line));
  const lost = [
    ...added.refused.flatMap(lostOver),
    ...surplus.map(({title}): Refusal => ({code: 'cart-full', lineId: null, goneTitle: title})),
  ];
  return {cart: await withCodesOf(adding.platform, added.cart ?? cart, other), lost};
}

async function withCodesOf(platform: VerifiedPlatform, cart: Cart, other: Cart): Promise<Cart> {
  const present = cart.discountCodes.map(({code}) => code);
  const codes = [...new Set([...present, ...other.discountCodes.map(({code}) => code)])];
  return codes.length === present.length ? cart : ((await platform.updateDiscountCodes(cart, codes)).cart ?? cart);
}
