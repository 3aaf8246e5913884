import {expect, it} from 'vitest';
import {isIncludedDonation} from './donation-line';

const donation = {requiresShipping: false, subtotalCents: 0, properties: [{name: '_D'}]};

it.each([
  ['a donation at no price', donation, true],
  ['a donation that was bought', {...donation, subtotalCents: 500}, false],
  ['coffee that costs nothing', {...donation, requiresShipping: true}, false],
  ['something else that costs nothing', {...donation, properties: [{name: '_recipient_email'}]}, false],
] as const)('%s is included in the prices: %s', (_, line, isIncluded) => {
  expect(isIncludedDonation(line)).toBe(isIncluded);
});
