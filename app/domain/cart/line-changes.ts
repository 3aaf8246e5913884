import type {Attribute} from './cart';

/** Lines of its own that the worker adds to a cart, and quantities that it sets; quantity 0 removes the line. */
export type LineChanges = {
  readonly add: readonly {
    readonly variantId: string;
    readonly quantity: number;
    readonly attributes: readonly Attribute[];
  }[];
  readonly update: readonly {readonly lineId: string; readonly quantity: number}[];
};
