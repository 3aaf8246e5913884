import {DEFAULT_CURRENCY} from '../config/commerce';

/** An amount of money in integer cents; negative for a discount. `currency` is an ISO 4217 code. */
export type Money = {
  readonly cents: number;
  readonly currency: string;
};

/** Returns a whole amount; `cents` is an integer, negative for a discount. @throws RangeError for anything else. */
export function money(cents: number, currency: string = DEFAULT_CURRENCY): Money {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not whole cents: ${cents}`);
  return {cents: cents === 0 ? 0 : cents, currency};
}

/**
 * Parses a decimal string such as the platform's `amount` into cents: `12`, `12.5`, `12.50`, `-0.05`. More than two
 * decimals round half away from zero. No float takes part.
 * @throws RangeError for anything that is not a decimal number, or too large to be exact.
 */
export function parseAmount(amount: string): number {
  const [, sign, whole, fraction = ''] = /^(-?)(\d{1,14})(?:\.(\d{1,20}))?$/.exec(amount) ?? [];
  if (whole === undefined) throw new RangeError('Not a decimal amount');
  const decimals = fraction.padEnd(3, '0');
  const roundUp = decimals.charAt(2) >= '5' ? 1 : 0;
  const cents = Number(whole) * 100 + Number(decimals.slice(0, 2)) + roundUp;
  if (!Number.isSafeInteger(cents)) throw new RangeError('Amount too large');
  return sign === '-' && cents !== 0 ? -cents : cents;
}

/** Returns integer cents from 0 up as a decimal string with two places, such as `12.90`. */
export function decimalAmount(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Returns the sum of two amounts. @throws RangeError when their currencies differ. */
export function add(left: Money, right: Money): Money {
  requireSameCurrency(left, right);
  return money(left.cents + right.cents, left.currency);
}

/** Returns `left` less `right`. @throws RangeError when their currencies differ. */
export function subtract(left: Money, right: Money): Money {
  requireSameCurrency(left, right);
  return money(left.cents - right.cents, left.currency);
}

/** Returns an amount times a whole number, such as a quantity. @throws RangeError when `factor` is not an integer. */
export function multiply(amount: Money, factor: number): Money {
  if (!Number.isSafeInteger(factor)) throw new RangeError(`Not a whole factor: ${factor}`);
  return money(amount.cents * factor, amount.currency);
}

/**
 * Returns the sum of any number of amounts; `currency` is that of an empty sum. @throws RangeError when currencies
 * differ.
 */
export function sum(amounts: readonly Money[], currency: string = DEFAULT_CURRENCY): Money {
  const [first, ...rest] = amounts;
  return first === undefined ? money(0, currency) : rest.reduce(add, first);
}

/** Returns the same amount with the other sign. */
export function negate(amount: Money): Money {
  return money(-amount.cents, amount.currency);
}

/** Tells whether an amount is nothing. */
export function isZero(amount: Money): boolean {
  return amount.cents === 0;
}

/**
 * Returns -1, 0 or 1, as `left` is less than, equal to or more than `right`. @throws RangeError when currencies differ.
 */
export function compare(left: Money, right: Money): number {
  requireSameCurrency(left, right);
  return Math.sign(left.cents - right.cents);
}

function requireSameCurrency(left: Money, right: Money): void {
  if (left.currency !== right.currency) {
    throw new RangeError(`Different currencies: ${left.currency} and ${right.currency}`);
  }
}
