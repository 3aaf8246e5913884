import {expect, it} from 'vitest';
import {barcode} from './barcode';

/** Bars as `#`, spaces as blanks, one character a module. */
function drawn(digits: string): string {
  const {bars, width} = barcode(digits);
  return Array.from({length: width}, (_, x) =>
    bars.some((bar) => x >= bar.x && x < bar.x + bar.width) ? '#' : ' ',
  ).join('');
}

it('interleaves a digit in bars with a digit in spaces, between start and stop', () => {
  // 3 = wide wide narrow narrow narrow in bars, 8 = wide narrow narrow wide narrow in spaces.
  expect(drawn('38')).toBe('# # ###   ### # #   # ### #');
});

it('takes three modules for a wide element', () => {
  expect(barcode('1234').width).toBe(4 + 4 * (2 * 3 + 3) + 5);
});

it.each(['', '1', '12a4'])('refuses %j', (digits) => {
  expect(() => barcode(digits)).toThrow(RangeError);
});
