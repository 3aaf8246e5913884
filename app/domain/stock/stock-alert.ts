import {HANDLE, ID_NUMBER} from '../product/platform-names';

/** The event that a mail is wanted for: it is sold out and comes again, or the next harvest of this coffee lands. */
export const STOCK_OCCASIONS = ['stock', 'harvest'] as const;

type StockOccasion = (typeof STOCK_OCCASIONS)[number];

/** The wish to hear when a variant is there again. */
export type StockAlert = {
  /** The number in the variant's global id. */
  readonly variant: number;
  /** Of the product, to lead back to it. */
  readonly handle: string;
  readonly email: string;
  readonly occasion: StockOccasion;
};

export type StockAlertField = keyof StockAlert;

/** The outcome of the wish: a mail that asks for confirmation is on its way, or why there can be none. */
const STOCK_OUTCOMES = ['sent', 'in-stock', 'unknown-variant'] as const;

export type StockOutcome = (typeof STOCK_OUTCOMES)[number];

/** The outcome of a link in such a mail. */
const STOCK_LINK_OUTCOMES = [
  'confirmed',
  'already-confirmed',
  'cancelled',
  'already-cancelled',
  'expired',
  'unknown',
] as const;

export type StockLinkOutcome = (typeof STOCK_LINK_OUTCOMES)[number];

/** Reads variant, product and occasion from a link to the form; `null` where it lacks a variant or a product. */
export function wishedFor(query: URLSearchParams): Readonly<Record<'variant' | 'handle' | 'occasion', string>> | null {
  const variant = query.get('variant') ?? '';
  const handle = query.get('handle') ?? '';
  const occasion = STOCK_OCCASIONS.find((each) => each === query.get('occasion')) ?? 'stock';
  return ID_NUMBER.test(variant) && HANDLE.test(handle) ? {variant, handle, occasion} : null;
}

/** Returns the outcome that an address names, `null` for anything else. */
export function stockOutcome(value: string | null): StockOutcome | StockLinkOutcome | null {
  return [...STOCK_OUTCOMES, ...STOCK_LINK_OUTCOMES].find((outcome) => outcome === value) ?? null;
}
