import type {Catalogue, LanguageCode} from '../catalogue';
import type {CartProblem, StockWarning} from './cart-change';
import type {CartState} from './cart-state';

/** What a change needs to know beside the cart. */
export type ChangeWorld = {
  readonly catalogue: Catalogue;
  /** Pieces in stock by variant number. */
  readonly stock: ReadonlyMap<number, number>;
  /** The language of the request, which the cart takes over. */
  readonly language: LanguageCode;
  readonly now: number;
  readonly newId: () => string;
};

/** A refused change leaves `state` as it was. */
export type ChangedCart = {
  readonly state: CartState;
  readonly problems: readonly CartProblem[];
  readonly warnings: readonly StockWarning[];
};
