import {expect, test} from 'vitest';
import {SLOTS} from '../config/slots';
import {cutAtSlots, fillSlots, freshNonce, slotValues, withSlots} from './slots.server';

function visitor(cookie: string): Request {
  return new Request('https://shop.example/', {headers: {Cookie: cookie}});
}

test.each([
  ['', 0],
  ['cart_count=3', 3],
  ['cart_count=99999', 99999],
  ['cart_count=100000', 0],
  ['cart_count=-1', 0],
  ['cart_count=1e3', 0],
  ['cart_count=3.5', 0],
  ['cart_count=%3Cscript%3E', 0],
  ['cart_count=<script>', 0],
])('the badge for the cookies %j is %i', (cookie, count) => {
  expect(slotValues(visitor(cookie)).cartCount).toBe(count);
});

test.each([
  [['cart_count=2; Path=/'], 2],
  [['cart_count=; Path=/; Max-Age=0'], 0],
  [['storefront_cart_id=x; Path=/'], 5],
])('the badge of a visitor with 5 pieces, answered with %j, is %i', (setCookies, count) => {
  expect(slotValues(visitor('cart_count=5'), setCookies).cartCount).toBe(count);
});

test.each([
  ['', 'unknown'],
  ['consent=necessary', 'necessary'],
  ['consent=statistics', 'statistics'],
  ['consent=marketing', 'marketing'],
  ['consent=all', 'all'],
  ['consent=ALL', 'unknown'],
  ['consent="><script>', 'unknown'],
  ['consent=%22%3E', 'unknown'],
  ['consent=__proto__', 'unknown'],
])('the consent for the cookies %j is %s', (cookie, consent) => {
  expect(slotValues(visitor(cookie)).consent).toBe(consent);
});

test('nonce and idempotencyKey are new in every response', () => {
  const values = Array.from({length: 20}, () => slotValues(visitor('')));
  expect(new Set(values.map(({nonce}) => nonce)).size).toBe(20);
  expect(new Set(values.map(({idempotencyKey}) => idempotencyKey)).size).toBe(20);
  expect(values.every(({nonce}) => /^[0-9a-f]{32}$/.test(nonce))).toBe(true);
});

test('every slot is filled wherever it stands, and nothing else changes', () => {
  const rendered = freshNonce();
  const html = [
    `<script nonce="${rendered}">a</script><script nonce="${rendered}">b</script>`,
    `<b data-count="${SLOTS.cartCount}">${SLOTS.cartCount}</b>`,
    `<html data-consent="${SLOTS.consent}"><input value="${SLOTS.idempotencyKey}">$& $1 Grüße`,
  ].join('');
  const values = {nonce: 'n1', cartCount: 4, consent: 'all', idempotencyKey: 'o1'} as const;
  const cut = cutAtSlots(html, rendered);
  expect(new TextDecoder().decode(fillSlots(cut, values))).toBe(
    '<script nonce="n1">a</script><script nonce="n1">b</script><b data-count="4">4</b>' +
      '<html data-consent="all"><input value="o1">$& $1 Grüße',
  );
  expect(new TextDecoder().decode(withSlots(cut, rendered)), 'as it was rendered').toBe(html);
});

test('no slot’s token is part of another', () => {
  const tokens = Object.values(SLOTS);
  for (const token of tokens) expect(tokens.filter((other) => other.includes(token))).toEqual([token]);
  for (const token of tokens) expect(token).toMatch(/^[a-z0-9-]+$/);
});
