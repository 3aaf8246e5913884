import {expect, it} from 'vitest';
import {addressRange} from './address-range';

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  [' 203.0.113.250 ', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['nonsense', 'nonsense'],
])('counts %s in the range %s', (address, range) => {
  expect(addressRange(address)).toBe(range);
});
