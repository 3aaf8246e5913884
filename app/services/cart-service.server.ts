import type {Cart, CartLine} from '../domain/cart/cart';
import type {CartCommand} from '../domain/cart/command';
import {freeArticleChange} from '../domain/cart/perks';
import type {CartRefusal} from '../domain/cart/refusal';
import {namedProject, projectOf, reconcileDonations, withProject} from '../domain/donation';
import {ServiceError} from './service-error.server';
import type {CartAnswer, PlatformCart} from './storefront/cart.server';

/** What became of a command: the cart as it is now (`null` where there is none) and what was not done as asked. */
export type CartOutcome = CartAnswer & {
  /** Whether the command had been carried out before and its remembered outcome is given. */
  readonly repeated: boolean;
};

/**
 * Runs `task` after every earlier task of the same `key`. A repeated `operationId` with the same fingerprint is given
 * the remembered result and does not run again.
 */
export type InSequence = (
  key: string,
  operationId: string,
  fingerprint: string,
  task: () => Promise<CartAnswer>,
) => Promise<{readonly result: CartAnswer; readonly repeated: boolean}>;

export type CartService = {
  /** The visitor's cart, `null` where there is none (or none any more). Throws `ServiceError` in an outage. */
  readonly read: () => Promise<Cart | null>;
  /** Carries out a command once. Throws `ServiceError` in an outage. */
  readonly perform: (command: CartCommand, operationId: string) => Promise<CartOutcome>;
};

type Handlers = {
  readonly [Intent in CartCommand['intent']]: (
    command: Extract<CartCommand, {intent: Intent}>,
    cart: Cart,
  ) => Promise<CartAnswer>;
};

const refused = (cart: Cart | null, code: CartRefusal['code'], lineId: string | null = null): CartAnswer => ({
  cart,
  refusals: [{code, lineId}],
});

function lineAttributes(project: string | null): CartLine['attributes'] {
  const named = project === null ? null : namedProject([{key: '_D', value: project}]);
  return named === null ? [] : withProject([], named);
}
