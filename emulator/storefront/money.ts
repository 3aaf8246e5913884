/** The only currency of the shop. */
export const CURRENCY = 'EUR';

/** Returns money as the platform writes it: at least one digit after the point, no needless zero (`12.0`, `12.55`). */
export function money(cents: number): {
  readonly amount: string;
  readonly currencyCode: string;
  readonly __typename: string;
} {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const fraction = digits.slice(-2).replace(/0$/, '');
  return {__typename: 'MoneyV2', amount: `${sign}${digits.slice(0, -2)}.${fraction}`, currencyCode: CURRENCY};
}

/**
 * Returns the share of an amount, `part / whole` of `cents`, rounded half up on integers. `cents` and `part` are not
 * negative, `whole` is positive.
 */
export function share(cents: number, part: number, whole: number): number {
  return Math.floor((2 * cents * part + whole) / (2 * whole));
}

/** Returns an amount less so many per cent, rounded half up: what a selling plan asks for one piece. */
export function lessPercent(cents: number, percent: number): number {
  return share(cents, 100 - percent, 100);
}
