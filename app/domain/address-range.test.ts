import {expect, it} from 'vitest';

import {addressRange} from './address-range';

it.each([
  ['198.51.100.23', '198.51.100.0/24'],
  ['198.51.100.240', '198.51.100.0/24'],
  ['2001:db8:a:b:1:2:3:4', '2001:db8:a:b::/64'],
  ['2001:0DB8:000a:b::7', '2001:db8:a:b::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, range) => {
  expect(addressRange(address)).toBe(range);
});
