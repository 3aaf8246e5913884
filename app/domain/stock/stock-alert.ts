/** The wish to hear when a variant is there again. */
export type StockAlert = {
  /** The number in the variant's global id. */
  readonly variant: number;
  /** Of the product, to lead back to it. */
  readonly handle: string;
  readonly email: string;
};

export type StockAlertField = keyof StockAlert;

/** What became of the wish: a mail that asks for confirmation is on its way, or why not. */
export const STOCK_OUTCOMES = ['sent', 'in-stock', 'unknown-variant', 'too-many'] as const;

export type StockOutcome = (typeof STOCK_OUTCOMES)[number];

/** What became of a link in such a mail. */
export const STOCK_LINK_OUTCOMES = [
  'confirmed',
  'already-confirmed',
  'cancelled',
  'already-cancelled',
  'expired',
  'unknown',
] as const;

export type StockLinkOutcome = (typeof STOCK_LINK_OUTCOMES)[number];

/** One of the outcomes that an address names, `null` for anything else. */
export function stockOutcome(value: string | null): StockOutcome | StockLinkOutcome | null {
  return [...STOCK_OUTCOMES, ...STOCK_LINK_OUTCOMES].find((outcome) => outcome === value) ?? null;
}
