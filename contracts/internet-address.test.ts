import {describe, expect, it} from 'vitest';

import {isInternetAddress, networksOf, plainAddress} from './internet-address';

describe('networksOf', () => {
  it.each([
    ['198.51.100.23', ['198.51.100.0/24']],
    ['198.51.100.240', ['198.51.100.0/24']],
    [' 198.51.100.23 ', ['198.51.100.0/24']],
    ['2001:db8:a:b:1:2:3:4', ['2001:db8:a:b::/64', '2001:db8:a::/48']],
    ['2001:0DB8:000a:b::7', ['2001:db8:a:b::/64', '2001:db8:a::/48']],
    ['2001:db8:a:c::7', ['2001:db8:a:c::/64', '2001:db8:a::/48']],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
    ['1::', ['1:0:0:0::/64', '1:0:0::/48']],
    ['::', ['0:0:0:0::/64', '0:0:0::/48']],
    ['1:2:3::5:6:7:8', ['1:2:3:0::/64', '1:2:3::/48']],
    ['::4:5:6:7:8', ['0:0:0:4::/64', '0:0:0::/48']],
    ['2001:db8::192.0.2.1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
  ])('%s is in %j', (address, networks) => {
    expect(networksOf(address)).toEqual(networks);
    expect(isInternetAddress(address.trim())).toBe(true);
  });

  it.each(['::ffff:198.51.100.23', '::FFFF:c633:6417', '0:0:0:0:0:ffff:198.51.100.23', '0000::ffff:c633:6417'])(
    'counts an IPv4 address in IPv6 notation as the IPv4 address: %s',
    (address) => {
      expect(networksOf(address)).toEqual(['198.51.100.0/24']);
    },
  );

  it.each([
    'x198.51.100.23',
    '198.51.100.23.9',
    '198.51.100.256',
    '1e309',
    'unknown',
    '1:2:3',
    '1::2::3',
    '1:2:3:4:5:6:7:8:9',
    'g::1',
    ':::',
  ])('leaves what is no address as it is: %s', (text) => {
    expect(networksOf(text)).toEqual([text]);
    expect(isInternetAddress(text)).toBe(false);
  });
});

it.each([
  ['::ffff:198.51.100.23', '198.51.100.23'],
  ['::ffff:0:1', '0.0.0.1'],
  [' 2001:DB8::1 ', '2001:db8::1'],
  ['Unknown', 'unknown'],
])('plainAddress(%j) is %j', (address, plain) => {
  expect(plainAddress(address)).toBe(plain);
});
