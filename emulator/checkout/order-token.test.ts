import {SignJWT} from 'jose';
import {describe, expect, it} from 'vitest';
import {ORDER_TOKEN_LIFETIME, readOrderToken, signOrderToken} from './order-token';

const SECRET = 'a-secret-of-more-than-32-characters!';
const NOW = Date.UTC(2026, 10, 21);

describe('order token', () => {
  it('names the order for 30 minutes, then says that it expired', async () => {
    const token = await signOrderToken('order-1', SECRET, NOW);
    const end = NOW + ORDER_TOKEN_LIFETIME * 1000;
    expect(ORDER_TOKEN_LIFETIME).toBe(1800);
    expect(await readOrderToken(token, SECRET, NOW)).toEqual({ok: true, orderId: 'order-1'});
    expect(await readOrderToken(token, SECRET, end - 1000)).toEqual({ok: true, orderId: 'order-1'});
    expect(await readOrderToken(token, SECRET, end)).toEqual({ok: false, reason: 'expired'});
  });

  it.each([
    ['signed with another secret', () => signOrderToken('order-1', `${SECRET}x`, NOW)],
    ['for another audience', () => jwt().setAudience('login').sign(key())],
    [
      'without an end',
      () =>
        new SignJWT()
          .setProtectedHeader({alg: 'HS256'})
          .setSubject('order-1')
          .setAudience('order-confirmation')
          .sign(key()),
    ],
    [
      'without an order',
      () =>
        new SignJWT()
          .setProtectedHeader({alg: 'HS256'})
          .setAudience('order-confirmation')
          .setExpirationTime(NOW / 1000 + 60)
          .sign(key()),
    ],
    ['that is no token', () => Promise.resolve('abc')],
    ['that is empty', () => Promise.resolve('')],
  ])('refuses one %s', async (_, make) => {
    expect(await readOrderToken(await make(), SECRET, NOW)).toEqual({ok: false, reason: 'invalid'});
  });

  it('refuses one whose order was exchanged', async () => {
    const [header, , signature] = (await signOrderToken('order-1', SECRET, NOW)).split('.');
    const forged = btoa(JSON.stringify({sub: 'order-2', aud: 'order-confirmation', exp: NOW / 1000 + 60}));
    const token = [header, forged.replaceAll('=', ''), signature].join('.');
    expect(await readOrderToken(token, SECRET, NOW)).toEqual({ok: false, reason: 'invalid'});
  });
});

function jwt() {
  return new SignJWT()
    .setProtectedHeader({alg: 'HS256'})
    .setSubject('order-1')
    .setExpirationTime(NOW / 1000 + 60);
}

function key() {
  return new TextEncoder().encode(SECRET);
}
