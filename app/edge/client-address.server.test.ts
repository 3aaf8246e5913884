import {expect, test} from 'vitest';
import {clientAddress} from './client-address.server';

test.each([
  [{'CF-Connecting-IP': '192.0.2.1'}, '192.0.2.1'],
  [{'CF-Connecting-IP': '2001:DB8::1'}, '2001:db8::1'],
  [{'CF-Connecting-IP': '::FFFF:192.0.2.1'}, '192.0.2.1'],
  [{'X-Forwarded-For': '192.0.2.1'}, 'unknown'],
  [{'CF-Connecting-IP': '<script>'}, 'unknown'],
  [{'CF-Connecting-IP': 'for 192.0.2.1'}, 'unknown'],
  [{'CF-Connecting-IP': '192.0.2.1, 192.0.2.2'}, 'unknown'],
  [{'CF-Connecting-IP': '192.0.2.256'}, 'unknown'],
  [{'CF-Connecting-IP': '1e309'}, 'unknown'],
  [{}, 'unknown'],
])('%j is %s', (headers, address) => {
  expect(clientAddress(new Request('https://shop.example/', {headers}))).toBe(address);
});
