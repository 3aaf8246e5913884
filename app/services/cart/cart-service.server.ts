import {fingerprint, type RunOnce} from '../../commands/run-once.server';
import type {LimitVerdict} from '../../config/limits';
import {lostBusinessLines} from '../../domain/cart/business-lines';
import type {Cart, NewCarts} from '../../domain/cart/cart';
import type {CartCommand, CartOutcome} from '../../domain/cart/command';
import {lostEmptyLines} from '../../domain/cart/gone-lines';
import type {Refusal} from '../../domain/cart/refusal';
import {toItsEnd} from '../../runtime/to-its-end.server';
import type {TtlSet} from '../../runtime/ttl-set.server';
import {toFallible} from '../fallible.server';
import {outageOutcome, rateLimitOutcome, ServiceError} from '../service-error.server';
import type {PlatformCart} from '../storefront/platform-cart.server';
import {adoptCart} from './adopt-cart.server';
import {cartRecord, cartKey, type StoredCartResult} from './idempotency-record.server';
import {runCommand, type CommandResult} from './run-command.server';
import {createVerifiedPlatform, type VerifiedPlatform} from './verified-platform.server';
import {isReconciled, reconcileCart, reconcileChange} from './reconcile.server';

export type CartService = {
  /**
   * The visitor's cart, `null` where there is none or none any more. Lines of the worker's own that an outage left out of
   * step with the shopper's are brought in step first, in one attempt. Throws `ServiceError` in an outage.
   */
  readonly read: () => Promise<Cart | null>;
  /** Carries out a command, once per idempotency key, a UUID. An outage is `unavailable`, and a 429 of the platform `rate-limited`; the cart stays known. */
  readonly perform: (command: CartCommand, idempotencyKey: string) => Promise<CartOutcome>;
};

export type CartServiceOptions = {
  /** Gives the platform's operations; `tellLost` receives the refusals of lines that a read has to remove. */
  readonly platformFor: (tellLost: (refusals: readonly Refusal[]) => void) => PlatformCart;
  /** The id from the visitor's cookie. */
  readonly cartId: string | null;
  readonly runOnce: RunOnce;
  /** Told of every cart that was read or changed, so that cookie and badge follow. */
  readonly remember: (cart: Cart | null) => void;
  readonly report: (error: unknown) => void;
  /** Counts that the visitor tries a code or a gift card once more, in a cart, which is `null` before there is one. */
  readonly mayTry: (what: 'discountCode' | 'giftCard', cart: string | null) => Promise<LimitVerdict>;
  /** The code that comes with the first subscription line; empty for none. */
  readonly subscriptionVoucher: string;
  /** The carts that first adds have made: what lies in others of the visitor's comes into this one. */
  readonly newCarts: NewCarts;
  /** What the platform would not do for the shop's own lines: each read would ask for it again. */
  readonly refusedReconciliations: TtlSet;
  /** Whether the shopper may buy what is sold to businesses only. */
  readonly isBusiness: () => Promise<boolean>;
  /** Receives the refusals of lines that reading the cart has removed, with their titles, so that the shopper learns of them. */
  readonly tellLost: (refusals: readonly Refusal[]) => void;
  /** Waits so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Lets a change that has begun end, also when the visitor has left. */
  readonly waitUntil: (work: Promise<unknown>) => void;
};

/** Names the mutex of a cart, with its secret: only who has it is handed what is stored there. */
function cartMutex(cartId: string): string {
  return `cart/${cartId}`;
}

/** Names the mutex of a command. A first add has no cart to wait at: requests with the same idempotency key share one. */
function mutexKey(cartId: string | null, idempotencyKey: string): string {
  return cartId === null ? `new-cart/${idempotencyKey}` : cartMutex(cartId);
}

/** What somebody who guesses would try again and again. */
function triedBy(command: CartCommand): 'discountCode' | 'giftCard' | null {
  if (command.intent === 'apply-gift-card') return 'giftCard';
  if (command.intent === 'follow-link') return command.code === null ? null : 'discountCode';
  return command.intent === 'apply-code' ? 'discountCode' : null;
}

function storedResult(
  cart: Cart | null,
  removed: CommandResult['removed'],
  refusals: readonly Refusal[],
): StoredCartResult {
  return {
    cartId: cart?.id ?? null,
    refusals: [...refusals],
    removed: removed === null ? null : {...removed, attributes: [...removed.attributes]},
  };
}

type Reconciliation = Pick<CartServiceOptions, 'runOnce' | 'report'> & {
  readonly platform: PlatformCart;
  readonly reconcile: (cart: Cart) => Promise<Cart>;
};

/** Reconciles a cart in its mutex, where it is read anew: a change that is under way may be about to do the same. */
function createReconciliation({platform, runOnce, reconcile, report}: Reconciliation) {
  return async (seen: Cart): Promise<Cart | null> => {
    let current: Cart | null = seen;
    const task = async (): Promise<StoredCartResult> => {
      const now = await platform.read(seen.id);
      current = now === null ? null : await reconcile(now);
      return {cartId: current?.id ?? null, refusals: [], removed: null};
    };
    const operation = {idempotencyKey: null, fingerprint: 'reconcile', isReconciliation: true};
    await toFallible(runOnce(cartMutex(seen.id), operation, cartRecord, task), report);
    return current;
  };
}

