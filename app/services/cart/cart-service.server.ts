import type {Cart} from '../../domain/cart/cart';
import type {CartCommand, LinkedLine} from '../../domain/cart/form.server';
import type {CartAim} from '../../domain/cart/line-content';
import type {CartRefusal} from '../../domain/cart/refusal';
import {ServiceError} from '../service-error.server';
import type {PlatformCart, Refusal} from '../storefront/platform-cart.server';
import {createCarefulPlatform} from './careful-platform.server';
import {cartKey} from './cart-key.server';
import {readDoubt, type RememberedOutcome} from './remembered.server';
import {runCommand, type CommandAnswer} from './run-command.server';
import {isSettled, settleCart, settleChange, type RefusedUpkeep} from './settle.server';

/** What became of a command. */
export type CartOutcome = {
  /** The cart as it is now, `null` where there is none. */
  readonly cart: Cart | null;
  /** `false` when the platform did not answer: then `cart` says nothing. */
  readonly reached: boolean;
  /** What was not done as asked; empty when all was. */
  readonly refusals: readonly Refusal[];
  /** Whether the command had been carried out before: it was not carried out again. */
  readonly repeated: boolean;
  /** The line that the command took out of the cart, so that it can be put back. */
  readonly removed: LinkedLine | null;
};

/** One change of a cart, as those that wait for their turn are told apart. */
type Operation = {
  readonly operationId: string | null;
  readonly fingerprint: string;
  /** Asked when the task has thrown: what the next task with this fingerprint is handed. */
  readonly doubt?: () => string | null;
  /** Nobody asked for it: what is remembered of other operations stays as it was. */
  readonly isUpkeep?: boolean;
};

/**
 * Runs a task in its turn among the operations of one cart, named by `key`; a repeated operation id with the same
 * fingerprint is given what is remembered of its outcome, and its task does not run.
 */
export type InTurn = (
  key: string,
  operation: Operation,
  task: (earlier: string | null) => Promise<RememberedOutcome>,
) => Promise<{readonly result: RememberedOutcome; readonly repeated: boolean}>;

export type CartService = {
  /**
   * The visitor's cart, `null` where there is none or none any more. Lines of the worker's own that an outage left out of
   * step with the shopper's are brought in step first, in one attempt. Throws `ServiceError` in an outage.
   */
  readonly read: () => Promise<Cart | null>;
  /** Carries out a command, once per operation id. In an outage it refuses with 'try-again', where the platform turns people away with 'too-busy'; the cart stays known. */
  readonly perform: (command: CartCommand) => Promise<CartOutcome>;
};

type CartServiceOptions = {
  readonly platform: PlatformCart;
  /** The id from the visitor's cookie. */
  readonly cartId: string | null;
  readonly inTurn: InTurn;
  /** Told of every cart that was read or changed, so that cookie and badge follow. */
  readonly remember: (cart: Cart | null) => void;
  readonly report: (error: unknown) => void;
  /** Counts that the visitor tries a code or a gift card once more; `false` where that was too often. */
  readonly mayTry: (what: 'discountCode' | 'giftCard', cartKey: string) => Promise<boolean>;
  /** The code that comes with the first subscription line; empty for none. */
  readonly subscriptionVoucher: string;
  /** What the platform would not do for the shop's own lines: each read would ask for it again. */
  readonly refusedUpkeep: RefusedUpkeep;
  /** Waits so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Lets a change that has begun end, also when the visitor has left. */
  readonly keepAlive: (work: Promise<unknown>) => void;
};

