import type {Catalogue} from '../catalogue';

/** A gift card as the platform's books know it. */
export type GiftCard = {
  /** Becomes `gid://shopify/AppliedGiftCard/{number}`; says nothing about the code. */
  readonly number: number;
  /** In capitals. */
  readonly code: string;
  readonly balanceCents: number;
};

/** What the price of a cart depends on beside the cart itself. */
export type PricingWorld = {
  readonly catalogue: Catalogue;
  /** Pieces in stock by variant number. */
  readonly stock: ReadonlyMap<number, number>;
  /** The cart's gift cards by code in capitals; a missing one counts as invalid. */
  readonly giftCards: ReadonlyMap<string, GiftCard>;
  /** Codes in capitals that the buyer's e-mail address has used up. */
  readonly usage: ReadonlySet<string>;
  readonly now: number;
};
