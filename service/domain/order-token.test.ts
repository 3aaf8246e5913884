import {SignJWT} from 'jose';
import {describe, expect, it} from 'vitest';
import {readOrderToken} from './order-token';

const SECRET = 'a-secret-of-more-than-32-characters!';
const NOW = Date.UTC(2026, 10, 21);
const END = NOW + 30 * 60 * 1000;

const jwt = () =>
  new SignJWT()
    .setProtectedHeader({alg: 'HS256'})
    .setSubject('7')
    .setAudience('order-confirmation')
    .setExpirationTime(END / 1000);
const signed = (token: SignJWT, secret = SECRET) => token.sign(new TextEncoder().encode(secret));

describe('the token of an order', () => {
  it('names it until its end', async () => {
    const token = await signed(jwt());
    expect(await readOrderToken(token, SECRET, END - 1000)).toEqual({ok: true, orderId: 7});
    expect(await readOrderToken(token, SECRET, END)).toEqual({ok: false, reason: 'expired'});
  });

  it.each([
    ['signed with another secret', () => signed(jwt(), `${SECRET}x`)],
    ['for another audience', () => signed(jwt().setAudience('login'))],
    [
      'without an end',
      () => signed(new SignJWT({sub: '7', aud: 'order-confirmation'}).setProtectedHeader({alg: 'HS256'})),
    ],
    [
      'without an order',
      () => signed(new SignJWT({aud: 'order-confirmation', exp: END / 1000}).setProtectedHeader({alg: 'HS256'})),
    ],
    ['of an order that is no number', () => signed(jwt().setSubject('order-1'))],
    ['that is no token', () => Promise.resolve('abc')],
    ['that is empty', () => Promise.resolve('')],
  ])('is refused: one %s', async (_, make) => {
    expect(await readOrderToken(await make(), SECRET, NOW)).toEqual({ok: false, reason: 'invalid'});
  });

  it('is refused where its order was exchanged', async () => {
    const [header, , signature] = (await signed(jwt())).split('.');
    const forged = btoa(JSON.stringify({sub: '8', aud: 'order-confirmation', exp: END / 1000}));
    const token = [header, forged.replaceAll('=', ''), signature].join('.');
    expect(await readOrderToken(token, SECRET, NOW)).toEqual({ok: false, reason: 'invalid'});
  });

  it('is refused where nothing signs any', async () => {
    expect(await readOrderToken(await signed(jwt()), '', NOW)).toEqual({ok: false, reason: 'invalid'});
  });
});
