/** Writes integer cents as a decimal string with two places. */
export function decimalOf(cents: number): string {
  return (cents / 100).toFixed(2);
}
