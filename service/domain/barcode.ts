/** Wide (1) and narrow (0) elements of the digits, Interleaved 2 of 5 (ISO/IEC 16390). */
const DIGITS = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'] as const;
const WIDE = 3;

/** A bar, in modules from the left edge. */
export type Bar = {readonly x: number; readonly width: number};

/**
 * Returns the bars of a carrier's number: Interleaved 2 of 5, wide elements of three modules.
 *
 * @param digits an even number of digits
 * @returns the bars, and the whole width in modules
 * @throws {RangeError} for anything else
 */
export function barcode(digits: string): {readonly bars: readonly Bar[]; readonly width: number} {
  if (!/^(\d\d)+$/.test(digits)) throw new RangeError('A barcode takes an even number of digits');
  const widths = [1, 1, 1, 1];
  for (const [pair = ''] of digits.matchAll(/\d\d/g)) {
    const bars = DIGITS[Number(pair[0])] ?? '';
    const spaces = DIGITS[Number(pair[1])] ?? '';
    for (let index = 0; index < bars.length; index += 1) widths.push(element(bars[index]), element(spaces[index]));
  }
  widths.push(WIDE, 1, 1);
  let x = 0;
  const bars: Bar[] = [];
  widths.forEach((width, index) => {
    if (index % 2 === 0) bars.push({x, width});
    x += width;
  });
  return {bars, width: x};
}

function element(kind: string | undefined): number {
  return kind === '1' ? WIDE : 1;
}
