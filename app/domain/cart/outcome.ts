import type {Outcome} from '../form/outcome';
import type {Cart} from './cart';
import type {LinkedLine} from './command';
import type {Refusal} from './refusal';

/** What a command did to the cart, as far as the platform let it. */
export type CartChange = {
  /** The cart as it is now; `null` where there is none. */
  readonly cart: Cart | null;
  /** What was not done as asked; empty when all was. */
  readonly refusals: readonly Refusal[];
  /** The command had been carried out before: it was not carried out again. */
  readonly repeated: boolean;
  /** The line that the command took out of the cart, so that it can be put back. */
  readonly removed: LinkedLine | null;
};

/** What came of a command to the cart: where nothing was carried out, the cart stays as it was known. */
export type CartOutcome = Exclude<Outcome<CartChange>, {readonly state: 'refused' | 'invalid'}>;