type Adoption = Pick<CartServiceOptions, 'cartId' | 'newCarts' | 'tellLost'> &
  Omit<Reconciliation, 'platform'> & {readonly verified: VerifiedPlatform};

/**
 * Brings what lies in the other carts of the visitor's first adds into the one that is left, and gives that; `null` where
 * it is not known by that. One of them for each look at the cart, for each costs the platform several calls.
 */
function createAdoption({cartId, newCarts, tellLost, verified, runOnce, reconcile, report}: Adoption) {
  return async (): Promise<Cart | null> => {
    const [other] = newCarts.others;
    if (cartId === null || other === undefined) return null;
    let adopted: Cart | null = null;
    const adopting = adoptCart({runOnce, verified, mutex: cartMutex(cartId), cartId, reconcile}, other);
    await toFallible(
      adopting.then(({isDone, cart, lost}) => {
        if (isDone) newCarts.remove(other);
        tellLost(lost);
        adopted = cart;
      }),
      report,
    );
    return adopted;
  };
}

/** Remembers a first cart. Those known before it, and yet no cart of the visitor's, belong to one that is gone. */
function rememberFirst(newCarts: NewCarts, cartId: string): void {
  for (const other of newCarts.others) newCarts.remove(other);
  newCarts.add(cartId);
}

/**
 * Creates the platform for one command. `lost` collects the lines that a read removes. `others` returns those that belong among the
 * refusals of the command: all but `named`, the line that it is about.
 */
function createCommandPlatform(platformFor: CartServiceOptions['platformFor'], command: CartCommand) {
  const lost: Refusal[] = [];
  const named = 'lineId' in command ? command.lineId : null;
  const own = platformFor((refusals) => lost.push(...refusals));
  return {lost, named, own, others: () => lost.filter(({lineId}) => lineId !== named)};
}

/** Makes the visitor's cart: read, and changed one command after the other. */
export function createCartService({
  platformFor,
  cartId,
  runOnce,
  remember,
  report,
  mayTry,
  subscriptionVoucher,
  newCarts,
  refusedReconciliations,
  isBusiness,
  tellLost,
  pause,
  waitUntil,
}: CartServiceOptions): CartService {
  const platform = platformFor(tellLost);
  const verified = createVerifiedPlatform(platform, pause);
  const rules = {refused: refusedReconciliations, isBusiness};
  const reconcile = async (cart: Cart): Promise<Cart> => {
    const reconciled = await reconcileCart(verified, cart, rules);
    tellLost([...lostBusinessLines(cart, reconciled), ...lostEmptyLines(cart, reconciled)]);
    return reconciled;
  };
  const reconcileInMutex = createReconciliation({platform, runOnce, reconcile, report});
  const adoptOther = createAdoption({cartId, newCarts, tellLost, verified, runOnce, reconcile, report});

  async function perform(command: CartCommand, idempotencyKey: string): Promise<CartOutcome> {
    let current: Cart | null | undefined;
    const {lost, named, own, others} = createCommandPlatform(platformFor, command);
    const changed = createVerifiedPlatform(own, pause);
    const operation = {idempotencyKey, fingerprint: fingerprint(command)};
    try {
      const {result, repeated} = await runOnce(
        mutexKey(cartId, idempotencyKey),
        operation,
        cartRecord,
        async (verification) => {
          const answer = await runCommand({platform: changed, ...verification}, cartId, command);
          const told = new Set([named, ...answer.refusals.map(({lineId}) => lineId)]);
          const reconciled = await reconcileChange(changed, answer, {...rules, voucher: subscriptionVoucher, told});
          current = reconciled.cart;
          return storedResult(current, answer.removed, [...others(), ...answer.refusals, ...reconciled.refusals]);
        },
      );
      // The same form comes again with the new cart's cookie, and then queues at the cart.
      if (cartId === null && result.cartId !== null && !repeated) {
        await toFallible(
          runOnce(cartMutex(result.cartId), operation, cartRecord, () => Promise.resolve(result)),
          report,
        );
      }
      const cart = (current === undefined && result.cartId !== null ? await own.read(result.cartId) : current) ?? null;
      // A repeated command has read the cart here alone.
      const refusals = current === undefined ? [...others(), ...result.refusals] : result.refusals;
      // A first add that is refused knows nothing of the cart that another one may have made meanwhile.
      if (cart !== null || cartId !== null) remember(cart);
      if (cart !== null && cart.id !== cartId) rememberFirst(newCarts, cart.id);
      return {state: 'done', cart, refusals, repeated, removed: result.removed};
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      report(error);
      tellLost(lost);
      return rateLimitOutcome(error) ?? outageOutcome(error);
    }
  }

  async function read(id: string): Promise<Cart | null> {
    const seen = (await adoptOther()) ?? (await platform.read(id));
    const cart = seen === null || (await isReconciled(seen, rules)) ? seen : await reconcileInMutex(seen);
    remember(cart);
    return cart;
  }

  return {
    // Reading may change the cart.
    read: () => (cartId === null ? Promise.resolve(null) : toItsEnd(waitUntil, read(cartId))),

    async perform(command, idempotencyKey) {
      const tried = triedBy(command);
      if (tried !== null) {
        const verdict = await mayTry(tried, cartId === null ? null : cartKey(cartId));
        if (!verdict.allowed) return {state: 'rate-limited', seconds: verdict.retryAfterSeconds};
      }
      return toItsEnd(waitUntil, perform(command, idempotencyKey));
    },
  };
}