/** What makes two requests with one operation id the same request: everything but the id. */
function fingerprint({operation: _operation, ...command}: CartCommand): string {
  return JSON.stringify(Object.entries(command).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A first add has no cart to queue at: requests with the same operation id queue at that. */
function turnKey(cartId: string | null, command: CartCommand): string {
  return cartId === null ? `new-cart/${command.operation ?? crypto.randomUUID()}` : cartKey(cartId);
}

/** A command of which nothing was carried out; the cart stays known. */
function refused(code: CartRefusal): CartOutcome {
  return {cart: null, reached: false, refusals: [{code, lineId: null}], repeated: false, removed: null};
}

/** What somebody who guesses would try again and again. */
function triedBy({intent}: CartCommand): 'discountCode' | 'giftCard' | null {
  if (intent === 'apply-gift-card') return 'giftCard';
  return intent === 'apply-code' || intent === 'follow-link' ? 'discountCode' : null;
}

function rememberable(cart: Cart | null, {refusals, removed}: CommandAnswer): RememberedOutcome {
  return {
    cartId: cart?.id ?? null,
    refusals: [...refusals],
    removed: removed === null ? null : {...removed, attributes: [...removed.attributes]},
  };
}

/** For what the shop can do without: an outage is reported, and that is all. */
async function unlessDown(work: Promise<unknown>, report: (error: unknown) => void): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    report(error);
  }
}

/** The visitor's cart: read, and changed one command after the other. */
export function createCartService({
  platform,
  cartId,
  inTurn,
  remember,
  report,
  mayTry,
  subscriptionVoucher,
  refusedUpkeep,
  pause,
  keepAlive,
}: CartServiceOptions): CartService {
  const careful = createCarefulPlatform(platform, pause);

  async function perform(command: CartCommand): Promise<CartOutcome> {
    let current: Cart | null | undefined;
    let aim: CartAim | null = null;
    const tell = (told: CartAim) => (aim = told);
    const task = async (earlier: string | null): Promise<RememberedOutcome> => {
      const answer = await runCommand({platform: careful, earlier: readDoubt(earlier), tell}, cartId, command);
      current = await settleChange(careful, answer, {voucher: subscriptionVoucher, refused: refusedUpkeep});
      return rememberable(current, answer);
    };
    try {
      const operation = {
        operationId: command.operation,
        fingerprint: fingerprint(command),
        doubt: () => (aim === null ? null : JSON.stringify(aim)),
      };
      const {result, repeated} = await inTurn(turnKey(cartId, command), operation, task);
      // The same form comes again with the new cart's cookie, and then queues at the cart.
      if (cartId === null && result.cartId !== null && !repeated && command.operation !== null) {
        await unlessDown(
          inTurn(turnKey(result.cartId, command), operation, () => Promise.resolve(result)),
          report,
        );
      }
      const known = current === undefined && result.cartId !== null ? await platform.read(result.cartId) : current;
      const cart = known ?? null;
      remember(cart);
      return {cart, reached: true, refusals: result.refusals, repeated, removed: result.removed};
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      report(error);
      return refused(error.failure === 'throttled' ? 'too-busy' : 'try-again');
    }
  }

  /** Brings a cart in step in its turn, where it is read anew: a change that is under way may be about to do the same. */
  async function settled(seen: Cart): Promise<Cart | null> {
    let current: Cart | null = seen;
    const task = async (): Promise<RememberedOutcome> => {
      const now = await platform.read(seen.id);
      current = now === null ? null : await settleCart(careful, now, refusedUpkeep);
      return {cartId: current?.id ?? null, refusals: [], removed: null};
    };
    await unlessDown(
      inTurn(cartKey(seen.id), {operationId: null, fingerprint: 'settle', isUpkeep: true}, task),
      report,
    );
    return current;
  }

  return {
    async read() {
      if (cartId === null) return null;
      const seen = await platform.read(cartId);
      const cart = seen === null || isSettled(seen, refusedUpkeep) ? seen : await settled(seen);
      remember(cart);
      return cart;
    },

    async perform(command) {
      const tried = triedBy(command);
      if (tried !== null && !(await mayTry(tried, turnKey(cartId, command)))) return refused('too-many-attempts');
      const work = perform(command);
      keepAlive(work.catch(() => undefined));
      return work;
    },
  };
}
